import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as english from './en.ts';
import { formatsOf } from './formats.ts';
import { missingEntries } from './missingEntries.ts';
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

/**
 * What a language's file lacks, by the places of the entries; all of them are English then.
 * @param tag BCP 47
 * @returns undefined if there is no file
 */
export async function lackingIn(tag: string): Promise<string[] | undefined> {
  const file = wordsFile(tag);
  if (file === undefined) return undefined;
  const { formats: _, ...words } = english;
  return missingEntries(await import(pathToFileURL(file).href), words);
}

/** A language by its tag, for Node. Words that it has no file for are English. */
export async function languageOf(tag: string): Promise<Language> {
  const words: Words = await import(pathToFileURL(wordsFile(tag) ?? englishFile).href);
  return { ...words, formats: formatsOf(tag) };
}
