import { TOKEN_HEADER } from '../../../src/contract/auth';
import { expect, newVisitorAddress, test } from '../../support/browser';
import { type Mailbox, startMailbox } from '../../support/mailbox';
import { storeToken } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { ADMIN, Site } from '../../support/site';

const MESSAGE = {
  name: 'Bwalya Mulenga',
  email: 'bwalya@school.example',
  subject: 'Fees',
  message: 'How much is the course?',
};

test.describe('mail that the mail server does not take', () => {
  let mailbox: Mailbox;
  let site: Site;

  test.beforeAll(async () => {
    mailbox = await startMailbox();
    site = await Site.start({ SMTP_URL: mailbox.url, MAIL_FROM: 'office@mosi.example' });
  });
  test.afterAll(async () => {
    await site.stop();
    await mailbox.close();
  });

  // A send that is refused answers 502, which the browser logs.
  test.use({ expectedTrouble: [/status of 502/] });

  test('costs the visitor nothing, is shown to staff, and goes out when it is sent again', async ({
    page,
    request,
  }) => {
    const write = (subject: string) =>
      request.post(`${site.url}/api/contact`, {
        data: { ...MESSAGE, subject },
        headers: { 'x-forwarded-for': newVisitorAddress() },
      });
    const login = await request.post(`${site.url}/api/auth/login`, { data: ADMIN });
    const { token } = (await login.json()) as { token: string };

    // The visitor's receipt goes out.
    mailbox.refuses = (address) => address !== MESSAGE.email;
    const toOwner = () => mailbox.received.filter(({ envelope }) => !envelope.to.includes(MESSAGE.email));
    expect((await write(MESSAGE.subject)).status()).toBe(201);
    await expect
      .poll(async () => {
        const answer = await request.get(`${site.url}/api/mail/failed`, { headers: { [TOKEN_HEADER]: token } });
        return answer.json();
      })
      .toMatchObject([{ status: 'failed', attempts: 1 }]);

    await storeToken(page, token);
    const card = page.getByRole('region', { name: '1 email could not be sent' });
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.url}/admin`);
      await expect(card).toContainText('New message: Fees');
      await expect(card).toContainText('The mail server refused the mail (550). Tried once;');
      await expectFitHere(page);
    }

    const sendAgain = card.getByRole('button', { name: 'Send again: New message: Fees' });
    await sendAgain.click();
    await expect(page.getByText('Failed to send the email')).toBeVisible();
    await expect(card).toContainText('Tried 2 times');
    expect(toOwner()).toEqual([]);

    mailbox.refuses = () => false;
    await sendAgain.click();
    await expect(page.getByText('The mail was sent.')).toBeVisible();
    await expect(card).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
    expect(toOwner().map(({ subject }) => subject)).toEqual(['New message: Fees']);
  });
});
