import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface BenchOptions {
  /** The names of the groups to measure; none for all. */
  only: readonly string[];
  /** How often each page is loaded. */
  runs: number;
  /** A build to measure in the place of a new one. */
  folder: string | undefined;
}

const USAGE = 'npm run bench -- [--only GROUP]… [--runs N] [--folder BUILD]';

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: { type: 'string', multiple: true, default: [] },
        runs: { type: 'string', default: '3' },
        folder: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\nUsage: ${USAGE}`);
  }
}

/**
 * Reads the command line.
 * @param groups the names that `--only` may ask for
 * @throws Error that says what is wrong, and how to put it
 */
export function readOptions(args: readonly string[], groups: readonly string[]): BenchOptions {
  const { only, runs, folder } = parse(args);
  const unknown = only.find((name) => !groups.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no group "${unknown}": --only takes ${groups.join(', ')}.`);
  }
  if (!/^[1-9]\d?$/.test(runs)) {
    throw new Error(`--runs takes a whole number from 1 to 99, not "${runs}".`);
  }
  return { only, runs: Number(runs), folder };
}
