import { test as base } from './browser';
import { type Mailbox, type ReceivedMail, startMailbox } from './mailbox';

/** Like `test` of `browser.ts`, on a site with a real local mail server. */
export const test = base.extend<object, { mailbox: Mailbox }>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are needed
    async ({}, use) => {
      const mailbox = await startMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  siteVariables: async ({ mailbox }, use) => {
    mailbox.reset();
    await use({ SMTP_URL: mailbox.url, MAIL_FROM: 'office@mosi.example' });
  },
});

/** Returns the emails that staff wrote to this recipient. Automatic emails, such as receipts, are left out. */
export function mailsTo(mailbox: Mailbox, address: string): ReceivedMail[] {
  return mailbox.to(address).filter(({ headers }) => headers.every(({ key }) => key !== 'auto-submitted'));
}
