import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFit } from '../../support/office-dialog';
import { expectFitHere } from '../../support/office-fit';
import { seedPost } from '../../support/office-seed';

const DAY_MS = 86_400_000;

test('what was deleted yesterday comes back from the trash, and visitors read it again', async ({ page }) => {
  const post = await seedPost(page);
  await signInAs(page, 'editor', '/admin/blog');
  const office = await officeOf(page);
  await office.remove(`/blogs/${post._id}`);
  expect((await page.request.get(`/blogs/${post._id}`)).status()).toBe(404);

  await page.clock.setSystemTime(Date.now() + DAY_MS);
  await page.goto('/admin');
  await page.getByRole('complementary').getByRole('button', { name: 'More' }).click();
  await page.getByRole('complementary').getByRole('link', { name: 'Trash' }).click();
  const row = page.getByRole('row', { name: post.title });
  await expect(row).toContainText('Blog post');
  await expect(row).toContainText('yesterday');
  await row.getByRole('button', { name: `Bring back ${post.title}` }).click();
  await expect(page.getByText(`Brought back "${post.title}"`)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await page.request.get(`/blogs/${post._id}`)).status()).toBe(200);
});

test('the trash shows twenty records and a pager, and fills up as some are brought back', async ({ page }) => {
  const office = await officeOf(page);
  for (let turn = 0; turn < 23; turn += 1) {
    const { _id } = await seedPost(page, { title: `Deleted ${turn}` });
    await office.remove(`/blogs/${_id}`);
  }
  await signInAs(page, 'editor', '/admin/trash?kind=blogs');
  const rows = page.getByRole('main').locator('tbody tr[data-row-key]');
  await expect(rows).toHaveCount(20);
  await expect(page.getByText(/^Page 1 of 2$/)).toBeVisible();
  await page.getByRole('button', { name: 'Bring back Deleted 22' }).click();
  await expect(page.getByText('Brought back "Deleted 22"')).toBeVisible();
  await expect(rows).toHaveCount(20);
  await expect(rows.last()).not.toContainText('Deleted 22');
  await expectFit(page);
});

test('on a phone each deleted record is a card that fits', async ({ page }) => {
  const post = await seedPost(page, { title: `A title ${'that goes on '.repeat(12)}` });
  await (await officeOf(page)).remove(`/blogs/${post._id}`);
  await signInAs(page, 'editor', '/admin/trash?kind=blogs');
  await expect(page.getByRole('button', { name: /^Delete for good A title/ }).first()).toBeVisible();
  await expectFit(page);
  await page.setViewportSize({ width: 320, height: 740 });
  await expectFitHere(page);
});
