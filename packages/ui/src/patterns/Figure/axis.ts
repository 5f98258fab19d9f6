import { denoise } from '@portfolio/figures/text/format';
import { extent, nice, ticks } from 'd3-array';

/** A linear axis with round ends and round ticks. */
export interface FigureAxis {
  low: number;
  high: number;
  ticks: readonly number[];
  /** The position of a value, in percent of the axis, with one decimal. */
  at: (value: number) => number;
}

/** One decimal is precise to a third of a pixel at the widest, and keeps the markup small. */
export const oneDecimal = (value: number) => Math.round(value * 10) / 10;

export interface AxisOptions {
  /** The approximate number of ticks. */
  count: number;
  /** Whether the axis includes zero even if no value is near it. */
  zero: boolean;
}

/** Numbers nearer to zero lose digits. */
const SMALLEST_VALUE = 1e-290;

const measured = (value: number) => (Math.abs(value) < SMALLEST_VALUE ? 0 : denoise(value));

/**
 * The axis that holds all values. Values that differ only by noise count as one, because so short an axis has no round
 * ends.
 */
export function makeAxis(values: readonly number[], { count, zero }: AxisOptions): FigureAxis {
  const [first = 0, last = 0] = extent(zero ? [0, ...values] : values, measured);
  // A single value gets room on both sides.
  const pad = first === last ? Math.abs(first) / 2 || 1 : 0;
  const [low, high] = nice(zero && first === 0 ? 0 : first - pad, last + pad, count);
  return {
    low,
    high,
    ticks: ticks(low, high, count),
    at: (value) =>
      oneDecimal(Math.max(0, Math.min(((denoise(value) - low) / (high - low)) * 100, 100))),
  };
}

/** An axis from zero shows only differences above this share of the largest value. */
const SMALLEST_DIFFERENCE = 0.1;

/**
 * Whether an axis for these values begins at zero, so that lengths compare honestly. Values close to each other and far
 * from zero, such as 98.2% and 98.9%, would look the same on it. Their axis shows only the part around them, and no
 * lines run from its start to the values.
 */
export function reachesZero(values: readonly number[]): boolean {
  const [low = 0, high = 0] = extent(values);
  if (low === high || (low <= 0 && high >= 0)) return true;
  return (high - low) / Math.max(Math.abs(low), Math.abs(high)) >= SMALLEST_DIFFERENCE;
}
