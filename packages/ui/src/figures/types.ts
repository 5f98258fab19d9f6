import type { Formats, Words } from '@portfolio/words';

/** What functions over figures need to know of a language. */
export interface FigureLanguage {
  words: Words['figures'];
  formats: Formats;
}

/** Whether lower or higher values are the better ones. */
export type Better = 'lower' | 'higher';

/** The texts of every figure (architecture section 5). */
interface FigureBase {
  /** The subject or the finding, in a few words. */
  title: string;
  /** How it was measured, in a sentence. */
  method: string;
}

/** A value before and after. */
export interface ChangeData extends FigureBase {
  /** Chooses this drawing. */
  kind: 'change';
  /** Such as `%` or `ms`; none for a ratio. */
  unit?: string | undefined;
  /** The first measurement and its name, such as `float`. */
  before: { label: string; value: number };
  /** The later measurement, in the same unit: ours. */
  after: { label: string; value: number };
  /** Which way is an improvement; sentence, arrow and table say so. */
  better: Better;
}

/** So many of so many. */
export interface ShareData extends FigureBase {
  /** Chooses this drawing. */
  kind: 'share';
  /** The things counted, in the plural, such as `incidents`. */
  unit: string;
  /** The words for the part, such as `flagged within a day`. */
  label: string;
  /**
   * A remark below the drawing that the title doesn't make, such as what became of the rest.
   * @default undefined: unit and label
   */
  note?: string | undefined;
  /** The size of the part; from 0 to `whole`. */
  part: number;
  /** The total; above 0. Up to 24 whole things are drawn as dots. */
  whole: number;
}

/** One to three lines over time or over steps. */
export interface SeriesData extends FigureBase {
  /** Chooses this drawing. */
  kind: 'series';
  /** Of all values, such as `%` or `ms`; none for a ratio. */
  unit?: string | undefined;
  /** Ascending numbers, or dates as `2024`, `2024-10` or `2024-10-31`. */
  x: { label: string; values: readonly number[] | readonly string[] };
  /** The quantity on the vertical axis. */
  axis: string;
  /** One value for each of x, `null` where there is none. One line is ours. */
  lines: readonly {
    /** Shown at the end of the line, after its last value. */
    label: string;
    /** As many as there are values of x. */
    values: readonly (number | null)[];
    /**
     * Whether it is the line that the figure is about.
     * @default the first line, if none is
     */
    ours?: boolean | undefined;
  }[];
  /** Around our line: one bound for each of x. */
  band?: { label: string; low: readonly number[]; high: readonly number[] } | undefined;
  /** A level to compare with. */
  baseline?: { label: string; value: number } | undefined;
  /** Which way is an improvement, if either is. */
  better?: Better | undefined;
}

/** Named values, one of them ours. */
export interface ComparisonData extends FigureBase {
  /** Chooses this drawing. */
  kind: 'comparison';
  /** Of all values, such as `%` or `ms`; none for a ratio. */
  unit?: string | undefined;
  /** The quantity on the axis. */
  axis: string;
  /** Two or more, in the order in which they are drawn. A small figure has room for five. */
  values: readonly {
    /** The name of the value, such as `this model`. */
    label: string;
    /** In `unit`. */
    value: number;
    /** The range of the value, with the certainty that `method` states. */
    interval?: readonly [low: number, high: number] | undefined;
    /**
     * Whether it is the value that the figure is about; one is.
     * @default false
     */
    ours?: boolean | undefined;
  }[];
  /** Which way is an improvement, if either is; the sentence says the rank then. */
  better?: Better | undefined;
}

/** A confusion matrix. */
export interface MatrixData extends FigureBase {
  /** Chooses this drawing. */
  kind: 'matrix';
  /** The things counted, in the plural, such as `photographs`. */
  unit: string;
  /** The heading of the rows, such as `Actual grade`. */
  rows: string;
  /** The heading of the columns, such as `Predicted grade`. */
  columns: string;
  /** Two to ten names, each once. */
  classes: readonly string[];
  /** One row for each actual class, with one count for each predicted class. */
  counts: readonly (readonly number[])[];
}

/** The kinds of curve that judge a classifier. */
export const curveForms = ['roc', 'precision-recall', 'calibration'] as const;

/** A curve between 0 and 1 that judges a classifier, with its reference line. */
export interface CurveData extends FigureBase {
  /** Chooses this drawing. */
  kind: 'curve';
  /** The kind of curve; names the axes. */
  form: (typeof curveForms)[number];
  /** `roc`: false and true positive rate; `precision-recall`: recall and precision; `calibration`: predicted and observed. */
  points: readonly (readonly [x: number, y: number])[];
  /** The area under the curve, from 0 to 1; not of a calibration. */
  area?: number | undefined;
  /** The point at which the classifier is used, and its meaning. */
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

/**
 * A figure as it is drawn. The finding is its text, so it is made with the other texts of a page (`describeFigure`), and
 * pages load no words for it.
 */
export type DescribedFigure = FigureData & {
  /** A sentence that says what the numbers show. Screen readers read it in the place of the drawing. */
  finding: string;
};

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
