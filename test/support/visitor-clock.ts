import type { Page } from '@playwright/test';

/** From here on the page's time moves by `page.clock.runFor` only: a busy machine makes nothing come too early or too late. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
}
