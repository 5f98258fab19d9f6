import { findingOfChange, tableOfChange } from './change/finding.ts';
import { findingOfComparison, tableOfComparison } from './comparison/finding.ts';
import { findingOfCurve, tableOfCurve } from './curve/finding.ts';
import type { FigureData } from './figureSchema.ts';
import { findingOfMatrix, tableOfMatrix } from './matrix/finding.ts';
import { findingOfSeries, tableOfSeries } from './series/finding.ts';
import { findingOfShare, tableOfShare } from './share/finding.ts';
import type { DescribedFigure, FigureLanguage, FigureTable } from './types.ts';

/** One function for each kind of figure. */
type ByKind<Result> = {
  [Kind in FigureData['kind']]: (
    data: Extract<FigureData, { kind: Kind }>,
    language: FigureLanguage,
  ) => Result;
};

// Two tables, so that a page which shows numbers doesn't load what makes sentences.
const findings: ByKind<string> = {
  change: findingOfChange,
  share: findingOfShare,
  series: findingOfSeries,
  comparison: findingOfComparison,
  matrix: findingOfMatrix,
  curve: findingOfCurve,
};

const tables: ByKind<FigureTable> = {
  change: tableOfChange,
  share: tableOfShare,
  series: tableOfSeries,
  comparison: tableOfComparison,
  matrix: tableOfMatrix,
  curve: tableOfCurve,
};

/** Its kind and its data belong together, which the type of a table can't express. */
const ofKind = <Result>(functions: ByKind<Result>, { kind }: FigureData) =>
  functions[kind] as (data: FigureData, language: FigureLanguage) => Result;

/** A sentence that states the figure's finding, made from its numbers. */
export const findingOf = (figure: FigureData, language: FigureLanguage): string =>
  ofKind(findings, figure)(figure, language);

/** Adds the finding to the data of a figure. */
export const describeFigure = <Data extends FigureData>(
  figure: Data,
  language: FigureLanguage,
): Data & Pick<DescribedFigure, 'finding'> => ({ ...figure, finding: findingOf(figure, language) });

/** The numbers of the figure, as they are written. */
export const tableOf = (figure: FigureData, language: FigureLanguage): FigureTable =>
  ofKind(tables, figure)(figure, language);
