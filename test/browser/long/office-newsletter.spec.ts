import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { formatDate } from '../../../client/src/lib/format-date';
import type { Subscriber } from '../../../src/contract/newsletter';
import type { Issue } from '../../../src/contract/newsletter-issues';
import { findBarriers } from '../../support/axe';
import { expect, newVisitorAddress, test } from '../../support/browser';
import type { Mailbox } from '../../support/mailbox';
import { test as mailed } from '../../support/mailing-office';
import { confirmPathIn } from '../../support/newsletter';
import { officeOf, PEOPLE, signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { seedPost } from '../../support/office-seed';

test.describe('subscribers', () => {
  // A separate site, because counts and pages cover all subscribers.
  test.use({ siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: 'newsletter' } });

  test('lists, exports and counts people who subscribed on the site', async ({ page }) => {
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
    await expect(
      page.getByText(length === 1 ? '1 subscriber' : `${length} subscribers`, { exact: true }),
    ).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
    expect(lines).toHaveLength(length + 1);
    expect(lines.join('\n')).toContain('mwansa@letters.example');
  });
});

mailed.describe('newsletters', () => {
  mailed.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** Subscribes and confirms an email address. */
  async function subscribe(request: APIRequestContext, mailbox: Mailbox, email: string): Promise<void> {
    const headers = { 'x-forwarded-for': newVisitorAddress() };
    const asked = mailbox.next(email);
    expect((await request.post('/api/newsletter', { data: { email }, headers })).status()).toBe(201);
    const path = confirmPathIn(await asked);
    const welcomed = mailbox.next(email);
    expect((await request.post(path)).status()).toBe(200);
    await welcomed;
  }

  async function expectNoBarrier(page: Page): Promise<void> {
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }

  /** Checks the page of a newsletter without its frame, where no script runs, not even axe. */
  async function expectIssueFits(page: Page): Promise<void> {
    await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.srcdoc = '';
    });
    await expectFitHere(page);
  }

  for (const width of [375, 1280]) {
    mailed(
      `an issue is written, tried, sent, counted, read on the site and stopped at ${width} px`,
      async ({ page, request, mailbox }) => {
        test.setTimeout(180_000);
        await page.setViewportSize({ width, height: 900 });
        const office = await officeOf(page);
        await office.put('/settings', { newsletterPerHour: 18_000 });
        for (const { _id } of await office.get<Subscriber[]>('/newsletter')) await office.remove(`/newsletter/${_id}`);
        const readers = ['ruth', 'mary', 'refused'].map((name) => `${name}${width}@readers.example`);
        for (const reader of readers) await subscribe(request, mailbox, reader);
        const post = await seedPost(page, {
          title: `Robots & <b>fees</b> ${width}`,
          content: 'What a robot costs. '.repeat(20),
        });
        await seedPost(page, { title: `Nobody reads this ${width}`, status: 'draft' });
        const subject = `News of ${width}`;

        await signInAs(page, 'admin', '/admin/newsletter/issues');
        await page.getByRole('button', { name: 'Write a newsletter' }).click();
        const dialog = page.getByRole('dialog', { name: 'Write a newsletter' });
        await dialog.getByLabel('Subject').fill(subject);
        await dialog.getByRole('textbox', { name: 'Text' }).click();
        await page.keyboard.type('Dear all, this is **new**.');
        await page.keyboard.press('Enter');
        await dialog.getByRole('button', { name: 'Insert posts' }).click();
        const chooser = dialog.getByRole('group', { name: 'Posts to insert' });
        await chooser.getByLabel('Search published posts').fill(`${width}`);
        await expect(chooser.getByRole('checkbox')).toHaveCount(1);
        await page.keyboard.press('Enter');
        await chooser.getByRole('checkbox', { name: post.title }).check();
        await expectFitHere(page);
        await chooser.getByRole('button', { name: 'Insert post' }).click();
        await expect(chooser).toBeHidden();
        const text = dialog.getByRole('textbox', { name: 'Text' });
        await expect(text.getByRole('heading', { name: post.title })).toBeVisible();
        await dialog.getByRole('button', { name: 'Add newsletter' }).click();
        await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
        const { _id } = (await office.get<Issue[]>('/issues')).find((issue) => issue.subject === subject) as Issue;
        const { content } = await office.get<Issue>(`/issues/${_id}`);
        expect(content).toMatch(/^Dear all, this is \*\*new\*\*\.\n\n## Robots & \\<b>fees\\<\/b>/);
        expect(content).toContain(`[Read the post](/blogs/${post._id})`);

        const preview = page.frameLocator('iframe[title="Preview of the email"]');
        await expect(preview.getByRole('heading', { name: post.title })).toBeVisible();
        await expect(preview.getByRole('link', { name: 'Read this newsletter on our website' })).toBeVisible();
        await expect(page.getByText('This newsletter will go to')).toBeVisible();
        await expectIssueFits(page);
        const tried = mailbox.next(PEOPLE.admin.email);
        await page.getByRole('button', { name: 'Send a test to me' }).click();
        expect((await tried).subject).toBe(`Test: ${subject}`);

        mailbox.refuses = (address) => address === readers[2];
        await page.getByRole('button', { name: 'Send now' }).click();
        const question = page.getByRole('dialog', { name: 'Send this newsletter?' });
        await expect(question).toContainText('We will email this newsletter to 3 subscribers.');
        await question.getByRole('button', { name: 'Send now' }).click();
        await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
        const figure = (name: string) => page.locator('dl div').filter({ hasText: name }).locator('dd');
        await expect(figure('Sent')).toHaveText('2', { timeout: 60_000 });
        await expect(figure('Failed')).toHaveText('1', { timeout: 60_000 });
        await expectIssueFits(page);

        const mail = mailbox.to(readers[0]).find((received) => received.subject === subject);
        const address = /https?:\/\/\S+\/newsletter\/archive\/[0-9a-f]{24}/.exec(mail?.text ?? '')?.[0] ?? '';
        await page.goto(new URL(address).pathname);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
        await expect(page.getByRole('link', { name: 'Read the post' })).toHaveAttribute('href', `/blogs/${post._id}`);
        await expectNoBarrier(page);
        await page.getByRole('link', { name: 'All newsletters' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Past newsletters');
        await expect(page.getByRole('link', { name: subject })).toBeVisible();
        await expectNoBarrier(page);
        await page.goto('/');
        await page.getByRole('link', { name: 'Read past newsletters' }).scrollIntoViewIfNeeded();

        const way = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
        const oneClick = { form: { 'List-Unsubscribe': 'One-Click' } };
        const answer = await request.post(new URL(way.slice(1, -1)).pathname, oneClick);
        expect([answer.status(), (await answer.text()).includes('You are unsubscribed')]).toEqual([200, true]);
        await page.goto(`/admin/newsletter/issues?issue=${_id}`);
        await expect(figure('Unsubscribed')).toHaveText('1');
      },
    );
  }

  mailed('the page that asks, and the one that thanks, fit and have no barrier', async ({ page, request, mailbox }) => {
    const email = 'bwalya@readers.example';
    const asked = mailbox.next(email);
    const headers = { 'x-forwarded-for': newVisitorAddress() };
    await request.post('/api/newsletter', { data: { email }, headers });
    const path = confirmPathIn(await asked);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expectNoBarrier(page);
      await page.getByRole('button', { name: 'Confirm my email address' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
      await expectNoBarrier(page);
      await page.goto('/newsletter/archive');
    }
  });
});
