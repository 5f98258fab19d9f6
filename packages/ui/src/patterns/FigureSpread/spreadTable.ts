import {
  type FigureData,
  type FigureLanguage,
  type FigureTable,
  tableOf,
} from '@portfolio/figures';
import { differenceFormat, differenceUnit } from '@portfolio/figures/series/difference';
import { highlightedLine, positionOf, xNumbers } from '@portfolio/figures/series/finding';
import type { SeriesData } from '@portfolio/figures/series/schema';

/** A figure's numbers, for a place that has room for all of them. */
export interface SpreadTable extends FigureTable {
  /** The means of the columns. */
  foot?: readonly string[] | undefined;
  /** The index of the owner's column. */
  ours?: number | undefined;
  /** The width of the widest number, in characters. */
  widest: number;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const isNumber = (value: number | null) => value !== null;

/**
 * The difference between the owner's line and the only other one at each value of x, if both have a value everywhere.
 */
function differencesOf(data: SeriesData): number[] | undefined {
  const { lines } = data;
  const ours = highlightedLine(data);
  const other = lines.find((line) => line !== ours)?.values.filter(isNumber);
  const isWhole = lines.every(({ values }) => values.every(isNumber));
  if (lines.length !== 2 || !ours || !other || !isWhole || other.length < 2) return undefined;
  return ours.values.filter(isNumber).map((value, index) => value - (other[index] ?? value));
}

function seriesTable(data: SeriesData, language: FigureLanguage): Omit<SpreadTable, 'widest'> {
  const { unit, lines } = data;
  const words = language.words.series;
  const withUnit = (label: string, shown: string | undefined) =>
    shown ? label + language.formats.comma + shown : label;
  const bare = tableOf({ ...data, unit: undefined }, language);
  const [first = '', ...heads] = bare.head;
  const ours = highlightedLine(data);
  const table: Omit<SpreadTable, 'widest'> = {
    head: [first, ...heads.map((label) => withUnit(label, unit))],
    rows: bare.rows,
    ours: ours && 1 + lines.indexOf(ours),
  };
  const differences = differencesOf(data);
  if (!differences) return table;
  const write = differenceFormat(data, language);
  const others = bare.head.slice(1 + lines.length);
  return {
    ...table,
    head: [...table.head, withUnit(words.difference, differenceUnit(data, language))],
    rows: bare.rows.map((row, index) => [...row, write(differences[index] ?? 0)]),
    foot: [
      words.mean,
      ...lines.map(({ values }) => write(mean(values.filter(isNumber)))),
      ...others.map(() => ''),
      write(mean(differences)),
    ],
  };
}

/** A figure's numbers, with the differences and means of a series. */
export function spreadTableOf(figure: FigureData, language: FigureLanguage): SpreadTable {
  const table =
    figure.kind === 'series' ? seriesTable(figure, language) : tableOf(figure, language);
  const widest = Math.max(0, ...table.rows.flat().map(({ length }) => length));
  return { ...table, widest };
}

/** How much two steps may differ and still look alike, as a share of the mean step. */
const TOLERANCE = 0.15;

/** Whether the values of x are equally far apart, like the columns of a table. Months nearly are. */
export function isEven(data: SeriesData): boolean {
  const numbers = xNumbers(data);
  const steps = numbers.slice(1).map((value, index) => value - (numbers[index] ?? value));
  const typical = mean(steps);
  return steps.length > 0 && steps.every((step) => Math.abs(step - typical) <= typical * TOLERANCE);
}

/**
 * A sentence about the distance between the owner's line and the other one, if there are two lines without gaps that
 * never cross. Such as `Lower throughout: by 3.2 points at least (week 1), 7.8 at most (week 5) and 5.8 on average.`
 */
export function gapsOf(figure: FigureData, language: FigureLanguage): string | undefined {
  if (figure.kind !== 'series') return undefined;
  const differences = differencesOf(figure);
  if (!differences) return undefined;
  const [side = 0] = differences.map(Math.sign);
  if (side === 0 || differences.some((value) => Math.sign(value) !== side)) return undefined;
  const write = differenceFormat(figure, language);
  const sizes = differences.map(Math.abs);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const place = (size: number) => positionOf(figure, sizes.indexOf(size), language);
  const unit = differenceUnit(figure, language);
  return language.words.series.gap({
    side: side < 0 ? 'lower' : 'higher',
    least: unit ? `${write(least)}\u00a0${unit}` : write(least),
    leastAt: place(least),
    most: write(most),
    mostAt: place(most),
    mean: write(mean(sizes)),
  });
}
