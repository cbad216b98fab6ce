import type { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { RequestMailsService } from '../../src/project/mails/request-mails.service';

/**
 * Sends due emails as if a minute had passed. For a minute, the email about a revision waits until the email with the
 * quote has been sent.
 */
export async function sendAfterTheWait(queue: MailOutbox): Promise<void> {
  const waits = jest.spyOn(RequestMailsService.prototype, 'waits').mockResolvedValue(false);
  queue.wake();
  await queue.whenIdle();
  waits.mockRestore();
}
