import { defineConfig } from '@playwright/test';
import { chromiumFile } from '../scripts/debian-packages.mjs';

/** Flags that stop Chromium's own network requests. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'browser',
  // `npm test` runs the main journeys, `npm run test:long` all others.
  projects: [
    { name: 'browser', testIgnore: '**/long/**' },
    { name: 'long', testMatch: '**/long/**' },
  ],
  outputDir: '../test-results',
  // Long limits, because busy machines are slow. They only stop tests that hang.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: false,
  // In CI, failed tests run again. scripts/tally.mjs counts a pass at the second attempt as passed and lists the file.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.MOSI_TEST_REPORT ? [['list'], ['json', { outputFile: process.env.MOSI_TEST_REPORT }]] : 'list',
  use: {
    actionTimeout: 60_000,
    locale: 'en-US',
    launchOptions: { executablePath: chromiumFile(), args },
  },
});
