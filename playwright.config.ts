import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/harness/launchOptions.ts';
import { AT_ROOT, OWN_BACKEND } from './tests/harness/ownBackend.ts';
import { runFolder } from './tests/harness/runFolder.ts';
import { E2E_REPORT } from './tests/harness/steps.ts';
import { isFullRun, leftOut } from './tests/harness/tiers.ts';

const HOST = '127.0.0.1';
const productionPort = process.env.PORTFOLIO_E2E_PORT ?? '4273';
const devPort = process.env.PORTFOLIO_E2E_DEV_PORT ?? '5273';

/** What isn't there after this long isn't coming. */
const WAIT_MS = 90_000;

const WITHOUT_SCRIPT = /\.nojs(\.long)?\.spec\.ts$/;
const ON_DEV_SERVER = /\.dev(\.long)?\.spec\.ts$/;

// For the tests too, which ask the inbox what has arrived.
Object.assign(process.env, OWN_BACKEND, AT_ROOT);

/** A server of this run alone: it neither meets one that already runs nor its stored messages. */
function server(name: string, command: string, port: string) {
  return {
    name,
    command,
    url: `http://${HOST}:${port}`,
    env: { HOST, PORT: port, PORTFOLIO_DATA_DIR: join(runFolder(), name) },
    reuseExistingServer: false,
    // A busy machine takes its time to make the database.
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  };
}

const production = server(
  'production',
  'node --import tsx tests/e2e/startProduction.ts',
  productionPort,
);
const dev = server('dev', `npm run dev -- --host ${HOST}`, devPort);

const inChromium = { browserName: 'chromium', launchOptions: launchOptions() } as const;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Many times what each needs on a quiet machine: a busy one is no reason to fail.
  timeout: 480_000,
  expect: { timeout: WAIT_MS },
  reporter: [['list'], ['json', { outputFile: E2E_REPORT }]],
  use: {
    baseURL: production.url,
    actionTimeout: WAIT_MS,
    navigationTimeout: WAIT_MS,
    // Recording takes a quarter of the time: `npm run e2e -- --trace on` has it where it is needed.
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: [WITHOUT_SCRIPT, ON_DEV_SERVER, ...leftOut],
      use: inChromium,
    },
    {
      name: 'no-javascript',
      testMatch: WITHOUT_SCRIPT,
      testIgnore: leftOut,
      use: { ...inChromium, javaScriptEnabled: false },
    },
    {
      name: 'dev',
      testMatch: ON_DEV_SERVER,
      testIgnore: leftOut,
      use: { ...inChromium, baseURL: dev.url },
    },
  ],
  // Only long tests use the development server.
  webServer: isFullRun ? [production, dev] : [production],
});
