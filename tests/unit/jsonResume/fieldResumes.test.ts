import { readdirSync, readFileSync } from 'node:fs';
import { pageText } from '@portfolio/build/documents/texts/pageText';
import { toResume } from '@portfolio/data/jsonResume/toResume';
import { isMailAddress } from '@portfolio/data/schema/contactRules';
import { pageNames } from '@portfolio/data/schema/pages';
import { validateContent } from '@portfolio/data/validation/validateContent';
import { textsIn } from '@portfolio/data/values/textsIn';
import { valuesIn } from '@portfolio/data/values/valuesAt';
import type { Note } from '@portfolio/tools/content/notes';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { content as sampleContent } from '../../content.ts';
import { english } from '../../language.ts';
import { readPdf } from '../generated/readPdf.ts';
import { resumeFrom } from '../generated/sampleContent.ts';
import { contentOf } from './samples.ts';

const folder = new URL('field/', import.meta.url);
const parsed = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

/** Its documents are made once a package with Korean fonts is installed. */
const NEEDS_FONTS = 'ko-old-names.json';
/** Résumés as strangers have them: layout, keys, dates and mistakes are theirs, the words are made up. */
const names = readdirSync(folder);

/** The letters and digits of a text, without what stands in markup and addresses only. */
const letters = (text: string) =>
  text
    .replace(/<[^>]*>|&\w+;/g, ' ')
    .replace(/^https?:\/\//, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The values that aren't facts about a person. */
const aboutTheFile = /^(?:\$schema|meta\b)/;
/** Those that become something else: a country's name, a month's, a user's page. */
const translated = /(?:countryCode|[dD]ate|username|location)$/;

/** The facts of a résumé that are words, with their places. */
const factsOf = (resume: unknown) =>
  valuesIn(resume).filter(
    ({ path, value }) =>
      typeof value === 'string' &&
      letters(value) !== '' &&
      !aboutTheFile.test(path) &&
      !translated.test(path),
  ) as { path: string; value: string }[];

const isNoted = (path: string, notes: readonly Note[]) =>
  notes.some((note) => note.path !== '' && path.startsWith(note.path));

/** The facts that a text does not have. */
const missingIn = (text: string, facts: readonly string[]) => {
  const said = letters(text);
  return facts.filter((fact) => !said.includes(letters(fact)));
};

const wordsOf = (content: unknown) =>
  textsIn(content)
    .map(({ value }) => value)
    .join(' ');

/** Addresses, as Reactive Resume and others take them: with a scheme, or empty. */
const url = v.optional(v.pipe(v.string(), v.url()));
const date = v.optional(v.pipe(v.string(), v.regex(/^[12]\d{3}(?:-[01]\d(?:-[0-3]\d)?)?$/)));
const text = v.optional(v.string());
const texts = v.optional(v.array(v.string()));
const listOf = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.array(v.object(entries)));

/**
 * The rules of two readers besides the published schema: Reactive Resume's import of JSON Resume, which refuses a
 * file for one null or one address without a scheme, and the themes, of which some end without a location.
 */
const otherReaders = v.object({
  basics: v.object({
    name: text,
    label: text,
    image: url,
    email: v.optional(v.pipe(v.string(), v.check(isMailAddress))),
    phone: text,
    url,
    summary: text,
    location: v.object({ postalCode: text, city: text, countryCode: text, region: text }),
    profiles: v.array(v.object({ network: text, username: text, url })),
  }),
  work: listOf({ name: text, position: text, startDate: date, endDate: date, highlights: texts }),
  volunteer: listOf({ organization: text, position: text, startDate: date, highlights: texts }),
  education: listOf({ institution: text, studyType: text, startDate: date, endDate: date }),
  awards: listOf({ title: text, date, awarder: text, summary: text }),
  certificates: listOf({ name: text, date, issuer: text, url }),
  publications: listOf({ name: text, publisher: text, releaseDate: date, url, summary: text }),
  skills: listOf({ name: text, keywords: v.array(v.string()) }),
  languages: listOf({ language: text, fluency: text }),
  interests: listOf({ name: text, keywords: texts }),
  references: listOf({ name: text, reference: text }),
  projects: listOf({ name: text, description: text, url, keywords: texts, roles: texts }),
});

const asFile = (resume: unknown) => JSON.parse(JSON.stringify(resume));

describe.each(names)('The résumé %s', (name) => {
  const resume = parsed(name);
  const { content, notes, notImported } = contentOf(resume);
  const facts = factsOf(resume).filter(
    ({ path }) => !(path in notImported) && !isNoted(path, notes),
  );
  /** The names of employers, schools, projects and so on: each stays as it is. */
  const called = facts
    .filter(({ path }) => /\.(?:name|title|position|institution|publisher|awarder)$/.test(path))
    .map(({ value }) => value);

  test('becomes content that keeps every rule', () => {
    expect(validateContent(content)).toEqual([]);
  });

  test('keeps every fact, or tells its owner that it does not', () => {
    const said = letters(wordsOf(content));
    const lost = facts.filter(({ value }) => !said.includes(letters(value)));
    // Paragraphs are joined by full stops, and lists are split.
    const words = (value: string) => value.split(/[^\p{L}\p{N}]+/u).map(letters);
    expect(lost.filter(({ value }) => !words(value).every((word) => said.includes(word)))).toEqual(
      [],
    );
  });

  test('has each name in the standard fields of resume.json, for other programs', () => {
    const standard = asFile(toResume(content));
    expect(missingIn(wordsOf(standard), called)).toEqual([]);
    expect(v.safeParse(otherReaders, standard).issues).toBeUndefined();
  });

  test('says each name on its pages', () => {
    const pages = pageNames.map((page) => pageText(content, english, page)).join('\n');
    expect(missingIn(pages.replace(/\\/g, ''), called)).toEqual([]);
  });

  test.skipIf(name === NEEDS_FONTS)('says each name in its PDF', async () => {
    const { text } = await readPdf(await resumeFrom(content));
    expect(missingIn(text, called)).toEqual([]);
  });
});

test('The sample’s resume.json is read by others, too, also without an address', () => {
  const { address: _, ...owner } = sampleContent.owner;
  for (const content of [sampleContent, { ...sampleContent, owner }]) {
    expect(v.safeParse(otherReaders, asFile(toResume(content))).issues).toBeUndefined();
  }
});
