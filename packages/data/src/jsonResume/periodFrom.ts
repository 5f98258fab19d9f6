import { endsBeforeStart } from '../dates.ts';
import type { ResumeReader } from './resumeReader.ts';

/** Two dates as the content writes them; without an end it goes on. */
export interface Period {
  start: string;
  end?: string;
}

/** The dates; undefined if the résumé doesn't state them. Assumptions are noted. */
export function readPeriod(item: ResumeReader): Period | undefined {
  const start = item.date('startDate');
  const end = item.date('endDate');
  // A year, so that no length is made up.
  if (!start) {
    if (!end) return undefined;
    const start = end.slice(0, 4);
    item.assume(
      'startDate',
      `is missing: the year of the end, ${start}, is used as the start, too`,
    );
    return { start, end };
  }
  if (end === undefined) return { start };
  if (end === null) {
    const year = start.slice(0, 4);
    item.note('endDate', `isn't known: the site says ${year} only, the year of the start`);
    return { start: year, end: year };
  }
  if (!endsBeforeStart(start, end)) return { start, end };
  item.note('startDate', 'is after endDate: the two are swapped');
  return { start: end, end: start };
}
