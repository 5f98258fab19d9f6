import { expect, test } from 'vitest';
import { formatFailures, formatTable, formatTotal, isGood } from '../../harness/summary.ts';

const result = (
  name: string,
  [passed, failed, skipped]: [number, number, number],
  seconds = 1,
) => ({
  name,
  counts: { passed, failed, skipped },
  failures: [],
  seconds,
});
const unit = result('unit', [120, 0, 0], 7.26);
const stories = result('stories', [8, 1, 2], 31);
const empty = result('e2e', [0, 0, 4]);

test('the table lines up', () => {
  expect(formatTable([unit, stories]).split('\n')).toEqual([
    'step     passed  failed  skipped  seconds',
    'unit        120       0        0      7.3',
    'stories       8       1        2     31.0',
  ]);
});

test('the last line is the one that continuous integration reads', () => {
  expect(formatTotal([unit])).toBe('120 passed, 0 failed');
  expect(formatTotal([unit, stories])).toBe('128 passed, 1 failed, 2 skipped');
});

test('a run is good only when something passed and nothing failed', () => {
  expect(isGood([unit])).toBe(true);
  expect(isGood([unit, empty])).toBe(true);
  expect(isGood([unit, stories])).toBe(false);
  expect(isGood([empty])).toBe(false);
  expect(isGood([])).toBe(false);
});

test('what failed is told again at the end, without colours and without end', () => {
  const message = `\u001b[31mexpected 1 to be 2\u001b[39m\n${'at somewhere\n'.repeat(50)}`;
  const failed = { ...stories, failures: [{ title: 'Card: Open', message }] };
  const lines = formatFailures([unit, failed]).split('\n');
  expect(lines.slice(0, 3)).toEqual(['', 'FAILED in stories: Card: Open', '  expected 1 to be 2']);
  expect(lines.length).toBeLessThan(20);
  expect(formatFailures([unit, result('lint', [0, 1, 0])])).toContain('FAILED: lint');
  expect(formatFailures([unit])).toBe('');
});
