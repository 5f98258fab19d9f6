import { endsBeforeStart, formatDate, formatPeriod } from '../dates.ts';
import { showValue } from '../showValue.ts';
import type { ResumeReader } from './resumeReader.ts';

/** Two dates as the content writes them; without an end it goes on. */
export interface Period {
  start: string;
  end?: string;
}

/** Fields that files have in place of startDate and endDate, each with a date or a period. */
const OTHER_FIELDS = ['period', 'date', 'dates', 'years', 'year'];

/** The dates in the first of the other fields that has any. */
function readWhole(item: ResumeReader, keeps: 'period' | 'text') {
  for (const name of OTHER_FIELDS) {
    const dates = item.dates(name, keeps);
    if (dates) return dates;
  }
  return undefined;
}

/**
 * The start and the end of an entry. Either field may hold both: 'Sep 2019 – Present'. An end that can't be read, or
 * that is before the start, isn't guessed: without one, the period goes on.
 */
function readDates(item: ResumeReader, keeps: 'period' | 'text') {
  const from = item.dates('startDate', keeps);
  const to = item.dates('endDate', keeps);
  const whole = from === undefined && to === undefined ? readWhole(item, keeps) : undefined;
  if (from?.isPeriod && from.end && to && to.end !== from.end) {
    item.note('startDate', 'states an end, too: the site has the one of endDate');
  }
  const start = from?.start ?? (to?.isPeriod ? to.start : undefined) ?? whole?.start;
  const stated = to === undefined ? (from?.isPeriod ? from : whole) : to;
  const isExpected = [from, to, whole].some((dates) => dates?.isExpected);
  const isReversed = start && stated?.end && endsBeforeStart(start, stated.end);
  const end = isReversed ? undefined : stated?.end;
  if (start && (isReversed || stated === null)) {
    const why = isReversed ? `${showValue(stated.end)} is before the start` : "isn't known";
    item.note('endDate', `${why}: the site says that it goes on, until you write the end`);
  }
  return { start, end, isExpected };
}

/** The dates of a position or a project; undefined if the résumé doesn't state them. Assumptions are noted. */
export function readPeriod(item: ResumeReader): Period | undefined {
  const { start, end } = readDates(item, 'period');
  if (start) return { start, ...(end && { end }) };
  if (!end) return undefined;
  // A year, so that no length is made up.
  const year = end.slice(0, 4);
  item.assume('startDate', `is missing: the year of the end, ${year}, is used as the start, too`);
  return { start: year, end };
}

/** The dates of a degree or a certificate for reading: '2011–2014', '2011–Present', 'Expected Aug 2027'. */
export function readYears(item: ResumeReader): string | undefined {
  const { language } = item;
  const { start, end, isExpected } = readDates(item, 'text');
  if (!end) return start && formatPeriod(start, undefined, language);
  if (!isExpected) return start ? formatPeriod(start, end, language) : formatDate(end, language);
  const expected = `Expected ${formatDate(end, language)}`;
  return !start || start === end ? expected : `${formatDate(start, language)}–${expected}`;
}
