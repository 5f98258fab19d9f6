import type { Browser } from 'playwright';

/** One row of the bench. Its value is the median of the runs. */
export interface Measurement {
  /** What was measured, such as `/skills paint, slow 4G`. */
  figure: string;
  runs: readonly number[];
  unit: 'ms' | '×';
  /** The most that the value should be. */
  target: number;
  note?: string;
}

/** What the bench measures. */
export interface BenchSite {
  url: string;
  /** Such as `/` and `/skills`. */
  paths: readonly string[];
  browser: Browser;
}

/**
 * Measures one group of rows.
 * @param runs how often each page is loaded
 */
export type Measure = (site: BenchSite, runs: number) => Promise<Measurement[]>;

/** The value in the middle; of an even number the higher of both. */
export const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A row as it is printed. A value that couldn't be measured misses its target. */
export function rowOf({ figure, runs, unit, target, note = '' }: Measurement) {
  const value = medianOf(runs);
  const format = (number: number) => number.toFixed(unit === '×' ? 2 : 0);
  return {
    figure,
    value: `${format(value)} ${unit}`,
    target: `≤ ${target}`,
    verdict: value <= target ? 'met' : 'missed',
    spread: `${format(Math.min(...runs))}–${format(Math.max(...runs))}`,
    note,
  };
}
