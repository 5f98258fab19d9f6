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
    row({ name: '/skills TBT', value: 61.4, unit: 'ms', target: { atMost: 50 } }),
    row({ group: 'Heap', name: 'growth', value: 0.04, unit: 'kB' }),
    row({ group: 'Heap', name: 'listeners', value: 3, unit: 'count' }),
  ];
  expect(formatRows(rows)).toBe(
    [
      '               value   target  verdict  runs',
      '',
      'Paint',
      '  /skills FCP  1.10 ×  ≤ 1.15  met      1–1.25  735 ms',
      '  /skills TBT  61 ms   ≤ 50    missed',
      '',
      'Heap',
      '  growth       0 kB            told',
      '  listeners    3               told',
    ].join('\n'),
  );
});

test('beside an earlier bench, rows have their former value and the ratio, or are called new', () => {
  const now = [row({ value: 1.1 }), row({ name: '/skills LCP' })];
  const earlier = { measurements: [row({ value: 2.2 })], isWhole: true };
  const lines = formatRows(now, earlier).split('\n');
  expect(lines[0]).toMatch(/ before +ratio$/);
  expect(lines[3]).toMatch(/1\.10 × .* 2\.20 × +0\.50$/);
  expect(lines[4]).toMatch(/1\.10 × .* new$/);
});

test('rows that are gone are named, but not those of groups that were left out this time', () => {
  const measurements = [row(), row({ name: '/old FCP' }), row({ group: 'Heap', name: 'growth' })];
  const goneOf = (isWhole: boolean) =>
    formatRows([row()], { measurements, isWhole }).split('No longer measured\n')[1];
  expect(goneOf(true)).toBe('  Paint: /old FCP\n  Heap: growth');
  expect(goneOf(false)).toBe('  Paint: /old FCP');
});

test('a value that was zero before and is zero now has not changed', () => {
  const zero = row({ value: 0, unit: '' });
  const [, , , line] = formatRows([zero], { measurements: [zero], isWhole: true }).split('\n');
  expect(line).toMatch(/ 0 +1\.00$/);
});

test('a busy machine is warned of', () => {
  expect(busyWarning(0.9, 2)).toBeUndefined();
  expect(busyWarning(4.04, 2)).toMatch(/busy \(load average 4\.0 on 2 cores\)/);
});
