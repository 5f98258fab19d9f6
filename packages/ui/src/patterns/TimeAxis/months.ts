import type { Formats } from '@portfolio/words';

/** The number of months from year 0 to a month written `YYYY-MM`; `NaN` if it isn't one. */
export function monthNumber(month: string): number {
  const [, year = '', number = ''] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  return year ? Number(year) * 12 + Number(number) - 1 : Number.NaN;
}

/** A label below the axis, which begins at the tick of its month. */
export interface Label {
  month: number;
  text: string;
  /** The smallest width of the axis, in rem, at which the label fits on the axis and next to its neighbour. */
  room: number;
  /** The label is hidden from this width in rem up to twice as much, where only even years show. */
  gap?: number;
}

export interface Axis {
  /** Months with a tick. `room` and `gap` are set if the tick only shows together with its label. */
  ticks: { month: number; room?: number; gap?: number }[];
  /** Names of months. */
  names: Label[];
  years: Label[];
}

/**
 * The widths in rem that the styles distinguish, from 4 to 114, each together with its double. They are close enough
 * that hardly any label that would fit is hidden.
 */
export const ROOMS = [1, 2, 4, 8, 16].flatMap((octave) =>
  [4, 4.5, 5, 5.6, 6.3, 7.1].map((width) => width * octave),
);

/** In rem: the width of a year with the space after it, that space, and a letter of a month's name. */
const YEAR_WIDTH = 2.6;
const SPACE = 0.6;
const LETTER = 1.6 / 3;

/**
 * The width of a month's name and the space after it, in rem. Names are at least three letters long in every language.
 */
const nameWidth = (months: readonly string[]) =>
  SPACE + LETTER * Math.max(3, ...months.map(({ length }) => length));

/** With more months than this, only labelled months have ticks. */
const MAX_TICKS = 24;

const yearOf = (month: number) => String(Math.floor(month / 12));

interface Span {
  first: number;
  count: number;
}

/** The smallest of the widths that is enough: 0 for the first, `Infinity` if none is. */
function roomFor(width: number): number {
  const room = ROOMS.find((each) => each >= width) ?? Number.POSITIVE_INFINITY;
  return room === ROOMS[0] ? 0 : room;
}

/** The width of the axis that labels of `width` rem need if they are `step` months apart. */
function roomOfStep({ first, count }: Span, step: number, width: number): number {
  const number = Math.ceil((first + count) / step) - Math.ceil(first / step);
  return number < 2 ? 0 : roomFor((width * count) / step);
}

/** The width of the axis at which a label fits before its end. */
const roomToEnd = ({ first, count }: Span, month: number, width: number) =>
  roomFor((width * count) / (first + count - month));

/**
 * Labels every sixth, every third or every month, depending on the room. Each step keeps the months of the one before.
 */
function labelName(span: Span, month: number, months: readonly string[]): Label {
  const width = nameWidth(months);
  const step = [6, 3].find((each) => month % each === 0) ?? 1;
  const room = Math.max(roomOfStep(span, step, width), roomToEnd(span, month, width));
  return { month, text: months[month % 12] ?? '', room };
}

/** Labels every fiftieth, tenth, fifth, second or every year, depending on the room. */
function labelYear(span: Span, month: number): Label {
  const isEven = month % 24 === 0;
  const even = roomOfStep(span, 24, YEAR_WIDTH);
  const step = [600, 120, 60].find((each) => month % each === 0);
  // Twice the room of every second year, so that a single width decides where odd years are hidden.
  const each = even > 0 ? 2 * even : roomOfStep(span, 12, YEAR_WIDTH);
  const least = step ? roomOfStep(span, step, YEAR_WIDTH) : isEven ? even : each;
  const room = Math.max(least, roomToEnd(span, month, YEAR_WIDTH));
  const label = { month, text: yearOf(month), room };
  if (isEven || room >= each) return label;
  return room < even ? { ...label, gap: even } : { ...label, room: each };
}

/**
 * The labels of an axis of `count` months from the month `first` on, and the width at which each one shows. As many
 * names of months show as fit, then only years, then every second, fifth or tenth year, and so on.
 */
export function layOutAxis(first: number, count: number, formats: Formats): Axis {
  const span = { first, count };
  const months = Array.from({ length: count }, (_, index) => first + index);
  const isWritten = ({ room }: Label) => room <= Number(ROOMS.at(-1));
  const names = months.map((month) => labelName(span, month, formats.months)).filter(isWritten);
  const years = months
    .filter((month) => month % 12 === 0)
    .map((month) => labelYear(span, month))
    .filter(isWritten);
  // If the axis begins in the middle of a year, that year's label is at the first month.
  if (first % 12 !== 0) {
    const room = roomFor((YEAR_WIDTH * count) / Math.min(count, 12 - (first % 12)));
    const label = { month: first, text: yearOf(first), room };
    if (isWritten(label)) years.unshift(label);
  }
  if (count <= MAX_TICKS) return { ticks: months.map((month) => ({ month })), names, years };
  const named = new Set(names.map(({ month }) => month));
  const ticks = [...names, ...years.filter(({ month }) => !named.has(month))];
  return { ticks, names, years };
}
