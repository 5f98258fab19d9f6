import { type PlacedProblem, showValue } from './contentProblem.ts';
import { valuesAt } from './valuesAt.ts';

const HOUR_MS = 3_600_000;
/** Where a day begins first: UTC+14. */
const EARLIEST_ZONE_MS = 14 * HOUR_MS;

/**
 * Whether a date lies in the future wherever its owner lives. What has begun once stays begun, so that
 * content which was right is right in every later build.
 * @param date `2024-10`, or as much as is known
 * @param now milliseconds since 1970
 */
export function isFuture(date: string, now: number): boolean {
  const today = new Date(now + EARLIEST_ZONE_MS).toISOString();
  return date > today.slice(0, date.length);
}

/** Positions that have not begun: the site would say that they go on until today. */
export const findFutureStarts = (content: unknown, now: number): PlacedProblem[] =>
  valuesAt(content, 'experience[].start')
    .filter(({ value }) => typeof value === 'string' && /^\d{4}\b/.test(value))
    .filter(({ value }) => isFuture(String(value), now))
    .map(({ path, value }) => ({
      path,
      message: `must not be in the future, but is ${showValue(value)}: what has yet to begin goes into nextStep`,
    }));
