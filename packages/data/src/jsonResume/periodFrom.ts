import { endsBeforeStart, formatDate, formatPeriod } from '../dates.ts';
import { english } from './english.ts';
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
 * The start and the end of an entry, the earlier date first. Either field may hold both: 'Sep 2019 – Present'.
 * The end is null if it can't be read.
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
  const end = stated === null ? null : stated?.end;
  const isExpected = [from, to, whole].some((dates) => dates?.isExpected);
  if (!start || !end || !endsBeforeStart(start, end)) return { start, end, isExpected };
  item.note('startDate', 'is after endDate: the two are swapped');
  return { start: end, end: start, isExpected };
}

/** The dates of a position or a project; undefined if the résumé doesn't state them. Assumptions are noted. */
export function readPeriod(item: ResumeReader): Period | undefined {
  const { start, end } = readDates(item, 'period');
  // A year, so that no length is made up.
  if (!start) {
    if (!end) return undefined;
    const year = end.slice(0, 4);
    item.assume('startDate', `is missing: the year of the end, ${year}, is used as the start, too`);
    return { start: year, end };
  }
  if (end === undefined) return { start };
  if (end !== null) return { start, end };
  const year = start.slice(0, 4);
  item.note('endDate', `isn't known: the site says ${year} only, the year of the start`);
  return { start: year, end: year };
}

/** The dates of a degree or a certificate for reading: '2011–2014', 'Since 2011', 'Expected Aug 2027'. */
export function readYears(item: ResumeReader): string | undefined {
  const { start, end, isExpected } = readDates(item, 'text');
  if (!end)
    return (
      start && (end === null ? formatDate(start, english) : `Since ${formatDate(start, english)}`)
    );
  if (!isExpected) return start ? formatPeriod(start, end, english) : formatDate(end, english);
  const expected = `Expected ${formatDate(end, english)}`;
  return !start || start === end ? expected : `${formatDate(start, english)}–${expected}`;
}
