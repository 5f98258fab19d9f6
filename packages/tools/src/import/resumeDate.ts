import { isFarAhead } from '@portfolio/data/values/dates';
import { isDayOf } from '@portfolio/figures/schema/date';

/** Dates before this year count as errors. */
const FIRST_YEAR = '1900';

const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** `2014-06-29`. Of a day that the calendar doesn't have only the month counts, and of a month 00 the year. */
function dateOf(year: string, month = '', day = ''): string | undefined {
  if (Number(month) === 0) return year;
  if (Number(month) > 12) return undefined;
  const date = `${year}-${month.padStart(2, '0')}`;
  return isDayOf(Number(year), Number(month), Number(day))
    ? `${date}-${day.padStart(2, '0')}`
    : date;
}

function parseDate(text: string): string | undefined {
  const [, year, month, day] =
    /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2})(?:T.*)?)?)?$/i.exec(text) ?? [];
  if (year) return dateOf(year, month, day);
  const [, monthFirst, yearLast] = /^(\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (yearLast) return dateOf(yearLast, monthFirst);
  const [, name = '', yearOfName] = /^([a-z]{3,9})\.?,? (\d{4})$/i.exec(text) ?? [];
  const number = months.findIndex((each) => each.startsWith(name.toLowerCase())) + 1;
  if (yearOfName && number > 0) return dateOf(yearOfName, `${number}`);
  const [, short] = /^['’](\d\d)$/.exec(text) ?? [];
  return short && `${Number(short) > 50 ? 19 : 20}${short}`;
}

/**
 * A date of a résumé in the form of the content: `2014-06-29`, `2014-06`, `Jun 2014`, `06/2014`, `2014` or `'14`, in English.
 * Any other text gives undefined, and so does a year that must be wrong, so that no date is guessed.
 */
export function parseResumeDate(text: string): string | undefined {
  const date = parseDate(text.trim());
  return date && date >= FIRST_YEAR && !isFarAhead(date, Date.now()) ? date : undefined;
}

/** Whether a text in place of an end says that something goes on. */
export const isOngoing = (text: string): boolean =>
  /^(?:present|now|today|current|currently|ongoing)$/i.test(text.trim());
