import { formatsOf } from './formats.ts';
import { included } from './included.ts';
import type { Language, Words } from './Words.ts';

/** The languages that the product has words of, by their tags. */
export const includedLanguages = Object.keys(included).sort();

/**
 * The words of a language that the product includes; undefined for any other one.
 * @param tag BCP 47
 */
export const includedWords = (tag: string): Words | undefined =>
  new Map<string, Words>(Object.entries(included)).get(tag.split('-', 1)[0] ?? '');

const made = new Map<string, Language>();

/**
 * The language in which an import or an export writes: the one of the site, or else English.
 * @param tag BCP 47
 */
export const writtenIn = (tag: string): Language => {
  const words = includedWords(tag);
  const language = made.get(tag) ?? {
    ...(words ?? included.en),
    formats: formatsOf(words ? tag : 'en'),
  };
  made.set(tag, language);
  return language;
};
