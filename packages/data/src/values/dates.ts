import { isDate } from '@portfolio/figures/schema/date';
import type { ContentLanguage } from '@portfolio/words';
import { writeDate } from '@portfolio/words/formats';

/** The maximum number of years that an end may be in the future. A later one is probably a typing error. */
export const MAX_YEARS_AHEAD = 20;

/**
 * Whether a date is further ahead than anybody plans.
 * @param now milliseconds since 1970
 */
export const isFarAhead = (date: string, now: number): boolean =>
  Number(date.slice(0, 4)) > new Date(now).getUTCFullYear() + MAX_YEARS_AHEAD;

/** The year, and the month counted from 0 if it is known. */
function parseDate(date: string): { year: number; month?: number } {
  const [year, month] = date.split('-');
  if (!isDate(date)) {
    throw new RangeError(`A date is written YYYY, YYYY-MM or YYYY-MM-DD, but this is ${date}`);
  }
  return { year: Number(year), ...(month && { month: Number(month) - 1 }) };
}

/**
 * A formatted date, as precise as it is known: `2024` gives '2024', `2024-10` and `2024-10-31` give 'Oct 2024'.
 * @throws RangeError for anything else
 */
export function formatDate(date: string, { formats }: Pick<ContentLanguage, 'formats'>): string {
  const { year, month } = parseDate(date);
  return writeDate(formats, { year, month: month === undefined ? undefined : month + 1 });
}

/**
 * A formatted period: 'Oct 2024–Nov 2024' (spec section 9), or '2018–2020' if only the years are known. A period
 * within one month or year shows that once. A period without an end continues: 'Oct 2024–Present'.
 */
export function formatPeriod(
  start: string,
  end: string | undefined,
  language: ContentLanguage,
): string {
  if (end?.startsWith(start)) return formatDate(end, language);
  const from = formatDate(start, language);
  const to = end === undefined ? language.content.present : formatDate(end, language);
  return from === to ? from : `${from}–${to}`;
}

/** Whether a period ends before it starts, as far as both dates are known. */
export function endsBeforeStart(start: string, end: string): boolean {
  const known = Math.min(start.length, end.length);
  return end.slice(0, known) < start.slice(0, known);
}

interface Period {
  start: string;
  end?: string | undefined;
}

/** The month of a date, `YYYY-MM`. A year without a month has the one that is given. */
export const monthIn = (date: string, unlessKnown: string) =>
  date.length === 4 ? `${date}-${unlessKnown}` : date.slice(0, 7);

/**
 * The months of a period, for drawing and sorting. A year without a month counts from or to its middle. So
 * 2018–2020 takes two years, which is most likely, and a position from 2020 on comes after it. If the period would
 * then end before it starts, the whole year counts.
 * @returns the first and the last month, `YYYY-MM`; the last is included
 */
export function monthsOf(start: string, end: string) {
  const middle = { first: monthIn(start, '07'), last: monthIn(end, '06') };
  return middle.first <= middle.last
    ? middle
    : { first: monthIn(start, '01'), last: monthIn(end, '12') };
}

/** A current period sorts after every past month. */
const TODAY = '9999-12';

function recencyOf({ start, end = TODAY }: Period) {
  const { first, last } = monthsOf(start, end);
  return `${last} ${first}`;
}

/** Puts periods in order, the newest first: by their last month, and then by their first. One without an end is current. */
export const byRecency = (one: Period, other: Period): number =>
  recencyOf(other).localeCompare(recencyOf(one));

const monthNumber = (month: string) => {
  const { year, month: index = 0 } = parseDate(month);
  return year * 12 + index;
};

/** The number of months in a period, including the first and the last: June to August is 3. */
export const monthsBetween = (start: string, end: string): number =>
  monthNumber(end) - monthNumber(start) + 1;

/**
 * The month of a time, for functions that need the current month. The site uses the month of its build, so that
 * hydration doesn't change a page.
 * @param now milliseconds since 1970
 * @returns `YYYY-MM`
 */
export const monthAt = (now: number): string => new Date(now).toISOString().slice(0, 7);

/** Whether an end is in the future. */
const isAhead = (end: string, present: string) => monthIn(end, '01') > present;

/**
 * The formatted length of a period: '2 months', '1 month' (spec section 9), '1 year 3 months'. Empty while the
 * period continues, even if its future end is known. Empty if a month isn't known: 2018–2020 may be 14 months or
 * 36.
 * @param present the month from {@link monthAt}
 */
export function formatLength(
  start: string,
  end: string | undefined,
  present: string,
  { content }: Pick<ContentLanguage, 'content'>,
): string | undefined {
  if (end === undefined || isAhead(end, present)) return undefined;
  if ([start, end].some((date) => parseDate(date).month === undefined)) return undefined;
  const total = monthsBetween(start, end);
  return content.length(Math.floor(total / 12), total % 12);
}

/**
 * The months from which and to which a period is drawn. A period that continues is drawn up to the current month,
 * even if its future end is known.
 * @param present the month from {@link monthAt}
 */
export function drawnMonths(
  { start, end }: { start: string; end?: string },
  present: string,
): ReturnType<typeof monthsOf> {
  if (end !== undefined && !isAhead(end, present)) return monthsOf(start, end);
  // In eastern time zones, a month starts before it does in UTC.
  return monthsOf(start, monthIn(start, '01') > present ? start : present);
}
