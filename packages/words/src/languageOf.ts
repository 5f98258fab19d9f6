import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as english from './en/index.ts';
import { formatsOf } from './formats.ts';
import { missingEntries } from './missingEntries.ts';
import type { Language, Words } from './Words.ts';

const fileOf = (name: string) => join(import.meta.dirname, name, 'index.ts');

/** The name of a language's folder, such as `fr` or `pt-BR`. */
const TAG = /^[a-z]{2,3}(?:-[A-Za-z\d]+)*$/;

/** The file with the language's own words: `fr-CA/index.ts`, or else `fr/index.ts`. */
function ownWordsFile(tag: string): string | undefined {
  if (!TAG.test(tag)) return undefined;
  const subtags = tag.split('-');
  return subtags
    .map((_, index) => fileOf(subtags.slice(0, subtags.length - index).join('-')))
    .find(existsSync);
}

/**
 * The file with all words of a language. It is the English one if the language has none of its own.
 * @param tag BCP 47
 */
export const wordsFile = (tag: string): string => ownWordsFile(tag) ?? fileOf('en');

const importWords = (file: string): Promise<Words> => import(pathToFileURL(file).href);

/**
 * The places of the entries that aren't in a language's folder. There, the build fails or shows nothing.
 * @param tag BCP 47
 * @returns undefined if there is no folder, because the site then uses English
 */
export async function missingWords(tag: string): Promise<string[] | undefined> {
  const file = ownWordsFile(tag);
  return file === undefined ? undefined : missingEntries(await importWords(file), english);
}

/** A language by its tag, for code in Node. Its words are English if it has no folder. */
export const languageOf = async (tag: string): Promise<Language> => ({
  ...(await importWords(wordsFile(tag))),
  formats: formatsOf(tag),
});
