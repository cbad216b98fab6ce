import type { Page } from '@playwright/test';
import type { Blog } from '../../../src/contract/blogs';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { confirmDeletion, expectFieldError, expectFit } from '../../support/office-dialog';
import { seedPost } from '../../support/office-seed';

const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add Blog Post' });
const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Blog Post' });
const stored = async (page: Page, id: string) => (await officeOf(page)).get<Blog>(`/blogs/${id}`);

test.describe('what the server refuses', () => {
  test.use({ expectedTrouble: [/status of 400/] });

  test('stands at its field: title and content are required, and tags have bounds', async ({ page }) => {
    await signInAs(page, 'editor', '/admin/blog');
    await page.getByRole('button', { name: 'Add Blog Post' }).click();
    const dialog = addDialog(page);
    await dialog.getByLabel('Tags').fill('t'.repeat(41));
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expectFieldError(dialog.getByLabel('Title'), 'Title is required.');
    await expectFieldError(dialog.getByLabel('Tags'), 'Tag must have at most 40 characters.');
    await expect(page.getByText('Failed to create blog post')).toBeVisible();
    await expectFit(page);
    await dialog.getByLabel('Tags').fill(Array.from({ length: 21 }, (_, index) => `tag ${index}`).join(','));
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expectFieldError(dialog.getByLabel('Tags'), 'There may be at most 20 entries.');
    // A draft may have none: it is asked for once the rest is right.
    await dialog.getByLabel('Title').fill('Without words');
    await dialog.getByLabel('Tags').fill('');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expectFieldError(dialog.getByLabel('Content'), 'Content is required.');
  });
});

test.describe('a call that gets no answer', () => {
  test.use({ expectedTrouble: [/ERR_INTERNET_DISCONNECTED/] });

  test('says so in the words of the catalogue, keeps the text, and deletes nothing', async ({ page, context }) => {
    const post = await seedPost(page);
    await signInAs(page, 'editor', '/admin/blog');
    await page.getByRole('button', { name: `Edit ${post.title}` }).click();
    await editDialog(page).getByLabel('Content').fill('Written on the bus.');
    await context.setOffline(true);
    await editDialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('An error occurred while updating the blog post')).toBeVisible();
    await expect(editDialog(page).getByLabel('Content')).toHaveValue('Written on the bus.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: `Delete ${post.title}` }).click();
    await confirmDeletion(page, 'blog post', post.title);
    await expect(page.getByText('An error occurred while deleting the blog post')).toBeVisible();
    await page.getByRole('button', { name: `Edit ${post.title}` }).click();
    await expect(page.getByText('Failed to load blogs')).toBeVisible();
    await expect(editDialog(page)).toHaveCount(0);
    await context.setOffline(false);
    expect((await stored(page, post._id)).content).toBe(post.content);
  });
});

test('reading a post in the back office, and editing it, count no view', async ({ page }) => {
  const post = await seedPost(page);
  await signInAs(page, 'editor', '/admin/blog');
  await page.getByRole('button', { name: `Edit ${post.title}` }).click();
  await expect(editDialog(page).getByLabel('Content')).toHaveValue(post.content);
  await page.keyboard.press('Escape');
  await page.request.get(`/api/blogs/${post._id}`);
  await page.reload();
  await expect(card(page, post.title)).toContainText('1 view');
});
