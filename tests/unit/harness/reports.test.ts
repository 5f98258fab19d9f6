import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from '../../harness/reports.ts';

test("Vitest's report is counted, and failed tests and files are named with the reason", () => {
  const name = resolve('tests/unit/a.test.ts');
  const result = (status: string, fullName: string, ...failureMessages: string[]) => ({
    status,
    fullName,
    failureMessages,
  });
  const tests = [
    result('passed', 'a works'),
    result('failed', 'b works', 'expected 1 to be 2', 'and another'),
    result('todo', 'c'),
    result('skipped', 'd'),
  ];
  const testResults = [
    { name, status: 'failed', message: '', assertionResults: tests },
    { name, status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ];
  expect(readVitest(JSON.stringify({ testResults }))).toEqual({
    passed: 1,
    skipped: 2,
    failures: [
      { title: 'tests/unit/a.test.ts: b works', message: 'expected 1 to be 2\nand another' },
      { title: 'tests/unit/a.test.ts', message: 'Cannot find module' },
    ],
  });
});

test("Playwright's report is counted, and failures, flaky tests and errors outside of tests are named", () => {
  const spec = (title: string, status: string, message = '') => ({
    title,
    file: 'a.spec.ts',
    tests: [{ projectName: 'chromium', status, results: [{ errors: [{ message }] }] }],
  });
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [
      {
        specs: [spec('a works', 'expected'), spec('b works', 'unexpected', 'expected 1 to be 2')],
        suites: [{ specs: [spec('c works', 'flaky', 'too slow')] }],
      },
    ],
    errors: [{ message: 'server did not start' }],
  };
  expect(readPlaywright(JSON.stringify(report))).toEqual({
    passed: 5,
    skipped: 2,
    failures: [
      { title: '[chromium] a.spec.ts: b works', message: 'expected 1 to be 2' },
      { title: '[chromium] a.spec.ts: c works', message: 'too slow' },
      { title: 'outside of the tests', message: 'server did not start' },
    ],
  });
});
