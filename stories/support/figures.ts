import { describeFigure, type FigureData } from '@portfolio/figures';
import type { CurveData } from '@portfolio/figures/curve/schema';
import { examples } from '@portfolio/figures/kinds';
import type { SeriesData } from '@portfolio/figures/series/schema';
import { figures, formats } from '@portfolio/words';

/** With the finding, as components take a figure. */
export const described = <Data extends FigureData>(figure: Data) =>
  describeFigure(figure, { words: figures, formats });

/** One figure of each kind; not the owner's. */
export const { change, share, comparison, series, matrix, curve: roc } = examples;

export const precisionRecall: CurveData = {
  ...roc,
  title: 'Precision and recall',
  form: 'precision-recall',
  points: [
    [0, 1],
    [0.2, 0.96],
    [0.4, 0.91],
    [0.6, 0.8],
    [0.8, 0.55],
    [0.9, 0.34],
    [1, 0.12],
  ],
  area: 0.74,
  prevalence: 0.12,
  operatingPoint: { at: [0.6, 0.8], label: 'four of five alarms are right' },
};

export const calibration: CurveData = {
  ...roc,
  title: 'Predicted and observed rates',
  form: 'calibration',
  points: [
    [0.05, 0.04],
    [0.15, 0.17],
    [0.3, 0.28],
    [0.5, 0.56],
    [0.7, 0.72],
    [0.9, 0.88],
  ],
  area: undefined,
  operatingPoint: undefined,
};

/** A series with these values of ours, of another and of a third line. */
export const seriesOf = (
  title: string,
  values: readonly (readonly (number | null)[])[],
  more: Partial<SeriesData> = {},
): SeriesData => ({
  ...series,
  title,
  x: { label: 'step', values: (values[0] ?? []).map((_, index) => index + 1) },
  lines: values.map((each, index) => ({
    label: ['ours', 'before', 'linear'][index] ?? '',
    values: [...each],
    ours: index === 0,
  })),
  ...more,
});
