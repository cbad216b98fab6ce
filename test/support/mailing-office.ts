import { test as base } from './browser';
import { type Mailbox, type ReceivedMail, startMailbox } from './mailbox';

/** Like `test` of `browser.ts`, but the site has a real mail server on this machine. */
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

/** Returns the emails that staff wrote to this recipient. Leaves out emails that the site sends by itself. */
export function mailsTo(mailbox: Mailbox, address: string): ReceivedMail[] {
  return mailbox.to(address).filter(({ headers }) => headers.every(({ key }) => key !== 'auto-submitted'));
}
