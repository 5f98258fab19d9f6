import { expect, test } from 'vitest';
import { judgeStep, summarise } from '../../harness/summary.ts';

const passed = { passed: 4, skipped: 1, failures: [] };
const lost = [{ title: 'unit', message: 'See its output above.' }];

test('a step without a report is one test', () => {
  expect(judgeStep('lint', 0)).toEqual({ passed: 1, skipped: 0, failures: [] });
  expect(judgeStep('unit', 1)).toEqual({ passed: 0, skipped: 0, failures: lost });
});

test('an exit code that no failed test explains is a failure', () => {
  expect(judgeStep('unit', 0, passed)).toEqual(passed);
  expect(judgeStep('unit', 1, passed)).toEqual({ ...passed, failures: lost });
  const failed = { ...passed, failures: [{ title: 'a works', message: 'no' }] };
  expect(judgeStep('unit', 1, failed)).toEqual(failed);
});

test('the last line counts, and failures come above it once more, in short and without colours', () => {
  const message = `\u001b[31mexpected 1 to be 2\u001b[39m\n${'at somewhere\n'.repeat(50)}`;
  const failures = [{ title: 'Card: Open', message }];
  const { text, isGood } = summarise(
    [
      { name: 'lint', seconds: 2, passed: 1, skipped: 0, failures: [] },
      { name: 'stories', seconds: 31.26, passed: 8, skipped: 2, failures },
    ],
    412,
  );
  const lines = text.split('\n');
  expect(lines.slice(1, 3)).toEqual(['FAILED Card: Open', '  expected 1 to be 2']);
  expect(text).toContain('\n   31.3 s  stories\n  412.0 s of processor time in all processes\n');
  expect(lines.at(-1)).toBe('9 passed, 1 failed, 2 skipped');
  expect(lines.length).toBeLessThan(25);
  expect(isGood).toBe(false);
});

test('a run is good only when something passed', () => {
  expect(summarise([{ name: 'unit', seconds: 1, ...passed, skipped: 0 }])).toEqual({
    text: expect.stringMatching(/\n4 passed, 0 failed$/),
    isGood: true,
  });
  expect(summarise([]).isGood).toBe(false);
});
