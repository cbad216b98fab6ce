import { readFile } from 'node:fs/promises';
import { formatDate } from '../../../client/src/lib/format-date';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { seedSubscriber } from '../../support/office-seed';

// This file has a site of its own: counts and pages are of all subscribers.
test.use({ siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: 'newsletter' } });

test('who subscribed on the site is listed, exported and counted', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: /e-?mail/i }).fill('Mwansa@Letters.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText("Thank you for subscribing! We'll send updates to your inbox.").first()).toBeVisible();
  await signInAs(page, 'editor', '/admin/newsletter');
  const row = page.getByRole('row').filter({ hasText: 'mwansa@letters.example' });
  const subscribers = await (await officeOf(page)).get<{ email: string; createdAt: string }[]>('/newsletter');
  const { length } = subscribers;
  const stored = subscribers.find(({ email }) => email === 'mwansa@letters.example');
  await expect(row).toContainText(formatDate(stored?.createdAt ?? 'not stored'));
  await expect(page.getByText(length === 1 ? '1 subscriber' : `${length} subscribers`, { exact: true })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(length + 1);
  expect(lines.join('\n')).toContain('mwansa@letters.example');
});

test('deleting a subscriber asks, and can be undone', async ({ page }) => {
  const email = await seedSubscriber(page);
  await signInAs(page, 'editor', '/admin/newsletter');
  await page.getByRole('button', { name: `Delete ${email}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete subscriber?' });
  await expect(question).toContainText(`${email} will be deleted.`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Subscriber deleted successfully')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Restored subscriber "${email}"`)).toBeVisible();
  await expect(row).toBeVisible();
});

test('a viewer reads the list and is offered neither export nor delete', async ({ page }) => {
  const email = await seedSubscriber(page);
  await signInAs(page, 'viewer', '/admin/newsletter');
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /Export|Delete/ })).toHaveCount(0);
});

test('a list longer than one screen is turned', async ({ page }) => {
  for (let turn = 0; turn < 11; turn += 1) await seedSubscriber(page);
  await signInAs(page, 'viewer', '/admin/newsletter');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/admin/newsletter?page=2');
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
});

test.describe('with no subscriber', () => {
  test.use({ siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: 'no subscribers' } });

  test('the empty text says where they come from', async ({ page }) => {
    await signInAs(page, 'editor', '/admin/newsletter');
    await expect(
      page.getByText('No subscribers yet. They come from the newsletter form on the website.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  });
});

test.describe('when the server fails', () => {
  test.use({ expectedTrouble: [/status of 503|ERR_FAILED/] });

  test('each failure has its message, and the list stays', async ({ page }) => {
    const email = await seedSubscriber(page);
    await signInAs(page, 'editor', '/admin/newsletter');
    const json = { success: false, statusCode: 503, message: 'The database is not available.' };
    const question = page.getByRole('dialog', { name: 'Delete subscriber?' });
    for (const [isAnswered, deleted] of [
      [true, 'Failed to delete subscriber'],
      [false, 'An error occurred while deleting the subscriber'],
    ] as const) {
      await page.route('**/api/newsletter/*', (route) =>
        isAnswered ? route.fulfill({ status: 503, json }) : route.abort(),
      );
      await page.getByRole('button', { name: `Delete ${email}` }).click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText(deleted)).toBeVisible();
      await expect(question).toBeHidden();
      await expect(page.getByText(email)).toBeVisible();
      await page.getByRole('button', { name: 'Export CSV' }).click();
      await expect(page.getByText('Failed to export subscribers')).toBeVisible();
      await page.unroute('**/api/newsletter/*');
    }
  });

  test('a list that cannot be read has a Retry', async ({ page }) => {
    const email = await seedSubscriber(page);
    await page.route('**/api/newsletter?*', (route) => route.abort());
    await signInAs(page, 'viewer', '/admin/newsletter');
    const main = page.getByRole('main');
    await expect(main.getByText('Failed to load subscribers')).toBeVisible();
    await page.unroute('**/api/newsletter?*');
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(main.getByText(email)).toBeVisible();
  });
});
