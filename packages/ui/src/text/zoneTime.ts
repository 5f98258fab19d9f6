import type { Formats, Words } from '@portfolio/words';
import { writeNumber } from '@portfolio/words/formats';

const MINUTE_MS = 60_000;

type ZoneWords = Words['zone'];

/**
 * The name of a time zone, such as 'Kolkata time' for `Asia/Kolkata`, or 'UTC time'. It needs no clock, so it is the
 * same on every machine.
 * @param timeZone IANA name
 */
export const zoneName = (timeZone: string, words: ZoneWords): string =>
  words.name(timeZone.replace(/^.*\//, '').replaceAll('_', ' '));

const partOf = (format: Intl.DateTimeFormat, at: number, type: Intl.DateTimeFormatPartTypes) =>
  format.formatToParts(at).find((part) => part.type === type)?.value ?? '';

/**
 * The number of minutes by which a zone is ahead of UTC.
 * @param now milliseconds since 1970
 */
function minutesAhead(timeZone: string, now: number): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  // 'GMT' without a number is UTC.
  const [, sign, hours = 0, minutes = 0] =
    /([+-])(\d+):(\d+)/.exec(partOf(format, now, 'timeZoneName')) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The time in a zone, and its difference from the reader's time. */
export interface ZoneTime {
  /** The time to the minute, in the language's format: '3:42 PM'. */
  time: string;
  /** '4.5 h ahead of you', '3 h behind you', 'same as yours'. */
  difference: string;
}

/**
 * The present time in a zone.
 * @param timeZone IANA name
 * @param now milliseconds since 1970
 * @param own minutes by which the reader is ahead of UTC; by default the browser's
 * @returns undefined if the browser doesn't know the zone
 */
export function zoneTime(
  timeZone: string,
  now: number,
  { formats, words }: { formats: Formats; words: ZoneWords },
  own = -new Date(now).getTimezoneOffset(),
): ZoneTime | undefined {
  try {
    const clock = new Intl.DateTimeFormat(`${formats.language}-u-nu-latn`, {
      timeZone,
      timeStyle: 'short',
    });
    const hours = (minutesAhead(timeZone, now) - own) / 60;
    const length = writeNumber(formats, String(Math.abs(hours)));
    const { same, ahead, behind } = words;
    const difference = hours === 0 ? same : (hours > 0 ? ahead : behind)(length);
    return { time: clock.format(now), difference };
  } catch {
    return undefined;
  }
}

/** Milliseconds until the clock shows the next minute. */
export const untilNextMinute = (now: number): number => MINUTE_MS - (now % MINUTE_MS);
