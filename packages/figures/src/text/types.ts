import type { Formats, Words } from '@portfolio/words';

/** What the functions of this package need to know about a language. */
export interface FigureLanguage {
  words: Words['figures'];
  formats: Formats;
}

/** A figure's numbers as a table. The first cell of each row is its heading. */
export interface FigureTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}
