import type { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { RequestMailsService } from '../../src/project/mails/request-mails.service';

/**
 * Sends all pending emails as if a minute had passed. Normally, the email about a revision waits a minute, because an
 * email with the quote may replace it.
 */
export async function sendAfterTheWait(queue: MailOutbox): Promise<void> {
  const waits = jest.spyOn(RequestMailsService.prototype, 'waits').mockResolvedValue(false);
  queue.wake();
  await queue.whenIdle();
  waits.mockRestore();
}
