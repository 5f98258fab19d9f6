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

/**
 * The milliseconds after which a test or a hook hangs. Far from what any of them takes on a busy machine, because nothing
 * else depends on how fast a test is.
 */
const LIMIT_MS = 480_000;

/** The tests in `tests/<name>`. */
function nodeProject(
  name: string,
  rest: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: [`tests/${name}/**/*.test.{ts,tsx}`],
      exclude: leftOut,
      testTimeout: LIMIT_MS,
      hookTimeout: LIMIT_MS,
      expect: { poll: { timeout: 60_000 } },
      ...rest,
    },
  };
}

const ISOLATED = 'tests/unit/**/*.isolated.*';

const unitProject = (name: string, rest: TestProjectInlineConfiguration['test']) => ({
  ...nodeProject(name, {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    unstubEnvs: true,
    unstubGlobals: true,
    ...rest,
  }),
  plugins: [vanillaExtractPlugin()],
});

const ownSetup = (name: string) => ({ globalSetup: `tests/${name}/globalSetup.ts` });

/** Tests that only long runs include, whatever the names of their files. */
const longProject = (name: string) => nodeProject(name, { exclude: [], ...ownSetup(name) });

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
      nodeProject('database', ownSetup('database')),
      longProject('hosting'),
      longProject('owners'),
      longProject('browsers'),
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          testTimeout: LIMIT_MS,
          // All in one page, as in the workshop itself: a page for each file takes half as long again.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            // Nobody looks at it, and it takes a fifth of the processor time.
            ui: false,
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
