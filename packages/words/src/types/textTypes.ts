/** A count with its noun, such as `1 project` and `5 projects`, in the form that the language needs. */
export type Counted = (count: number) => string;

/** The text of a link that everybody sees, and what follows it for assistive technology: `['Code', ' of Tides']`. */
export type LinkText = readonly [shown: string, more: string];

/** Which way a quantity is better, or has moved. */
export type Side = 'lower' | 'higher';

// The values in sentences about figures, as they are written.

export interface ChangeValues {
  from: string;
  before: string;
  to: string;
  after: string;
  size: string;
  isImprovement: boolean;
}

export interface ShareValues {
  part: string;
  whole: string;
  unit: string;
  label: string;
  percent: string;
}

export interface GapValues {
  side: Side;
  least: string;
  leastAt: string;
  most: string;
  mostAt: string;
  mean: string;
}

export interface RankValues {
  ours: string;
  position: number;
  count: number;
  better: Side;
  isTied: boolean;
}

export interface MatrixValues {
  total: string;
  unit: string;
  correct: string;
  percent: string;
  confusions: string;
  recalls: string;
}
