import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Blog } from '../../src/contract/blogs';
import { lusakaMinute } from '../../src/contract/lusaka-day';
import { findBarriers } from './axe';
import { expect, newVisitorAddress, test } from './browser';
import { smallImage } from './images';
import { startMailbox } from './mailbox';
import { signInWith } from './office-login';
import { ADMIN, Site } from './site';
import { openUsable } from './usable';
import { openOffice } from './visitor-office';
import { saved } from './write-room';

export const TITLE = 'Four panels for a lab';

export const PHONE = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true };
export const LAPTOP = { viewport: { width: 1280, height: 800 } };

/** Types an article with every kind of element. Uses shortcuts, and toolbar buttons for elements without a shortcut. */
async function write(page: Page): Promise<void> {
  const { keyboard } = page;
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
  const lines = async (...typed: string[]) => {
    for (const line of typed) {
      if (line) await keyboard.type(line);
      await keyboard.press('Enter');
    }
  };
  await page.getByRole('textbox', { name: 'Title' }).fill(TITLE);
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await lines('The power went at ten, and the **lamps** *stayed*.', '## What we changed');
  await keyboard.type('Ask ');
  await tool('Link').click();
  await page.getByLabel('Link to').fill('/services');
  await page.getByLabel('Link to').press('Enter');
  await lines('', '### In the lab', '- Four panels', 'Two batteries', '', '1. Count the lamps', 'Add a third', '');
  await lines('> Nobody had to stop.', '');
  await tool('Dividing line').click();
  await page.getByLabel('Image: file').setInputFiles(await smallImage());
  await page.getByLabel('Alt text').fill('Four panels on a roof');
  await page.getByPlaceholder('Caption (optional)').fill('The roof in May');
  await page.getByRole('textbox', { name: 'Text', exact: true }).press('Control+End');
  await tool('Table').click();
  await keyboard.type('Part');
  await keyboard.press('Tab');
  await keyboard.type('Kwacha');
  await tool('Add row').click();
  await keyboard.press('Tab');
  await keyboard.type('Battery');
  await keyboard.press('Tab');
  await keyboard.type('4,200');
  // Browsers would type non-breaking spaces if the style of the editor collapsed spaces.
  expect(await page.getByRole('textbox', { name: 'Text', exact: true }).textContent()).not.toContain('\u00a0');
}

/**
 * Picks a date and time by touch. On phones, the field accepts no keys, because a keyboard would cover the calendar.
 */
async function pickMinute(page: Page, field: Locator, minute: string): Promise<void> {
  const [day, time] = minute.split('T');
  await field.tap();
  const calendar = page.locator('.ant-picker-dropdown');
  await calendar.getByTitle(day).tap();
  const columns = calendar.locator('.ant-picker-time-panel-column');
  for (const [place, part] of time.split(':').entries()) {
    await columns.nth(place).getByText(part, { exact: true }).tap();
  }
  await calendar.getByRole('button', { name: 'OK' }).tap();
  await expect(calendar).toBeHidden();
}

/** Checks the article as a visitor sees it, on its page or in a preview. */
async function expectWritten(page: Page): Promise<void> {
  const article = page.getByRole('article').first();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(article.locator('strong')).toHaveText('lamps');
  await expect(article.locator('em')).toHaveText('stayed');
  await expect(article.getByRole('heading', { name: 'What we changed' })).toBeVisible();
  await expect(article.getByRole('heading', { name: 'In the lab' })).toBeVisible();
  await expect(article.getByRole('link', { name: '/services' })).toHaveAttribute('href', '/services');
  await expect(article.locator('ul li')).toHaveText(['Four panels', 'Two batteries']);
  await expect(article.locator('ol li')).toHaveText(['Count the lamps', 'Add a third']);
  await expect(article.locator('blockquote')).toHaveText('Nobody had to stop.');
  await expect(article.locator('hr')).toHaveCount(1);
  await expect(article.getByRole('img', { name: 'Four panels on a roof' })).toBeVisible();
  await expect(article.getByText('The roof in May')).toBeVisible();
  await expect(article.getByRole('columnheader')).toHaveText(['Part', 'Kwacha']);
  await expect(article.getByRole('row', { name: 'Battery 4,200' })).toBeVisible();
}

/** Starts a separate site with a mailbox, and opens browsers on it. */
export async function begin(browser: Browser) {
  const mailbox = await startMailbox();
  const site = await Site.start({ SAMPLE_CONTENT: 'false', SMTP_URL: mailbox.url, MAIL_FROM: 'office@mosi.example' });
  const contexts: BrowserContext[] = [];
  const open = async (options: BrowserContextOptions): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: site.url,
      extraHTTPHeaders: { 'x-forwarded-for': newVisitorAddress() },
      reducedMotion: 'reduce',
      ...options,
    });
    contexts.push(context);
    return openUsable(await context.newPage());
  };
  const end = async (): Promise<void> => {
    for (const context of contexts) await context.close();
    await site.stop();
    await mailbox.close();
  };
  return { mailbox, site, open, end };
}

type Begun = Awaited<ReturnType<typeof begin>>;
type Screen = typeof PHONE | typeof LAPTOP;

