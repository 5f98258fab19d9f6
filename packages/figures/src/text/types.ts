import type { Formats, Words } from '@portfolio/words';

/** A language's words for figures, and its formats of numbers and dates. */
export interface FigureLanguage {
  words: Words['figures'];
  formats: Formats;
}

/** A figure's numbers as a table. The first cell of each row is its heading. */
export interface FigureTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A text next to the marks of a figure. */
export interface FigureLabel {
  /** The number, as it is written; undefined if the data have none. */
  value?: string | undefined;
  text: string;
  /** Whether it is of the owner's mark. */
  ours?: boolean | undefined;
}
