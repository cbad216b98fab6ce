import type { APIRequestContext, Page } from '@playwright/test';
import type { Subscriber } from '../../../src/contract/newsletter';
import type { Issue } from '../../../src/contract/newsletter-issues';
import { findBarriers } from '../../support/axe';
import { expect, newVisitorAddress } from '../../support/browser';
import type { Mailbox } from '../../support/mailbox';
import { test } from '../../support/mailing-office';
import { confirmPathIn } from '../../support/newsletter';
import { officeOf, PEOPLE, signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { seedPost } from '../../support/office-seed';
import { openOffice } from '../../support/visitor-office';

let readers = 0;
/** Email address of the newest subscriber. */
const lastEmail = () => `reader${readers}@example.com`;

/** Subscribes an email address, a new one by default, and returns the path of its confirmation page. */
async function enter(request: APIRequestContext, mailbox: Mailbox, email?: string): Promise<string> {
  if (!email) readers += 1;
  const data = { email: email ?? lastEmail() };
  const arriving = mailbox.next(data.email);
  const headers = { 'x-forwarded-for': newVisitorAddress() };
  expect((await request.post('/api/newsletter', { data, headers })).status()).toBe(201);
  return confirmPathIn(await arriving);
}

/** Subscribes and confirms an email address. Returns the unsubscribe path from the welcome email's header. */
async function subscribe(request: APIRequestContext, mailbox: Mailbox, email?: string): Promise<string> {
  const path = await enter(request, mailbox, email);
  const arriving = mailbox.next(email ?? lastEmail());
  expect((await request.post(path)).status()).toBe(200);
  const { headers } = await arriving;
  const way = headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  return new URL(way.replace(/^<|>$/g, '')).pathname;
}

const ONE_CLICK = { form: { 'List-Unsubscribe': 'One-Click' } };

test.describe('newsletters', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  async function expectNoBarrier(page: Page): Promise<void> {
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }

  /** Checks the page of a newsletter. First empties its frame, because the frame's sandbox blocks the script axe. */
  async function expectIssueFits(page: Page): Promise<void> {
    await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.srcdoc = '';
    });
    await expectFitHere(page);
  }

  for (const width of [375, 1280]) {
    test(`are written, tried, sent, counted, read and stopped at ${width} px`, async ({ page, request, mailbox }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      const office = await officeOf(page);
      await office.put('/settings', { newsletterPerHour: 18_000 });
      for (const { _id } of await office.get<Subscriber[]>('/newsletter')) await office.remove(`/newsletter/${_id}`);
      const emails = ['ruth', 'mary', 'refused'].map((name) => `${name}${width}@readers.example`);
      for (const reader of emails) await subscribe(request, mailbox, reader);
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
      await dialog.getByRole('button', { name: 'Save as draft' }).click();
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

      mailbox.refuses = (address) => address === emails[2];
      await page.getByRole('button', { name: 'Send now' }).click();
      const question = page.getByRole('dialog', { name: 'Send this newsletter?' });
      await expect(question).toContainText('We will email this newsletter to 3 subscribers.');
      await question.getByRole('button', { name: 'Send now' }).click();
      await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
      const statistic = (name: string) => page.locator('dl div').filter({ hasText: name }).locator('dd');
      await expect(statistic('Sent')).toHaveText('2', { timeout: 60_000 });
      await expect(statistic('Failed')).toHaveText('1', { timeout: 60_000 });
      await expectIssueFits(page);

      const mail = mailbox.to(emails[0]).find((received) => received.subject === subject);
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
      const answer = await request.post(new URL(way.slice(1, -1)).pathname, ONE_CLICK);
      expect([answer.status(), (await answer.text()).includes('You are unsubscribed')]).toEqual([200, true]);
      await page.goto(`/admin/newsletter/issues?issue=${_id}`);
      await expect(statistic('Unsubscribed')).toHaveText('1');
    });
  }

  test('are confirmed on pages that fit and have no barrier', async ({ page, request, mailbox }) => {
    const path = await enter(request, mailbox);
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

test('unsubscribes many subscribers of one provider, whatever it sends', async ({ request, mailbox }) => {
  const paths: string[] = [];
  for (let reader = 0; reader < 12; reader += 1) paths.push(await subscribe(request, mailbox));
  const bodies = [ONE_CLICK, {}, { data: { any: 'thing' } }, { multipart: { 'List-Unsubscribe': 'One-Click' } }];
  for (const [turn, path] of paths.entries()) {
    const answer = await request.post(path, {
      ...bodies[turn % bodies.length],
      headers: { 'x-forwarded-for': '66.249.84.1' },
    });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('You are unsubscribed');
  }
});

test('unsubscribes in maintenance mode', async ({ request, baseURL, mailbox }) => {
  const path = await subscribe(request, mailbox);
  const office = await openOffice(baseURL);
  await office.put('/settings', { maintenanceMode: true });
  try {
    const answer = await request.post(path, ONE_CLICK);
    expect([answer.status(), (await answer.text()).includes('You are unsubscribed')]).toEqual([200, true]);
  } finally {
    await office.put('/settings', { maintenanceMode: false });
  }
});
