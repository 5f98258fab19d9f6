import { endsBeforeStart, formatDate, formatPeriod } from '@portfolio/data/values/dates';
import { placeholder } from '@portfolio/data/values/placeholders';
import { showValue } from '@portfolio/data/values/showValue';
import type { ResumeReader } from './resumeReader.ts';

/** Two dates in the form of the content. Without an end, the period continues. */
export interface Period {
  start: string;
  end?: string;
}

const GOES_ON = 'the site says that it goes on, until you write the end';

/**
 * The start and the end of an entry. Either field may hold both: 'Sep 2019 – Present'. An end that can't be read,
 * or is before the start, is left out, and the period continues.
 */
function readDates(item: ResumeReader, endField = 'endDate', withoutEnd?: string) {
  const from = item.dates('startDate');
  const to = item.dates(endField, from ? GOES_ON : withoutEnd);
  if (from?.isPeriod && from.end && to && to.end !== from.end) {
    item.note('startDate', 'states an end, too: the site has the one of the end');
  }
  const start = from?.start ?? (to?.isPeriod ? to.start : undefined);
  const stated = to === undefined && from?.isPeriod ? from : to;
  const isExpected = Boolean(from?.isExpected || to?.isExpected);
  const end = stated?.end;
  if (!start || !end || !endsBeforeStart(start, end)) return { start, end, isExpected };
  item.note(endField, `${showValue(end)} is before the start: ${GOES_ON}`);
  return { start, isExpected };
}

/** The dates of a position or a project; undefined if the résumé doesn't state them. Assumptions are noted. */
export function readPeriod(item: ResumeReader): Period | undefined {
  const { start, end } = readDates(item);
  if (start) return { start, ...(end && { end }) };
  if (!end) return undefined;
  // Only the year, so that the site doesn't invent a length.
  const year = end.slice(0, 4);
  item.note('startDate', `is missing: the year of the end, ${year}, is used as the start, too`);
  return { start: year, end };
}

/** The formatted dates of a degree or a certificate: '2011–2014', '2011–Present', 'Expected Aug 2027'. */
export function readYears(item: ResumeReader, endField: string): string | undefined {
  const { language } = item;
  const without = `the site says "${placeholder.date}"`;
  const { start, end, isExpected } = readDates(item, endField, without);
  if (!end) return start && formatPeriod(start, undefined, language);
  if (!isExpected) return start ? formatPeriod(start, end, language) : formatDate(end, language);
  const expected = `Expected ${formatDate(end, language)}`;
  return !start || start === end ? expected : `${formatDate(start, language)}–${expected}`;
}
