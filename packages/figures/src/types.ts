import type { Formats, Words } from '@portfolio/words';
import type { FigureData } from './figureSchema.ts';

/** What functions over figures need to know of a language. */
export interface FigureLanguage {
  words: Words['figures'];
  formats: Formats;
}

/**
 * A figure as it is drawn. The finding is its text, so it is made with the other texts of a page (`describeFigure`), and
 * pages load no words for it.
 */
export type DescribedFigure = FigureData & {
  /** A sentence that says what the numbers show. Screen readers read it in the place of the drawing. */
  finding: string;
};

/** The numbers of a figure as a table; the first cell of each row is its heading. */
export interface FigureTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}
