import { type FigureData, findings, labels, tables } from './kinds.ts';
import type { FigureLabel, FigureLanguage, FigureTable } from './text/types.ts';

type Write<Result> = (data: FigureData, language: FigureLanguage) => Result;

/**
 * A figure as it is drawn. Its finding is made together with the page's other texts (`describeFigure`), so that pages
 * load no words for it.
 */
export type DescribedFigure = FigureData & {
  /** A sentence that says what the numbers show. Screen readers read it instead of the drawing. */
  finding: string;
};

// TypeScript can't express that each function in these tables takes the data of its own kind.

/** A sentence that states the figure's finding, made from its numbers. */
export const findingOf: Write<string> = (figure, language) =>
  (findings[figure.kind] as Write<string>)(figure, language);

/** The numbers of the figure, as they are written. */
export const tableOf: Write<FigureTable> = (figure, language) =>
  (tables[figure.kind] as Write<FigureTable>)(figure, language);

/** The texts next to the marks of a figure without an axis. */
export const labelsOf: Write<FigureLabel[]> = (figure, language) =>
  (labels[figure.kind] as Write<FigureLabel[]>)(figure, language);

/** Adds the finding to the data of a figure. */
export const describeFigure = <Data extends FigureData>(
  figure: Data,
  language: FigureLanguage,
): Data & Pick<DescribedFigure, 'finding'> => ({ ...figure, finding: findingOf(figure, language) });
