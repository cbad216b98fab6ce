import { COMMENT_TEXTS } from '../../../src/contract/comments';
import type { Issue } from '../../../src/contract/newsletter-issues';
import { DEFAULT_SETTINGS } from '../../../src/contract/settings';
import { begin, LAPTOP, PHONE, publishArticle, TITLE } from '../../support/article-journey';
import { expect, test } from '../../support/browser';
import { call } from '../../support/site-calls';

const READERS = 500;
const addressOf = (n: number): string => `reader${String(n).padStart(3, '0')}@example.com`;
const isRefused = (address: string): boolean => /\d9@/.test(address);

test('writes, schedules, corrects and restores an article on a laptop', async ({ browser }) => {
  test.setTimeout(400_000);
  const begun = await begin(browser);
  try {
    await publishArticle(begun, LAPTOP);
  } finally {
    await begun.end();
  }
});

test('writes an article on a phone, publishes, discusses and emails it to five hundred', async ({ browser }) => {
  test.setTimeout(900_000);
  const begun = await begin(browser);
  const { mailbox, site, end } = begun;
  try {
    const { writing: phone, laptop, office, id } = await publishArticle(begun, PHONE);

    await test.step('subscribes five hundred', async () => {
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

    await test.step('shows plain text in card and feed', async () => {
      const words = 'The power went at ten, and the lamps stayed.';
      await laptop.goto('/blogs');
      await expect(laptop.getByText(words).first()).toBeVisible();
      const feed = await (await laptop.request.get('/feed.xml')).text();
      expect(feed).toContain(words);
      for (const page of [feed, await laptop.content()]) expect(page).not.toMatch(/\*\*|## |\]\(/);
    });

    await test.step('posts a comment, which staff approve', async () => {
      await laptop.goto(`/blogs/${id}`);
      const comments = laptop.getByRole('region', { name: 'Comments' });
      await comments.getByText('Write a comment').click();
      await comments.getByRole('textbox', { name: 'Name' }).fill('Luyando Hamoonga');
      await comments.getByRole('textbox', { name: 'Email' }).fill('luyando@school.example');
      await comments.getByRole('textbox', { name: 'Comment' }).fill('Ours stayed, too.');
      await comments.getByRole('button', { name: 'Send Comment' }).click();
      await expect(comments.getByText(COMMENT_TEXTS.sent)).toBeVisible();
      await expect.poll(() => mailbox.to(DEFAULT_SETTINGS.contactEmail).length).toBe(1);
      await phone.goto('/admin/comments?status=waiting');
      await phone.getByRole('button', { name: /^Approve the comment of Luyando/ }).click();
      await expect(phone.getByText('Comment approved. Visitors can see it now.')).toBeVisible();
      await laptop.reload();
      await expect(comments.getByText('Ours stayed, too.')).toBeVisible();
    });

    await test.step('sends the newsletter to each deliverable address once', async () => {
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
      await phone.getByRole('button', { name: 'Insert posts' }).click();
      await phone.getByRole('checkbox', { name: TITLE }).check();
      await phone.getByRole('button', { name: 'Insert post', exact: true }).click();
      await phone.getByRole('dialog').getByRole('button', { name: 'Add newsletter' }).click();
      await phone.getByRole('button', { name: 'Send now' }).click();
      await expect(phone.getByRole('dialog')).toContainText('We will email this newsletter to 500 subscribers.');
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
