import type { Schema } from 'mongoose';
import type { StoredRow } from '../database/stored-schema';

/** Key of an email. */
export interface MailName {
  /** Also the name in `OCCASIONS` of `MailPersonalDataService`. */
  kind: string;
  /** The record that it tells about. */
  recordId: string;
  /** Tells two emails of one kind about one record apart; empty where there is one in its life. */
  mark: string;
}

/** A record that says by its own write which emails are due about it. */
export type PendingMailsRow = StoredRow & { pendingMails?: string[] };

/** Plain text, so that an index finds it: no index reaches into the objects of a list. */
export function addPendingMails(schema: Schema): void {
  schema.add({ pendingMails: { type: [String], default: undefined } });
  schema.index({ pendingMails: 1 }, { sparse: true });
}

/**
 * An email that is due, as `pendingMails` holds it. Store it by the very write that makes it due:
 * `insert({ …, pendingMails: [toPendingMail('request')] })` or
 * `update({ …, $push: { pendingMails: toPendingMail('accepted', version) } })`.
 */
export const toPendingMail = (kind: string, mark: string | number = ''): string =>
  mark === '' ? kind : `${kind}:${mark}`;

export function readPendingMail(entry: string, { _id }: Pick<StoredRow, '_id'>): MailName {
  const [kind = '', mark = ''] = entry.split(':');
  return { kind, mark, recordId: _id.toHexString() };
}

/** Whether an email of this kind is due or on its way. */
export const hasPending = ({ pendingMails = [] }: Pick<PendingMailsRow, 'pendingMails'>, kind: string): boolean =>
  pendingMails.some((entry) => entry.split(':')[0] === kind);
