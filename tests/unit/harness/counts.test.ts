import { expect, test } from 'vitest';
import {
  countPlaywright,
  countReported,
  countVitest,
  ONE_FAILED,
  sumCounts,
} from '../../harness/counts.ts';

function vitestReport(...files: [status: string, ...tests: string[]][]) {
  return JSON.stringify({
    testResults: files.map(([status, ...tests]) => ({
      status,
      assertionResults: tests.map((test) => ({ status: test })),
    })),
  });
}

test("Vitest's tests are counted over all files", () => {
  const report = vitestReport(
    ['passed', 'passed', 'passed', 'skipped'],
    ['failed', 'passed', 'failed', 'todo', 'pending'],
  );
  expect(countVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 3 });
});

test('a test file that does not load counts as a failure', () => {
  expect(countVitest(vitestReport(['failed'], ['passed', 'passed']))).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
  });
});

test("Playwright's tests are counted, and a flaky one or an error outside of tests is a failure", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  const report = JSON.stringify({ stats, errors: [{ message: 'server did not start' }] });
  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

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
