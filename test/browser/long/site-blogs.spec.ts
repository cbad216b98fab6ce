import type { Page } from '@playwright/test';
import type { Blog, BlogInput } from '../../../src/contract/blogs';
import { expect, test } from '../../support/browser';
import { stopClock } from '../../support/visitor-clock';
import { type Office, openOffice } from '../../support/visitor-office';
import { MISSING_ROUTES } from '../../support/visitor-routes';
import { WITHOUT_CONTENT } from '../../support/visitor-sites';

/** This file has a site of its own: its tests count the entries of the list. */
test.use({ siteVariables: { ...WITHOUT_CONTENT, LOG_LEVEL: 'fatal' } });

/** 30 words of ten characters, a space between them. */
const LONG = Array.from({ length: 30 }, (_, index) => `word-${String(index).padStart(4, '0')}`).join(' ');
const cut = (length: number) => `${LONG.slice(0, length).trimEnd()}...`;

let office: Office;
let made: Blog[] = [];

const write = async (input: Partial<BlogInput> & { title: string }): Promise<Blog> => {
  const post = await office.post<Blog>('/blogs', { content: LONG, ...input });
  made.push(post);
  return post;
};

test.beforeEach(async ({ baseURL }) => {
  office = await openOffice(baseURL);
});

test.afterEach(async () => {
  for (const { _id } of made) await office.remove(`/blogs/${_id}`);
  made = [];
});

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an empty blog says so in each section and offers the four known categories', async ({ page }) => {
  await page.goto('/blogs');
  await expect(section(page, 'Featured Blogs')).toContainText('No featured blogs available.');
  await expect(section(page, 'Recent Blogs')).toContainText('No recent blogs available.');
  const categories = page.getByRole('navigation', { name: 'Popular Categories' }).getByRole('link');
  expect(await categories.allTextContents()).toEqual(['Education', 'Technology', 'Teaching', 'E-Learning']);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

test('the hero is the newest post while none is featured, then the first featured one, cut at 200', async ({
  page,
}) => {
  await write({ title: 'Older', authorName: 'Ruth Daka' });
  const newest = await write({ title: 'Newest', authorName: 'Ruth Daka', category: 'Farming' });
  await page.goto('/blogs');
  const hero = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(hero.getByRole('heading', { name: 'Newest' })).toBeVisible();
  await expect(hero).toContainText(cut(200));
  await expect(hero).toContainText('Ruth Daka');
  await expect(hero).toContainText('Farming');
  await expect(hero.getByRole('link', { name: /^Read More/ })).toHaveAttribute('href', `/blogs/${newest._id}`);
  await write({ title: 'Featured', isFeatured: true });
  await page.reload();
  await expect(hero.getByRole('heading', { name: 'Featured' })).toBeVisible();
});

