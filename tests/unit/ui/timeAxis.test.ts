import { formats } from '@portfolio/words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Label,
  layOutAxis,
  monthNumber,
} from '../../../packages/ui/src/patterns/TimeAxis/months.ts';

const isShown = ({ room, gap }: Label, width: number) =>
  room <= width && !(gap !== undefined && gap <= width && width < 2 * gap);

/** The labels of an axis of `width` rem, from left to right. */
const written = (first: string, count: number, width: number) => {
  const { names, years } = layOutAxis(monthNumber(first), count, formats);
  const at = (labels: typeof names) =>
    labels.filter((label) => isShown(label, width)).map(({ text }) => text);
  return { names: at(names).join(' '), years: at(years).join(' ') };
};

describe('the labels of a time axis', () => {
  test('name every month where there is room, and the year once', () => {
    expect(written('2024-03', 4, 18)).toEqual({ names: 'Mar Apr May Jun', years: '2024' });
    expect(written('2024-03', 9, 60).names).toBe('Mar Apr May Jun Jul Aug Sep Oct Nov');
  });

  test('name quarters, then half years, as the axis gets narrower', () => {
    expect(written('2023-11', 16, 30).names).toBe('Jan Apr Jul Oct Jan');
    expect(written('2023-11', 16, 10).names).toBe('Jan Jul');
  });

  test('write the year at the first month where it does not meet the next', () => {
    expect(written('2023-03', 30, 30).years).toBe('2023 2024 2025');
    expect(written('2023-11', 24, 20).years).toBe('2024 2025');
  });

  test.each([
    [60, '2008 2009 2010 2011 2012 2013 2014 2015 2016 2017 2018 2019 2020 2021 2022 2023'],
    [30, '2008 2010 2012 2014 2016 2018 2020 2022'],
    [12, '2010 2015 2020'],
  ])('name each, every second or every fifth of 16 years in %d rem', (width, years) => {
    expect(written('2008-01', 16 * 12, width).years).toBe(years);
  });

  test('neither touch nor leave the axis, for any career and width', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 36_000 }),
        fc.integer({ min: 1, max: 1080 }),
        fc.integer({ min: 4, max: 90 }),
        (first, count, width) => {
          const { names, years } = layOutAxis(first, count, formats);
          for (const [labels, least] of [
            [names, 2],
            [years, 2.4],
          ] as const) {
            const shown = labels.filter((label) => isShown(label, width));
            const places = [...shown.map(({ month }) => month - first), count];
            for (const [index, place] of places.slice(1).entries()) {
              const gap = ((place - (places[index] ?? 0)) * width) / count;
              expect(gap).toBeGreaterThanOrEqual(least);
            }
          }
        },
      ),
    );
  });

  test('always name a year where an axis is as wide as on the narrowest phone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900 * 12, max: 2100 * 12 }),
        fc.integer({ min: 1, max: 600 }),
        (first, count) => {
          const { years } = layOutAxis(first, count, formats);
          expect(years.some((label) => isShown(label, 15))).toBe(true);
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
