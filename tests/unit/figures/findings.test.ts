import { type FigureData, findingOf, labelsOf, tableOf } from '@portfolio/figures';
import type { ChangeData } from '@portfolio/figures/change/schema';
import type { ComparisonData } from '@portfolio/figures/comparison/schema';
import { examples } from '@portfolio/figures/kinds';
import type { ShareData } from '@portfolio/figures/share/schema';
import { describe, expect, test } from 'vitest';
import { change, comparison, series, share } from '../../../stories/support/figures.ts';
import { englishFigures } from '../../language.ts';

/** With plain spaces, which are easier to read in a test. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the finding of a change', () => {
  const from = (before: number, after: number, more: Partial<ChangeData> = {}) =>
    plain(
      findingOf(
        {
          ...change,
          title: 'Time',
          before: { label: 'old', value: before },
          after: { label: 'new', value: after },
          ...more,
        },
        englishFigures,
      ),
    );

  test.each([
    [from(310, 96), 'Time: from 310 ms (old) to 96 ms (new), 69% lower, which is better.'],
    [from(96, 310), 'Time: from 96 ms (old) to 310 ms (new), 3.2 times as high, which is worse.'],
    [from(100, 260), 'Time: from 100 ms (old) to 260 ms (new), 160% higher, which is worse.'],
    [from(96, 96), 'Time: unchanged at 96 ms (old, new).'],
    [from(0, 12), 'Time: from 0 ms (old) to 12 ms (new), 12 ms higher, which is worse.'],
    [from(12, 0), 'Time: from 12 ms (old) to 0 ms (new), 100% lower, which is better.'],
    [
      from(-12.5, 3, { unit: '°C', better: 'higher' }),
      'Time: from −12.5 °C (old) to 3.0 °C (new), 15.5 °C higher, which is better.',
    ],
    [
      from(24.1, 18.3, { unit: '%' }),
      'Time: from 24.1% (old) to 18.3% (new), 5.8 percentage points lower, which is better.',
    ],
    [
      from(0.71, 0.83, { unit: undefined, better: 'higher' }),
      'Time: from 0.71 (old) to 0.83 (new), 0.12 higher, which is better.',
    ],
    [
      from(3, 2, { title: 'How long?' }),
      'How long? From 3 ms (old) to 2 ms (new), 33% lower, which is better.',
    ],
  ])('%s', (finding, text) => {
    expect(finding).toBe(text);
  });
});

describe('the finding of a share', () => {
  const of = (more: Partial<ShareData>) => findingOf({ ...share, ...more }, englishFigures);

  test.each([
    [of({}), '11 of 12 incidents flagged within a day (92%).'],
    [of({ part: 0 }), '0 of 12 incidents flagged within a day (0%).'],
    [of({ part: 12 }), '12 of 12 incidents flagged within a day (100%).'],
    [
      of({ part: 4199, whole: 4200 }),
      '4,199 of 4,200 incidents flagged within a day (more than 99.9%).',
    ],
    [of({ part: 0, whole: 0 }), '0 of 0 incidents flagged within a day.'],
  ])('%s', (finding, text) => {
    expect(finding).toBe(text);
  });
});

describe('the finding of a comparison', () => {
  const of = (values: ComparisonData['values'], more: Partial<ComparisonData> = {}) =>
    findingOf({ ...comparison, axis: 'error', values, ...more }, englishFigures);
  const ours = (value: number) => ({ label: 'this model', ours: true, value });
  const other = (label: string, value: number) => ({ label, value });

  test.each(['8th', '11th', '12th', '13th', '20th', '21st', '22nd', '23rd', '111th', '121st'])(
    'says that it is the %s',
    (rank) => {
      const length = Number.parseInt(rank, 10) - 1;
      const better = Array.from({ length }, (_, index) => other(`model ${index}`, index));
      const values = [...better, ours(500)];
      expect(of(values)).toContain(`this model 500%, the ${rank} lowest of ${values.length};`);
    },
  );

  test.each([
    [
      findingOf(comparison, englishFigures),
      'Mean absolute error: this model 6.8%, the lowest of 3; gradient boosting 7.9%, like today 9.5%.',
    ],
    [
      of([ours(8), other('a', 7), other('b', 9)]),
      'Error: this model 8%, the second lowest of 3; a 7%, b 9%.',
    ],
    [
      of([other('a', 7), ours(7), other('b', 9)]),
      'Error: this model 7%, tied for the lowest of 3; a 7%, b 9%.',
    ],
    [of([ours(7), other('a', 7)]), 'Error: this model 7%, like the other; a 7%.'],
    [
      of([{ ...ours(7), interval: [6.5, 7.5] }, other('a', 9)]),
      'Error: this model 7% (6.5% to 7.5%), the lower of the two; a 9%.',
    ],
    [of([ours(9), other('a', 7)]), 'Error: this model 9%, the higher of the two; a 7%.'],
    [of([ours(7), other('a', 9)], { better: undefined }), 'Error: this model 7%; a 9%.'],
    [of([other('a', 7), other('b', 9)]), 'Error: a 7%, b 9%.'],
    [
      of([ours(0), ...[...'abcdef'].map((label, index) => other(label, index + 1))]),
      'Error: this model 0%, the lowest of 7; a 1%, b 2%, c 3%, d 4%, and 2 others.',
    ],
  ])('%s', (finding, text) => {
    expect(finding).toBe(text);
  });
});

test.each([change, share, comparison])(
  'the table of a $kind has a cell for each heading',
  (figure) => {
    const { head, rows } = tableOf(figure, englishFigures);
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) expect(row).toHaveLength(head.length);
  },
);

test('tables say how sure the numbers are', () => {
  const lastOf = (figure: FigureData) => tableOf(figure, englishFigures).rows.at(-1);
  expect(lastOf(examples.share)).toEqual(['95% interval', '', '65% to 99%']);
  // The interval is narrower than the numbers that say it.
  expect(lastOf({ ...examples.share, part: 940_000, whole: 1_200_000 })?.[0]).toBe('all');
  const before = { label: 'float', value: 310, interval: [301.5, 320] as [number, number] };
  expect(tableOf({ ...examples.change, before }, englishFigures)).toEqual({
    head: ['Stage', 'Value (lower is better)', 'Interval'],
    rows: [
      ['float', '310\u00a0ms', '301.5\u00a0ms to 320.0\u00a0ms'],
      ['8 bit', '96\u00a0ms', ''],
      ['Change', '69% lower', ''],
    ],
  });
  const { points } = examples.curve;
  const thresholds = points.map((_, index) => 1 - index / 10);
  const band = { label: '95% interval', low: points.map(() => 0), high: points.map(() => 1) };
  const { head, rows } = tableOf({ ...examples.curve, band, thresholds }, englishFigures);
  expect(head.slice(2)).toEqual(['95% interval', 'Threshold']);
  expect(rows[1]?.slice(2)).toEqual(['0 to 1', '0.9']);
});

test('what has no value has no number next to its mark', () => {
  const values = (figure: FigureData) => labelsOf(figure, englishFigures).map(({ value }) => value);
  const lines = [
    { label: 'ours', values: [null, null], ours: true },
    { label: 'others', values: [4, 6] },
  ];
  expect(values({ ...series, unit: '€', lines })).toEqual([undefined, '6\u00a0€']);
  const counts = examples.matrix.counts.map((row) => row.map(() => 0));
  expect(values({ ...examples.matrix, counts })[0]).toBeUndefined();
});
