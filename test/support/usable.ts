import { expect, type Page } from '@playwright/test';

/** Waits until the page's script handles forms and links. Does not wait for a document without a script. */
export async function untilUsable(page: Page): Promise<void> {
  await expect
    .poll(() => page.locator('html:has(#page-reads):not([data-usable])').count(), { intervals: [20, 50, 100] })
    .toBe(0);
}

/** Makes `goto` and `reload` wait until the page's script runs. Calls with `waitUntil` do not wait for this. */
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
