/** Months since year 0 of a month written `YYYY-MM`; `NaN` when it is not one. */
export function monthNumber(month: string): number {
  const [, year = '', number = ''] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  return year ? Number(year) * 12 + Number(number) - 1 : Number.NaN;
}

/** What is written below the axis, from the tick of its month on. */
export interface Label {
  month: number;
  text: string;
  /** The width of the axis in rem from which on it neither meets its neighbour nor leaves the axis. */
  room: number;
  /** Not written from this width in rem to twice as much, where only even years are. */
  gap?: number;
}

export interface Axis {
  /** Months with a tick; `room` and `gap` where it is drawn only together with its label. */
  ticks: { month: number; room?: number; gap?: number }[];
  /** Names of months. */
  names: Label[];
  years: Label[];
}

/**
 * Widths in rem that styles ask for, from 4 to 114: so close that hardly a label is left out for
 * nothing, and with each its double.
 */
export const ROOMS = [1, 2, 4, 8, 16].flatMap((octave) =>
  [4, 4.5, 5, 5.6, 6.3, 7.1].map((width) => width * octave),
);

/** Width of a label and the space after it, in rem. */
const NAME_WIDTH = 2.2;
const YEAR_WIDTH = 2.6;

/** More months than this have ticks only where something is written. */
const MOST_TICKS = 24;

const nameOf = (month: number) =>
  new Date(Date.UTC(2000, month % 12)).toLocaleString('en', { month: 'short', timeZone: 'UTC' });

const yearOf = (month: number) => String(Math.floor(month / 12));

interface Span {
  first: number;
  count: number;
}

/** The first of the widths that is enough; `Infinity` where none is. */
const roomFor = (width: number) => ROOMS.find((room) => room >= width) ?? Number.POSITIVE_INFINITY;

/** The room that labels need of which each is as wide as `width` rem, `step` months apart. */
function roomOfStep({ first, count }: Span, step: number, width: number): number {
  const number = Math.ceil((first + count) / step) - Math.ceil(first / step);
  return number < 2 ? 0 : roomFor((width * count) / step);
}

/** The room that a label needs before the end of the axis. */
const roomToEnd = ({ first, count }: Span, month: number, width: number) => {
  const room = roomFor((width * count) / (first + count - month));
  return room === ROOMS[0] ? 0 : room;
};

/** Every sixth month, every third, every one: each step has the months of the one before. */
function labelName(span: Span, month: number): Label {
  const step = [6, 3].find((each) => month % each === 0) ?? 1;
  const room = roomOfStep(span, step, NAME_WIDTH);
  return { month, text: nameOf(month), room: Math.max(room, roomToEnd(span, month, NAME_WIDTH)) };
}

/** Every fiftieth, tenth, fifth, second year, every one. */
function labelYear(span: Span, month: number): Label {
  const isEven = month % 24 === 0;
  const even = roomOfStep(span, 24, YEAR_WIDTH);
  const step = [600, 120, 60].find((each) => month % each === 0);
  // Twice the room of every second year, so that one width tells where the odd ones are left out.
  const each = even > 0 ? 2 * even : roomOfStep(span, 12, YEAR_WIDTH);
  const least = step ? roomOfStep(span, step, YEAR_WIDTH) : isEven ? even : each;
  const room = Math.max(least, roomToEnd(span, month, YEAR_WIDTH));
  const label = { month, text: yearOf(month), room };
  if (isEven || room >= each) return label;
  return room < even ? { ...label, gap: even } : { ...label, room: each };
}

/**
 * What an axis of `count` months from the month `first` on shows, and at which width: months are named
 * as long as there is room, then only years, then every second, fifth, tenth … year.
 */
export function layOutAxis(first: number, count: number): Axis {
  const span = { first, count };
  const months = Array.from({ length: count }, (_, index) => first + index);
  const isWritten = ({ room }: Label) => room <= Number(ROOMS.at(-1));
  const names = months.map((month) => labelName(span, month)).filter(isWritten);
  const years = months
    .filter((month) => month % 12 === 0)
    .map((month) => labelYear(span, month))
    .filter(isWritten);
  // A year that the axis begins in the middle of is written at its first month, before the next one.
  if (first % 12 !== 0) {
    const room = roomFor((YEAR_WIDTH * count) / Math.min(count, 12 - (first % 12)));
    const label = { month: first, text: yearOf(first), room: room === ROOMS[0] ? 0 : room };
    if (isWritten(label)) years.unshift(label);
  }
  if (count <= MOST_TICKS) return { ticks: months.map((month) => ({ month })), names, years };
  const named = new Set(names.map(({ month }) => month));
  const ticks = [...names, ...years.filter(({ month }) => !named.has(month))];
  return { ticks, names, years };
}
