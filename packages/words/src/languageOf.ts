import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatsOf } from './formats.ts';
import type { Language, Words } from './Words.ts';

const fileOf = (name: string) => join(import.meta.dirname, `${name}.ts`);

/** The English words. */
export const englishFile = fileOf('en');

/** Names of language files: `fr`, `pt-BR`. */
const TAG = /^[a-z]{2,3}(?:-[A-Za-z\d]+)*$/;

/**
 * The file with a language's words: `fr-CA.ts`, or else `fr.ts`.
 * @param tag BCP 47
 * @returns undefined if there is none: the site is in English then
 */
export function wordsFile(tag: string): string | undefined {
  if (!TAG.test(tag)) return undefined;
  const subtags = tag.split('-');
  return subtags
    .map((_, index) => fileOf(subtags.slice(0, subtags.length - index).join('-')))
    .find(existsSync);
}

/** A language by its tag, for Node. Words that it has no file for are English. */
export async function languageOf(tag: string): Promise<Language> {
  const words: Words = await import(pathToFileURL(wordsFile(tag) ?? englishFile).href);
  return { ...words, formats: formatsOf(tag) };
}
