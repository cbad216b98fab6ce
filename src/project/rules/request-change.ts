import type { UpdateQuery } from 'mongoose';
import type { Changed } from '../../platform/database/save-edit';
import type { StoredThreadEntry } from '../../platform/database/stored-thread-entry';
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

/** Builds one database update for the whole change. @param mails emails to queue, from `toPendingMail`. */
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
