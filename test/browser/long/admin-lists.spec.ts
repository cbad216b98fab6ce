import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFit } from '../../support/office-dialog';
import { seedMember, seedPost, seedService } from '../../support/office-seed';

interface Screen {
  path: string;
  /** Of the API. */
  resource: string;
  add: string;
  empty: string;
  emptyAction: string;
  loading: string;
  failed: string;
  seed: (page: Page, index: number) => Promise<object>;
}

const SCREENS: Screen[] = [
  {
    path: '/admin/team',
    resource: '/team',
    add: 'Add Team Member',
    empty: 'No team members found. Add your first team member.',
    emptyAction: 'Add a member',
    loading: 'Loading team members...',
    failed: 'Failed to load team members',
    seed: (page) => seedMember(page),
  },
  {
    path: '/admin/services',
    resource: '/services',
    add: 'Add Service',
    empty: 'No services found. Create your first service.',
    emptyAction: 'Create service',
    loading: 'Loading services...',
    failed: 'Failed to load services',
    seed: (page, order) => seedService(page, { order }),
  },
  {
    path: '/admin/blog',
    resource: '/blogs',
    add: 'Add Blog Post',
    empty: 'No blog posts found. Create your first blog post.',
    emptyAction: 'Create post',
    loading: 'Loading blog posts...',
    failed: 'Failed to load blogs',
    seed: (page) => seedPost(page),
  },
];

/** A site of its own, so that what is taken out of its lists is missed by no other file. */
test.use({ siteVariables: { SAMPLE_CONTENT: 'false', MAIL_FROM: 'lists@office.example' } });

async function removeAll(page: Page, resource: string): Promise<void> {
  const office = await officeOf(page);
  for (const { _id } of await office.get<{ _id: string }[]>(resource)) await office.remove(`${resource}/${_id}`);
}

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });

for (const screen of SCREENS) {
  test.describe(screen.path, () => {
    test('an empty list says so, and offers its first action to those who may', async ({ page }) => {
      await removeAll(page, screen.resource);
      await signInAs(page, 'viewer', screen.path);
      await expect(page.getByText(screen.empty)).toBeVisible();
      await expect(page.getByRole('button', { name: screen.emptyAction })).toHaveCount(0);
      await expect(page.getByRole('button', { name: screen.add })).toHaveCount(0);
      await signInAs(page, 'editor', screen.path);
      await expect(page.getByText(screen.empty)).toBeVisible();
      await expectFit(page);
      await page.getByRole('button', { name: screen.emptyAction }).click();
      await expect(page.getByRole('dialog', { name: screen.add })).toBeVisible();
    });

    test('the page of a long list stands in the address, and an emptied page leads back', async ({ page }) => {
      await removeAll(page, screen.resource);
      for (let index = 1; index <= 11; index += 1) await screen.seed(page, index);
      await signInAs(page, 'editor', screen.path);
      await expect(cards(page)).toHaveCount(10);
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page).toHaveURL(`${screen.path}?page=2`);
      await expect(cards(page)).toHaveCount(1);
      await page.reload();
      await expect(page.getByText('Page 2 of 2')).toBeVisible();
      await page.goBack();
      await expect(page.getByText('Page 1 of 2')).toBeVisible();
      await page.goForward();
      await expect(cards(page)).toHaveCount(1);
      await page.getByRole('button', { name: /^Delete / }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(cards(page)).toHaveCount(10);
      await expect(page).toHaveURL(screen.path);
    });

    test.describe('a list that does not come', () => {
      test.use({ expectedTrouble: [/status of 503/] });

      test('says so with a Retry that works', async ({ page }) => {
        await removeAll(page, screen.resource);
        await screen.seed(page, 1);
        let letGo = () => {};
        const held = new Promise<void>((resolve) => {
          letGo = resolve;
        });
        await page.route(
          new RegExp(`/api${screen.resource}\\?`),
          async (route) => {
            await held;
            await route.fulfill({ status: 503, json: { success: false, statusCode: 503, message: 'Away.' } });
          },
          { times: 1 },
        );
        await signInAs(page, 'viewer', screen.path);
        await expect(page.getByRole('status').filter({ hasText: screen.loading })).toBeVisible();
        letGo();
        await expect(page.getByRole('main').getByText(screen.failed)).toBeVisible();
        await expectFit(page);
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(cards(page)).toHaveCount(1);
        await expect(page.getByRole('button', { name: /^(Edit|Delete) / })).toHaveCount(0);
      });
    });
  });
}
