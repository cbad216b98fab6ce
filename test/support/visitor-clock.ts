import { expect, type Page } from '@playwright/test';

const HOUR_MS = 3_600_000;
const STEP_MS = 100;

/** Stops the page's time: from here on it moves by `page.clock.runFor` only, however busy the machine is. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  // A clock runs until it is stopped and never goes back, so it begins an hour earlier: no machine takes that long.
  await page.clock.install({ time: now - HOUR_MS });
  await page.clock.pauseAt(now);
}

/**
 * Lets the stopped time pass in small steps until the check holds.
 * Answers and scripts come in real time and may begin a timer when they come: one long step could be over by then.
 */
export async function runUntil(page: Page, check: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    await check();
  }).toPass();
}
