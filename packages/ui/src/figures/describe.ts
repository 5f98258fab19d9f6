import { findingOfChange, tableOfChange } from './change.ts';
import { findingOfComparison, tableOfComparison } from './comparison.ts';
import { findingOfCurve, tableOfCurve } from './curve.ts';
import { findingOfMatrix, tableOfMatrix } from './matrix.ts';
import { findingOfSeries, tableOfSeries } from './series.ts';
import { findingOfShare, tableOfShare } from './share.ts';
import type { FigureData, FigureTable } from './types.ts';

/** A sentence that states the figure's finding, made from its numbers. */
export function findingOf(figure: FigureData): string {
  switch (figure.kind) {
    case 'change':
      return findingOfChange(figure);
    case 'share':
      return findingOfShare(figure);
    case 'series':
      return findingOfSeries(figure);
    case 'comparison':
      return findingOfComparison(figure);
    case 'matrix':
      return findingOfMatrix(figure);
    case 'curve':
      return findingOfCurve(figure);
  }
}

/** The numbers of the figure, as they are written. */
export function tableOf(figure: FigureData): FigureTable {
  switch (figure.kind) {
    case 'change':
      return tableOfChange(figure);
    case 'share':
      return tableOfShare(figure);
    case 'series':
      return tableOfSeries(figure);
    case 'comparison':
      return tableOfComparison(figure);
    case 'matrix':
      return tableOfMatrix(figure);
    case 'curve':
      return tableOfCurve(figure);
  }
}
