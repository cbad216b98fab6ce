import type { BrowserContextOptions, Page } from '@playwright/test';
import { answerTiles, expect, holdToasts, newVisitorAddress, test } from '../support/browser';
import { type Mailbox, startMailbox } from '../support/mailbox';
import { ADMIN, Site } from '../support/site';
import { openUsable } from '../support/usable';

const VISITOR = { name: 'Bwalya Mulenga', email: 'bwalya@school.example' };
const SUBJECT = 'School register for 600 learners';
const ANSWER = 'Yes, it does. We would like to show you the register on a phone.';

/** Follows a client from the first visit to the accepted quote, with a real database and mail server. */
test.describe('main job', () => {
  test.describe.configure({ mode: 'serial' });
  let mailbox: Mailbox;
  let site: Site;
  let visitor: Page;
  let clerk: Page;
  let quoteLink: string;

  test.beforeAll(async ({ browser }) => {
    mailbox = await startMailbox();
    site = await Site.start({ SMTP_URL: mailbox.url, MAIL_FROM: 'office@mosi.example' });
    const open = async (options: BrowserContextOptions = {}): Promise<Page> => {
      const headers = { 'x-forwarded-for': newVisitorAddress() };
      const contextOptions = { baseURL: site.url, extraHTTPHeaders: headers, locale: 'en-US' };
      const context = await browser.newContext({ ...contextOptions, ...options });
      await answerTiles(context);
      await holdToasts(context);
      return openUsable(await context.newPage());
    };
    visitor = await open();
    clerk = await open({ reducedMotion: 'reduce' });
  });

  test.afterAll(async () => {
    await site.stop();
    await mailbox.close();
  });

  test('shows a visitor a blog post', async () => {
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
      'Empowering Youth with Fourth Industrial Revolution Skills',
    );
    await visitor.getByRole('navigation').getByRole('link', { name: 'Blog', exact: true }).first().click();
    await visitor
      .getByRole('link', { name: /read more/i })
      .first()
      .click();
    await expect(visitor.getByText('Written by')).toBeVisible();
    await expect(visitor.getByText(/^\d+ views?$/).first()).toBeVisible();
  });

  test('sends a message', async () => {
    await visitor.goto('/contact');
    const form = visitor.getByRole('form', { name: 'Send Us a Message' });
    await form.getByLabel('Name').fill(VISITOR.name);
    await form.getByLabel('Email').fill(VISITOR.email);
    await form.getByLabel('Subject').fill(SUBJECT);
    await form.getByLabel('Message').fill('Does your register work on phones?');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(visitor.getByText('Your message has been sent. We will contact you soon.')).toBeVisible();
    await expect(form.getByLabel('Subject')).toHaveValue('');
  });

  test('requests a quote for a service', async () => {
    await visitor.getByRole('tab', { name: 'Request a Quote' }).click();
    const form = visitor.getByRole('form', { name: 'Request a Quote' });
    await form.getByLabel('Name').fill(VISITOR.name);
    await form.getByLabel('Email').fill(VISITOR.email);
    await form.getByLabel('Service').selectOption({ label: 'Web App Designing' });
    await form.getByLabel('Project Description').fill('A register and a fees book for one school.');
    await form.getByRole('button', { name: 'Submit Request' }).click();
    await expect(visitor.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
    await expect(visitor.getByText('Request Received')).toBeVisible();
    expect(visitor.url()).toMatch(/\/contact\?request=[0-9a-f]{24}$/);
  });

  test('logs the administrator in, who answers the message by email', async () => {
    await clerk.goto('/admin');
    await expect(clerk).toHaveURL(/\/admin\/login$/);
    await clerk.getByLabel('Email').fill(ADMIN.email);
    await clerk.getByLabel('Password').fill(ADMIN.password);
    await clerk.getByRole('button', { name: 'Login' }).click();
    await expect(clerk.getByText('Login successful')).toBeVisible();
    await clerk
      .getByRole('link', { name: /^Contacts/ })
      .first()
      .click();
    await clerk
      .getByRole('row', { name: new RegExp(SUBJECT) })
      .getByRole('button', { name: /view/i })
      .click();
    await expect(clerk.getByRole('dialog').getByText('Does your register work on phones?')).toBeVisible();
    await clerk.getByRole('button', { name: 'Change status' }).click();
    await clerk.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(clerk.getByRole('dialog').getByText('Archived', { exact: true })).toBeVisible();
    await clerk.getByRole('button', { name: 'Reply', exact: true }).click();
    const reply = clerk.getByRole('dialog', { name: /Reply to/ });
    await expect(reply.getByLabel('Subject')).toHaveValue(`Re: ${SUBJECT}`);
    await reply.getByLabel('Message').fill(ANSWER);
    await reply.getByRole('button', { name: 'Send Reply' }).click();
    await expect(clerk.getByText('Reply sent successfully.')).toBeVisible();
    const { text } = await mailbox.about(VISITOR.email, `Re: ${SUBJECT}`);
    expect(text).toContain(ANSWER);
  });

  test('prices the request and emails the quote', async () => {
    await clerk.goto('/admin/quotes');
    await clerk
      .getByRole('row', { name: new RegExp(VISITOR.name) })
      .getByRole('button', { name: /quote/i })
      .click();
    const dialog = clerk.getByRole('dialog', { name: 'Create Quote' });
    await dialog.getByLabel('Price (USD)').fill('4800');
    await dialog.getByLabel('Time Estimate (weeks)').fill('8');
    await dialog.getByRole('button', { name: 'Save Quote' }).click();
    await expect(dialog).toBeHidden();
    await clerk
      .getByRole('row', { name: new RegExp(VISITOR.name) })
      .getByRole('button', { name: /view/i })
      .click();
    await clerk.getByRole('button', { name: 'Send Quote Email' }).click();
    await clerk.getByRole('dialog', { name: 'Send Quote Email' }).getByRole('button', { name: 'Send Email' }).click();
    await expect(clerk.getByRole('row', { name: new RegExp(VISITOR.name) }).getByText('Quoted')).toBeVisible();
    const { text = '' } = await mailbox.about(VISITOR.email, /^Quote Q-\d{4}-\d{4}: \$4,800\.00, valid until /);
    quoteLink = /http:\/\/\S+\/quotes\/[0-9a-f]{24}/.exec(text)?.[0] ?? '';
    expect(quoteLink).toContain(site.url);
  });

  test('shows the client price, timeline and team, and accepts the quote', async () => {
    await visitor.reload();
    await expect(visitor.getByRole('article', { name: /^Quotation Q-/ })).toContainText(VISITOR.name);
    await visitor.goto(quoteLink);
    await expect(visitor.getByText('$4,800.00').first()).toBeVisible();
    await expect(visitor.getByText('8 weeks')).toBeVisible();
    await expect(visitor.getByText('Small Team (2-3 people)')).toBeVisible();
    await visitor.getByRole('link', { name: 'Accept Quote and Proceed' }).click();
    const accepting = visitor.getByRole('form', { name: 'Accept the quote' });
    await expect(accepting.getByLabel('Email address')).toHaveValue(VISITOR.email);
    await accepting.getByRole('button', { name: 'Yes, accept and proceed' }).click();
    await expect(visitor.getByRole('heading', { name: /^Quote accepted\. Thank you/ })).toBeFocused();
  });

  test('shows the administrator the acceptance', async () => {
    await clerk.goto('/admin/quotes?status=accepted');
    await expect(
      clerk.getByRole('row', { name: new RegExp(VISITOR.name) }).getByText('Accepted', { exact: true }),
    ).toBeVisible();
  });

  test('keeps everything after the process is killed and restarted', async () => {
    await site.kill();
    await site.run();
    await clerk.reload();
    await expect(
      clerk.getByRole('row', { name: new RegExp(VISITOR.name) }).getByText('Accepted', { exact: true }),
    ).toBeVisible();
    await clerk.goto('/admin/contacts');
    await expect(clerk.getByRole('row', { name: new RegExp(SUBJECT) }).getByText('Replied')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('$4,800.00').first()).toBeVisible();
    await expect(visitor.getByRole('heading', { name: /^Quote accepted\. Thank you/ })).toBeVisible();
  });
});
