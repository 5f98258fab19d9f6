import { parseArgs } from 'node:util';
import type { OtherSite } from './lighthouse/paint.ts';

/** What the command line asks for. */
export interface BenchOptions {
  /** The names of the groups to measure; none for all. */
  only: readonly string[];
  /** How often each page is loaded. */
  runs: number;
  /** An earlier result to compare with. */
  against: string | undefined;
  /** A build to measure in the place of a new one. */
  folder: string | undefined;
  others: readonly OtherSite[];
}

const USAGE = `npm run bench -- [--only GROUP]… [--runs N] [--against FILE] [--url NAME=URL]… [--folder BUILD]`;

function otherSite(text: string): OtherSite {
  const [, name = '', url = ''] = /^\s*([^=]+?)\s*=(.*)$/.exec(text) ?? [];
  if (name === '' || !/^https?:/.test(url) || !URL.canParse(url)) {
    throw new Error(
      `--url takes a name and an address, such as "mine=https://example.com", not "${text}".`,
    );
  }
  return { name, url };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: { type: 'string', multiple: true, default: [] },
        runs: { type: 'string', default: '5' },
        against: { type: 'string' },
        folder: { type: 'string' },
        url: { type: 'string', multiple: true, default: [] },
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
  const { only, runs, against, folder, url } = parse(args);
  const unknown = only.find((name) => !groups.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no group "${unknown}": --only takes ${groups.join(', ')}.`);
  }
  if (!/^[1-9]\d?$/.test(runs)) {
    throw new Error(`--runs takes a whole number from 1 to 99, not "${runs}".`);
  }
  const others = url.map(otherSite);
  const names = others.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`--url names two sites "${twice}": name them apart.`);
  return { only, runs: Number(runs), against, folder, others };
}
