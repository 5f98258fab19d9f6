import type { FigureLanguage } from '../text/types.ts';
import { highlightedLine, seriesFormat } from './finding.ts';
import type { SeriesData } from './schema.ts';

/**
 * What the owner's line is compared with at each value of x: the only other line, or else the baseline. A value is null
 * where there is none; undefined if nothing is there to compare with.
 */
export function comparedWith(data: SeriesData): readonly (number | null)[] | undefined {
  const { lines, baseline, x } = data;
  const [other, ...more] = lines.filter((line) => line !== highlightedLine(data));
  if (other) return more.length > 0 ? undefined : other.values;
  return baseline && x.values.map(() => baseline.value);
}

/** Writes differences with as many decimals as the values have. A difference isn't more exact than its terms. */
export function differenceFormat(data: SeriesData, language: FigureLanguage) {
  const write = seriesFormat({ ...data, unit: undefined }, language);
  return (value: number) => {
    const text = write(value);
    // A difference that rounds to zero has no sign.
    return /[1-9]/.test(text) ? text : '0';
  };
}

/** The unit of a difference between values of a series. */
export const differenceUnit = ({ unit }: SeriesData, { words }: FigureLanguage) =>
  unit === '%' ? words.series.points : unit;
