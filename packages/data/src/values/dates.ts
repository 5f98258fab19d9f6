import { isDate } from '@portfolio/figures/schema/date';
import type { ContentLanguage } from '@portfolio/words';
import { writeDate } from '@portfolio/words/formats';

/** How far ahead an end may be agreed, in years: a later one must have a wrong digit in its year. */
export const MAX_YEARS_AHEAD = 20;

/**
 * Whether a date is further ahead than anybody plans.
 * @param now milliseconds since 1970
 */
export const isFarAhead = (date: string, now: number): boolean =>
  Number(date.slice(0, 4)) > new Date(now).getUTCFullYear() + MAX_YEARS_AHEAD;

/** The year and the month, counted from 0; no month where only the year is known. */
function parseDate(date: string): { year: number; month?: number } {
  const [year, month] = date.split('-');
  if (!isDate(date)) {
    throw new RangeError(`A date is written YYYY, YYYY-MM or YYYY-MM-DD, but this is ${date}`);
  }
  return { year: Number(year), ...(month && { month: Number(month) - 1 }) };
}

/**
 * A date for reading, as far as it is known: `2024` gives '2024', `2024-10` and `2024-10-31` give
 * 'Oct 2024'.
 * @throws RangeError for anything else
 */
export function formatDate(date: string, { formats }: Pick<ContentLanguage, 'formats'>): string {
  const { year, month } = parseDate(date);
  return writeDate(formats, { year, month: month === undefined ? undefined : month + 1 });
}

/**
 * Two dates for reading: 'Oct 2024–Nov 2024' (spec section 9), '2018–2020' where only the years are
 * known. A period within one month shows it once, a period within one year shows the year once, and
 * a period without an end goes on: 'Oct 2024–Present'.
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

const monthIn = (date: string, unlessKnown: string) =>
  date.length === 4 ? `${date}-${unlessKnown}` : date.slice(0, 7);

/**
 * The months by which a period is drawn and put in order. A year without a month counts from its
 * middle or to its middle. So 2018–2020 takes the two years that it most likely was, and a position
 * from 2020 on comes after it. If the period would then end before it starts, the year counts as a
 * whole.
 * @returns the first and the last month, `YYYY-MM`; the last is included
 */
export function monthsOf(start: string, end: string) {
  const middle = { first: monthIn(start, '07'), last: monthIn(end, '06') };
  return middle.first <= middle.last
    ? middle
    : { first: monthIn(start, '01'), last: monthIn(end, '12') };
}

const monthNumber = (month: string) => {
  const { year, month: index = 0 } = parseDate(month);
  return year * 12 + index;
};

/** How many months a period covers, its first and last included: June to August is 3. */
export const monthsBetween = (start: string, end: string): number =>
  monthNumber(end) - monthNumber(start) + 1;

/**
 * The month of a moment, for functions that ask for the present. The site has that of its build, so that a page
 * stays the same when it comes to life.
 * @param now milliseconds since 1970
 * @returns `YYYY-MM`
 */
export const monthAt = (now: number): string => new Date(now).toISOString().slice(0, 7);

/** Whether an end is only agreed. */
const isAhead = (end: string, present: string) => monthIn(end, '01') > present;

/**
 * The length of a period for reading: '2 months', '1 month' (spec section 9), '1 year 3 months'.
 * Nothing while it goes on, also until an end that is agreed, and nothing where a month is not known: 2018–2020
 * may be 14 months or 36.
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
 * The months by which a period is drawn. One that goes on, also until an end that is agreed, is drawn up to the
 * present.
 * @param present the month from {@link monthAt}
 */
export function drawnMonths(
  { start, end }: { start: string; end?: string },
  present: string,
): ReturnType<typeof monthsOf> {
  if (end !== undefined && !isAhead(end, present)) return monthsOf(start, end);
  // In the east, the day of a start begins before the present does in UTC.
  return monthsOf(start, monthIn(start, '01') > present ? start : present);
}
