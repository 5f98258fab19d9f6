/** Whether lower or higher values are the better ones. */
export type Better = 'lower' | 'higher';

/** What every figure states (architecture section 5). */
interface FigureBase {
  /** What is shown, or what was found, in a few words. */
  title: string;
  /** How it was measured, in a sentence. */
  method: string;
}

/** A value before and after. */
export interface ChangeData extends FigureBase {
  kind: 'change';
  /** Such as `%` or `ms`; none for a ratio. */
  unit?: string | undefined;
  before: { label: string; value: number };
  after: { label: string; value: number };
  better: Better;
}

/** So many of so many. */
export interface ShareData extends FigureBase {
  kind: 'share';
  /** What is counted, in the plural, such as `incidents`. */
  unit: string;
  /** What is true of the part, such as `flagged within a day`. */
  label: string;
  part: number;
  whole: number;
}

/** One to three lines over time or over steps. */
export interface SeriesData extends FigureBase {
  kind: 'series';
  unit?: string | undefined;
  /** Ascending numbers, or dates as `2024`, `2024-10` or `2024-10-31`. */
  x: { label: string; values: readonly number[] | readonly string[] };
  /** What the vertical axis measures. */
  axis: string;
  /** One value for each of x, `null` where there is none. One line is ours. */
  lines: readonly {
    label: string;
    values: readonly (number | null)[];
    ours?: boolean | undefined;
  }[];
  /** Around our line: one bound for each of x. */
  band?: { label: string; low: readonly number[]; high: readonly number[] } | undefined;
  /** A level to compare with. */
  baseline?: { label: string; value: number } | undefined;
  better?: Better | undefined;
}

/** Named values, one of them ours. */
export interface ComparisonData extends FigureBase {
  kind: 'comparison';
  unit?: string | undefined;
  /** What the axis measures. */
  axis: string;
  values: readonly {
    label: string;
    value: number;
    /** Where the value lies with the certainty that `method` states. */
    interval?: readonly [low: number, high: number] | undefined;
    ours?: boolean | undefined;
  }[];
  better?: Better | undefined;
}

/** A confusion matrix. */
export interface MatrixData extends FigureBase {
  kind: 'matrix';
  /** What is counted, in the plural, such as `photographs`. */
  unit: string;
  /** What the rows are, such as `Actual grade`. */
  rows: string;
  /** What the columns are, such as `Predicted grade`. */
  columns: string;
  classes: readonly string[];
  /** One row for each actual class, with one count for each predicted class. */
  counts: readonly (readonly number[])[];
}

/** The kinds of curve that judge a classifier. */
export const curveForms = ['roc', 'precision-recall', 'calibration'] as const;

/** A curve between 0 and 1 that judges a classifier, with its reference line. */
export interface CurveData extends FigureBase {
  kind: 'curve';
  form: (typeof curveForms)[number];
  /** `roc`: false and true positive rate; `precision-recall`: recall and precision; `calibration`: predicted and observed. */
  points: readonly (readonly [x: number, y: number])[];
  /** The area under the curve. */
  area?: number | undefined;
  /** The point at which the classifier is used. */
  operatingPoint?: { at: readonly [x: number, y: number]; label: string } | undefined;
  /** Of a precision–recall curve: the share of positives, which guessing reaches. */
  prevalence?: number | undefined;
}

/** The data of a figure, by its kind. */
export type FigureData =
  | ChangeData
  | ShareData
  | SeriesData
  | ComparisonData
  | MatrixData
  | CurveData;

/** Every kind of figure. */
export const figureKinds = [
  'change',
  'share',
  'series',
  'comparison',
  'matrix',
  'curve',
] as const satisfies readonly FigureData['kind'][];

/** The numbers of a figure as a table; the first cell of each row is its heading. */
export interface FigureTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}
