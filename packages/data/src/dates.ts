const MONTH_NAMES = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

function parseMonth(month: string): { year: number; index: number } {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (year === undefined || number === undefined) {
    throw new RangeError(`A month is written YYYY-MM, but this is ${month}`);
  }
  return { year: Number(year), index: Number(number) - 1 };
}

/**
 * A month for reading: `2024-10` gives 'Oct 2024'. Names are written out here rather than by
 * `Intl`, whose short names differ between browsers ('Sep', 'Sept').
 */
export function formatMonth(month: string): string {
  const { year, index } = parseMonth(month);
  return `${MONTH_NAMES[index]} ${year}`;
}

/**
 * Two months for reading: 'Oct 2024–Nov 2024' (spec section 9); one month stands alone, and what has
 * no end goes on: 'Oct 2024–Present'.
 */
export function formatPeriod(start: string, end: string | undefined): string {
  if (end === undefined) return `${formatMonth(start)}–Present`;
  return start === end ? formatMonth(start) : `${formatMonth(start)}–${formatMonth(end)}`;
}

/** How many months a period covers, its first and last included: June to August is 3. */
export function monthsBetween(start: string, end: string): number {
  const from = parseMonth(start);
  const to = parseMonth(end);
  return (to.year - from.year) * 12 + (to.index - from.index) + 1;
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** The length of a period for reading: '2 months', '1 month' (spec section 9), '1 year 3 months'. */
export function formatLength(start: string, end: string): string {
  const total = monthsBetween(start, end);
  const [years, months] = [Math.floor(total / 12), total % 12];
  return [years > 0 && count(years, 'year'), months > 0 && count(months, 'month')]
    .filter(Boolean)
    .join(' ');
}

/**
 * The month up to which what goes on is drawn: the last that the periods state, but not before the end
 * of the year that the site is of. Not today's, so that the same content gives the same page.
 */
export const lastMonthOf = (
  periods: readonly { start: string; end?: string }[],
  siteYear: number,
): string =>
  periods.reduce(
    (last, { start, end = start }) => (end.localeCompare(last) > 0 ? end : last),
    `${siteYear}-12`,
  );
