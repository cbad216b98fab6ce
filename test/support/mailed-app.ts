import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { MailPace } from '../../src/platform/mail/mail-pace';
import { ReceiptLimitService } from '../../src/platform/mail/receipt-limit.service';
import { startTestApp, type TestApp } from './app';
import { type Mailbox, startMailbox } from './mailbox';

/** A test application with its own mail server. It sends emails without the pauses that protect a real mail server. */
export interface MailedApp extends TestApp {
  mailbox: Mailbox;
  queue: MailOutbox;
  /** Waits until the emails of an earlier test are sent, and empties the mailbox. */
  forgetMail(): Promise<void>;
}

/**
 * Turns off the emails that confirm a visitor's message or request, so that tests can count the other emails.
 * `jest.restoreAllMocks` turns them on again.
 */
export const withoutReceipts = ({ app }: TestApp) =>
  jest.spyOn(app.get(ReceiptLimitService), 'allows').mockResolvedValue(false);

export async function startMailedApp(): Promise<MailedApp> {
  const mailbox = await startMailbox();
  const test = await startTestApp({ SMTP_URL: mailbox.url, PUBLIC_URL: 'https://mosi.example' });
  test.app.get(MailPace).pause = () => 0;
  const queue = test.app.get(MailOutbox);
  return {
    ...test,
    mailbox,
    queue,
    forgetMail: async () => {
      mailbox.reset();
      await queue.whenIdle();
      mailbox.reset();
    },
    close: async () => {
      await test.close();
      await mailbox.close();
    },
  };
}

/** Starts an application with a mail server before the tests of the enclosing `describe`, and closes it after them. */
export function useMailedApp(): MailedApp {
  const test = {} as MailedApp;
  beforeAll(async () => {
    Object.assign(test, await startMailedApp());
  });
  afterAll(() => test.close());
  return test;
}
