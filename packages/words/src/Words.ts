import type { Formats } from './formats.ts';

/** A count with its noun, such as `1 project` and `5 projects`, in the form that the language needs. */
export type Counted = (count: number) => string;

/** What `packages/ui` says itself. */
export interface UiWords {
  /** After a link. */
  opensInNewTab: string;
}

/** What the site's own views say. */
export interface SiteWords {
  tryAgain: string;
}

/** What functions over the content say, on pages and in documents. */
export interface ContentWords {
  /** The end of a period that goes on. */
  present: string;
}

/** What only documents and files say: résumé, card, texts for programs. No page loads it. */
export interface DocumentWords {
  website: string;
}

/** What functions over the content need to know of a language. */
export interface ContentLanguage {
  content: ContentWords;
  formats: Formats;
}

/** All texts of the product in one language. */
export interface Words {
  ui: UiWords;
  site: SiteWords;
  content: ContentWords;
  documents: DocumentWords;
}

/** A language: its words, and how it writes numbers and dates. */
export interface Language extends Words {
  formats: Formats;
}
