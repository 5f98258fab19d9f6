/** A count with its noun in the form that the language needs, such as `1 project` or `5 projects`. */
export type Counted = (count: number) => string;

/** A link's text, and the rest of its name for assistive technology: `['Code', ' of Tides']`. */
export type LinkText = readonly [shown: string, more: string];

/** The direction in which a quantity is better or has moved. */
export type Side = 'lower' | 'higher';

// The values in sentences about figures. Numbers are already written in the language.

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
