import type { BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { daysAfter, formatDay, lusakaDay } from '../../../src/contract/lusaka-day';
import type { Quote } from '../../../src/contract/project';
import { DEFAULT_SETTINGS } from '../../../src/contract/settings';
import { findBarriers } from '../../support/axe';
import { expect, newVisitorAddress, test } from '../../support/browser';
import { type Mailbox, type ReceivedMail, startMailbox } from '../../support/mailbox';
import { MovedSite } from '../../support/moved-site';
import { signInWith } from '../../support/office-login';
import { pagesOf } from '../../support/pdf-pages';
import { ADMIN } from '../../support/site';
import { openUsable } from '../../support/usable';
import { openOffice } from '../../support/visitor-office';

const CLIENT = { name: 'Mutinta Phiri', email: 'mutinta@school.example' };
const OWNER = DEFAULT_SETTINGS.contactEmail;
const SERVICE = 'Web App Designing';
/** Slow 3G of a phone: bytes per second in each direction, latency in milliseconds. */
const SLOW_LINE = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };
const SLOW_PROCESSOR = { rate: 4 };
const LINES = [
  ['School register: marks, attendance and fees', '1', '24000'],
  ['Moving the records of 640 learners', '640', '7.55'],
] as const;
const FIRST = 'K28,832.00';
const SECOND = 'K30,032.00';
const THIRD = 'K26,000.00';

/** Expected emails in order: recipient and subject. The daily summary is not among them. */
const TOLD = [
  [OWNER, `New quote request: ${SERVICE}`],
  [CLIENT.email, `We have your request: ${SERVICE}`],
  [OWNER, `Question about a request: ${SERVICE}`],
  [CLIENT.email, `About your request: ${SERVICE}`],
  [CLIENT.email, `Quote Q: ${FIRST}`],
  [CLIENT.email, `Q revised: ${FIRST} → ${SECOND}`],
  [CLIENT.email, `Your quote expires on`],
  [OWNER, `Question about a request: ${SERVICE}`],
  [CLIENT.email, `Q revised: ${SECOND} → ${THIRD}`],
  [OWNER, `Quote accepted: ${SERVICE}`],
  [CLIENT.email, `Your quote is accepted: ${SERVICE}`],
];

const ID = /\/quotes\/([0-9a-f]{24})/;
const linkIn = ({ text = '' }: ReceivedMail): string => /http:\/\/\S+\/quotes\/[0-9a-f]{24}/.exec(text)?.[0] ?? '';
const cell = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

