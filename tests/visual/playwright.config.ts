import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { type Mode, modes, stateModes } from '../../.storybook/shared/modes.ts';
import { launchOptions } from '../harness/launchOptions.ts';
import { PICTURE_FOLDER, VISUAL_REPORT } from './paths.ts';
import { STATES } from './stories.ts';

const root = join(import.meta.dirname, '../..');
const port = process.env.PORTFOLIO_VISUAL_PORT ?? '4373';

const projectOf = ([name, { theme, viewport, forcedColors, motion }]: [string, Mode]) => ({
  name,
  // The states of components are enough for the other modes.
  grep: Object.hasOwn(stateModes, name) ? STATES : /./,
  // On a phone, the navigation follows the scrolling that brings the picture into sight, so it is never still.
  grepInvert: name === 'phone' ? /pageframe--docs/ : [],
  use: {
    viewport: { width: viewport, height: 600 },
    contextOptions: {
      timezoneId: 'UTC',
      forcedColors: forcedColors ?? null,
      reducedMotion: motion === 'reduced' ? ('reduce' as const) : null,
    },
    colorScheme: theme,
  },
});

export default defineConfig({
  testDir: '.',
  testMatch: 'visual.spec.ts',
  outputDir: join(root, 'test-results/visual'),
  snapshotPathTemplate: join(root, PICTURE_FOLDER, '{arg}{ext}'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['dot'], ['json', { outputFile: join(root, VISUAL_REPORT) }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: launchOptions(),
  },
  // All states of a large component take some seconds, and many of them on a busy machine.
  timeout: 480_000,
  expect: {
    timeout: 120_000,
    // Chromium draws an Arabic letter in one of two ways, up to what it has drawn before: 3 pixels of a page.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixels: 10 },
  },
  // Only `npm run visual:update` writes pictures.
  updateSnapshots: 'none',
  projects: Object.entries({ ...modes, ...stateModes }).map(projectOf),
  webServer: {
    command: `node --import tsx tests/visual/serve.ts ${port}`,
    cwd: root,
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});
