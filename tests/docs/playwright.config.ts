import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../harness/launchOptions.ts';

const root = join(import.meta.dirname, '../..');
const port = process.env.PORTFOLIO_DOCS_PORT ?? '4374';

/** The docs pages of the Storybook that was built last: `npm run docs` builds it first. */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results/docs'),
  retries: 0,
  reporter: [['list']],
  // Some sixty pages, one after the other.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  use: { baseURL: `http://127.0.0.1:${port}`, launchOptions: launchOptions() },
  webServer: {
    command: `node --import tsx tests/visual/serve.ts ${port}`,
    cwd: root,
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});
