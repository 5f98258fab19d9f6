import { monthNames } from '../text/monthNames.ts';
import { makeFormat } from './format.ts';
import { capitalized, introduce } from './sentence.ts';
import type { FigureTable, SeriesData } from './types.ts';

type Line = SeriesData['lines'][number];

/** All values of a series. */
export const valuesOf = ({ lines, band, baseline }: SeriesData): number[] => [
  ...lines.flatMap(({ values }) => values.filter((value) => value !== null)),
  ...(band ? [...band.low, ...band.high] : []),
  ...(baseline ? [baseline.value] : []),
];

/** The numbers of a series as they are written. */
export const seriesFormat = (data: SeriesData) => makeFormat(valuesOf(data), data.unit);

/** The line that is ours. */
export const oursOf = ({ lines }: SeriesData) => lines.find(({ ours }) => ours) ?? lines[0];

/** The index of a line's last value; -1 if it has none. */
export const endOf = ({ values }: Line) => values.findLastIndex((value) => value !== null);

const isDate = (value: number | string): value is string => typeof value === 'string';

/** The year, month and day of a date, as far as it has them. */
const partsOf = (date: string) => date.split('-').map(Number) as [number, number?, number?];

/** Where the values of x lie: numbers as they are, dates in days. */
export const xNumbers = ({ x }: SeriesData): number[] =>
  x.values.map((value) => {
    if (!isDate(value)) return value;
    const [year, month = 1, day = 1] = partsOf(value);
    return Date.UTC(year, month - 1, day) / 86_400_000;
  });

function writeDate(date: string): string {
  const [year, month, day] = partsOf(date);
  if (month === undefined) return String(year);
  const name = monthNames[month - 1];
  return day === undefined ? `${name} ${year}` : `${name} ${day}, ${year}`;
}

const isYear = (value: number) => Number.isInteger(value) && value >= 1500 && value < 2500;

/** How the values of x are written: `8`, `10,000`, `2024`, `Oct 2024` or `Oct 31, 2024`. */
export function xTexts({ x }: SeriesData): string[] {
  const values = [...x.values];
  if (values.every(isDate)) return values.map(writeDate);
  const numbers = values.map(Number);
  return numbers.every(isYear) ? numbers.map(String) : numbers.map(makeFormat(numbers));
}

/** A place on the x axis in a sentence: `at week 8`, `in Oct 2024` or `on Oct 31, 2024`. */
function placeOf(data: SeriesData, index: number): string {
  const value = data.x.values[index] ?? '';
  const text = xTexts(data)[index];
  if (!isDate(value)) return `at ${data.x.label} ${text}`;
  return `${value.split('-').length === 3 ? 'on' : 'in'} ${text}`;
}

/** The sentence's part about each line; it names the place only where it differs from the line before. */
function tellLines(data: SeriesData, lines: readonly Line[]): string[] {
  const format = seriesFormat(data);
  let place = -1;
  return lines.map((line) => {
    const end = endOf(line);
    const value = line.values[end];
    if (value === undefined || value === null) return `${line.label} without a value`;
    const where = end === place ? '' : ` ${placeOf(data, end)}`;
    place = end;
    return `${line.label} ${format(value)}${where}`;
  });
}

/** Where the only line of a series began, such as `, from 19.9% at week 1`. */
function beginOf(data: SeriesData, { values }: Line): string {
  const begin = values.findIndex((value) => value !== null);
  const value = values[begin] ?? null;
  if (value === null || values.findLastIndex((each) => each !== null) === begin) return '';
  return `, from ${seriesFormat(data)(value)} ${placeOf(data, begin)}`;
}

/**
 * Such as `Weekly error of the forecast: nightly 17.1% at week 8, by hand 23.7%; lower is better.`
 */
export function findingOfSeries(data: SeriesData): string {
  const { title, lines, band, baseline, better } = data;
  const format = seriesFormat(data);
  const ours = oursOf(data);
  if (!ours) return `${introduce(title)} no values.`;
  const told = tellLines(data, [ours, ...lines.filter((line) => line !== ours)]);
  const [low, high] = [band?.low, band?.high].map((bounds) => bounds?.[endOf(ours)]);
  if (band && low !== undefined && high !== undefined) {
    told[0] += ` (${band.label} ${format(low)} to ${format(high)})`;
  }
  if (lines.length === 1) told[0] += beginOf(data, ours);
  if (baseline) told.push(`${baseline.label} ${format(baseline.value)}`);
  return `${introduce(title)} ${told.join(', ')}${better ? `; ${better} is better` : ''}.`;
}

export function tableOfSeries(data: SeriesData): FigureTable {
  const { x, lines, band, baseline } = data;
  const format = seriesFormat(data);
  const write = (value: number | null | undefined) =>
    value === null || value === undefined ? 'none' : format(value);
  return {
    head: [
      capitalized(x.label),
      ...lines.map(({ label }) => label),
      ...(band ? [band.label] : []),
      ...(baseline ? [baseline.label] : []),
    ],
    rows: xTexts(data).map((text, index) => [
      text,
      ...lines.map(({ values }) => write(values[index])),
      ...(band ? [`${write(band.low[index])} to ${write(band.high[index])}`] : []),
      ...(baseline ? [write(baseline.value)] : []),
    ]),
  };
}
