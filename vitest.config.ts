import './packages/build/src/checkCheckoutPath.mjs';
import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { launchOptions } from './tests/harness/launchOptions.ts';
import { AT_ROOT, OWN_BACKEND } from './tests/harness/ownBackend.ts';
import { isFullRun, leftOut } from './tests/harness/tiers.ts';

Object.assign(process.env, OWN_BACKEND, AT_ROOT);

/** The tests in `tests/<name>`, with the milliseconds that each may take, and its hooks. */
function nodeProject(
  name: string,
  timeout: number,
  rest: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: [`tests/${name}/**/*.test.{ts,tsx}`],
      exclude: leftOut,
      testTimeout: timeout,
      hookTimeout: timeout,
      ...rest,
    },
  };
}

const ISOLATED = 'tests/unit/**/*.isolated.*';

const unitProject = (name: string, rest: TestProjectInlineConfiguration['test']) => ({
  ...nodeProject(name, isFullRun ? 120_000 : 20_000, {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    unstubEnvs: true,
    unstubGlobals: true,
    ...rest,
  }),
  plugins: [vanillaExtractPlugin()],
});

const ownSetup = (name: string) => ({ globalSetup: `tests/${name}/globalSetup.ts` });

/** Tests that only long runs include, whatever the names of their files. */
const longProject = (name: string) =>
  nodeProject(name, 120_000, {
    exclude: [],
    expect: { poll: { timeout: 20_000 } },
    ...ownSetup(name),
  });

const provider = playwright({ launchOptions: launchOptions() });
/** What a visitor sees whose system asks for less motion. */
const stillProvider = playwright({
  launchOptions: launchOptions(),
  contextOptions: { reducedMotion: 'reduce' },
});

export default defineConfig({
  test: {
    // All processors; Vitest leaves one idle by itself.
    maxWorkers: availableParallelism(),
    projects: [
      unitProject('unit', {
        exclude: [...leftOut, ISOLATED],
        // One process for many files, which then share what they import: a third of the processor time.
        isolate: false,
      }),
      // What replaces a module for its tests would replace it for others, too.
      unitProject('isolated', { include: [ISOLATED] }),
      nodeProject('database', isFullRun ? 480_000 : 30_000, {
        ...ownSetup('database'),
        // Postgres and PostgREST give up by themselves after 90 s each, and say why.
        hookTimeout: isFullRun ? 480_000 : 200_000,
      }),
      longProject('hosting'),
      longProject('owners'),
      longProject('browsers'),
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          testTimeout: 30_000,
          // All in one page, as in the workshop itself: a page for each file takes half as long again.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider,
            instances: [
              { browser: 'chromium' },
              ...(isFullRun
                ? [
                    {
                      browser: 'chromium' as const,
                      name: 'stories (reduced motion)',
                      provider: stillProvider,
                    },
                  ]
                : []),
            ],
          },
        },
      },
    ],
  },
});
