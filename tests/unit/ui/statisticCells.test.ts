import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOf } from '../../../packages/ui/src/patterns/StatisticList/cellsOf.ts';

/** The widths of the cells, row by row. */
const rowsOf = (lengths: readonly number[]) => {
  const rows: number[][] = [];
  for (const { span, isFirst } of cellsOf(lengths)) {
    if (isFirst) rows.push([]);
    rows.at(-1)?.push(span);
  }
  return rows;
};

test.each([
  [[], []],
  [[9], [[6]]],
  [[9, 12], [[3, 3]]],
  [[9, 9, 9], [[2, 2, 2]]],
  [
    [9, 30, 9, 9],
    [
      [3, 3],
      [3, 3],
    ],
  ],
  // The sample's: the years of experience, then projects, technologies, certifications, domains.
  [
    [35, 18, 21, 14, 15],
    [
      [4, 2],
      [2, 2, 2],
    ],
  ],
  [
    [9, 35, 9, 9, 9],
    [
      [2, 4],
      [2, 2, 2],
    ],
  ],
  [
    [9, 9, 9, 9, 35],
    [
      [2, 2, 2],
      [2, 4],
    ],
  ],
  [
    [9, 9, 9, 9, 9, 9],
    [
      [2, 2, 2],
      [2, 2, 2],
    ],
  ],
  [
    [9, 9, 9, 35, 9, 9, 9],
    [
      [2, 2, 2],
      [4, 2],
      [4, 2],
    ],
  ],
  [
    [9, 9, 9, 9, 9, 9, 9, 35],
    [
      [2, 2, 2],
      [2, 2, 2],
      [2, 4],
    ],
  ],
])('labels of %j characters are in the rows %j', (lengths, rows) => {
  expect(rowsOf(lengths)).toEqual(rows);
});

test('every row is full, however many figures there are and however long their labels', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 40 }), (lengths) => {
      const rows = rowsOf(lengths);
      expect(rows.flat()).toHaveLength(lengths.length);
      for (const row of rows) expect(row.reduce((sum, span) => sum + span, 0)).toBe(6);
    }),
  );
});
