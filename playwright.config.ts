import { defineConfig } from '@playwright/test';
import { browser, ownBrowser } from './tests/run/browser.mjs';

const launchOptions = await browser();

export default defineConfig({
  testDir: 'tests',
  outputDir: '.prepar/playwright',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [
    ['dot'],
    ['./tests/run/reporters/playwright.ts'],
    ['html', { outputFolder: '.prepar/report', open: 'never' }],
  ],
  use: { launchOptions, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' },
  projects: [
    // A busy machine may be late once. `npm test` names what passed at the second try only: it is to be mended.
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts', retries: 1 },
    // Baselines belong to one browser, pixel by pixel.
    ...(ownBrowser
      ? []
      : [
          {
            name: 'pictures',
            testMatch: 'visual/**/*.spec.ts',
            snapshotPathTemplate: '{testDir}/visual/spoken/{arg}{ext}',
          },
        ]),
  ],
  webServer: {
    command: 'exec node tests/run/serve.mjs',
    wait: {
      stdout: /http:\/\/localhost:(?<prepar_port>\d+) controlled by http:\/\/127\.0\.0\.1:(?<prepar_control_port>\d+)/,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stderr: 'pipe',
  },
});
