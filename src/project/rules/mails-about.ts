import { toPendingMail } from '../../platform/mail/pending-mails';
import type { ProjectRequestRow } from '../schemas/project-request.schema';
import type { RequestAndQuote } from './request-and-quote';
import type { RequestChange } from './request-change';

/** What a new request promises: to the owner that it is there, to the client that it has arrived. */
export const REQUEST_MAILS = [toPendingMail('request'), toPendingMail('received')];

/**
 * What is to be mailed about a change, promised by the write that makes it. To the owner what the client answered (`accepted`, `rejected`); to
 * the client a receipt: `agreed` and `closed` also when staff say so. A quote that goes out by mail tells of itself.
 */
export function mailsAbout(before: ProjectRequestRow, { pair: after, isMailed }: RequestChange): string[] {
  // Names the terms that it is about, and with the version of the row this one change.
  const mark = `${after.quote?.revisions.length ?? 0}-${(before.version ?? 0) + 1}`;
  const kinds = kindsOf(before, after).filter((kind) => !(isMailed && kind === 'revised'));
  return kinds.map((kind) => toPendingMail(kind, mark));
}

/** The revision that a mail is about. */
export const revisionOf = (mark: string): number => Number.parseInt(mark, 10);

function kindsOf(before: RequestAndQuote, { status, quote }: RequestAndQuote): string[] {
  const isNew = status !== before.status;
  const isClients = quote?.answer?.by === 'client';
  // Without a quote nothing was agreed.
  if (status === 'accepted' && isNew && quote) return isClients ? ['accepted', 'agreed'] : ['agreed'];
  if (status === 'rejected' && isNew) return isClients ? ['rejected', 'declined'] : ['closed'];
  const known = before.quote?.revisions.length ?? 0;
  return quote?.status === 'sent' && known > 0 && quote.revisions.length > known ? ['revised'] : [];
}
