import { stripVTControlCharacters } from 'node:util';
import type { Failure, TestReport } from './reports.ts';

/** The outcome of one step of the run. */
export interface StepResult extends TestReport {
  name: string;
  seconds: number;
}

/**
 * The counts of a step. Without a report the step is one test. An exit code that no failed test
 * explains is a failure, too.
 */
export function judgeStep(name: string, exitCode: number, report?: TestReport): TestReport {
  const counted = report ?? { passed: exitCode === 0 ? 1 : 0, skipped: 0, failures: [] };
  const isUnexplained = exitCode !== 0 && counted.failures.length === 0;
  const failures = [{ title: name, message: 'See its output above.' }];
  return isUnexplained ? { ...counted, failures } : counted;
}

/** Enough of a message to see the problem; all of it is in the output of its step. */
const MESSAGE_LINES = 12;

function formatFailure({ title, message }: Failure): string {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, MESSAGE_LINES);
  return [`FAILED ${title}`, ...lines.map((line) => `  ${line}`), ''].join('\n');
}

/**
 * The end of a run: every failure once more, because continuous integration may keep only the last
 * lines; how long each step took; and the total, in the form that continuous integration reads.
 * @param processorSeconds other work on the machine makes a run longer, and hardly changes these
 */
export function summarise(
  results: StepResult[],
  processorSeconds?: number,
): { text: string; isGood: boolean } {
  const failures = results.flatMap((result) => result.failures);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const skipped = results.reduce((sum, result) => sum + result.skipped, 0);
  const times = results.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
  if (processorSeconds !== undefined) {
    times.push(`${processorSeconds.toFixed(1).padStart(7)} s of processor time in all processes`);
  }
  const total = `${passed} passed, ${failures.length} failed`;
  const lastLine = skipped > 0 ? `${total}, ${skipped} skipped` : total;
  return {
    text: ['', ...failures.map(formatFailure), ...times, '', lastLine].join('\n'),
    isGood: passed > 0 && failures.length === 0,
  };
}
