import { tableOf } from '@portfolio/figures';
import { examples } from '@portfolio/figures/kinds';
import type { SeriesData } from '@portfolio/figures/series/schema';
import { describe, expect, test } from 'vitest';
import {
  gapsOf,
  isEven,
  spreadTableOf,
} from '../../../packages/ui/src/patterns/FigureSpread/spreadTable.ts';
import { englishFigures } from '../../language.ts';
import { byHand, nightly, series } from '../figures/threeWeeks.ts';

describe('the numbers below a series', () => {
  test('have units in their heads, differences and means', () => {
    expect(spreadTableOf(series, englishFigures)).toEqual({
      head: ['Week', 'by hand, %', 'nightly, %', 'difference, points'],
      rows: [
        ['1', '22.8', '19.9', '−2.9'],
        ['2', '25.9', '18.1', '−7.8'],
        ['3', '23.7', '17.1', '−6.6'],
      ],
      foot: ['mean', '24.1', '18.4', '−5.8'],
      ours: 2,
      widest: 4,
    });
  });

  test('have no difference that is below zero by rounding only', () => {
    const lines = [
      { label: 'ours', values: [0.3, 0.1] },
      { label: 'theirs', values: [0.1 + 0.2, 0.2] },
    ];
    expect(spreadTableOf({ ...series, lines }, englishFigures).rows[0]?.[3]).toBe('0');
  });

  test('leave the cells of a baseline and a band without a mean', () => {
    const { head, foot } = spreadTableOf(
      {
        ...series,
        band: { label: '80%', low: [18, 17, 16], high: [21, 20, 19] },
        baseline: { label: 'target', value: 20 },
      },
      englishFigures,
    );
    expect(head).toHaveLength(6);
    expect(foot).toEqual(['mean', '24.1', '18.4', '', '', '−5.8']);
  });

  test.each([
    ['one line', { lines: [nightly] }],
    ['three lines', { lines: [nightly, byHand, { ...byHand, label: 'linear' }] }],
    ['a line with a gap', { lines: [nightly, { ...byHand, values: [22.8, null, 23.7] }] }],
    [
      'a single value',
      {
        x: { label: 'week', values: [1] },
        lines: [nightly, byHand].map((line) => ({ ...line, values: line.values.slice(0, 1) })),
      },
    ],
  ])('have no difference and no mean with %s', (_, more) => {
    const table = spreadTableOf({ ...series, ...more }, englishFigures);
    expect(table.foot).toBeUndefined();
    expect(table.head).not.toContain('difference, points');
    expect(gapsOf({ ...series, ...more }, englishFigures)).toBeUndefined();
  });
});

test('the numbers of every other kind are those of its table', () => {
  for (const figure of Object.values(examples).filter(({ kind }) => kind !== 'series')) {
    expect(spreadTableOf(figure, englishFigures)).toMatchObject(tableOf(figure, englishFigures));
    expect(gapsOf(figure, englishFigures)).toBeUndefined();
  }
});

describe('the sentence about the gap', () => {
  const read = (more: Partial<SeriesData> = {}) => gapsOf({ ...series, ...more }, englishFigures);

  test('names the least and the largest, with their places, and the mean', () => {
    expect(read()).toBe(
      'Lower throughout: by 2.9\u00a0points at least (week 1), 7.8 at most (week 2) and 5.8 on average.',
    );
  });

  test('says a date as people write it, and no unit where there is none', () => {
    const x = { label: 'month', values: ['2024-01', '2024-02', '2024-03'] };
    const lines = [
      { ...byHand, ours: true },
      { ...nightly, ours: false },
    ];
    expect(read({ x, lines, unit: undefined })).toBe(
      'Higher throughout: by 2.9 at least (Jan 2024), 7.8 at most (Feb 2024) and 5.8 on average.',
    );
  });

  test.each([
    ['cross', [19.9, 26, 17.1]],
    ['touch', [22.8, 18.1, 17.1]],
  ])('is left out where the lines %s', (_, values) => {
    expect(read({ lines: [byHand, { ...nightly, values }] })).toBeUndefined();
  });
});

test.each([
  [[1, 2, 3], true],
  [['2024-01', '2024-02', '2024-03'], true],
  [['2023', '2024', '2025'], true],
  [[1, 10, 100], false],
  [['2024-01', '2024-02', '2024-06'], false],
  [[1], false],
])('%j are equally far apart: %s', (values, expected) => {
  const x = { label: 'x', values: values as number[] };
  expect(isEven({ ...series, x })).toBe(expected);
});
