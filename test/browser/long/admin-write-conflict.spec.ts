import type { Browser, Page } from '@playwright/test';
import type { Blog } from '../../../src/contract/blogs';
import { expect, newVisitorAddress, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { nextNumber, seedPost } from '../../support/office-seed';
import { text, typeAtEnd } from '../../support/write-room';

test.use({ expectedTrouble: [/status of 409/] });

const BACK = 'What you typed before is back.';
const kept = (page: Page) => expect(page.getByText(/^Kept \d\d:\d\d/)).toBeVisible();

/** Another browser of the same person. */
async function another(browser: Browser, baseURL: string | undefined, path: string): Promise<Page> {
  const headers = { 'x-forwarded-for': newVisitorAddress() };
  const page = await (await browser.newContext({ baseURL, extraHTTPHeaders: headers })).newPage();
  await signInAs(page, 'editor', path);
  await expect(text(page)).toBeVisible();
  return page;
}

test('theirs that was taken stays over a reload at once; mine is in the list as thrown away', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const post = await seedPost(page, { content: 'Public.', format: 'markdown' });
  const office = await officeOf(page);
  await signInAs(page, 'editor', `/admin/blog?write=${post._id}`);
  await typeAtEnd(page, ' Mine.');
  await kept(page);
  await office.put(`/blogs/${post._id}`, { content: 'Theirs.' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByText('from the list, under “Thrown away in the last day”')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('taken-375.png') });
  await page.reload();
  await expect(text(page)).toHaveText('Theirs.');
  await expect(page.getByText(BACK)).toHaveCount(0);
  await page.goto('/admin/blog');
  const list = page.getByRole('region', { name: 'Not saved yet' });
  await list.getByText(/^Thrown away in the last day/).click();
  await expect(list.getByRole('button', { name: `Bring back ${post.title}` })).toBeVisible();
  await expect(list.getByRole('listitem').filter({ hasText: post.title })).toHaveCount(1);
  await expect(page.getByRole('link', { name: `Unsaved changes of ${post.title}: go on in the editor` })).toHaveCount(
    0,
  );
  await page.screenshot({ path: test.info().outputPath('list-375.png') });
});

test('a text that another browser went on with and published is thrown away as one of that post', async ({
  browser,
  baseURL,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const title = `Begun here ${nextNumber()}`;
  await signInAs(page, 'editor', '/admin/blog?write=new');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await typeAtEnd(page, 'Begun.');
  await kept(page);
  const other = await another(browser, baseURL, page.url());
  await typeAtEnd(other, ' Gone on with.');
  await other.getByRole('button', { name: 'Publish' }).click();
  await expect(other).toHaveURL(/write=[0-9a-f]{24}$/);
  await typeAtEnd(page, ' More.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('button', { name: 'Keep what I typed' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`This text was saved meanwhile, as the post “${title}”`)).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('notes-375.png') });
  await page.getByRole('button', { name: 'Show both' }).click();
  await page.getByRole('button', { name: 'Take what is saved' }).click();
  await page.goto('/admin/blog');
  const list = page.getByRole('region', { name: 'Not saved yet' });
  await list.getByText(/^Thrown away in the last day/).click();
  const row = list.getByRole('listitem').filter({ hasText: title });
  await expect(row).toHaveCount(1);
  await page.screenshot({ path: test.info().outputPath('list-375.png') });
  await row.getByRole('button', { name: `Bring back ${title}` }).click();
  await row.getByRole('link', { name: `Go on with ${title}` }).click();
  await expect(text(page)).toHaveText('Begun. More.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Take what I saved' })).toBeVisible();
  const posts = await (await officeOf(page)).get<Blog[]>('/blogs?limit=100&status=all');
  expect(posts.filter((post) => post.title === title)).toHaveLength(1);
  await other.context().close();
});

test('a post that is published without author and category is saved: nobody is asked on leaving', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await signInAs(page, 'editor', '/admin/blog?write=new');
  await page.getByRole('textbox', { name: 'Title' }).fill(`By nobody ${nextNumber()}`);
  await typeAtEnd(page, 'In no category.');
  await page.getByLabel('Author').fill('');
  await page.getByLabel('Category').fill('');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('it will stand under “Education”, by “Admin”')).toBeVisible();
  await page.getByRole('button', { name: 'Publish all the same' }).click();
  await expect(page.getByText('Blog post created successfully')).toBeVisible();
  await expect(page.getByLabel('Author')).toHaveValue('Admin');
  await expect(page.getByLabel('Category')).toHaveValue('Education');
  await page.goto('/admin/blog');
  await expect(page.getByRole('heading', { name: 'Blog Posts' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('an open room hears of its minute and of its colleagues, and says both in one note', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const post = await seedPost(page, { content: 'Public.', format: 'markdown', status: 'scheduled', publishAt });
  const office = await officeOf(page);
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await signInAs(page, 'editor', `/admin/blog?write=${post._id}`);
  await expect(page.getByText(/^Appears on /)).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('scheduled-375.png') });
  await office.put(`/blogs/${post._id}`, { status: 'published' });
  await look();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await office.put(`/blogs/${post._id}`, { content: 'Theirs.' });
  await look();
  await expect(text(page)).toHaveText('Theirs.');
  await typeAtEnd(page, ' Mine.');
  await office.put(`/blogs/${post._id}`, { content: 'Theirs again.' });
  await look();
  await expect(page.getByRole('button', { name: 'Show both' })).toBeVisible();
  await kept(page);
  await page.reload();
  await expect(page.getByText(`${BACK} A newer version was saved`)).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('one-note-375.png') });
  await page.getByRole('button', { name: 'Show both' }).click();
  await expect(page.getByText(/^Changed by Admin User at /)).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('both-375.png') });
  await page.getByRole('button', { name: 'Go on with what I typed' }).click();
  await page.getByRole('button', { name: 'Other ways to save' }).click();
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Restore this version' })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('versions-375.png') });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Versions', exact: true })).toBeFocused();
});
