import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPlaywright, readVitest } from '../../harness/reports.ts';

const vitestTest = (status: string, fullName: string, ...failureMessages: string[]) => ({
  status,
  fullName,
  failureMessages,
});

describe("Vitest's report", () => {
  const report = (...testResults: object[]) => JSON.stringify({ testResults });
  const name = resolve('tests/unit/a.test.ts');

  test('is counted over all files, and what failed is named with its file and reason', () => {
    const tests = [
      vitestTest('passed', 'a works'),
      vitestTest('failed', 'b works', 'expected 1 to be 2', 'and another'),
      vitestTest('todo', 'c'),
    ];
    const skipped = [vitestTest('passed', 'd works'), vitestTest('skipped', 'e')];
    const files = [
      { name, status: 'failed', message: '', assertionResults: tests },
      { name, status: 'passed', message: '', assertionResults: skipped },
    ];
    expect(readVitest(report(...files))).toEqual({
      counts: { passed: 2, failed: 1, skipped: 2 },
      failures: [
        { title: 'tests/unit/a.test.ts: b works', message: 'expected 1 to be 2\nand another' },
      ],
    });
  });

  test('of a file that did not load counts one failure, with the reason', () => {
    const file = { name, status: 'failed', message: 'Cannot find module', assertionResults: [] };
    expect(readVitest(report(file))).toEqual({
      counts: { passed: 0, failed: 1, skipped: 0 },
      failures: [{ title: 'tests/unit/a.test.ts', message: 'Cannot find module' }],
    });
  });
});

describe("Playwright's report", () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'a.spec.ts',
    tests: [
      {
        projectName: 'chromium',
        status,
        results: messages.map((message) => ({ errors: [{ message }] })),
      },
    ],
  });

  test('is counted, and what failed, was flaky or went wrong outside of tests is named', () => {
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
      counts: { passed: 5, failed: 3, skipped: 2 },
      failures: [
        { title: '[chromium] a.spec.ts: b works', message: 'expected 1 to be 2' },
        { title: '[chromium] a.spec.ts: c works', message: 'too slow' },
        { title: 'outside of the tests', message: 'server did not start' },
      ],
    });
  });
});
