import type { UpdateQuery } from 'mongoose';
import type { Changed } from '../../platform/database/save-edit';
import type { StoredThreadEntry } from '../../platform/database/stored-thread-entry';
import { toPendingMail } from '../../platform/mail/pending-mails';
import type { ProjectRequestRow } from '../schemas/project-request.schema';
import type { RequestAndQuote } from './request-and-quote';

export type RequestChanged = Changed<ProjectRequestRow>;

export interface RequestChange {
  pair: RequestAndQuote;
  note?: StoredThreadEntry;
  isMailed?: boolean;
  /** Taxpayer number that the client gives with the acceptance. If it is left out, the stored one stays. */
  tpin?: string;
}

/**
 * Builds one database update for the whole change.
 * @param mails emails to queue, from `toPendingMail`.
 */
export function toUpdate({ pair, note, tpin }: RequestChange, mails: string[] = []): UpdateQuery<ProjectRequestRow> {
  const { status, quote } = pair;
  const $push = { ...(note && { thread: note }), ...(mails.length > 0 && { pendingMails: { $each: mails } }) };
  const $set = {
    status,
    ...(tpin !== undefined && { tpin }),
    ...(quote && { quote }),
    ...(quote?.status === 'sent' && { quoteSentAt: new Date() }),
  };
  return { $set, ...(Object.keys($push).length > 0 && { $push }) };
}

export const REQUEST_MAILS = [toPendingMail('request'), toPendingMail('received')];

/** Lists the emails about a change. With `isMailed`, the caller emails the quote itself, so `revised` is left out. */
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
