import type { Page } from '@playwright/test';
import { MESSAGES } from '../../../src/contract/errors';
import { expect, test } from '../../support/browser';
import { signInAs } from '../../support/office';
import { PASSWORD, seedMember, seedPost, seedService, seedUser } from '../../support/office-seed';

/** The sentences of one action: when the server answers with a failure, and when no answer comes. */
type Failure = readonly [answered: string, unanswered: string];

interface Screen {
  path: string;
  resource: string;
  /** Kind of thing, as its deletion names it. */
  what: string;
  add: string;
  /** What a new one needs, by label. */
  fields: Record<string, string>;
  /** Makes one, and answers the name that its buttons carry. */
  seed(page: Page): Promise<string>;
  load: string;
  create: Failure;
  update: Failure;
  remove: Failure;
}

const SCREENS: Screen[] = [
  {
    path: '/admin/team',
    resource: 'team',
    what: 'team member',
    add: 'Add Team Member',
    fields: { Name: 'Not lost', Role: 'Instructor' },
    seed: async (page) => (await seedMember(page)).name,
    load: 'Failed to load team members',
    create: ['Failed to add team member', 'Failed to add team member'],
    update: ['Failed to update team member', 'Failed to update team member'],
    remove: ['Failed to delete team member', 'Failed to delete team member'],
  },
  {
    path: '/admin/services',
    resource: 'services',
    what: 'service',
    add: 'Add Service',
    fields: { Title: 'Not lost', Description: 'Not lost either.' },
    seed: async (page) => (await seedService(page)).title,
    load: 'Failed to load services',
    create: ['Failed to create service', 'An error occurred while creating the service'],
    update: ['Failed to update service', 'An error occurred while updating the service'],
    remove: ['Failed to delete service', 'An error occurred while deleting the service'],
  },
  {
    path: '/admin/blog',
    resource: 'blogs',
    what: 'blog post',
    add: 'Add Blog Post',
    fields: { Title: 'Not lost', Content: 'Not lost either.' },
    seed: async (page) => (await seedPost(page)).title,
    load: 'Failed to load blogs',
    create: ['Failed to create blog post', 'An error occurred while creating the blog post'],
    update: ['Failed to update blog post', 'An error occurred while updating the blog post'],
    remove: ['Failed to delete blog post', 'An error occurred while deleting the blog post'],
  },
  {
    path: '/admin/users',
    resource: 'users',
    what: 'user',
    add: 'Add New User',
    fields: { Name: 'Not lost', Email: 'not.lost@office.example', Password: PASSWORD },
    seed: async (page) => (await seedUser(page, { name: 'Moses Lungu' })).name,
    load: 'Failed to load users',
    create: [
      'Failed to create user. The email may already be in use.',
      'Failed to create user. The email may already be in use.',
    ],
    update: ['An error occurred while updating the user', 'An error occurred while updating the user'],
    remove: ['Failed to delete user', 'An error occurred while deleting the user'],
  },
];

test.describe.configure({ timeout: 120_000 });
test.use({ siteVariables: { TEST_SITE: 'failures' }, expectedTrouble: [/status of 503|ERR_FAILED/] });

/** Lets each call with that method fail: the server answers 503, or nothing comes back. */
async function fail(page: Page, resource: string, method: string, isAnswered: boolean): Promise<void> {
  await page.route(new RegExp(`/api/${resource}([/?]|$)`), (route) => {
    if (route.request().method() !== method) return route.fallback();
    const json = { success: false, statusCode: 503, message: MESSAGES.databaseAway };
    return isAnswered ? route.fulfill({ status: 503, json }) : route.abort();
  });
}

async function discard(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const screen of SCREENS) {
  test(`${screen.path}: each failed call has its sentence, keeps what was typed and changes nothing`, async ({
    page,
  }) => {
    const name = await screen.seed(page);
    const [field, typed] = Object.entries(screen.fields)[0] as [string, string];
    const editButton = page.getByRole('button', { name: `Edit ${name}`, exact: true }).first();
    await signInAs(page, 'admin', screen.path);
    for (const [turn, isAnswered] of [true, false].entries()) {
      await fail(page, screen.resource, 'POST', isAnswered);
      await page.getByRole('button', { name: screen.add }).click();
      const dialog = page.getByRole('dialog');
      for (const [label, value] of Object.entries(screen.fields))
        await dialog.getByLabel(label, { exact: true }).fill(value);
      await page.keyboard.press('Control+s');
      await expect(page.getByText(screen.create[turn] as string)).toBeVisible();
      await expect(dialog.getByLabel(field, { exact: true })).toHaveValue(typed);
      await discard(page);

      await fail(page, screen.resource, 'PUT', isAnswered);
      await editButton.click();
      await dialog.getByLabel(field, { exact: true }).fill('Changed, not lost');
      await page.keyboard.press('Control+s');
      await expect(page.getByText(screen.update[turn] as string)).toBeVisible();
      await expect(dialog.getByLabel(field, { exact: true })).toHaveValue('Changed, not lost');
      await discard(page);

      await fail(page, screen.resource, 'DELETE', isAnswered);
      const more = page.getByRole('button', { name: `More for ${name}` });
      if (await more.isVisible()) {
        await more.click();
        await page.getByRole('menuitem', { name: 'Delete' }).click();
      } else {
        await page
          .getByRole('button', { name: `Delete ${name}`, exact: true })
          .first()
          .click();
      }
      const question = page.getByRole('dialog', { name: `Delete ${screen.what}?` });
      await expect(question).toContainText(name);
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText(screen.remove[turn] as string)).toBeVisible();
      await expect(editButton).toBeVisible();
      await page.unrouteAll();
    }

    await fail(page, screen.resource, 'GET', true);
    await page.reload();
    await expect(page.getByRole('main').getByText(screen.load)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await expect(editButton).toBeVisible();
  });
}

for (const [path, resource] of [
  ['/admin/services', 'services'],
  ['/admin/blog', 'blogs'],
]) {
  test(`${path}: an answer that is no list is named so`, async ({ page }) => {
    await page.route(`**/api/${resource}?*`, (route) => route.fulfill({ json: { broken: true } }));
    await signInAs(page, 'viewer', path);
    await expect(page.getByRole('main').getByText('Error: Invalid data format received from server')).toBeVisible();
  });
}

test('a password that could not be changed says so, in one sentence or the other', async ({ page }) => {
  const { name } = await seedUser(page, { name: 'Ruth Sakala' });
  await signInAs(page, 'admin', '/admin/users');
  await page
    .getByRole('button', { name: `Password of ${name}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByLabel('New Password').fill('another long password');
  await dialog.getByLabel('Confirm Password').fill('another long password');
  for (const [isAnswered, text] of [
    [true, 'Failed to change password'],
    [false, 'An error occurred while changing the password'],
  ] as const) {
    await fail(page, 'users', 'PUT', isAnswered);
    await dialog.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(dialog.getByLabel('New Password')).toHaveValue('another long password');
    await page.unrouteAll();
  }
});
