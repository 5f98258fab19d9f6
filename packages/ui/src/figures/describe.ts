import { findingOfChange, tableOfChange } from './change.ts';
import { findingOfComparison, tableOfComparison } from './comparison.ts';
import { findingOfCurve, tableOfCurve } from './curve.ts';
import { findingOfMatrix, tableOfMatrix } from './matrix.ts';
import { findingOfSeries, tableOfSeries } from './series.ts';
import { findingOfShare, tableOfShare } from './share.ts';
import type { DescribedFigure, FigureData, FigureLanguage, FigureTable } from './types.ts';

/** A sentence that states the figure's finding, made from its numbers. */
export function findingOf(figure: FigureData, language: FigureLanguage): string {
  switch (figure.kind) {
    case 'change':
      return findingOfChange(figure, language);
    case 'share':
      return findingOfShare(figure, language);
    case 'series':
      return findingOfSeries(figure, language);
    case 'comparison':
      return findingOfComparison(figure, language);
    case 'matrix':
      return findingOfMatrix(figure, language);
    case 'curve':
      return findingOfCurve(figure, language);
  }
}

/** Adds the finding to the data of a figure. */
export const describeFigure = <Data extends FigureData>(
  figure: Data,
  language: FigureLanguage,
): Data & Pick<DescribedFigure, 'finding'> => ({ ...figure, finding: findingOf(figure, language) });

/** The numbers of the figure, as they are written. */
export function tableOf(figure: FigureData, language: FigureLanguage): FigureTable {
  switch (figure.kind) {
    case 'change':
      return tableOfChange(figure, language);
    case 'share':
      return tableOfShare(figure, language);
    case 'series':
      return tableOfSeries(figure, language);
    case 'comparison':
      return tableOfComparison(figure, language);
    case 'matrix':
      return tableOfMatrix(figure, language);
    case 'curve':
      return tableOfCurve(figure, language);
  }
}
