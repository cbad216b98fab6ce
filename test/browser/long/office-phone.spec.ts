import type { Locator, Page } from '@playwright/test';
import { expect, setTextSize, test } from '../../support/browser';
import { signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import {
  nextNumber,
  seedMember,
  seedMessage,
  seedPage,
  seedRequest,
  seedService,
  seedUser,
} from '../../support/office-seed';

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
/** Boxes that overlap by less than a pixel do not count: browsers round. */
const overlap = (a: Box, b: Box) =>
  a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width && a.y + 1 < b.y + b.height && b.y + 1 < a.y + a.height;

test.describe('the bottom bar with text of twice the size', () => {
  for (const width of [375, 320]) {
    test(`keeps More on the screen at ${width} px, and every entry within reach`, async ({ page }) => {
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

test('a phone’s page at twice the size fits its width, with the search and the account within reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 188, height: 334 });
  // The list gets more than one page.
  for (let n = 0; n < 11; n += 1) await seedMessage(page, { email: `zoomed${nextNumber()}@school.example` });
  await signInAs(page, 'admin', '/admin/contacts');
  const search = page.getByRole('searchbox', { name: 'Search name, email, phone or subject' });
  await expect.poll(async () => (await boxOf(search)).width).toBeGreaterThan(100);
  await expectFitHere(page);
  const header = page.getByRole('banner').first();
  const [account, logout] = [header.getByRole('button').first(), header.getByRole('button', { name: 'Logout' })];
  expect(overlap(await boxOf(account), await boxOf(logout))).toBe(false);
});

/** Every label, field and button of a part of the screen, as far as it is shown, that the toast lies on. */
async function coveredBy(toast: Locator, part: Locator): Promise<string[]> {
  const covered: string[] = [];
  const box = await boxOf(toast);
  // A dialog cuts off its scrolled parts at the edge of its room.
  const room = part.page().locator('.ant-modal-wrap');
  const top = (await room.count()) > 0 ? (await boxOf(room)).y : 0;
  for (const piece of await part.locator('h1, h2, label, input, textarea, button, .ant-modal-title').all()) {
    if (!(await piece.isVisible())) continue;
    const { x, y, width, height } = await boxOf(piece);
    const shown = { x, y: Math.max(y, top), width, height: Math.min(height, y + height - top) };
    if (overlap(shown, box)) covered.push((await piece.textContent()) ?? '');
  }
  return covered;
}

test.describe('a toast on a phone', () => {
  test.use({ expectedTrouble: [/ERR_FAILED|status of 503/], toastsEnd: true });
  const openReply = async (page: Page) => {
    const { name, subject } = await seedMessage(page, { email: `toast${nextNumber()}@school.example` });
    await signInAs(page, 'editor', '/admin/contacts');
    await page.getByRole('button', { name: `Reply to ${name}: ${subject}` }).click();
    return page.getByRole('dialog', { name: `Reply to ${name}` });
  };

  for (const [width, height] of [
    [375, 667],
    [320, 568],
  ]) {
    test(`lies on no label and no button of a dialog at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const dialog = await openReply(page);
      await dialog.getByLabel('Message').fill('We open at eight.');
      await page.route('**/api/contact/reply', (route) => route.abort('failed'));
      await dialog.getByRole('button', { name: 'Send Reply' }).click();
      const toast = page.locator('.ant-message-notice');
      await expect(toast).toBeVisible();
      await expect.poll(() => coveredBy(toast, dialog)).toEqual([]);
      await dialog.getByRole('button', { name: 'Send Reply' }).scrollIntoViewIfNeeded();
      expect(await coveredBy(toast, dialog)).toEqual([]);
      await expect(toast).toBeHidden();
      await expect.poll(async () => (await boxOf(page.locator('.ant-modal-wrap'))).y).toBe(0);
    });
  }

  test('moves nothing of the page, and leaves what was pressed to be pressed again', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await signInAs(page, 'admin', '/admin/settings');
    const save = page.getByRole('button', { name: 'Save Settings' });
    await page.getByLabel('Business Address').fill('Cairo Road, Lusaka');
    const body = { success: false, statusCode: 503, message: 'The database is not available.' };
    await page.route('**/api/settings', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: body }) : route.continue(),
    );
    const topOfPage = () =>
      page.evaluate(() => document.getElementById('root')!.getBoundingClientRect().top + window.scrollY);
    await save.click();
    const toast = page.locator('.ant-message-notice');
    await expect(toast).toBeVisible();
    await expect(save).toBeInViewport({ ratio: 1 });
    expect(await topOfPage()).toBe(0);
    expect(overlap(await boxOf(save), await boxOf(toast))).toBe(false);
  });
});

/** What a screen reader is told of each select: its name and what is chosen in it. */
async function selectsIn(page: Page): Promise<Record<string, string>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const selects = nodes.filter(({ role, ignored }) => !ignored && /combobox/i.test(String(role?.value)));
  return Object.fromEntries(selects.map(({ name, value }) => [String(name?.value), String(value?.value ?? '')]));
}

const open = (page: Page, button: string | RegExp) => page.getByRole('button', { name: button }).first().click();

/** Of the list of requests, below its dialogs. */
const WORK_LIST = { Assignee: 'Anyone', Order: 'Newest first' };
const SCREENS = [
  { path: '/admin/users', seed: seedUser, button: /^Edit /, selects: { Role: 'Editor' } },
  { path: '/admin/pages', seed: seedPage, button: /^Edit /, selects: { Status: 'Draft' } },
  {
    path: '/admin/services',
    seed: seedService,
    button: 'Add Service',
    selects: { Icon: 'PenTool (Design)', Colour: expect.stringMatching(/^(Green|Yellow|Purple|Blue)$/) },
  },
  {
    path: '/admin/quotes',
    seed: seedRequest,
    button: /^Quote for/,
    selects: { ...WORK_LIST, Status: 'Draft', Currency: 'US Dollar ($)' },
  },
  {
    path: '/admin/quotes',
    seed: seedRequest,
    button: /^Status of/,
    selects: { ...WORK_LIST, 'New status': 'Pending' },
  },
  { path: '/admin/audit', seed: seedMember, selects: { Action: 'All actions', Person: 'Everybody' } },
];

for (const { path, seed, button, selects } of SCREENS) {
  test(`says what is chosen: ${Object.keys(selects).join(' and ')} at ${path}`, async ({ page }) => {
    await seed(page);
    await signInAs(page, 'admin', path);
    if (button) await open(page, button);
    await expect.poll(() => selectsIn(page)).toEqual(selects);
  });
}

test('says on a phone what a list is sorted by', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await seedMessage(page);
  await signInAs(page, 'admin', '/admin/contacts');
  await expect.poll(() => selectsIn(page)).toEqual({ 'Sort by': 'Date, descending' });
});
