import type { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { RequestMailsService } from '../../src/project/mails/request-mails.service';

/** Sends what is due as after the minute for which the email about a revision waits for the email with its quote. */
export async function sendAfterTheWait(queue: MailOutbox): Promise<void> {
  const waits = jest.spyOn(RequestMailsService.prototype, 'waits').mockReturnValue(false);
  queue.wake();
  await queue.whenIdle();
  waits.mockRestore();
}
