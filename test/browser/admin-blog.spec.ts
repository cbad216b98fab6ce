import type { Page } from '@playwright/test';
import type { Blog } from '../../src/contract/blogs';
import { expect, test } from '../support/browser';
import { officeOf, signInAs } from '../support/office';
import { confirmDeletion, expectVersions, siteText, undoDeletion } from '../support/office-dialog';
import { nextNumber, seedPost } from '../support/office-seed';

const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add Blog Post' });
const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Blog Post' });
const stored = async (page: Page, id: string) => (await officeOf(page)).get<Blog>(`/blogs/${id}`);
const addressOf = (title: string, posts: Blog[]) => `/blogs/${posts.find((post) => post.title === title)?._id}`;

test('updates the public pages at once after each change of a post', async ({ page }) => {
  const title = `Fishing by satellite ${nextNumber()}`;
  await signInAs(page, 'editor', '/admin/blog');
  await expect(page.getByText('Manage your blog content')).toBeVisible();
  await page.getByRole('button', { name: 'Add Blog Post' }).click();
  const dialog = addDialog(page);
  await expect(dialog.getByLabel('Category')).toHaveValue('Education');
  await expect(dialog.getByLabel('Author')).toHaveValue('Admin');
  await expect(dialog.getByRole('switch', { name: 'Featured' })).not.toBeChecked();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Content').fill(`${'Nets and numbers. '.repeat(12)}\n\n- Maps\n- Phones`);
  await dialog.getByLabel('Category').fill('Field work');
  await dialog.getByLabel('Tags').fill(' lake , , maps,lake');
  await dialog.getByRole('switch', { name: 'Featured' }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Blog post created successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card(page, title)).toContainText(`${'Nets and numbers. '.repeat(12).slice(0, 120).trim()}`);
  await expect(card(page, title)).toContainText('Tags: lake, maps');
  await expect(card(page, title)).toContainText('Featured');
  await expect(card(page, title)).toContainText(/By Admin, [A-Z][a-z]+ \d+, \d{4}, 0 views/);
  const address = addressOf(title, await (await officeOf(page)).get<Blog[]>('/blogs'));
  expect(await siteText(page, '/blogs')).toContain(title);
  expect(await siteText(page, address)).toMatch(/<li[^>]*>Phones<\/li>/);

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(editDialog(page).getByLabel('Tags')).toHaveValue('lake, maps');
  await editDialog(page).getByLabel('Author').fill('Mwaka Simukonda');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Blog post updated successfully')).toBeVisible();
  await expect(editDialog(page)).toBeHidden();
  await expect(card(page, title)).toContainText('By Mwaka Simukonda');
  expect(await siteText(page, address)).toContain('Mwaka Simukonda');

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await confirmDeletion(page, 'blog post', title);
  await expect(card(page, title)).toHaveCount(0);
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404);
  expect(await siteText(page, '/blogs')).not.toContain(title);
  await undoDeletion(page, 'Blog post deleted successfully');
  await expect(card(page, title)).toContainText('By Mwaka Simukonda');
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
});

test.describe('two people editing one post', () => {
  test.use({ expectedTrouble: [/status of 409/] });

  test('shows both versions, overwrites neither and lets either be chosen', async ({ page }) => {
    const post = await seedPost(page, { tags: ['maize'] });
    const office = await officeOf(page);
    const dialog = editDialog(page);
    await signInAs(page, 'editor', '/admin/blog');
    const loseRace = async (mine: string, theirs: object) => {
      await page.getByRole('button', { name: `Edit ${post.title}` }).click();
      await dialog.getByLabel('Content').fill(mine);
      await office.put(`/blogs/${post._id}`, theirs);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByRole('heading', { name: 'Someone else saved a newer version' })).toBeFocused();
    };

    const mine = 'My words. '.repeat(300).trim();
    await loseRace(mine, { content: 'Their words.', isFeatured: true, tags: [] });
    await expectVersions(dialog, 'Content', mine, 'Their words.');
    await expect(dialog.getByRole('button', { name: 'Keep my version' })).toBeInViewport();
    // Only "Content" was changed in both edits. This user changed no other field, so the other fields get the values of
    // the other edit.
    await expect(dialog.getByRole('rowheader')).toHaveText(['Content']);
    expect((await stored(page, post._id)).content).toBe('Their words.');
    await dialog.getByRole('button', { name: 'Use their version' }).click();
    await expect(dialog.getByLabel('Content')).toHaveValue('Their words.');
    await expect(dialog.getByRole('switch', { name: 'Featured' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();

    await loseRace('My second words.', { content: 'Their second words.' });
    await dialog.getByRole('button', { name: 'Keep my version' }).click();
    await expect(dialog).toBeHidden();
    expect(await stored(page, post._id)).toMatchObject({ content: 'My second words.', isFeatured: true, tags: [] });
  });
});
