import type { Browser } from 'playwright';

/** One row of the bench: a figure, and the one it should keep to. */
export interface Measurement {
  /** What it belongs to, such as `First paint, simulated throttling`. */
  group: string;
  /** What was measured, such as `/skills LCP`. */
  name: string;
  /** The median, where there are several runs. */
  value: number;
  unit: 'ms' | '×' | 's' | 'points' | 'count' | '';
  /** All runs that the value is the median of. */
  runs?: readonly number[];
  /** A value meets it at the limit, too. Without a target, the row is only told. */
  target?: { atMost: number } | { atLeast: number };
  /** More that a reader needs, such as the value of the limit page. */
  note?: string;
}

/** What the bench measures: the built site, served as a content delivery network would. */
export interface BenchSite {
  /** Origin and base path of the site, ending in `/`. */
  url: string;
  /** The paths of the pages, such as `/` and `/skills`. */
  paths: readonly string[];
  browser: Browser;
}

/** Measures one group of rows. */
export type Measure = (site: BenchSite) => Promise<Measurement[]>;

/** The one in the middle, or the mean of both. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return Number.isInteger(middle) ? (at(middle - 1) + at(middle)) / 2 : at(Math.floor(middle));
}
