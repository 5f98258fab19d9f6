import {
  formatLength,
  formatMonth,
  formatPeriod,
  lastMonthOf,
  monthsBetween,
} from '@portfolio/data/dates';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const anyMonth = fc
  .tuple(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);

describe('The visitor reads', () => {
  test.each([
    ['2024-10', '2024-11', 'Oct 2024–Nov 2024', '2 months'],
    ['2024-06', '2024-08', 'Jun 2024–Aug 2024', '3 months'],
    ['2024-03', '2024-04', 'Mar 2024–Apr 2024', '2 months'],
    ['2024-09', '2024-09', 'Sep 2024', '1 month'],
    ['2023-12', '2024-01', 'Dec 2023–Jan 2024', '2 months'],
    ['2023-01', '2024-12', 'Jan 2023–Dec 2024', '2 years'],
    ['2023-01', '2023-12', 'Jan 2023–Dec 2023', '1 year'],
    ['2020-03', '2024-09', 'Mar 2020–Sep 2024', '4 years 7 months'],
    ['2022-12', '2023-12', 'Dec 2022–Dec 2023', '1 year 1 month'],
  ])('%s to %s as %s, %s', (start, end, period, length) => {
    expect(formatPeriod(start, end)).toBe(period);
    expect(formatLength(start, end)).toBe(length);
  });

  test('what has no end as going on', () => {
    expect(formatPeriod('2023-02', undefined)).toBe('Feb 2023–Present');
  });

  test('a month by its short name', () => {
    expect(formatMonth('2025-05')).toBe('May 2025');
  });
});

describe('The months of a period', () => {
  test('are counted with the first and the last', () => {
    expect(monthsBetween('2024-06', '2024-08')).toBe(3);
  });

  test('add up when the period is cut in two', () => {
    fc.assert(
      fc.property(anyMonth, anyMonth, anyMonth, (a, b, c) => {
        const both = monthsBetween(a, b) + monthsBetween(b, c);
        expect(both).toBe(monthsBetween(a, c) + 1);
      }),
    );
  });
});

describe('What goes on is drawn up to', () => {
  test.each([
    ['the end of the year of the site', [{ start: '2023-02' }], 2024, '2024-12'],
    [
      'the last end, where that is later',
      [{ start: '2023-02' }, { start: '2024-01', end: '2025-06' }],
      2024,
      '2025-06',
    ],
    ['its own first month, where that is later', [{ start: '2026-03' }], 2024, '2026-03'],
    ['the end of that year without any period', [], 2024, '2024-12'],
  ])('%s', (_what, periods, year, month) => {
    expect(lastMonthOf(periods, year)).toBe(month);
  });
});

test.each(['2024-13', '2024-00', '2024', 'Oct 2024', ''])(
  'A developer who passes %j as a month gets an error',
  (month) => {
    expect(() => formatMonth(month)).toThrow(RangeError);
  },
);
