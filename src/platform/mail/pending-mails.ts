import type { Schema } from 'mongoose';
import type { StoredRow } from '../database/stored-schema';

/** `kind`, `recordId` and `mark` together identify an email. */
export interface MailName {
  /** Each kind also needs an entry in `OCCASIONS` of `MailPersonalDataService`. */
  kind: string;
  recordId: string;
  /** Text that distinguishes several emails of one kind about one record. Empty if there is only one email. */
  mark: string;
  /** Recipient, if the record does not contain the address. It is removed when the email is sent. */
  to?: string;
}

export type PendingMailsRow = StoredRow & { pendingMails?: string[] };

/**
 * Adds the field `pendingMails`, a list of texts. The list contains no objects, because the embedded database cannot
 * index fields of objects in a list.
 */
export function addPendingMails(schema: Schema): void {
  schema.add({ pendingMails: { type: [String], default: undefined } });
  schema.index({ pendingMails: 1 }, { sparse: true });
}

/** Builds an entry of `pendingMails`. Store it in the same write that makes the email due. */
export const toPendingMail = (kind: string, mark: string | number = '', to = ''): string =>
  [kind, mark, encodeURIComponent(to)].join(':').replace(/:+$/, '');

export function readPendingMail(entry: string, { _id }: Pick<StoredRow, '_id'>): MailName {
  const [kind = '', mark = '', to] = entry.split(':');
  return { kind, mark, recordId: _id.toHexString(), ...(to && { to: decodeURIComponent(to) }) };
}

export const hasPending = ({ pendingMails = [] }: Pick<PendingMailsRow, 'pendingMails'>, kind: string): boolean =>
  pendingMails.some((entry) => entry.split(':')[0] === kind);
