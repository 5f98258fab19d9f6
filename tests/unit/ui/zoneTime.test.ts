import { expect, test } from 'vitest';
import { untilNextMinute, zoneName, zoneTime } from '../../../packages/ui/src/text/zoneTime.ts';
import { english } from '../../language.ts';

const own = { words: english.zone, formats: english.formats };

const inLanguage = (language: string) => ({
  ...own,
  formats: { ...own.formats, language },
});

const WINTER = Date.UTC(2025, 0, 15, 10, 12, 30);
const SUMMER = Date.UTC(2025, 6, 15, 10, 12, 30);

test.each([
  ['Asia/Kolkata', 'Kolkata time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC time'],
])('without a clock %s is called %s', (zone, name) => {
  expect(zoneName(zone, own.words)).toBe(name);
});

test.each([
  ['Asia/Kolkata', WINTER, 0, '3:42 PM', '5.5 h ahead of you'],
  ['Asia/Kolkata', WINTER, 330, '3:42 PM', 'same as yours'],
  ['America/New_York', WINTER, 60, '5:12 AM', '6 h behind you'],
  ['America/New_York', SUMMER, 120, '6:12 AM', '6 h behind you'],
  ['Asia/Kathmandu', WINTER, 0, '3:57 PM', '5.75 h ahead of you'],
  ['UTC', WINTER, -480, '10:12 AM', '8 h ahead of you'],
])('%s at %i, for a reader %i minutes ahead of UTC', (zone, now, ahead, time, difference) => {
  const shown = zoneTime(zone, now, own, ahead);
  // Some versions of ICU put a narrow space before AM and PM.
  expect(shown?.time.replace(/\s/u, ' ')).toBe(time);
  expect(shown?.difference).toBe(difference);
});

test('the time is written as the page’s language does', () => {
  expect(zoneTime('Europe/Berlin', SUMMER, inLanguage('de'), 0)?.time).toBe('12:12');
});

test('a zone that the browser doesn’t know, and a language that is none, have no time', () => {
  expect(zoneTime('Mars/Olympus', WINTER, own)).toBeUndefined();
  expect(zoneTime('UTC', WINTER, inLanguage('no language'))).toBeUndefined();
});

test('the clock moves on with the minute', () => {
  expect(untilNextMinute(WINTER)).toBe(30_000);
  expect(untilNextMinute(Date.UTC(2025, 0, 1))).toBe(60_000);
});
