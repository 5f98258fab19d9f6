import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../harness/launchOptions.ts';
import { DOCS_REPORT } from '../harness/steps.ts';
import { leftOut } from '../harness/tiers.ts';

const root = join(import.meta.dirname, '../..');
const port = process.env.PORTFOLIO_DOCS_PORT ?? '4374';

/** The docs pages of the Storybook that was built last: `npm run docs` builds it first. */
export default defineConfig({
  testDir: '.',
  testIgnore: leftOut,
  outputDir: join(root, 'test-results/docs'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['dot'], ['json', { outputFile: join(root, DOCS_REPORT) }]],
  // Many times what the longest page needs on a quiet machine.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  use: { baseURL: `http://127.0.0.1:${port}`, launchOptions: launchOptions() },
  webServer: {
    command: `node --import tsx tests/visual/serve.ts ${port}`,
    cwd: root,
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});
