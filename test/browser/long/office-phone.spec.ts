import type { Locator } from '@playwright/test';
import { expect, setTextSize, test } from '../../support/browser';
import { signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { nextNumber, seedMessage } from '../../support/office-seed';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxOf = async (part: Locator): Promise<Box> => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not there`);
  return box;
};
/** Ignores overlaps below one pixel, because browsers round. */
const overlap = (a: Box, b: Box) =>
  a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width && a.y + 1 < b.y + b.height && b.y + 1 < a.y + a.height;

test.describe('bottom bar at double text size', () => {
  for (const width of [375, 320]) {
    test(`keeps More on screen at ${width} px, with every entry reachable`, async ({ page }) => {
      await page.setViewportSize({ width, height: 667 });
      await setTextSize(page, 200);
      await signInAs(page, 'admin', '/admin/contacts');
      const bar = page.getByRole('navigation', { name: 'Admin, short' });
      const more = bar.getByRole('button', { name: /^More/ });
      await expect(more).toBeInViewport({ ratio: 1 });
      // The current screen is Contacts, the last entry but one.
      const here = bar.locator('[aria-current]');
      await expect(here).toBeInViewport({ ratio: 1 });
      expect(overlap(await boxOf(here), await boxOf(more))).toBe(false);
      for (const entry of await bar.getByRole('link').all()) {
        await entry.focus();
        await expect(entry).toBeInViewport({ ratio: 1 });
        expect(overlap(await boxOf(entry), await boxOf(more))).toBe(false);
      }
      await expectFitHere(page);
      await more.click();
      await expect(page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Settings' })).toBeVisible();
    });
  }
});

test('fits a phone page at double text size, with search and account reachable', async ({ page }) => {
  await page.setViewportSize({ width: 188, height: 334 });
  // Fills more than one page of the list.
  for (let n = 0; n < 11; n += 1) await seedMessage(page, { email: `zoomed${nextNumber()}@school.example` });
  await signInAs(page, 'admin', '/admin/contacts');
  const search = page.getByRole('searchbox', { name: 'Search name, email, phone or subject' });
  await expect.poll(async () => (await boxOf(search)).width).toBeGreaterThan(100);
  await expectFitHere(page);
  const header = page.getByRole('banner').first();
  const [account, logout] = [header.getByRole('button').first(), header.getByRole('button', { name: 'Logout' })];
  expect(overlap(await boxOf(account), await boxOf(logout))).toBe(false);
});