/** From request to acceptance, on a cheap phone, with a server that is killed repeatedly. */
test('leads client and staff from request to accepted quote', async ({ browser }) => {
  test.setTimeout(900_000);
  const mailbox: Mailbox = await startMailbox();
  const moved = await MovedSite.start({ SMTP_URL: mailbox.url, MAIL_FROM: 'office@mosi.example' });
  const { site } = moved;
  const contexts: BrowserContext[] = [];
  const open = async (options: BrowserContextOptions): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: site.url,
      extraHTTPHeaders: { 'x-forwarded-for': newVisitorAddress() },
      reducedMotion: 'reduce',
      ...options,
    });
    await context.route('https://tile.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: '' }),
    );
    contexts.push(context);
    return openUsable(await context.newPage());
  };
  const slowDown = async (page: Page): Promise<Page> => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', SLOW_PROCESSOR);
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    return page;
  };
  /** Waits for `count` emails with that subject and recipient, and returns the newest. */
  const mailOf = async (to: string, subject: string, count = 1): Promise<ReceivedMail> => {
    const found = () => mailbox.to(to).filter((mail) => mail.subject?.startsWith(subject));
    await expect.poll(() => found().length, { timeout: 120_000 }).toBe(count);
    return found()[count - 1] as ReceivedMail;
  };

  try {
    let phone = await slowDown(await open({ viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true }));
    const clerk = await open({ viewport: { width: 1280, height: 800 } });
    const office = () => openOffice(site.url);
    let requestId = '';
    /** Opens the request's page, logs in, and expects that the login leads back to the page. */
    const signInAtRequest = async (): Promise<void> => {
      await clerk.goto(`/admin/quotes?request=${requestId}`);
      await signInWith(clerk, ADMIN);
      await expect(clerk.getByRole('heading', { level: 1, name: CLIENT.name })).toBeVisible();
    };
    const stored = async () => (await office()).get<Quote>(`/project/admin/quote/${requestId}`);

    await test.step('asks for a quote and loses the tab', async () => {
      await phone.goto('/contact?tab=quote');
      const form = phone.getByRole('form', { name: 'Request a Quote' });
      await form.getByLabel('Name').fill(CLIENT.name);
      await form.getByLabel('Email').fill(CLIENT.email);
      await form.getByLabel('Service').selectOption({ label: SERVICE });
      await form.getByLabel('Project Description').fill('A register and a fees book for 640 learners.');
      await form.getByRole('button', { name: 'Submit Request' }).click();
      await expect(phone.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
      await phone.close();
    });

    await test.step('returns by the link in the receipt', async () => {
      const link = linkIn(await mailOf(CLIENT.email, 'We have your request'));
      requestId = ID.exec(link)?.[1] ?? '';
      phone = await slowDown(openUsable(await (contexts[0] as BrowserContext).newPage()));
      await phone.goto(link);
      await expect(phone.getByRole('heading', { name: 'We have your request.' })).toBeInViewport();
    });

    const askAs = async (words: string): Promise<void> => {
      const ask = phone.getByRole('form', { name: 'Ask a question' });
      await ask.getByRole('textbox').first().fill(words);
      await ask.getByLabel('Email address').fill(CLIENT.email);
      await ask.getByRole('button').click();
      await expect(phone.locator('#talk').getByText(words)).toBeVisible();
    };

    await test.step('asks a question, which staff answer', async () => {
      await askAs('Is VAT in the price? Our bursar asks.');
      await mailOf(OWNER, 'Question about a request');
      await signInAtRequest();
      await expect(clerk.getByText('Is VAT in the price? Our bursar asks.')).toBeVisible();
      await clerk.getByRole('radio', { name: 'Reply' }).check({ force: true });
      await clerk.getByRole('textbox', { name: 'Reply' }).fill('Yes, all of it.');
      await clerk.getByRole('button', { name: 'Send reply' }).click();
      await expect(clerk.getByText('Reply sent successfully.')).toBeVisible();
      await mailOf(CLIENT.email, 'About your request');
      await phone.reload();
      await expect(phone.locator('#talk').getByText('Yes, all of it.')).toBeVisible();
    });

    const lastDay = daysAfter(lusakaDay(moved.now), 2);
    await test.step('sends the quote while the server is killed', async () => {
      await clerk.getByLabel('Currency').selectOption('ZMW');
      await clerk.getByLabel('Valid until').fill(lastDay);
      for (const [index, [text, quantity, price]] of LINES.entries()) {
        if (index > 0) await clerk.getByRole('button', { name: /Add line/ }).click();
        await cell(clerk, `Description, line ${index + 1}`).fill(text);
        await cell(clerk, `Quantity, line ${index + 1}`).fill(quantity);
        await cell(clerk, `Unit price, line ${index + 1}`).fill(price);
      }
      await expect(clerk.getByText(FIRST).filter({ visible: true }).first()).toBeVisible();
      mailbox.mode = 'slow';
      const underWay = mailbox.waiting();
      await clerk.getByRole('button', { name: 'Send', exact: true }).click();
      await clerk.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
      await underWay;
      await site.kill();
      // The kill came before the mail server had accepted the email, so the next start sends it.
      mailbox.mode = 'accept';
      await moved.killAndRun();
      const mail = await mailOf(CLIENT.email, 'Quote Q-');
      expect(mail.text).toContain(`Total: ${FIRST}`);
      await expect.poll(async () => (await stored()).status).toBe('sent');
      expect(await stored()).toMatchObject({ revision: 1, price: 28_832, validUntil: lastDay });
    });

    await test.step('shows number, status, total and expiry first, as the PDF does', async () => {
      const { number } = await stored();
      expect(number).toMatch(/^Q-\d{4}-0001$/);
      const mail = await mailOf(CLIENT.email, 'Quote Q-');
      await phone.goto(linkIn(mail));
      for (const words of [number as string, FIRST, 'Quote ready', formatDay(lastDay)]) {
        await expect(phone.getByText(words).first()).toBeInViewport();
      }
      await expect(phone.getByRole('link', { name: /^Accept/ })).toBeInViewport({ ratio: 1 });
      const quotation = phone.getByRole('article', { name: `Quotation ${number}` });
      const download = phone.getByRole('link', { name: 'Download PDF' });
      const file = await (await phone.request.get((await download.getAttribute('href')) as string)).body();
      const attached = Buffer.from(mail.attachments[0]?.content as ArrayBuffer);
      const rows = await quotation.getByRole('row').evaluateAll((all) =>
        all.slice(1).map((row) => {
          const [name, ...cells] = [row.querySelector('b'), ...row.querySelectorAll('td')].map(
            (one) => one?.textContent,
          );
          return [...cells, name].join(' ');
        }),
      );
      const facts = await quotation.locator('dd, li').filter({ visible: true }).allTextContents();
      expect([rows.length, facts.length > 8]).toEqual([LINES.length, true]);
      for (const [words] of [await pagesOf(file), await pagesOf(attached)]) {
        for (const said of [...rows, ...facts, number]) expect(words).toContain(said);
      }
      const whatsApp = await phone.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
      expect(new URL(whatsApp as string).searchParams.get('text')).toBe(
        `Mosi Digital Academy: ${site.url}/quotes/${requestId}`,
      );
    });

    await test.step('refuses to accept an outdated revision, and shows both prices', async () => {
      await phone.getByRole('link', { name: /^Accept/ }).click();
      const accepting = phone.getByRole('form', { name: 'Accept the quote' });
      await accepting.getByLabel('Email address').fill(CLIENT.email);
      // Blocks the page's refresh every 30 seconds, which could show revision 2 before the client accepts revision 1.
      await phone.route('**/api/project/track/*', (route) => route.abort());
      await clerk.goto(`/admin/quotes?request=${requestId}`);
      await clerk.getByRole('button', { name: 'Revise or send again' }).click();
      await cell(clerk, 'Unit price, line 1').fill('25200');
      await clerk.getByRole('button', { name: 'Send revision 2' }).click();
      await clerk.getByRole('dialog').getByRole('button', { name: 'Send revision 2' }).click();
      await mailOf(CLIENT.email, 'Q-');
      await phone.unroute('**/api/project/track/*');
      await accepting.getByRole('button', { name: 'Yes, accept and proceed' }).click();
      await expect(phone.getByText('Before', { exact: true }).locator('..')).toContainText(FIRST);
      await expect(phone.getByText('Now', { exact: true }).locator('..')).toContainText(SECOND);
      expect(await findBarriers(phone)).toEqual([]);
      expect(await stored()).toMatchObject({ status: 'sent', revision: 2, price: 30_032, answeredBy: null });
    });

    await test.step('sends a reminder the day before', async () => {
      await moved.killAndRun(12);
      await moved.killAndRun(13);
      const mail = await mailOf(CLIENT.email, 'Your quote expires on');
      expect(mail.subject).toContain(formatDay(lastDay));
      expect(mail.text).toContain(`Total: ${SECOND}`);
    });

    await test.step('refuses acceptance after the expiry', async () => {
      await moved.killAndRun(20);
      await moved.killAndRun(20);
      await phone.goto(`/quotes/${requestId}`);
      await expect(phone.getByRole('heading', { name: `This quote expired on ${formatDay(lastDay)}.` })).toBeVisible();
      const late = await phone.request.post(`/api/project/quote/${requestId}/accept`, {
        data: { email: CLIENT.email, revision: 2 },
      });
      expect([late.status(), (await late.json()).current.status]).toEqual([409, 'expired']);
      await askAs('We have the money now. What is the price today?');
    });

    await test.step('sends the current price again, accepted while the server is killed', async () => {
      await mailOf(OWNER, 'Question about a request', 2);
      const lines = [{ text: 'All of it', quantity: 1, unitPrice: 26_000 }];
      const { timeEstimate, teamSize } = await stored();
      const terms = { projectRequestId: requestId, lines, timeEstimate, teamSize, validUntil: null, status: 'sent' };
      await (await office()).post('/project/quote', terms);
      const mail = await mailOf(CLIENT.email, 'Q-', 2);
      expect(mail.text).toContain(`The price was ${SECOND} and is now ${THIRD}.`);
      await phone.goto(linkIn(mail));
      await expect(phone.getByText(THIRD).first()).toBeInViewport();
      await phone.getByRole('link', { name: /^Accept/ }).click();
      const accepting = phone.getByRole('form', { name: 'Accept the quote' });
      await accepting.getByLabel('Email address').fill(CLIENT.email);
      await accepting.getByRole('button', { name: 'Yes, accept and proceed' }).click();
      await expect(phone.getByRole('heading', { name: 'Quote accepted. Thank you, Mutinta.' })).toBeVisible();
      // Moves the clock by two hours. By then, attempts that the kill interrupted have timed out, so they are repeated.
      await moved.killAndRun(2);
      await mailOf(CLIENT.email, 'Your quote is accepted');
      await mailOf(OWNER, 'Quote accepted');
      expect(await stored()).toMatchObject({ status: 'accepted', revision: 3, price: 26_000, answeredBy: 'client' });
    });

    await test.step('shows staff the acceptance, and reports each event once', async () => {
      await signInAtRequest();
      await expect(clerk.getByText('Accepted', { exact: true }).first()).toBeVisible();
      await expect(clerk.getByText(THIRD).filter({ visible: true }).first()).toBeVisible();
      const others = mailbox.received.filter(({ subject = '' }) => !/^(To do today|New login to)/.test(subject));
      // Counts an email once even if a kill caused a second copy. Both copies have the same message id.
      const emails = [...new Map(others.map((mail) => [mail.messageId, mail])).values()].map(
        ({ envelope, subject = '' }) => [
          envelope.to[0],
          subject.replace(/^(Your quote expires on).*|, valid until .*/, '$1').replace(/Q-\d{4}-\d+/, 'Q'),
        ],
      );
      expect(emails.sort()).toEqual([...TOLD].sort());
    });
  } finally {
    for (const context of contexts) await context.close();
    await site.stop();
    await mailbox.close();
  }
});
