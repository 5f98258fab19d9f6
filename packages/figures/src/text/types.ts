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
