import { stripVTControlCharacters } from 'node:util';
import { type Counts, sumCounts } from './counts.ts';
import type { Failure } from './reports.ts';

/** How one step of the run went. */
export interface StepResult {
  name: string;
  counts: Counts;
  /** The tests that failed; none where the step failed as a whole. */
  failures: Failure[];
  seconds: number;
}

const HEADINGS = ['step', 'passed', 'failed', 'skipped', 'seconds'];

function toCells({ name, counts, seconds }: StepResult): string[] {
  const { passed, failed, skipped } = counts;
  return [name, String(passed), String(failed), String(skipped), seconds.toFixed(1)];
}

/** The closing table, one line a step, names to the left and numbers to the right. */
export function formatTable(results: StepResult[]): string {
  const rows = [HEADINGS, ...results.map(toCells)];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const formatRow = ([name = '', ...numbers]: string[]) =>
    [
      name.padEnd(widths[0] ?? 0),
      ...numbers.map((text, index) => text.padStart(widths[index + 1] ?? 0)),
    ].join('  ');
  return rows.map(formatRow).join('\n');
}

/** As much of what a failed test said as tells what is wrong; all of it stands where its step ended. */
const MESSAGE_LINES = 12;

function formatFailure(step: string, { title, message }: Failure): string {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, MESSAGE_LINES);
  return [`\nFAILED in ${step}: ${title}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

/**
 * What failed, once more: a run writes thousands of lines, of which continuous integration may keep
 * the last. Empty where nothing failed.
 */
export function formatFailures(results: StepResult[]): string {
  return results
    .filter(({ counts }) => counts.failed > 0)
    .flatMap(({ name, failures }) =>
      failures.length === 0
        ? `\nFAILED: ${name}, as what it wrote above tells`
        : failures.map((failure) => formatFailure(name, failure)),
    )
    .join('\n');
}

/** The last line of a run, in the form that continuous integration reads. */
export function formatTotal(results: StepResult[]): string {
  const { passed, failed, skipped } = sumCounts(results.map(({ counts }) => counts));
  const total = `${passed} passed, ${failed} failed`;
  return skipped === 0 ? total : `${total}, ${skipped} skipped`;
}

/** A run is good when something was tested and nothing failed. */
export function isGood(results: StepResult[]): boolean {
  const { passed, failed } = sumCounts(results.map(({ counts }) => counts));
  return passed > 0 && failed === 0;
}
