import type { Page } from '@playwright/test';
import { findBarriers } from './axe';
import { expect } from './browser';

/** Waits until all motion has ended. During motion, texts that are still appearing would have too little contrast. */
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

/** Expects no axe errors, and no horizontal scrolling of the page or an open dialog at the current width. */
export async function expectFitHere(page: Page): Promise<void> {
  await settle(page);
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  for (const dialog of await page.getByRole('dialog').all()) {
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  }
}
