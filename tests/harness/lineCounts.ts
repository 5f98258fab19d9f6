import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How many lines of code we expect in each part of the repository. More of them ask for a reason in the change that
 * brings them, and for a new number here; never for denser lines.
 */
const EXPECTED = {
  'packages/ui/src': 15_000,
  'packages/site/src': 4_200,
  'packages/data/src': 5_200,
  'packages/figures/src': 1_600,
  'packages/words/src': 4_600,
  'packages/build/src': 6_300,
  'packages/tools/src': 7_900,
  stories: 14_800,
  '.storybook': 2_000,
  tests: 30_400,
};

const CODE = /\.(?:tsx?|mjs|sql|typ)$/;

const linesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => CODE.test(name))
    .reduce(
      (sum, name) => sum + readFileSync(join(folder, name), 'utf8').split('\n').length - 1,
      0,
    );

/** One line for each part: how many lines of code it has, and how many are expected. */
export const lineCounts = (): string[] =>
  Object.entries(EXPECTED).map(
    ([folder, expected]) =>
      `${String(linesIn(folder)).padStart(7)} lines  ${folder} (expected ${expected})`,
  );
