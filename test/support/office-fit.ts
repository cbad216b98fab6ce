import type { Page } from '@playwright/test';
import { findBarriers } from './axe';
import { expect } from './browser';

/**
 * Resolves when nothing fades or moves any more: a text that is half faded in has too little contrast, and so has a list whose next
 * rows are on their way.
 */
export async function settle(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document.querySelectorAll('[aria-busy="true"]').length +
          document.getAnimations().filter(({ effect, playState }) => {
            const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
            return playState === 'running' && !isEndless;
          }).length,
      ),
    )
    .toBe(0);
}

/** What is shown at this width has no barrier that axe knows, and nothing makes the page or an open dialog scroll sideways. */
export async function expectFitHere(page: Page): Promise<void> {
  await settle(page);
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  for (const dialog of await page.getByRole('dialog').all()) {
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  }
}