/**
 * Writes an article on a screen of this size. Continues in a new tab, shares a preview, schedules and publishes it,
 * corrects it, compares versions, and restores one.
 */
export async function publishArticle({ site, open }: Begun, screen: Screen) {
  let writing = await open(screen);
  const laptop = await open(LAPTOP);
  const office = await openOffice(site.url);
  let id = '';

  await test.step('writes all elements', async () => {
    await writing.goto('/admin/blog?write=new');
    await signInWith(writing, ADMIN);
    await write(writing);
    expect(await findBarriers(writing)).toEqual([]);
    await saved(writing);
    id = new URL(writing.url()).searchParams.get('write') as string;
  });

  await test.step('loses the tab, and continues the text there', async () => {
    const context = writing.context();
    await writing.close({ runBeforeUnload: false });
    writing = openUsable(await context.newPage());
    await writing.goto('/admin/blog');
    await writing.getByRole('link', { name: `Open in the editor: ${TITLE}` }).click();
    await expect(writing.getByRole('textbox', { name: 'Title' })).toHaveValue(TITLE);
    await expect(writing).toHaveURL(`/admin/blog?write=${id}`);
  });

  const isPublic = async (path: string, words = TITLE) =>
    (await (await laptop.request.get(path)).text()).includes(words);
  const doors = ['/', '/blogs', `/blogs/${id}`, '/feed.xml', '/sitemap.xml', '/api/blogs', '/api/blogs?q=panels'];

  await test.step('shows the preview to link holders, and nobody else', async () => {
    await writing.getByRole('button', { name: 'More actions' }).click();
    await writing.getByRole('button', { name: 'Preview link' }).click();
    const link = await writing.getByRole('textbox', { name: 'Link' }).inputValue();
    await writing.getByRole('button', { name: 'Close' }).last().click();
    const reader = await open(LAPTOP);
    await reader.goto(link);
    await expectWritten(reader);
    expect(await findBarriers(reader)).toEqual([]);
    for (const path of doors) expect([path, await isPublic(path)]).toEqual([path, false]);
  });

  await test.step('schedules the article, which appears at its minute', async () => {
    // Schedules for two minutes from now, so that the time is still in the future when the button is selected.
    const minute = lusakaMinute(new Date(Date.now() + 120_000));
    await writing.getByRole('button', { name: 'More actions' }).click();
    await writing.getByRole('button', { name: 'Schedule' }).click();
    const field = writing.getByLabel('Publish at (time in Lusaka)');
    if (screen === PHONE) await pickMinute(writing, field, minute);
    else {
      await field.fill(minute);
      // Closes the calendar, which covers the button.
      await writing.keyboard.press('Enter');
    }
    await writing.getByRole('button', { name: 'Confirm schedule', exact: true }).click();
    await expect(writing.getByText('Blog post scheduled')).toBeVisible();
    const { publishAt } = await office.get<Blog>(`/blogs/${id}`);
    for (const path of doors) expect([path, await isPublic(path)]).toEqual([path, false]);
    await expect.poll(() => isPublic(`/blogs/${id}`), { timeout: 200_000 }).toBe(true);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishAt as string));
    for (const path of ['/blogs', '/feed.xml', '/sitemap.xml']) {
      await expect.poll(async () => (await (await laptop.request.get(path)).text()).includes(id)).toBe(true);
    }
    await laptop.goto(`/blogs/${id}`);
    await expectWritten(laptop);
    expect(await findBarriers(laptop)).toEqual([]);
  });

  await test.step('corrects, compares and restores the article', async () => {
    const content = async () => (await office.get<Blog>(`/blogs/${id}`)).content;
    const scheduled = await content();
    const text = writing.getByRole('textbox', { name: 'Text', exact: true });
    await writing.goto(`/admin/blog?write=${id}`);
    await expect(text).toContainText('The power went at ten');
    await text.getByText('The power went at ten').click();
    await text.press('Home');
    await writing.keyboard.type('On Monday. ');
    const save = writing.getByRole('button', { name: 'Publish changes' });
    await save.click();
    await expect.poll(() => isPublic(`/blogs/${id}`, 'On Monday.')).toBe(true);

    const versions = writing.getByRole('button', { name: 'Versions' }).filter({ visible: true });
    if ((await versions.count()) === 0) await writing.getByRole('button', { name: 'More actions' }).click();
    await versions.click();
    const dialog = writing.getByRole('dialog', { name: `Versions of ${TITLE}` });
    await expect(dialog.locator('ins').first()).toContainText('On Monday.');
    expect(await findBarriers(writing)).toEqual([]);
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await writing
      .getByRole('dialog', { name: 'Restore this version?' })
      .getByRole('button', { name: 'Restore' })
      .click();
    await expect(writing.getByText('Version restored')).toBeVisible();
    await save.click();
    await expect.poll(content).toBe(scheduled);
    await expect.poll(() => isPublic(`/blogs/${id}`, 'On Monday.')).toBe(false);
    await laptop.goto(`/blogs/${id}`);
    await expectWritten(laptop);
  });
  return { writing, laptop, office, id };
}
