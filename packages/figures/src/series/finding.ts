import { writeDate } from '@portfolio/words/formats';
import { makeFormat } from '../text/format.ts';
import { capitalized, introduce } from '../text/sentence.ts';
import type { FigureLabel, FigureLanguage, FigureTable } from '../text/types.ts';
import type { SeriesData } from './schema.ts';

type Line = SeriesData['lines'][number];

/** All values of a series. */
export const valuesOf = ({ lines, band, baseline }: SeriesData): number[] => [
  ...lines.flatMap(({ values }) => values.filter((value) => value !== null)),
  ...(band ? [...band.low, ...band.high] : []),
  ...(baseline ? [baseline.value] : []),
];

/** How the numbers of a series are written. */
export const seriesFormat = (data: SeriesData, language: FigureLanguage) =>
  makeFormat(valuesOf(data), data.unit, language);

/** The line that the figure is about, drawn in colour. */
export const highlightedLine = ({ lines }: SeriesData) =>
  lines.find(({ ours }) => ours) ?? lines[0];

/** The index of a line's last value; -1 if it has none. */
export const lastValueIndex = ({ values }: Line) => values.findLastIndex((value) => value !== null);

const isDate = (value: number | string): value is string => typeof value === 'string';

/** The year, month and day of a date, as far as it has them. */
const partsOf = (date: string) => date.split('-').map(Number) as [number, number?, number?];

/** The values of x as numbers. Dates are in days. */
export const xNumbers = ({ x }: SeriesData): number[] =>
  x.values.map((value) => {
    if (!isDate(value)) return value;
    const [year, month = 1, day = 1] = partsOf(value);
    return Date.UTC(year, month - 1, day) / 86_400_000;
  });

const isYear = (value: number) => Number.isInteger(value) && value >= 1500 && value < 2500;

/** How the values of x are written: `8`, `10,000`, `2024`, `Oct 2024` or `Oct 31, 2024`. */
export function xTexts({ x }: SeriesData, language: FigureLanguage): string[] {
  const values = [...x.values];
  if (values.every(isDate)) {
    return values.map((date) => {
      const [year, month, day] = partsOf(date);
      return writeDate(language.formats, { year, month, day });
    });
  }
  const numbers = values.map(Number);
  if (numbers.every(isYear)) return numbers.map(String);
  return numbers.map(makeFormat(numbers, undefined, language));
}

/** A place on the x axis: `week 8`, or the date alone. */
export function positionOf(data: SeriesData, index: number, language: FigureLanguage): string {
  const text = xTexts(data, language)[index] ?? '';
  return isDate(data.x.values[index] ?? '')
    ? text
    : language.words.series.position(data.x.label, text);
}

/** A place on the x axis as a part of a sentence: `at week 8`, `in Oct 2024` or `on Oct 31, 2024`. */
function placeOf(data: SeriesData, index: number, language: FigureLanguage): string {
  const { at, inYear, inMonth, onDay } = language.words.series;
  const value = data.x.values[index] ?? '';
  const text = xTexts(data, language)[index] ?? '';
  if (!isDate(value)) return at(data.x.label, text);
  const write = [inYear, inMonth, onDay][partsOf(value).length - 1] ?? onDay;
  return write(text);
}

/** The part of the sentence about each line. It names the place only if that differs from the line before. */
function lineParts(data: SeriesData, lines: readonly Line[], language: FigureLanguage): string[] {
  const { lineWithoutValue, ends } = language.words.series;
  const format = seriesFormat(data, language);
  let place = -1;
  return lines.map((line) => {
    const end = lastValueIndex(line);
    const value = line.values[end];
    if (value === undefined || value === null) return lineWithoutValue(line.label);
    if (end === place) return `${line.label} ${format(value)}`;
    place = end;
    return ends(line.label, format(value), placeOf(data, end, language));
  });
}

/** Adds the first value of a series with one line, such as `, from 19.9% at week 1`. */
function withFirstValue(
  end: string,
  data: SeriesData,
  { values }: Line,
  language: FigureLanguage,
): string {
  const begin = values.findIndex((value) => value !== null);
  const value = values[begin] ?? null;
  if (value === null || values.findLastIndex((each) => each !== null) === begin) return end;
  const text = seriesFormat(data, language)(value);
  return language.words.series.began(end, text, placeOf(data, begin, language));
}

/**
 * Such as `Weekly error of the forecast: nightly 17.1% at week 8, by hand 23.7%; lower is better.`
 */
export function findingOfSeries(data: SeriesData, language: FigureLanguage): string {
  const { title, lines, band, baseline, better } = data;
  const { clauses, isBetter, range, series } = language.words;
  const format = seriesFormat(data, language);
  const ours = highlightedLine(data);
  if (!ours) return introduce(title, series.noValues, language);
  const others = lines.filter((line) => line !== ours);
  const [end = '', ...parts] = lineParts(data, [ours, ...others], language);
  let first = end;
  const [low, high] = [band?.low, band?.high].map((bounds) => bounds?.[lastValueIndex(ours)]);
  if (band && low !== undefined && high !== undefined) {
    first = series.band(first, band.label, range(format(low), format(high)));
  }
  if (lines.length === 1) first = withFirstValue(first, data, ours, language);
  if (baseline) parts.push(`${baseline.label} ${format(baseline.value)}`);
  const finding = [first, ...parts].join(language.formats.comma);
  return introduce(title, better ? clauses([finding, isBetter[better]]) : finding, language);
}

export function tableOfSeries(data: SeriesData, language: FigureLanguage): FigureTable {
  const { x, lines, band, baseline } = data;
  const { range, series } = language.words;
  const format = seriesFormat(data, language);
  const write = (value: number | null | undefined) =>
    value === null || value === undefined ? series.none : format(value);
  return {
    head: [
      capitalized(x.label),
      ...lines.map(({ label }) => label),
      ...(band ? [band.label] : []),
      ...(baseline ? [baseline.label] : []),
    ],
    rows: xTexts(data, language).map((text, index) => [
      text,
      ...lines.map(({ values }) => write(values[index])),
      ...(band ? [range(write(band.low[index]), write(band.high[index]))] : []),
      ...(baseline ? [write(baseline.value)] : []),
    ]),
  };
}

/** The last value of each line. */
export function labelsOfSeries(data: SeriesData, language: FigureLanguage): FigureLabel[] {
  const format = seriesFormat(data, language);
  const ours = highlightedLine(data);
  return data.lines.map((line) => {
    const last = line.values[lastValueIndex(line)] ?? undefined;
    return {
      value: last === undefined ? last : format(last),
      text: line.label,
      ours: line === ours,
    };
  });
}
