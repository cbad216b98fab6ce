import type { Page } from '@playwright/test';
import { ROLES } from '../../../src/contract/users';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { seedMember, seedMessage, seedPage, seedPost, seedRequest, seedService } from '../../support/office-seed';
import { sendQuote } from '../../support/visitor-office';

test.use({ siteVariables: { TEST_SITE: 'roles' } });

const SCREENS: [path: string, heading: string][] = [
  ['/admin', 'Dashboard'],
  ['/admin/website', 'Website'],
  ['/admin/pages', 'Pages'],
  ['/admin/team', 'Team Members'],
  ['/admin/services', 'Services'],
  ['/admin/quotes', 'Project Quote Requests'],
  ['/admin/blog', 'Blog Posts'],
  ['/admin/contacts', 'Contact Management'],
  ['/admin/media', 'Media'],
  ['/admin/newsletter', 'Newsletter'],
  ['/admin/newsletter/issues', 'Newsletter'],
];
const ADMIN_SCREENS: [path: string, heading: string][] = [
  ['/admin/users', 'User Management'],
  ['/admin/settings', 'Site Settings'],
  ['/admin/audit', 'Audit log'],
  ['/admin/privacy', 'Privacy'],
];

/** Collects calls that the server refuses with 401 or 403. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if ([401, 403].includes(response.status())) refused.push(`${response.status()} ${response.url()}`);
  });
  return refused;
}

async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  // The text "Loading" disappears when the list has loaded.
  await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
}

async function openAndClose(page: Page, button: string | RegExp, dialog: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button }).first().click();
  const opened = page.getByRole('dialog', { name: dialog });
  await expect(opened).toBeVisible();
  await expect(opened.getByText(/^Loading/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
}

for (const role of ROLES) {
  test(`lets the ${role} open every screen without a refused call`, async ({ page }) => {
    const refused = watchRefusals(page);
    await signInAs(page, role);
    for (const [path, heading] of SCREENS) await open(page, path, heading);
    await open(page, '/admin/trash', role === 'viewer' ? 'For editors and administrators' : 'Trash');
    for (const [path, heading] of ADMIN_SCREENS) {
      await open(page, path, role === 'admin' ? heading : 'For administrators');
    }
    expect(refused).toEqual([]);
  });
}

test('lets an editor open every content dialog without a refused call', async ({ page }) => {
  await Promise.all([seedMessage(page), seedMember(page), seedService(page), seedPost(page), seedPage(page)]);
  await sendQuote(await officeOf(page), await seedRequest(page), { status: 'draft' });
  const refused = watchRefusals(page);
  await signInAs(page, 'editor');
  for (const [path, heading, add, edit, dialogs] of [
    ['/admin/pages', 'Pages', 'Add New Page', /^Edit /, /Add New Page|Edit Page/],
    ['/admin/team', 'Team Members', 'Add Team Member', /^Edit /, /Team Member/],
    ['/admin/services', 'Services', 'Add Service', /^Edit /, /Service/],
    ['/admin/blog', 'Blog Posts', 'Add Blog Post', /^Edit /, /Blog Post/],
  ] as const) {
    await open(page, path, heading);
    await openAndClose(page, add, dialogs);
    await openAndClose(page, edit, dialogs);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  }
  await open(page, '/admin/contacts', 'Contact Management');
  await openAndClose(page, /^View/, /./);
  await open(page, '/admin/quotes', 'Project Quote Requests');
  for (const button of [/^View/, /^Quote/, /^(Change )?[Ss]tatus/]) await openAndClose(page, button, /./);
  expect(refused).toEqual([]);
});
