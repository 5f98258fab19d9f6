import * as ar from './ar/index.ts';
import * as de from './de/index.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';
import { formatsOf } from './formats.ts';
import * as fr from './fr/index.ts';
import * as hi from './hi/index.ts';
import type { Language, Words } from './Words.ts';

/** The languages whose words are part of the product. A folder without one of the entries doesn't compile here. */
export const included = { ar, de, en, es, fr, hi } satisfies Record<string, Words>;

/** The tags of the included languages. */
export const includedTags = Object.keys(included).sort();

/**
 * The words of an included language; undefined for other languages.
 * @param tag BCP 47
 */
export const includedWords = (tag: string): Words | undefined =>
  new Map<string, Words>(Object.entries(included)).get(tag.split('-', 1)[0] ?? '');

const made = new Map<string, Language>();

/**
 * An included language, or English instead of any other. Imports and exports write in it.
 * @param tag BCP 47
 */
export function includedLanguage(tag: string): Language {
  const words = includedWords(tag);
  const language = made.get(tag) ?? {
    ...(words ?? included.en),
    formats: formatsOf(words ? tag : 'en'),
  };
  made.set(tag, language);
  return language;
}
