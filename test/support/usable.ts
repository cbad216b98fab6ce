import { expect, type Page } from '@playwright/test';

/** Until the page's script has taken it over; at once for a document that has none. */
export async function untilUsable(page: Page): Promise<void> {
  await expect
    .poll(() => page.locator('html:has(#page-reads):not([data-usable])').count(), { intervals: [20, 50, 100] })
    .toBe(0);
}

/**
 * From now on, opening or reloading a page waits until it can be used, as a visitor does who looks first and clicks then. Not where a
 * test says itself what it waits for.
 */
export function openUsable(page: Page): Page {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    if (!options?.waitUntil) await untilUsable(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    if (!options?.waitUntil) await untilUsable(page);
    return answer;
  };
  return page;
}
