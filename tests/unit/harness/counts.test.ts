import { expect, test } from 'vitest';
import { countReported, ONE_FAILED, sumCounts } from '../../harness/counts.ts';

test('a step that left no report counts as one failure', () => {
  expect(countReported(0, undefined)).toEqual(ONE_FAILED);
  expect(countReported(1, undefined)).toEqual(ONE_FAILED);
});

test('an exit code that no failed test explains is a failure', () => {
  const reported = { passed: 4, failed: 0, skipped: 1 };
  expect(countReported(1, reported)).toEqual({ ...reported, failed: 1 });
  expect(countReported(0, reported)).toEqual(reported);
});

test('failed tests are not counted twice', () => {
  const reported = { passed: 4, failed: 2, skipped: 0 };
  expect(countReported(1, reported)).toEqual(reported);
});

test('counts add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(sumCounts([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
  expect(sumCounts([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
