import { expect, test } from 'vitest';
import { busyWarning } from '../../bench/circumstances.ts';
import { type Measurement, medianOf } from '../../bench/measurement.ts';
import { formatCount, formatRows, verdictOf } from '../../bench/report.ts';

const row = (more: Partial<Measurement> = {}): Measurement => ({
  group: 'Paint',
  name: '/skills FCP',
  value: 1.1,
  unit: '×',
  ...more,
});

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[], Number.NaN],
])('the median of %j is %d', (values, median) => {
  expect(medianOf(values)).toBe(median);
});

test.each([
  [1.15, { atMost: 1.15 }, 'met'],
  [1.151, { atMost: 1.15 }, 'missed'],
  [100, { atLeast: 100 }, 'met'],
  [99, { atLeast: 100 }, 'missed'],
  [Number.NaN, { atMost: 50 }, 'missed'],
])('%d with the target %j is %s', (value, target, verdict) => {
  expect(verdictOf(row({ value, target }))).toBe(verdict);
});

test('a row without a target is told, and counts neither as met nor as missed', () => {
  const rows = [row(), row({ target: { atMost: 2 } }), row({ target: { atMost: 1 } })];
  expect(verdictOf(row())).toBe('told');
  expect(formatCount(rows)).toBe('1 met, 1 missed');
});

test('the table shows value, target, verdict, the runs between which it lies, and the note', () => {
  const rows = [
    row({ runs: [1.1, 1, 1.25], target: { atMost: 1.15 }, note: '735 ms' }),
    row({ name: '/skills LCP', target: { atMost: 1 } }),
    row({ group: 'Visits', name: 'pages', value: 6, unit: 'count' }),
  ];
  expect(formatRows(rows)).toBe(
    [
      '',
      'Paint',
      '  /skills FCP  1.1 ×  ≤ 1.15  met     1–1.25  735 ms',
      '  /skills LCP  1.1 ×  ≤ 1     missed',
      '',
      'Visits',
      '  pages        6              told',
    ].join('\n'),
  );
});

test('a busy machine is warned of', () => {
  expect(busyWarning(0.9, 2)).toBeUndefined();
  expect(busyWarning(4.04, 2)).toMatch(/busy \(load average 4\.0 on 2 cores\)/);
});
