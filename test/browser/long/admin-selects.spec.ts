import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { signInAs } from '../../support/office';
import { seedMember, seedMessage, seedPage, seedRequest, seedService, seedUser } from '../../support/office-seed';

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
