import { expect, type Page } from '@playwright/test';

/** Waits until the script has taken over the page; at once for a document without script. */
export async function untilUsable(page: Page): Promise<void> {
  await expect
    .poll(() => page.locator('html:has(#page-reads):not([data-usable])').count(), { intervals: [20, 50, 100] })
    .toBe(0);
}

/** Makes opening and reloading wait until the page is usable, as a visitor does. Not for tests with their own waits. */
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
