import type { Schema } from 'mongoose';
import type { StoredRow } from '../database/stored-schema';

/** Key of an email. */
export interface MailName {
  /** Also a name in `OCCASIONS` of `MailPersonalDataService`. */
  kind: string;
  /** Record of the email. */
  recordId: string;
  /** Distinguishes emails of one kind about one record; empty if there is only one. */
  mark: string;
}

/** A record that stores which of its emails are due. */
export type PendingMailsRow = StoredRow & { pendingMails?: string[] };

/** Stores texts, because no index covers fields of objects in a list. */
export function addPendingMails(schema: Schema): void {
  schema.add({ pendingMails: { type: [String], default: undefined } });
  schema.index({ pendingMails: 1 }, { sparse: true });
}

/**
 * Builds an entry of `pendingMails`. Store it with the write that makes the email due:
 * `insert({ …, pendingMails: [toPendingMail('request')] })` or
 * `update({ …, $push: { pendingMails: toPendingMail('accepted', version) } })`.
 */
export const toPendingMail = (kind: string, mark: string | number = ''): string =>
  mark === '' ? kind : `${kind}:${mark}`;

export function readPendingMail(entry: string, { _id }: Pick<StoredRow, '_id'>): MailName {
  const [kind = '', mark = ''] = entry.split(':');
  return { kind, mark, recordId: _id.toHexString() };
}

/** True if an email of this kind is due or being sent. */
export const hasPending = ({ pendingMails = [] }: Pick<PendingMailsRow, 'pendingMails'>, kind: string): boolean =>
  pendingMails.some((entry) => entry.split(':')[0] === kind);
