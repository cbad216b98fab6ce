import { toPendingMail } from '../../platform/mail/pending-mails';
import type { ProjectRequestRow } from '../schemas/project-request.schema';
import type { RequestAndQuote } from './request-and-quote';
import type { RequestChange } from './request-change';

/** Pending emails of a new request: one to the owner, one to the client. */
export const REQUEST_MAILS = [toPendingMail('request'), toPendingMail('received')];

/**
 * Lists the emails about a change. With `isMailed`, omits `revised`, because the caller then emails the quote itself.
 */
export function mailsAbout(before: ProjectRequestRow, { pair: after, isMailed }: RequestChange): string[] {
  // The mark identifies the change: the number of the revision, and the version of the row after the change.
  const mark = `${after.quote?.revisions.length ?? 0}-${(before.version ?? 0) + 1}`;
  const kinds = kindsOf(before, after).filter((kind) => !(isMailed && kind === 'revised'));
  return kinds.map((kind) => toPendingMail(kind, mark));
}

/** Returns the number of the quote's revision, with which the `mark` of an email about a quote begins. */
export const revisionOf = (mark: string): number => Number.parseInt(mark, 10);

function kindsOf(before: RequestAndQuote, { status, quote }: RequestAndQuote): string[] {
  const isNew = status !== before.status;
  const isClients = quote?.answer?.by === 'client';
  // Sends no email about an accepted request without a quote, because there are no terms to confirm.
  if (status === 'accepted' && isNew && quote) return isClients ? ['accepted', 'agreed'] : ['agreed'];
  if (status === 'rejected' && isNew) return isClients ? ['rejected', 'declined'] : ['closed'];
  const sentBefore = before.quote?.revisions.length ?? 0;
  return quote?.status === 'sent' && sentBefore > 0 && quote.revisions.length > sentBefore ? ['revised'] : [];
}
