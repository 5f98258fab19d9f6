import * as v from 'valibot';
import type { ContentWithCaseStudies } from '../caseStudy/caseStudy.ts';
import { contentSchema } from '../schema/content.ts';
import { downloadSchema, loadedAddressSchema, webAddressSchema } from '../schema/fields.ts';
import { placesOf } from '../schema/placesOf.ts';
import { decoded } from '../values/decoded.ts';
import { isRemote } from '../values/isRemote.ts';
import { placeOf } from '../values/place.ts';
import { showValue } from '../values/showValue.ts';
import { type Found, valuesAt } from '../values/valuesAt.ts';
import { type ContentProblem, fileOf, inContent, type PlacedProblem } from './contentProblem.ts';
import { crossCheck } from './crossChecks.ts';
import { imagesIn } from './images.ts';

export { type ContentProblem, formatContentProblems } from './contentProblem.ts';

/** A file that the content refers to. */
export type LocalFile = {
  /** The content file that refers to it, from the repository's root. */
  file: string;
  /** The place in it. */
  path: string;
  /** The file referred to, from the content's `files`. */
  src: string;
};

/** A number in another notation: `1,234`, `0,5`, `1 234` or `1'234`. */
const isOddNumber = (value: unknown) =>
  typeof value === 'string' && /^[-+−]?\d[\d.,'’\s]*$/.test(value) && Number.isNaN(Number(value));

/** The value that breaks a rule. In place of a list of numbers, it is the first entry in another notation. */
function shownBreach({ type, path }: v.BaseIssue<unknown>, value: unknown): string {
  const isList = Array.isArray(value);
  const isEntry = isList || typeof path?.at(-1)?.key === 'number';
  const isNumber = type === 'number' && typeof value === 'string' && /\d/.test(value);
  const odd = isNumber ? value : isEntry && [value].flat().find(isOddNumber);
  if (!odd || !Number.isNaN(Number(odd))) return `but is ${showValue(value)}`;
  const example = isEntry ? '1234.5, 16' : '1234.5';
  return `but ${isList ? 'has' : 'is'} ${showValue(odd)}: write numbers like ${example}, with a point before decimals and nothing between thousands`;
}

function toProblem(issue: v.BaseIssue<unknown>): PlacedProblem {
  const path = placeOf(issue.path?.map(({ key }) => key as string | number) ?? []);
  // A missing or unknown key has no value to show.
  const isAboutKey = issue.type === 'strict_object' && issue.expected !== 'Object';
  // The input of a check across fields is the whole entry. Its path leads to one value in it.
  const value = issue.path ? issue.path.at(-1)?.value : issue.input;
  // The message of a check across fields already has the value, and a missing value can't be shown.
  const isComplete = isAboutKey || issue.type === 'raw_check' || value === undefined;
  const message = isComplete ? issue.message : `${issue.message}, ${shownBreach(issue, value)}`;
  return { path, message };
}

/**
 * All problems of the content; empty when it may be published. A value that breaks several rules is reported for
 * the first one.
 * @param content the files' values, of any shape
 * @param now when it is checked, in milliseconds since 1970; the moment of the call unless given
 */
export function validateContent(content: unknown, now = Date.now()): ContentProblem[] {
  const problems = [
    ...(v.safeParse(contentSchema, content).issues ?? []).map(toProblem),
    ...crossCheck(content, now),
  ];
  const byPath = new Map<string, ContentProblem>();
  for (const { path, message } of problems) {
    if (!byPath.has(path)) byPath.set(path, { file: fileOf(path), path, message });
  }
  return [...byPath.values()];
}

const toFile = ({ path, value }: Found): LocalFile[] =>
  typeof value === 'string' ? [{ file: fileOf(path), path, src: value }] : [];

/** The values in one list of each case study, with their places. */
const inCaseStudies = (content: unknown, list: 'pictures' | 'links' | 'files'): LocalFile[] => {
  const { caseStudies }: Pick<ContentWithCaseStudies, 'caseStudies'> = Object(content);
  return [...(caseStudies?.files.values() ?? [])].flatMap((caseStudy) =>
    caseStudy[list].map(({ line, value }) => ({
      file: inContent(caseStudy.name),
      path: `line ${line}`,
      src: value,
    })),
  );
};

/** Every picture in the content's `files` that the content names. */
export const localFiles = (content: unknown): LocalFile[] => [
  ...imagesIn(content).flatMap((found) => (isRemote(found.value) ? [] : toFile(found))),
  ...inCaseStudies(content, 'pictures'),
];

const downloadPlaces = placesOf(contentSchema, downloadSchema);

/** Every file in the content's `files` that the owner publishes by its name. */
export const listedFiles = (content: unknown): LocalFile[] => [
  ...['site.files[]', ...downloadPlaces]
    .flatMap((place) => valuesAt(content, place))
    .flatMap((found) => (isRemote(found.value) ? [] : toFile(found))),
  ...inCaseStudies(content, 'files'),
];

const addressPlaces = [webAddressSchema, loadedAddressSchema, downloadSchema].flatMap((kind) =>
  placesOf(contentSchema, kind),
);

/** The path of an address, decoded like the name of a file. */
const pathIn = (rest: string) => decoded(rest.replace(/[?#].*/s, ''));

/** An address without its scheme, since http and https lead to the same place. */
const hostAndPath = (address: string) => address.replace(/^https?:\/\//, '');

/**
 * Every address in the content that is below the site's own: `src` is the rest of it. It may be a file
 * in the content's `files`, one that the build makes, or a page.
 */
export function ownAddresses(content: unknown): LocalFile[] {
  const [site] = valuesAt(content, 'site.url').flatMap(toFile);
  if (!site) return [];
  const root = `${hostAndPath(site.src)}/`;
  return [
    ...addressPlaces.flatMap((place) => valuesAt(content, place)).flatMap(toFile),
    ...inCaseStudies(content, 'links'),
  ]
    .filter(({ src }) => hostAndPath(src).startsWith(root))
    .map(({ src, ...rest }) => ({ ...rest, src: pathIn(hostAndPath(src).slice(root.length)) }));
}
