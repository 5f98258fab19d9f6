import type { FigureLanguage } from '@portfolio/figures';
import {
  highlightedLine,
  lastValueIndex,
  positionOf,
  seriesFormat,
  valuesOf,
  xNumbers,
  xTexts,
} from '@portfolio/figures/series/finding';
import type { SeriesData } from '@portfolio/figures/series/schema';
import { makeFormat, writeValue } from '@portfolio/figures/text/format';
import { ticks } from 'd3-array';
import type { figureSizes } from '../FigureFrame/index.ts';
import { type FigureAxis, makeAxis, oneDecimal } from './axis.ts';
import { placeLabels } from './placeLabels.ts';
import { dotAt, polyline } from './polyline.ts';

type Size = (typeof figureSizes)[number];

/** In rem: the smallest height of the plot (below a title of two lines), and the height of a label's row. */
const measures = { sm: { plot: 3.9, row: 0.97 }, lg: { plot: 13, row: 1.25 } };

/** If a label has more characters than this, its value gets a row of its own. */
const LONG_LABEL = 18;

/** A longer unit, in characters, doesn't fit into the narrow column of the ticks. */
const MAX_UNIT_LENGTH = 3;

/** With more values, the points of a large figure would touch each other. */
const MAX_POINTS = 16;

/** The axis includes zero if that takes at most this share of the height from the lines. */
const MAX_ROOM_TO_ZERO = 2 / 3;

/** The owner's line, the first and the second of the others, the baseline and the band. Each is drawn differently. */
type Role = 'ours' | 'other' | 'second' | 'baseline' | 'band';

/** The label at the end of a line. Places are in percent from the top. */
export interface EndLabel {
  role: Role;
  value?: string;
  label: string;
  /** Where the line ends. */
  lineAt: number;
  /** Where the label is. */
  at: number;
  rows: number;
}

interface End extends Omit<EndLabel, 'at' | 'rows'> {
  /** The line's previous value. It decides the order of labels of lines that end in the same place. */
  before: number;
}

/** Whether the axis begins at zero, so that heights can be compared. It does wherever that costs little height. */
export function beginsAtZero(values: readonly number[]): boolean {
  const sizes = values.map(Math.abs);
  const isOneSided = values.every((value) => value >= 0) || values.every((value) => value <= 0);
  return isOneSided && Math.min(...sizes) <= MAX_ROOM_TO_ZERO * Math.max(...sizes);
}

/** The labels at the right, from top to bottom. */
function layOutEnds(ends: readonly End[], size: Size): EndLabel[] {
  const { plot, row } = measures[size];
  const sorted = [...ends].sort((a, b) => a.lineAt - b.lineAt || a.before - b.before);
  const wanted = sorted.map(({ value = '', label }) =>
    value && value.length + 1 + label.length > LONG_LABEL ? 2 : 1,
  );
  const fits = wanted.reduce((sum, rows) => sum + rows * row, 0) <= plot + row;
  const rowsOf = (index: number) => (fits ? (wanted[index] ?? 1) : 1);
  // The first and the last label may stick out by half a row.
  const middles = placeLabels(
    sorted.map(({ lineAt }, index) => ({
      at: (lineAt / 100) * plot + row / 2,
      size: rowsOf(index) * row,
    })),
    plot + row,
  );
  return sorted.map(({ before: _, ...end }, index) => ({
    ...end,
    at: oneDecimal((((middles[index] ?? 0) - row / 2) / plot) * 100),
    rows: rowsOf(index),
  }));
}

/** A round number or a date between the first and the last value of x, where a label helps. */
function middleOf(data: SeriesData, numbers: readonly number[], language: FigureLanguage) {
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  const share = (value: number) => (value - first) / (last - first);
  const isDate = typeof data.x.values[0] === 'string';
  const candidates = isDate ? numbers : ticks(first, last, 3);
  const distance = (value: number) => Math.abs(share(value) - 0.5);
  const [best] = [...candidates].sort((a, b) => distance(a) - distance(b));
  if (best === undefined || !(distance(best) < 0.2)) return undefined;
  const index = numbers.indexOf(best);
  const text = xTexts(data, language)[index] ?? writeValue(best, language);
  return { at: oneDecimal(share(best) * 100), text };
}

/** The ticks of the vertical axis from top to bottom. The topmost one has the unit if that is short. */
function layOutTicks(
  { unit = '' }: SeriesData,
  { ticks: values, at }: FigureAxis,
  language: FigureLanguage,
) {
  const shown = unit.length > MAX_UNIT_LENGTH ? '' : unit;
  const write = makeFormat(values, undefined, language);
  const writeTop = makeFormat(values, shown, language);
  return [...values].reverse().map((value, index) => ({
    at: oneDecimal(100 - at(value)),
    text: (index ? write : writeTop)(value),
  }));
}