test('two featured posts stand as cards, cut at 120, the four newest below, cut at 80', async ({ page }) => {
  for (const number of [1, 2, 3, 4, 5]) await write({ title: `Plain ${number}`, category: `Kind ${number}` });
  for (const number of [1, 2, 3]) await write({ title: `Star ${number}`, isFeatured: true, authorName: 'Grace Zulu' });
  await page.goto('/blogs');
  const cards = section(page, 'Featured Blogs').getByRole('article');
  await expect(cards).toHaveCount(2);
  for (const [index, title] of ['Star 2', 'Star 1'].entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.getByRole('img', { includeHidden: true })).toHaveCount(1);
    await expect(card.getByText(cut(120), { exact: true })).toBeVisible();
    await expect(card).toContainText('Grace Zulu');
    await expect(card).toContainText('0 views');
    await expect(card).toContainText('Read more');
  }
  const lines = section(page, 'Recent Blogs').getByRole('listitem');
  expect(await lines.getByRole('heading').allTextContents()).toEqual(['Star 3', 'Star 2', 'Star 1', 'Plain 5']);
  await expect(lines.nth(3).getByText(cut(80), { exact: true })).toBeVisible();
  await expect(lines.nth(3)).toContainText('Kind 5');
  await expect(lines.nth(3)).toContainText('Admin');
  await expect(lines.nth(3).getByRole('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  const categories = page.getByRole('navigation', { name: 'Popular Categories' }).getByRole('link');
  expect(await categories.allTextContents()).toEqual(['Education', 'Kind 5', 'Kind 4', 'Kind 3']);
});

test('every post is reachable below, by page and by category', async ({ page }) => {
  for (let number = 1; number <= 12; number += 1) await write({ title: `Post ${number}` });
  await write({ title: 'About maize', category: 'Maize & more' });
  await page.goto('/blogs');
  const all = section(page, 'All Blogs');
  // The four newest stand above.
  const listed = all.getByRole('listitem').getByRole('heading', { level: 3 });
  await expect(listed).toHaveText([9, 8, 7, 6, 5, 4, 3, 2].map((number) => `Post ${number}`));
  await all.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/blogs\?page=2/);
  await expect(page.getByRole('heading', { name: 'All Blogs' })).toBeFocused();
  await expect(all.getByRole('heading', { name: 'Post 1', exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Popular Categories' }).getByRole('link', { name: 'Maize' }).click();
  await expect(page).toHaveURL(/\/blogs\?category=Maize/);
  const maize = section(page, 'Maize & more');
  await expect(maize.getByRole('listitem').getByRole('heading')).toHaveText(['About maize']);
  await page.reload();
  await expect(maize.getByRole('listitem').getByRole('heading')).toHaveText(['About maize']);
  await maize.getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(all).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a post shows its paragraphs and lists, author, date, views and two related ones', async ({ page }) => {
  const content = 'First words.\n\n* one\n- two\n3. three\n\nLast words.';
  for (const number of [1, 2, 3]) await write({ title: `Cousin ${number}`, category: 'Robots' });
  const tagged = await write({ title: 'Tagged', category: 'Other', tags: ['wire'] });
  const post = await write({ title: 'The post', content, category: 'Robots', tags: ['wire'], authorName: 'Ruth Daka' });
  await page.goto(`/blogs/${post._id}`);
  const article = page.getByRole('main').getByRole('article').first();
  await expect(article.getByRole('heading', { level: 1, name: 'The post' })).toBeVisible();
  await expect(article.locator('img').first()).toBeVisible();
  await expect(article.locator('p').filter({ hasText: /^First words\.$/ })).toBeVisible();
  await expect(article.locator('p').filter({ hasText: /^Last words\.$/ })).toBeVisible();
  await expect(article.getByRole('listitem')).toHaveText(['one', 'two', 'three']);
  await expect(article).toContainText('Written byRuth Daka');
  await expect(article.getByRole('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  await expect(article.getByText('0 views', { exact: true })).toBeVisible();
  const related = section(page, 'Related Blogs');
  await expect(related.getByRole('article')).toHaveCount(2);
  await expect(related.getByText(cut(120), { exact: true })).toHaveCount(2);
  await expect(related.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/blogs');
  // the visit was counted; a reader who comes later sees it
  await expect.poll(async () => (await office.get<Blog>(`/blogs/${post._id}`)).views).toBe(1);
  await page.goto(`/blogs/${tagged._id}`);
  await expect(section(page, 'Related Blogs').getByRole('heading', { name: 'The post' })).toBeVisible();
});

test('a post that is alone in its kind says that nothing is related', async ({ page }) => {
  const post = await write({ title: 'Alone', category: 'Only this' });
  await page.goto(`/blogs/${post._id}`);
  await expect(section(page, 'Related Blogs')).toContainText('No related blogs found.');
});

test.describe('a post that is missing', () => {
  test.use({ expectedTrouble: [/status of 404/] });

  test('says so with a 404, offers the way back, and goes there by itself after five seconds', async ({ page }) => {
    await stopClock(page);
    const [{ path }] = MISSING_ROUTES;
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog post not found');
    await expect(
      page.getByText("The blog post you're looking for doesn't exist or may have been removed."),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Blogs' })).toHaveAttribute('href', '/blogs');
    await page.clock.runFor(4_900);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.clock.runFor(200);
    await expect(page).toHaveURL(/\/blogs$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  });
});
