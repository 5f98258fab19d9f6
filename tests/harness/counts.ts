/** How many tests ended which way. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The counts of a step that is one test itself. */
export const ONE_PASSED: Counts = { passed: 1, failed: 0, skipped: 0 };
/** The counts of a step that failed as a whole. */
export const ONE_FAILED: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Adds up any number of counts. */
export function sumCounts(all: Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

/**
 * The counts of a step that ended with this exit code. Without a report it failed as a whole, and
 * an exit code that the report does not explain is a failure more.
 */
export function countReported(exitCode: number, reported: Counts | undefined): Counts {
  if (reported === undefined) return ONE_FAILED;
  const isUnexplained = exitCode !== 0 && reported.failed === 0;
  return isUnexplained ? { ...reported, failed: 1 } : reported;
}
