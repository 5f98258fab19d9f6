import { expect, test } from 'vitest';
import { formatTable, formatTotal, isGood } from '../../harness/summary.ts';

const unit = { name: 'unit', counts: { passed: 120, failed: 0, skipped: 0 }, seconds: 7.26 };
const stories = { name: 'stories', counts: { passed: 8, failed: 1, skipped: 2 }, seconds: 31 };
const empty = { name: 'e2e', counts: { passed: 0, failed: 0, skipped: 4 }, seconds: 1 };

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
