import { defineConfig } from '@playwright/test';
import { chromiumFile } from '../scripts/debian-packages.mjs';

/** Chromium flags that keep a browser quiet on a machine without a network. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A school's own server under its own name: of plain HTTP, browsers trust only localhost.
  '--host-resolver-rules=MAP school.test 127.0.0.1',
];

export default defineConfig({
  testDir: 'browser',
  // The main journeys run in `npm test`, all others in `npm run test:long`.
  projects: [
    { name: 'browser', testIgnore: '**/long/**' },
    { name: 'long', testMatch: '**/long/**' },
  ],
  outputDir: '../test-results',
  // Bounds for a test that hangs, not for speed: machines that run them may be busy.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: false,
  // In CI what passes the second time has passed, and is named at the end: scripts/tally.mjs.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.MOSI_TEST_REPORT ? [['list'], ['json', { outputFile: process.env.MOSI_TEST_REPORT }]] : 'list',
  use: {
    actionTimeout: 60_000,
    locale: 'en-US',
    launchOptions: { executablePath: chromiumFile(), args },
  },
});
