import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { resolveSource } from './packages/publish/src/sourceCondition.ts';
import { launchOptions } from './tests/harness/launchOptions.ts';

export default defineConfig({
  test: {
    projects: [
      {
        ...resolveSource,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'node',
          // Some start a program or a build, which a busy machine takes its time over.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/database/globalSetup.ts',
          // Databases are made, killed and opened again, which a busy machine takes minutes over.
          testTimeout: 480_000,
          hookTimeout: 480_000,
        },
      },
      {
        test: {
          name: 'package',
          include: ['tests/package/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/package/globalSetup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...resolveSource,
        test: {
          name: 'hosting',
          include: ['tests/hosting/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/hosting/globalSetup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...resolveSource,
        test: {
          name: 'owners',
          include: ['tests/owners/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/owners/globalSetup.ts',
          testTimeout: 60_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [
              { browser: 'chromium' },
              // What a visitor of a system with less motion sees passes as well.
              {
                browser: 'chromium',
                name: 'stories (reduced motion)',
                provider: playwright({
                  launchOptions: launchOptions(),
                  contextOptions: { reducedMotion: 'reduce' },
                }),
              },
            ],
          },
        },
      },
    ],
  },
});
