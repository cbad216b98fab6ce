import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Blog } from '../../../src/contract/blogs';
import { COMMENT_TEXTS } from '../../../src/contract/comments';
import { lusakaMinute } from '../../../src/contract/lusaka-day';
import type { Issue } from '../../../src/contract/newsletter-issues';
import { DEFAULT_SETTINGS } from '../../../src/contract/settings';
import { findBarriers } from '../../support/axe';
import { expect, newVisitorAddress, test } from '../../support/browser';
import { startMailbox } from '../../support/mailbox';
import { signInWith } from '../../support/office-login';
import { smallPicture } from '../../support/pictures';
import { ADMIN, Site } from '../../support/site';
import { call } from '../../support/site-calls';
import { openUsable } from '../../support/usable';
import { openOffice } from '../../support/visitor-office';

const TITLE = 'Four panels for a lab';
const READERS = 500;
const addressOf = (n: number): string => `reader${String(n).padStart(3, '0')}@example.com`;
const isRefused = (address: string): boolean => /\d9@/.test(address);

const PHONE = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true };
const LAPTOP = { viewport: { width: 1280, height: 800 } };

/** All that an article may have, typed as a person does, and the tools for what has no shortcut. */
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
  await page.getByLabel('Link leads to').fill('/services');
  await page.getByLabel('Link leads to').press('Enter');
  await lines('', '### In the lab', '- Four panels', 'Two batteries', '', '1. Count the lamps', 'Add a third', '');
  await lines('> Nobody had to stop.', '');
  await tool('Rule').click();
  await page.getByLabel('Picture: file').setInputFiles(await smallPicture());
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
  // Browsers write them for blanks where the style folds blanks.
  expect(await page.getByRole('textbox', { name: 'Text', exact: true }).textContent()).not.toContain('\u00a0');
}

/** What a reader finds, on the page or in its preview. */
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

