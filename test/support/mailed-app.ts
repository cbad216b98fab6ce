import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { MailPace } from '../../src/platform/mail/mail-pace';
import { ReceiptLimitService } from '../../src/platform/mail/receipt-limit.service';
import { startTestApp, type TestApp } from './app';
import { type Mailbox, startMailbox } from './mailbox';

/** A test application with its own mail server, without the pauses that protect a real one. */
export interface MailedApp extends TestApp {
  mailbox: Mailbox;
  queue: MailOutbox;
  /** Waits for pending email of an earlier test, and empties the mailbox. */
  forgetMail(): Promise<void>;
}

/** Sends no receipts until mocks are restored, for tests that count emails to the owner. */
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

/** A mailed application for all tests of the enclosing `describe`, started before and closed after them. */
export function useMailedApp(): MailedApp {
  const test = {} as MailedApp;
  beforeAll(async () => {
    Object.assign(test, await startMailedApp());
  });
  afterAll(() => test.close());
  return test;
}
