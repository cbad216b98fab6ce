import type { UpdateQuery } from 'mongoose';
import type { Changed } from '../../platform/database/save-edit';
import type { StoredThreadEntry } from '../../platform/database/stored-thread-entry';
import type { ProjectRequestRow } from '../schemas/project-request.schema';
import type { RequestAndQuote } from './request-and-quote';

/** A row before and after a change. */
export type RequestChanged = Changed<ProjectRequestRow>;

/** A change of a request and its quote, decided on the row as it stands. */
export interface RequestChange {
  pair: RequestAndQuote;
  /** Why staff say so. */
  note?: StoredThreadEntry;
  /** The mail with the quote follows at once. */
  isMailed?: boolean;
}

/**
 * The write that makes of a row what was decided, all of it at once.
 * @param mails what is to be mailed about it: see `toPendingMail`.
 */
export function toUpdate({ pair, note }: RequestChange, mails: string[] = []): UpdateQuery<ProjectRequestRow> {
  const { status, quote } = pair;
  const $push = { ...(note && { thread: note }), ...(mails.length > 0 && { pendingMails: { $each: mails } }) };
  const $set = { status, ...(quote && { quote }), ...(quote?.status === 'sent' && { quoteSentAt: new Date() }) };
  return { $set, ...(Object.keys($push).length > 0 && { $push }) };
}
