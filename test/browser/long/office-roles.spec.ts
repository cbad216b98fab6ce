import type { Page } from '@playwright/test';
import { ROLES } from '../../../src/contract/users';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs, storeToken, tokenOf } from '../../support/office';
import { signInWith } from '../../support/office-login';
import {
  PASSWORD,
  seedMember,
  seedMessage,
  seedPage,
  seedPost,
  seedRequest,
  seedService,
  seedSubscriber,
  seedUser,
} from '../../support/office-seed';

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
/** Names of buttons that change records. */
const CHANGES = /^(Add|Create|Edit|Delete|Reply|Save|Export|Quote|Status|Mark|Archive|Password|Activate|Deactivate)\b/;

/** Collects calls that the server refuses with 401 or 403. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if ([401, 403].includes(response.status())) refused.push(`${response.status()} ${response.url()}`);
  });
  return refused;
}

async function seedEverything(page: Page): Promise<{ subject: string; request: string }> {
  const { subject } = await seedMessage(page);
  const request = await seedRequest(page);
  await (await officeOf(page)).post('/project/quote', {
    projectRequestId: request,
    price: 1200,
    timeEstimate: 4,
    teamSize: 'Small Team (2-3 people)',
    notes: '',
    status: 'draft',
  });
  await Promise.all([seedMember(page), seedService(page), seedPost(page), seedPage(page), seedSubscriber(page)]);
  return { subject, request };
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

test('shows a viewer all details and no controls that change anything', async ({ page }) => {
  const { subject } = await seedEverything(page);
  const refused = watchRefusals(page);
  await signInAs(page, 'viewer');
  for (const [path, heading] of SCREENS) {
    await open(page, path, heading);
    await expect(page.getByRole('main').getByRole('button', { name: CHANGES })).toHaveCount(0);
  }
  await open(page, '/admin/contacts', 'Contact Management');
  await page.getByRole('row').filter({ hasText: subject }).getByRole('button', { name: /^View/ }).click();
  const message = page.getByRole('dialog');
  await expect(message).toContainText('How much is the course?');
  await expect(message.getByRole('button', { name: CHANGES })).toHaveCount(0);
  await open(page, '/admin/quotes', 'Project Quote Requests');
  await page.getByRole('button', { name: /^View/ }).first().click();
  const request = page.getByRole('dialog');
  await expect(request).toContainText('A register for one school.');
  await expect(request).toContainText('$1,200.00');
  await expect(request.getByRole('button', { name: /Quote|Status|Send/ })).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('lets an editor open every content dialog without a refused call', async ({ page }) => {
  await seedEverything(page);
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

test('lets an administrator open account dialogs too', async ({ page }) => {
  const { name } = await seedUser(page);
  const refused = watchRefusals(page);
  await signInAs(page, 'admin');
  await open(page, '/admin/users', 'User Management');
  await openAndClose(page, 'Add New User', 'Add New User');
  await openAndClose(page, new RegExp(`^Edit ${name}`), 'Edit User');
  await openAndClose(page, /[Pp]assword/, 'Change Password');
  expect(refused).toEqual([]);
});

test.describe('role lowered by an administrator', () => {
  test.use({ expectedTrouble: [/status of 401/] });

  test('ends the session with the next call, and applies the lower role afterwards', async ({ page }) => {
    const person = await seedUser(page, { role: 'admin' });
    const credentials = { email: person.email, password: PASSWORD };
    await storeToken(page, await tokenOf(page, credentials));
    await open(page, '/admin/users', 'User Management');
    await (await officeOf(page)).put(`/users/${person._id}`, { role: 'viewer' });
    await page.getByRole('complementary').getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/admin/login');
    await signInWith(page, credentials);
    await expect(page.getByRole('heading', { name: 'For administrators' })).toBeVisible();
    await expect(page.getByRole('banner').getByText('viewer', { exact: true })).toBeVisible();
  });
});
