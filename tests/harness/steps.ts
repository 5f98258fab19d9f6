import { readPlaywright, readVitest, type TestReport } from './reports.ts';
import { isFullRun } from './tiers.ts';

/** One part of `npm test`. */
export interface Step {
  name: string;
  command: string;
  /** The report that the command writes. Without one, the step counts as one test. */
  report?: { file: string; read: (text: string) => TestReport };
}

/** Where Playwright's configuration writes its report. */
export const E2E_REPORT = 'test-results/reports/e2e.json';

/** Where the configuration of the docs pages writes its report. */
export const DOCS_REPORT = 'test-results/reports/docs.json';

/** The tests of these projects in one Vitest, so that they share its workers. */
function vitestStep(...projects: string[]): Step {
  const file = `test-results/reports/${projects[0]}.json`;
  const flags = projects.map((project) => `--project ${project}`).join(' ');
  return {
    name: projects.join(', '),
    command: `npx vitest run ${flags} --reporter=default --reporter=json --outputFile.json=${file}`,
    report: { file, read: readVitest },
  };
}

const lint = { name: 'lint', command: 'npm run --silent lint' };
const types = { name: 'types', command: 'npm run --silent types' };

/**
 * The steps of this run, one group after the other: side by side, tests would delay each other. Types
 * and the workshop's pages test nothing by the clock.
 */
export const sampleSteps: Step[][] = [
  [lint],
  [
    types,
    {
      name: 'workshop, docs',
      command:
        'npm run --silent build-storybook -- --quiet --loglevel warn && npx playwright test --config tests/docs/playwright.config.ts',
      report: { file: DOCS_REPORT, read: readPlaywright },
    },
  ],
  [vitestStep('unit', 'isolated', 'database', 'stories')],
  [
    {
      name: 'build, e2e',
      command: 'npm run --silent build && npm run --silent e2e',
      report: { file: E2E_REPORT, read: readPlaywright },
    },
  ],
  ...(isFullRun ? [[vitestStep('owners', 'hosting')], [vitestStep('browsers')]] : []),
];

/**
 * The same in a copy with content of its own. The tests look for the sample's words and numbers, and anything that an
 * owner may have broken shows without them.
 */
export const ownSteps: Step[][] = [
  [lint],
  [types],
  [{ name: 'build', command: 'npm run --silent build' }],
];
