import type { Page } from '@playwright/test';
import type { Blog } from '../../../src/contract/blogs';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFit } from '../../support/office-dialog';
import { nextNumber, seedPost } from '../../support/office-seed';

const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test('a post is kept for later, scheduled and published by keyboard, and visitors see it from then on', async ({
  page,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({ baseURL });
  const sees = async (title: string) => (await (await visitor.get('/blogs')).text()).includes(title);
  const title = `Solar fridges ${nextNumber()}`;
  await signInAs(page, 'editor', '/admin/blog');
  await page.getByRole('button', { name: 'Add Blog Post' }).click();
  const adding = page.getByRole('dialog', { name: 'Add Blog Post' });
  await adding.getByLabel('Title').fill(title);
  await adding.getByLabel('Content').fill('Cold medicine without a line.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Draft saved. Visitors do not see it.')).toBeVisible();
  await expect(card(page, title).getByText('Draft')).toBeVisible();
  expect(await sees(title)).toBe(false);

  await page.getByRole('button', { name: `Edit ${title}` }).press('Enter');
  const editing = page.getByRole('dialog', { name: 'Edit Blog Post' });
  await editing.getByRole('button', { name: 'Schedule…' }).press('Enter');
  const time = editing.getByLabel('Visitors see it from (time in Lusaka)');
  await expect(time).toBeFocused();
  await time.fill('2099-11-23T07:00');
  await time.press('Enter');
  await expect(editing.getByText('November 23, 2099, 07:00')).toBeVisible();
  await expectFit(page);
  await editing.getByRole('button', { name: 'Schedule', exact: true }).press('Enter');
  await expect(page.getByText('Blog post scheduled')).toBeVisible();
  await expect(card(page, title)).toContainText('Appears on November 23, 2099, 07:00 in Lusaka');
  expect(await sees(title)).toBe(false);

  await page.getByRole('tab', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^Scheduled/ })).toHaveAttribute('aria-selected', 'true');
  await expect(card(page, title)).toBeVisible();
  await expectFit(page);

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await editing.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Blog post updated successfully')).toBeVisible();
  await expect(card(page, title)).toHaveCount(0);
  expect(await sees(title)).toBe(true);
  await visitor.dispose();
});

test('a scheduled post appears by itself, for who looks at the list, the feed and the site map', async ({
  page,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({ baseURL });
  const post: Blog = await seedPost(page, { status: 'scheduled', publishAt: inMinutes(0.25) });
  const sees = async (path: string) => (await (await visitor.get(path)).text()).includes(post._id);
  expect(await Promise.all(['/blogs', '/feed.xml', '/sitemap.xml'].map(sees))).toEqual([false, false, false]);
  for (const path of ['/blogs', '/feed.xml', '/sitemap.xml'])
    await expect.poll(() => sees(path), { timeout: 60_000 }).toBe(true);
  expect((await (await officeOf(page)).get<Blog>(`/blogs/${post._id}`)).status).toBe('published');
  await visitor.dispose();
});
