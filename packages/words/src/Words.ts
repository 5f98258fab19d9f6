import type * as english from './en/index.ts';
import type { Formats } from './formats.ts';

/** All texts of the product in one language, in groups. The folder `en` says which there are, and what each is for. */
export type Words = typeof english;

/** A language: its words, and how it writes numbers and dates. */
export interface Language extends Words {
  formats: Formats;
}

/** What functions over the content need to know of a language. */
export type ContentLanguage = Pick<Language, 'content' | 'formats'>;
