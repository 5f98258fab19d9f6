import { type PageName, pageTable } from '@portfolio/data/schema/pages';

/** Runs a check while a page shows other lists of the content, as a page that somebody adds does. */
export function showing(name: PageName, lists: readonly string[], check: () => void) {
  const row: { shows: readonly string[] } = pageTable[name];
  const { shows } = row;
  row.shows = lists;
  try {
    check();
  } finally {
    row.shows = shows;
  }
}
