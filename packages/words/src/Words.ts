import type * as english from './en/index.ts';
import type { Formats } from './formats.ts';

/** All texts of the product in one language, in groups. The comments in the folder `en` say what each text is for. */
export type Words = typeof english;

/** A language's words, and how it writes numbers and dates. */
export interface Language extends Words {
  formats: Formats;
}

/** The parts of a language that functions about the content need. */
export type ContentLanguage = Pick<Language, 'content' | 'figures' | 'formats'>;
