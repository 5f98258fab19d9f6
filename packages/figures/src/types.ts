import type { Formats, UiWords } from '@portfolio/words';
import type { FigureData } from './figureSchema.ts';

/** What the functions of this package need to know about a language. */
export interface FigureLanguage {
  words: UiWords['figures'];
  formats: Formats;
}

/**
 * A figure as it is drawn. Its finding is made together with the page's other texts (`describeFigure`), so that pages
 * load no words for it.
 */
export type DescribedFigure = FigureData & {
  /** A sentence that says what the numbers show. Screen readers read it instead of the drawing. */
  finding: string;
};

/** A figure's numbers as a table. The first cell of each row is its heading. */
export interface FigureTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}
