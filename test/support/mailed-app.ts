import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { MailPace } from '../../src/platform/mail/mail-pace';
import { ReceiptLimitService } from '../../src/platform/mail/receipt-limit.service';
import { startTestApp, type TestApp } from './app';
import { type Mailbox, startMailbox } from './mailbox';

/** A test application that sends its mail to a server of its own, without the pauses that spare a real one. */
export interface MailedApp extends TestApp {
  mailbox: Mailbox;
  queue: MailOutbox;
  /** Waits for mail that a former test has left on its way, and forgets what came in. */
  forgetMail(): Promise<void>;
}

/** For tests that count mails to the owner: until mocks are restored, nobody is told that a message or a request has arrived. */
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

/** The same for the tests that stand beside this call: started before them, closed after them. */
export function useMailedApp(): MailedApp {
  const test = {} as MailedApp;
  beforeAll(async () => {
    Object.assign(test, await startMailedApp());
  });
  afterAll(() => test.close());
  return test;
}
