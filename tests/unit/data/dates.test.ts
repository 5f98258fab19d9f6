import {
  byRecency,
  drawnMonths,
  formatDate,
  formatLength,
  formatPeriod,
  monthAt,
  monthsBetween,
  monthsOf,
} from '@portfolio/data/values/dates';
import type { ContentLanguage, Words } from '@portfolio/words';
import { formatsOf } from '@portfolio/words/formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../../language.ts';

const anyMonth = fc
  .tuple(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);

describe('The visitor reads', () => {
  test.each([
    ['2024-10', '2024-11', 'Oct 2024–Nov 2024', '2 months'],
    ['2024-09', '2024-09', 'Sep 2024', '1 month'],
    ['2023-12', '2024-01', 'Dec 2023–Jan 2024', '2 months'],
    ['2023-01', '2024-12', 'Jan 2023–Dec 2024', '2 years'],
    ['2023-01', '2023-12', 'Jan 2023–Dec 2023', '1 year'],
    ['2020-03', '2024-09', 'Mar 2020–Sep 2024', '4 years 7 months'],
    ['2022-12', '2023-12', 'Dec 2022–Dec 2023', '1 year 1 month'],
  ])('%s to %s as %s, %s', (start, end, period, length) => {
    expect(formatPeriod(start, end, english)).toBe(period);
    expect(formatLength(start, end, '2024-12', english)).toBe(length);
  });

  test('a period without an end as going on', () => {
    expect(formatPeriod('2023-02', undefined, english)).toBe('Feb 2023–Present');
  });

  test.each([
    ['2018', '2020', '2018–2020'],
    ['2018', '2018', '2018'],
    ['2018', undefined, '2018–Present'],
    ['2018', '2020-06', '2018–Jun 2020'],
    ['2018-06', '2020', 'Jun 2018–2020'],
  ])('%s to %s as %s, without a length that nobody stated', (start, end, period) => {
    expect(formatPeriod(start, end, english)).toBe(period);
    expect(formatLength(start, end, '2024-12', english)).toBeUndefined();
  });

  test('days as their months', () => {
    expect(formatPeriod('2020-03-15', '2020-05-02', english)).toBe('Mar 2020–May 2020');
    expect(formatPeriod('2020-03-15', '2020-03-31', english)).toBe('Mar 2020');
    expect(formatLength('2020-03-15', '2020-05-02', '2024-12', english)).toBe('3 months');
  });

  test('a month by its short name', () => {
    expect(formatDate('2025-05', english)).toBe('May 2025');
    expect(formatDate('2025-05-31', english)).toBe('May 2025');
  });
});

describe('In another language, the visitor reads', () => {
  const languageWith = (tag: string, words: Partial<Words['content']>): ContentLanguage => ({
    ...english,
    content: { ...english.content, ...words },
    formats: formatsOf(tag),
  });
  const french = languageWith('fr', {
    present: 'aujourd’hui',
    length: (years, months) => `${months} mois et ${years} an`,
  });

  test.each([
    ['French', french, 'oct. 2024–nov. 2024', 'oct. 2024–aujourd’hui'],
    [
      'Arabic',
      languageWith('ar', { present: 'حتى الآن' }),
      'أكتوبر 2024–نوفمبر 2024',
      'أكتوبر 2024–حتى الآن',
    ],
  ])('months, and what goes on, in %s', (_name, language, period, goesOn) => {
    expect(formatPeriod('2024-10', '2024-11', language)).toBe(period);
    expect(formatPeriod('2024-10', undefined, language)).toBe(goesOn);
    expect(formatPeriod('2018', '2020', language)).toBe('2018–2020');
  });

  test('a length in that language’s own order', () => {
    expect(formatLength('2020-01', '2021-03', '2024-12', french)).toBe('3 mois et 1 an');
  });
});

describe('The months of a period', () => {
  test('add up when the period is cut in two', () => {
    fc.assert(
      fc.property(anyMonth, anyMonth, anyMonth, (a, b, c) => {
        const both = monthsBetween(a, b) + monthsBetween(b, c);
        expect(both).toBe(monthsBetween(a, c) + 1);
      }),
    );
  });
});

test('the newest position is one that goes on, whenever it began, and then the one that ended last', () => {
  const [current, ...ended] = [
    { start: '2019' },
    { start: '2022-03', end: '2023-01' },
    { start: '2016', end: '2023-01' },
    { start: '2020', end: '2021' },
  ];
  expect([...ended.toReversed(), current as { start: string }].toSorted(byRecency)).toEqual([
    current,
    ...ended,
  ]);
});

describe('On the time axis a period takes', () => {
  test.each([
    ['the months that are stated', '2018-03', '2018-05', '2018-03', '2018-05'],
    ['the months of its days', '2018-03-31', '2018-05-01', '2018-03', '2018-05'],
    ['two years, where it may be one to three', '2018', '2020', '2018-07', '2020-06'],
    ['the whole year that is all one knows', '2018', '2018', '2018-01', '2018-12'],
    ['no month before its start', '2018-09', '2018', '2018-09', '2018-12'],
    ['no month after its end', '2018', '2018-03', '2018-01', '2018-03'],
  ])('%s', (_what, start, end, first, last) => {
    expect(monthsOf(start, end)).toEqual({ first, last });
  });

  test('a place of its own, where one year ends the first and begins the second', () => {
    const [one, next] = [monthsOf('2016', '2018'), monthsOf('2018', '2020')];
    expect(one.last < next.first).toBe(true);
  });
});

describe('A position that goes on', () => {
  test.each([undefined, '2027-01', '2029-03', '2029-03-31', '2027'])(
    'until %s says so, has no length, and is drawn up to the present',
    (end) => {
      const said = end === undefined ? 'Present' : formatDate(end, english);
      expect(formatPeriod('2025-03', end, english)).toBe(`Mar 2025–${said}`);
      expect(formatLength('2025-03', end, '2026-11', english)).toBeUndefined();
      const drawn = { first: '2025-03', last: '2026-11' };
      expect(drawnMonths({ start: '2025-03', ...(end && { end }) }, '2026-11')).toEqual(drawn);
    },
  );

  test('has its length, and is drawn by its dates, once the end has come', () => {
    expect(formatLength('2025-03', '2026-12', '2026-12', english)).toBe('1 year 10 months');
    expect(drawnMonths({ start: '2025-03', end: '2026-12' }, '2026-12').last).toBe('2026-12');
    expect(drawnMonths({ start: '2025-03', end: '2026' }, '2026-12').last).toBe('2026-06');
  });

  test('takes its first month where it began today, east of UTC', () => {
    const month = { first: '2026-12', last: '2026-12' };
    expect(drawnMonths({ start: '2026-12' }, monthAt(Date.UTC(2026, 10, 30, 11)))).toEqual(month);
  });
});

test.each(['2024-13', '2024-00', '2024-1', '2024-02-32', '24', 'Oct 2024', ''])(
  'A developer who passes %j as a date gets an error',
  (date) => {
    expect(() => formatDate(date, english)).toThrow(RangeError);
  },
);
