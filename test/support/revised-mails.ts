import type { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { RequestMailsService } from '../../src/project/mails/request-mails.service';

/** Sends due emails as after the minute in which the email about a revision waits for the quote's email. */
export async function sendAfterTheWait(queue: MailOutbox): Promise<void> {
  const waits = jest.spyOn(RequestMailsService.prototype, 'waits').mockResolvedValue(false);
  queue.wake();
  await queue.whenIdle();
  waits.mockRestore();
}
