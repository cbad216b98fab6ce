import { type Page } from '@playwright/test';

const HOUR_MS = 3_600_000;

/** Stops the page's time: from here on it moves by `page.clock.runFor` only, however busy the machine is. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  // A clock runs until it is stopped and never goes back, so it begins an hour earlier: no machine takes that long.
  await page.clock.install({ time: now - HOUR_MS });
  await page.clock.pauseAt(now);
}
