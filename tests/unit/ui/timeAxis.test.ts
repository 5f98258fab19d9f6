import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthNumber, ticksOf } from '../../../packages/ui/src/components/TimeAxis/months.ts';

const labels = (first: string, count: number) =>
  ticksOf(monthNumber(first), count)
    .map(({ name, year }) => [name, year].filter(Boolean).join(' '))
    .filter(Boolean);

describe('the ticks of a time axis', () => {
  test('name every month where there is room, and the year once', () => {
    expect(labels('2024-03', 4)).toEqual(['Mar 2024', 'Apr', 'May', 'Jun']);
  });

  test('name quarters over more months, and each year at its first label', () => {
    expect(labels('2023-11', 16)).toEqual(['Jan 2024', 'Apr', 'Jul', 'Oct', 'Jan 2025']);
  });

  test('name only years over many months', () => {
    expect(labels('2019-05', 72)).toEqual(['2020', '2021', '2022', '2023', '2024']);
  });

  test.each([
    [204, ['2008', '2010', '2012', '2014', '2016', '2018', '2020', '2022']],
    [360, ['2010', '2015', '2020', '2025', '2030', '2035']],
    [600, ['2010', '2020', '2030', '2040', '2050']],
  ])('name every second, fifth or tenth year over %d months', (count, years) => {
    expect(labels('2008-01', count)).toEqual(years);
  });

  test('never have more labels than fit on a phone, up to ninety years', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 36_000 }),
        fc.integer({ min: 1, max: 1080 }),
        (first, count) => {
          const ticks = ticksOf(first, count);
          expect(ticks.filter(({ name, year }) => name ?? year).length).toBeLessThanOrEqual(10);
          for (const { month, name, year } of ticks) {
            // Written from its tick on, a label takes a tenth of the axis.
            if (name ?? year) expect((first + count - month) / count).toBeGreaterThanOrEqual(0.1);
            expect(month).toBeGreaterThanOrEqual(first);
            expect(month).toBeLessThan(first + count);
          }
        },
      ),
    );
  });
});

describe('a month', () => {
  test.each([
    ['2024-01', 24_288],
    ['2024-12', 24_299],
  ])('%s is a number that can be counted with', (month, number) => {
    expect(monthNumber(month)).toBe(number);
  });

  test.each(['2024', '2024-13', '2024-00', '24-01', 'June 2024', ''])('%j is none', (month) => {
    expect(monthNumber(month)).toBeNaN();
  });
});
