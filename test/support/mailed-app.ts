import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { MailPace } from '../../src/platform/mail/mail-pace';
import { ReceiptLimit } from '../../src/platform/mail/receipt-limit';
import { startTestApp, type TestApp } from './app';
import { type Mailbox, startMailbox } from './mailbox';

/** A test application that sends its mail to a server of its own, without the pauses that spare a real one. */
export interface MailedApp extends TestApp {
  mailbox: Mailbox;
  /** Waits for mail that a former test has left on its way, and forgets what came in. */
  forgetMail(): Promise<void>;
}

/** For tests that count mails to the owner: until mocks are restored, nobody is told that a message or a request has arrived. */
export const withoutReceipts = ({ app }: TestApp) =>
  jest.spyOn(app.get(ReceiptLimit), 'allows').mockResolvedValue(false);

export async function startMailedApp(): Promise<MailedApp> {
  const mailbox = await startMailbox();
  const test = await startTestApp({ SMTP_URL: mailbox.url, PUBLIC_URL: 'https://mosi.example' });
  test.app.get(MailPace).pause = () => 0;
  return {
    ...test,
    mailbox,
    forgetMail: async () => {
      mailbox.reset();
      await test.app.get(MailOutbox).whenIdle();
      mailbox.reset();
    },
    close: async () => {
      await test.close();
      await mailbox.close();
    },
  };
}