/** A site of its own with mail, and who opens it. */
async function begin(browser: Browser) {
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

test('an article is written on a phone, read, talked about, and sent to five hundred', async ({ browser }) => {
  test.setTimeout(900_000);
  const { mailbox, site, open, end } = await begin(browser);
  try {
    let phone = await open(PHONE);
    const laptop = await open(LAPTOP);
    const office = await openOffice(site.url);
    let id = '';

    await test.step('all elements, with a thumb', async () => {
      await phone.goto('/admin/blog?write=new');
      await signInWith(phone, ADMIN);
      await write(phone);
      expect(await findBarriers(phone)).toEqual([]);
      await expect(phone.getByText(/^Kept \d\d:\d\d$/)).toBeVisible();
    });

    await test.step('the tab is lost, and the text goes on where it was', async () => {
      const context = phone.context();
      await phone.close({ runBeforeUnload: false });
      phone = openUsable(await context.newPage());
      await phone.goto('/admin/blog');
      await phone.getByRole('link', { name: `Go on with ${TITLE}` }).click();
      await expect(phone.getByText('What you typed before is back.')).toBeVisible();
      await expect(phone.getByRole('textbox', { name: 'Title' })).toHaveValue(TITLE);
      await phone.getByRole('button', { name: 'Other ways to save' }).click();
      await phone.getByRole('button', { name: 'Save as draft' }).click();
      await expect(phone).toHaveURL(/write=[0-9a-f]{24}/);
      id = new URL(phone.url()).searchParams.get('write') as string;
    });

    const isPublic = async (path: string) => (await (await laptop.request.get(path)).text()).includes(TITLE);
    const doors = ['/', '/blogs', `/blogs/${id}`, '/feed.xml', '/sitemap.xml', '/api/blogs', '/api/blogs?q=panels'];

    await test.step('whoever has the link reads the preview, and nobody else anything', async () => {
      await phone.getByRole('button', { name: 'Preview' }).click();
      const link = await phone.getByRole('textbox', { name: 'Link' }).inputValue();
      await phone.getByRole('button', { name: 'Close' }).last().click();
      const reader = await open(LAPTOP);
      await reader.goto(link);
      await expectWritten(reader);
      for (const path of doors) expect([path, await isPublic(path)]).toEqual([path, false]);
    });

    await test.step('five hundred subscribe', async () => {
      await office.put('/settings', {
        ...(await office.get<object>('/settings')),
        newsletterPerHour: 18_000,
        confirmSubscriptions: false,
      });
      for (let first = 0; first < READERS; first += 20) {
        const some = Array.from({ length: 20 }, (_, n) =>
          call(site, 'POST', '/newsletter', { email: addressOf(first + n) }),
        );
        for (const { status } of await Promise.all(some)) expect(status).toBe(201);
      }
    });

    await test.step('it is scheduled, and appears at its minute', async () => {
      // Two minutes on, so that the minute has not begun when the button is pressed.
      const minute = lusakaMinute(new Date(Date.now() + 120_000));
      await phone.getByRole('button', { name: 'Other ways to save' }).click();
      await phone.getByRole('button', { name: 'Schedule…' }).click();
      await phone.getByLabel('Visitors see it from (time in Lusaka)').fill(minute);
      await phone.getByRole('button', { name: 'Schedule', exact: true }).click();
      await expect(phone.getByText('Blog post scheduled')).toBeVisible();
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

    await test.step('card and feed show plain text', async () => {
      const words = 'The power went at ten, and the lamps stayed.';
      await laptop.goto('/blogs');
      await expect(laptop.getByText(words).first()).toBeVisible();
      const feed = await (await laptop.request.get('/feed.xml')).text();
      expect(feed).toContain(words);
      for (const page of [feed, await laptop.content()]) expect(page).not.toMatch(/\*\*|## |\]\(/);
    });

    await test.step('a reader comments, and staff approve', async () => {
      await laptop.goto(`/blogs/${id}`);
      const comments = laptop.getByRole('region', { name: 'Comments' });
      await comments.scrollIntoViewIfNeeded();
      await comments.getByRole('textbox', { name: 'Name' }).fill('Luyando Hamoonga');
      await comments.getByRole('textbox', { name: 'Email' }).fill('luyando@school.example');
      await comments.getByRole('textbox', { name: 'Comment' }).fill('Ours stayed, too.');
      await comments.getByRole('button', { name: 'Send Comment' }).click();
      await expect(comments.getByText(COMMENT_TEXTS.sent)).toBeVisible();
      await expect.poll(() => mailbox.to(DEFAULT_SETTINGS.contactEmail).length).toBe(1);
      await phone.goto('/admin/comments?status=waiting');
      await phone.getByRole('button', { name: /^Approve the comment of Luyando/ }).click();
      await expect(phone.getByText('Comment approved: visitors see it now')).toBeVisible();
      await laptop.reload();
      await expect(comments.getByText('Ours stayed, too.')).toBeVisible();
    });

    await test.step('the issue reaches each address that is not refused, once', async () => {
      const isWelcome = ({ subject = '' }: { subject?: string }) => subject.startsWith('Welcome');
      await expect.poll(() => mailbox.received.filter(isWelcome).length, { timeout: 200_000 }).toBe(READERS);
      mailbox.received.length = 0;
      mailbox.refuses = isRefused;
      await phone.goto('/admin/newsletter/issues');
      await phone
        .getByRole('button', { name: /^Write/ })
        .first()
        .click();
      await phone.getByRole('textbox', { name: 'Subject' }).fill('Light in May');
      await phone.getByRole('textbox', { name: 'Text', exact: true }).click();
      await phone.keyboard.type('Read how the lamps stayed.');
      await phone.keyboard.press('Enter');
      await phone.getByRole('button', { name: 'Insert posts…' }).click();
      await phone.getByRole('checkbox', { name: TITLE }).check();
      await phone.getByRole('button', { name: 'Insert the post' }).click();
      await phone.getByRole('dialog').getByRole('button', { name: 'Add Issue' }).click();
      await phone.getByRole('button', { name: 'Send now…' }).click();
      await expect(phone.getByRole('dialog')).toContainText('It goes to 500 subscribers.');
      await phone.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
      const sent = READERS - Array.from({ length: READERS }, (_, n) => addressOf(n)).filter(isRefused).length;
      const issueId = new URL(phone.url()).searchParams.get('issue');
      const read = () => office.get<Issue>(`/issues/${issueId}`);
      await expect.poll(async () => (await read()).status, { timeout: 300_000 }).toBe('sent');
      expect(await read()).toMatchObject({ audience: READERS, sent, failed: READERS - sent });
      const reached = mailbox.received.map(({ envelope }) => envelope.to[0]);
      expect(reached).toHaveLength(sent);
      expect(new Set(reached).size).toBe(sent);
      await expect(phone.getByText('Sent', { exact: true }).first()).toBeVisible();
      await expect(phone.getByRole('definition').filter({ hasText: `${sent}` })).toBeVisible();
      expect(mailbox.received[0]?.text).toContain(`${site.url}/blogs/${id}`);
    });
  } finally {
    await end();
  }
});
