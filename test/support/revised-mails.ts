import type { MailQueue } from '../../src/platform/mail/mail-queue';
import { RequestMails } from '../../src/project/mails/request-mails';

/** Sends what is due as after the minute for which the email about a revision waits for the email with its quote. */
export async function sendAfterTheWait(queue: MailQueue): Promise<void> {
  const waits = jest.spyOn(RequestMails.prototype, 'waits').mockReturnValue(false);
  queue.wake();
  await queue.whenIdle();
  waits.mockRestore();
}
