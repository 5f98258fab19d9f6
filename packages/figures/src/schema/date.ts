import * as v from 'valibot';

/** A year, with a month and a day if they are known. */
const DATE = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

/** Whether a text is written as the content writes dates: `2024`, `2024-10` or `2024-10-31`. */
export const isDate = (text: string) => DATE.test(text);

/** Whether a month has a day. There is no 31st of September, and a 29th of February only in leap years. */
export const isDayOf = (year: number, month: number, day: number) =>
  day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Whether a date is in the calendar, and in a year that somebody may have lived in or plan for. */
function isRealDate(date: string): boolean {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return year >= 1000 && year < 3000 && isDayOf(year, month, day);
}

const DATE_RULE =
  'must be a month such as 2024-10, a year such as 2024 or a day such as 2024-10-31';
const REAL_DATE_RULE = 'must be a date of the calendar, from 1000 to 2999';

/** A date with as much as is known: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export const dateSchema = v.pipe(
  v.string(DATE_RULE),
  v.check(isDate, DATE_RULE),
  v.check(isRealDate, REAL_DATE_RULE),
);
