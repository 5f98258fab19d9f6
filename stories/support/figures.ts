import {
  type ChangeData,
  type ComparisonData,
  type CurveData,
  describeFigure,
  type FigureData,
  type MatrixData,
  type SeriesData,
  type ShareData,
} from '@portfolio/figures';
import { figures, formats } from '@portfolio/words';

/** With the finding, as components take a figure. */
export const described = <Data extends FigureData>(figure: Data) =>
  describeFigure(figure, { words: figures, formats });

/** What figures are drawn from; not the owner's. */
export const change: ChangeData = {
  kind: 'change',
  title: 'Inference on a Raspberry Pi 4',
  unit: 'ms',
  before: { label: 'float', value: 310 },
  after: { label: '8 bit', value: 96 },
  better: 'lower',
  method: 'One MobileNetV3, on a Raspberry Pi 4.',
};

export const share: ShareData = {
  kind: 'share',
  title: 'Replayed incidents flagged within a day',
  unit: 'incidents',
  label: 'flagged within a day',
  part: 11,
  whole: 12,
  method: '12 past incidents with known start dates, replayed.',
};

export const comparison: ComparisonData = {
  kind: 'comparison',
  title: 'Mean absolute error, share of capacity',
  unit: '%',
  axis: 'mean absolute error',
  values: [
    { label: 'this model', value: 6.8, ours: true },
    { label: 'gradient boosting', value: 7.9 },
    { label: 'like today', value: 9.5 },
  ],
  better: 'lower',
  method: '90 test days that follow the training period.',
};

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

export const roc: CurveData = {
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