/** What a series measures, with the unit if the ticks leave it out, and which way is better. */
export function measureOf(
  { title, axis, unit = '', better }: SeriesData,
  language: FigureLanguage,
) {
  const { formats, words } = language;
  return [
    title,
    axis,
    ...(unit.length > MAX_UNIT_LENGTH ? [unit] : []),
    ...(better ? [words.isBetter[better]] : []),
  ].join(formats.comma);
}

/** Computes all positions of a series, in percent of its plot, from the left and from the top. */
export function layOutSeries(data: SeriesData, size: Size, language: FigureLanguage) {
  const { lines, band, baseline } = data;
  const values = valuesOf(data);
  const axis = makeAxis(values, { count: size === 'sm' ? 3 : 4, zero: beginsAtZero(values) });
  const y = (value: number) => oneDecimal(100 - axis.at(value));
  const numbers = xNumbers(data);
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  const x = (index: number) =>
    last > first ? oneDecimal((((numbers[index] ?? first) - first) / (last - first)) * 100) : 50;
  const pointsOf = (all: readonly (number | null)[]) =>
    all.map((value, index) => (value === null ? undefined : ([x(index), y(value)] as const)));

  const dots = (all: readonly (number | null)[], isDrawn: (index: number) => boolean) =>
    all
      .map((value, index) => (value !== null && isDrawn(index) ? dotAt(x(index), y(value)) : ''))
      .join('');
  const alone = (all: readonly (number | null)[]) => (index: number) =>
    (all[index - 1] ?? null) === null && (all[index + 1] ?? null) === null;
  // Points show the measured values. The line between them only guides the eye.
  const hasPoints = size === 'lg' && numbers.length <= MAX_POINTS;

  const { comma } = language.formats;
  const ours = highlightedLine(data);
  const format = seriesFormat(data, language);
  const others = lines.filter((each) => each !== ours);
  const drawn = [...others, ...(ours ? [ours] : [])].map((each) => {
    const end = lastValueIndex(each);
    const roles = ['other', 'second'] as const;
    return {
      role: each === ours ? ('ours' as const) : (roles[others.indexOf(each)] ?? 'second'),
      label: each.label,
      path: polyline(pointsOf(each.values)),
      /** Isolated points, which no line connects. In a large figure, all points of the owner's line. */
      points: dots(each.values, hasPoints && each === ours ? () => true : alone(each.values)),
      /** The last point; undefined for a line without values. */
      end: end < 0 ? undefined : { index: end, x: x(end), y: y(each.values[end] ?? 0) },
      values: each.values,
    };
  });
  const ends: End[] = drawn.flatMap(({ role, label, end, values: all }) => {
    if (!end) return [];
    const past = all.slice(0, end.index).filter((value) => value !== null);
    // If a line ends early, its label says where.
    const where = end.index < all.length - 1 ? comma + positionOf(data, end.index, language) : '';
    return {
      role,
      value: format(all[end.index] ?? 0),
      label: label + where,
      lineAt: end.y,
      before: y(past.at(-1) ?? all[end.index] ?? 0),
    };
  });
  if (baseline) {
    const at = y(baseline.value);
    ends.push({
      role: 'baseline',
      value: format(baseline.value),
      label: baseline.label,
      lineAt: at,
      before: at,
    });
  }
  const bandEnd = band?.high.at(-1);
  if (band && bandEnd !== undefined) {
    const at = y(bandEnd);
    // The label goes above the label of the line that ends inside the band.
    ends.push({ role: 'band', label: band.label, lineAt: at, before: -1 });
  }
  // The area is drawn only between two lines without gaps, in a figure that has room for it.
  const isGap =
    size === 'lg' &&
    !band &&
    lines.length === 2 &&
    lines.every((each) => !each.values.includes(null));
  const [upper, lower] = isGap ? lines.map((each) => pointsOf(each.values)) : [];
  const zero = axis.low <= 0 && axis.high >= 0 ? y(0) : undefined;
  return {
    ticks: layOutTicks(data, axis, language),
    zero,
    lines: drawn,
    band: band && `${polyline([...pointsOf(band.high), ...pointsOf(band.low).reverse()])}Z`,
    gap: upper && lower && `${polyline([...upper, ...[...lower].reverse()])}Z`,
    baseline: baseline && y(baseline.value),
    ends: layOutEnds(ends, size),
    /** The places of the values of x. */
    places: numbers.map((_, index) => x(index)),
    /** The place of a value. */
    down: y,
    /** The smallest height of the plot, in rem. */
    height: measures[size].plot,
    x: {
      first: positionOf(data, 0, language),
      last: xTexts(data, language).at(-1) ?? '',
      middle: middleOf(data, numbers, language),
    },
  };
}
