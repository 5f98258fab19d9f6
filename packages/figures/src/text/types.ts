import type { Formats, Words } from '@portfolio/words';

/** What functions over figures need to know of a language. */
export interface FigureLanguage {
  words: Words['figures'];
  formats: Formats;
}

/** The numbers of a figure as a table; the first cell of each row is its heading. */
export interface FigureTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}
