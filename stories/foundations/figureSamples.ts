import type { CurveData, MatrixData, SeriesData } from '@portfolio/ui/figureText';

/** The kinds of figure that `support/figures.ts` doesn't have. */
export const series: SeriesData = {
  kind: 'series',
  title: 'Weekly error of the forecast',
  unit: '%',
  x: { label: 'week', values: [1, 2, 3, 4, 5, 6, 7, 8] },
  axis: 'weighted absolute percentage error',
  lines: [
    { label: 'by hand', values: [22.8, 25.9, 24.2, 22.4, 24.9, 26.3, 22.6, 23.7] },
    { label: 'nightly', values: [19.9, 19.6, 18.1, 18.4, 17.2, 18.6, 17.5, 17.1], ours: true },
  ],
  better: 'lower',
  method: 'Backtest over eight weeks, each week forecast from the data before it.',
};

export const matrix: MatrixData = {
  kind: 'matrix',
  title: 'Grades of mangoes',
  unit: 'mangoes',
  rows: 'Actual grade',
  columns: 'Predicted grade',
  classes: ['A', 'B', 'C'],
  counts: [
    [186, 12, 2],
    [18, 178, 4],
    [1, 17, 182],
  ],
  method: '600 photographs from two farms that were not trained on.',
};

export const curve: CurveData = {
  kind: 'curve',
  title: 'Which radiographs need attention',
  form: 'roc',
  points: [
    [0, 0],
    [0.02, 0.34],
    [0.05, 0.52],
    [0.1, 0.7],
    [0.18, 0.84],
    [0.32, 0.95],
    [0.5, 0.98],
    [0.75, 0.995],
    [1, 1],
  ],
  area: 0.91,
  operatingPoint: { at: [0.32, 0.95], label: 'at 95% sensitivity, specificity 68%' },
  method: '4,200 public images held out by patient.',
};
