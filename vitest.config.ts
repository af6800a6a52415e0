import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browser } from './tests/run/browser.mjs';

const launchOptions = await browser();

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/portal/{src,build}/**/*.test.ts',
            'openapi/**/*.test.ts',
            'tests/{rooms,coverage}/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          globalSetup: ['apps/api/src/testing/vitest-setup.ts'],
          // The files share modules, which are costly to load, and nothing else: each has a server and database of its own.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'resilience',
          environment: 'node',
          include: ['tests/resilience/**/*.test.ts'],
          globalSetup: ['tests/resilience/vitest-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: {
          name: 'stories',
          setupFiles: ['tests/stories/in-dark.ts'],
          // The files share the preview, which is costly to load. Every story is drawn anew in it.
          isolate: false,
          // Longer than what a story waits for.
          testTimeout: 60_000,
          // As for the journeys: a busy machine may be late once, and `npm test` says so.
          retry: 1,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
