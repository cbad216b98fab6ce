import type { UpdateQuery } from 'mongoose';
import type { StoredThreadEntry } from '../platform/database/stored-thread-entry';
import type { Deal } from './deal';
import type { ProjectRequestRow } from './schemas/project-request.schema';

/** A change of a request and its quote, decided on the row as it stands. */
export interface DealChange {
  deal: Deal;
  /** Why staff say so. */
  note?: StoredThreadEntry;
  /** The mail with the quote follows at once. */
  isMailed?: boolean;
}

/**
 * The write that makes of a row what was decided, all of it at once.
 * @param mails what is to be mailed about it: see `toPromise`.
 */
export function toUpdate({ deal, note }: DealChange, mails: string[] = []): UpdateQuery<ProjectRequestRow> {
  const { status, quote } = deal;
  const $push = { ...(note && { thread: note }), ...(mails.length > 0 && { mailsDue: { $each: mails } }) };
  const $set = { status, ...(quote && { quote }), ...(quote?.status === 'sent' && { quoteSentAt: new Date() }) };
  return { $set, ...(Object.keys($push).length > 0 && { $push }) };
}
