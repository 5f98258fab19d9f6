import { type Counts, sumCounts } from './counts.ts';

/** How one step of the run went. */
export interface StepResult {
  name: string;
  counts: Counts;
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
