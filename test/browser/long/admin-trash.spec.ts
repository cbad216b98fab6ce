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
  expect((await page.request.get(`/blogs/${post._id}`)).status()).toBe(410);

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

test('on a phone each deleted record is a card that fits', async ({ page }) => {
  const post = await seedPost(page, { title: `A title ${'that goes on '.repeat(12)}` });
  await (await officeOf(page)).remove(`/blogs/${post._id}`);
  await signInAs(page, 'editor', '/admin/trash?kind=blogs');
  await expect(page.getByRole('button', { name: /^Delete for good A title/ }).first()).toBeVisible();
  await expectFit(page);
  await page.setViewportSize({ width: 320, height: 740 });
  await expectFitHere(page);
});
