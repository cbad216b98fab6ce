import type { Locator } from '@playwright/test';
import { expect, setTextSize, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFit } from '../../support/office-dialog';
import { expectFitHere } from '../../support/office-fit';
import { nextNumber, seedMessage, seedPage, seedPost } from '../../support/office-seed';

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
/** True if two boxes overlap by more than a pixel. Smaller overlaps come from rounding. */
const overlap = (a: Box, b: Box) =>
  a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width && a.y + 1 < b.y + b.height && b.y + 1 < a.y + a.height;

test.describe('bottom bar at double text size', () => {
  for (const width of [375, 320]) {
    test(`keeps More on screen at ${width} px, with every entry reachable`, async ({ page }) => {
      await page.setViewportSize({ width, height: 667 });
      await setTextSize(page, 200);
      await signInAs(page, 'admin', '/admin/contacts');
      const bar = page.getByRole('navigation', { name: 'Main screens' });
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

test('fits a page with search and account at double text size', async ({ page }) => {
  await page.setViewportSize({ width: 188, height: 334 });
  // Creates more messages than one page of the list shows.
  for (let n = 0; n < 11; n += 1) await seedMessage(page, { email: `zoomed${nextNumber()}@school.example` });
  await signInAs(page, 'admin', '/admin/contacts');
  const search = page.getByRole('searchbox', { name: 'Search name, email, phone, subject or message' });
  await expect.poll(async () => (await boxOf(search)).width).toBeGreaterThan(100);
  await expectFitHere(page);
  const header = page.getByRole('banner').first();
  const [account, logout] = [header.getByRole('button').first(), header.getByRole('button', { name: 'Logout' })];
  expect(overlap(await boxOf(account), await boxOf(logout))).toBe(false);
});

test('shows the list as cards below 768 px', async ({ page }) => {
  const { title, slug } = await seedPage(page, { status: 'published' });
  await page.setViewportSize({ width: 767, height: 900 });
  await signInAs(page, 'editor', '/admin/pages');
  const card = page.getByRole('list', { name: 'Pages' }).getByRole('listitem').filter({ hasText: title });
  await expect(card.getByRole('heading', { name: title })).toBeVisible();
  await expect(card).toContainText(`/${slug}`);
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.getByRole('table')).toBeVisible();
});

test('shows deleted records as fitting cards on a phone', async ({ page }) => {
  const post = await seedPost(page, { title: `A title ${'that goes on '.repeat(12)}` });
  await (await officeOf(page)).remove(`/blogs/${post._id}`);
  await signInAs(page, 'editor', '/admin/trash?kind=blogs');
  await expect(page.getByRole('button', { name: /^Delete permanently A title/ }).first()).toBeVisible();
  await expectFit(page);
  await page.setViewportSize({ width: 320, height: 740 });
  await expectFitHere(page);
});
