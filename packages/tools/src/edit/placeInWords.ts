import { contentFileNames, contentFiles } from '@portfolio/data/schema/content';
import { namingFields } from '@portfolio/data/translation/translate';
import { CONTENT_FOLDER, type ContentProblem } from '@portfolio/data/validation/contentProblem';
import { isObject } from '@portfolio/data/values/isObject';
import { stepsIn } from '@portfolio/data/values/place';
import { labelOf } from './labels.ts';

/** An entry by its name, or else by its number. */
function entryInWords(entry: unknown, at: number): string {
  const name = namingFields.map((key) => (isObject(entry) ? entry[key] : undefined)).find(Boolean);
  return name === undefined ? `entry ${at + 1}` : `“${name}”`;
}

/**
 * A place in the content as a person finds it in the form: `projects[2].figure.points[3]` as
 * `Projects › “Triage” › Figure › Points › entry 4`.
 */
export function placeInWords(path: string, content: unknown): string {
  let value = content;
  const steps = stepsIn(path).map((step) => {
    value = Reflect.get(Object(value), step);
    return typeof step === 'number' ? entryInWords(value, step) : labelOf(step);
  });
  return steps.join(' › ');
}

/** What people write into files, and what they do in a form instead. */
const inFiles: Readonly<Record<string, string>> = {
  'write "hidden": true': 'switch on its “Hidden”',
  'null where there is none': '- where there is none',
  'for each x': 'for each value of the horizontal axis',
};

const parts = contentFileNames.flatMap((name) => Object.keys(contentFiles[name]));

/** What to say otherwise in a form: phrases above, quoted values, which stay, files of the content, places and keys in it. */
const FOR_FILES = new RegExp(
  [
    Object.keys(inFiles).join('|'),
    '"(?:[^"\\\\]|\\\\.)*"',
    `(?:${CONTENT_FOLDER}/)?(?<file>${contentFileNames.join('|').replaceAll('.json', '')})\\.json\\b`,
    `(?<![\\w/.#@-])(?<place>(?:${parts.join('|')})(?:\\[\\d+\\]|\\.[a-z]\\w*)+)(?![\\w/@-])`,
    `\\b(?<key>${parts.filter((part) => /[A-Z]/.test(part)).join('|')})\\b`,
  ].join('|'),
  'g',
);

/** A sentence about the content for a person who sees only forms: without files, places and keys. */
export const sentenceInWords = (sentence: string, content?: unknown): string =>
  sentence.replace(FOR_FILES, (found, ...match) => {
    const { file, place, key } = match.at(-1);
    if (file) return `the form “${labelOf(file)}”`;
    if (place) return placeInWords(place, content);
    return key ? `“${labelOf(key)}”` : (inFiles[found] ?? found);
  });

/**
 * The place of a problem as a person finds it in the editor: in a form, or in a file that has none, such as a translation.
 * @param content with the values that the place is in
 */
export function placeOfProblem(
  { file, path }: Pick<ContentProblem, 'file' | 'path'>,
  content: unknown,
): string {
  const name = file.slice(CONTENT_FOLDER.length + 1);
  if (/^(?:[^/]+\.json)?$/.test(name)) return placeInWords(path, content);
  const caseStudy = /^case-studies\/(.+)\.md$/.exec(name)?.[1];
  const place = caseStudy ? `${labelOf('caseStudies')} › ${caseStudy}` : name;
  return path === '' || name.endsWith(path) ? place : `${place} › ${path}`;
}

/** A problem as a person with forms reads it: the place and the message. That of a published file has its name. */
export function problemInWords({ file, path, message }: ContentProblem, content: unknown): string {
  const sentence = sentenceInWords(message, content);
  if (file.startsWith(`${CONTENT_FOLDER}/files/`)) return sentence;
  return `${placeOfProblem({ file, path }, content)}: ${sentence}`;
}
