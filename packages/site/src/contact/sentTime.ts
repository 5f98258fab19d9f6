import { formats } from '@portfolio/words';

/**
 * The time of day to the minute, such as `16:07`: in the page's language, with the visitor's choice of 12 or 24 hours.
 * @param at milliseconds since 1970
 */
export function sentTime(at: number): string {
  const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
  return new Intl.DateTimeFormat(`${formats.language}-u-nu-latn`, {
    timeStyle: 'short',
    hourCycle,
  }).format(at);
}
