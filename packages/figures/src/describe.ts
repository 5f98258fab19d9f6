import { type FigureData, findings, tables } from './kinds.ts';
import type { FigureLanguage, FigureTable } from './text/types.ts';

type Write<Result> = (data: FigureData, language: FigureLanguage) => Result;

/**
 * A figure as it is drawn. The finding is its text, so it is made with the other texts of a page (`describeFigure`), and
 * pages load no words for it.
 */
export type DescribedFigure = FigureData & {
  /** A sentence that says what the numbers show. Screen readers read it in the place of the drawing. */
  finding: string;
};

// A figure's kind and its data belong together, which the type of a table can't express.

/** A sentence that states the figure's finding, made from its numbers. */
export const findingOf: Write<string> = (figure, language) =>
  (findings[figure.kind] as Write<string>)(figure, language);

/** The numbers of the figure, as they are written. */
export const tableOf: Write<FigureTable> = (figure, language) =>
  (tables[figure.kind] as Write<FigureTable>)(figure, language);

/** Adds the finding to the data of a figure. */
export const describeFigure = <Data extends FigureData>(
  figure: Data,
  language: FigureLanguage,
): Data & Pick<DescribedFigure, 'finding'> => ({ ...figure, finding: findingOf(figure, language) });
