import { type Page } from '@playwright/test';

const HOUR_MS = 3_600_000;

/** Stops the page's clock, which then moves only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  // The clock runs until stopped and cannot go back, so it starts an hour earlier, more than any machine needs.
  await page.clock.install({ time: now - HOUR_MS });
  await page.clock.pauseAt(now);
}
