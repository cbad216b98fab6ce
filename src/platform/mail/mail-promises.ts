import { type Schema, Types } from 'mongoose';
import type { StoredRow } from '../database/stored-schema';

/**
 * A mail whose outcome a caller waits for: stored before the attempt, gone with the write that notes what became of it. Its `_id` becomes
 * the Message-ID, so that it is recognised as one mail should it have to be sent twice.
 */
export interface AwaitedMail<Content extends object = object> {
  _id: Types.ObjectId;
  kind: string;
  awaitedAt: Date;
  /** What compose and finish need beside the document. Holds no more than the document itself may. */
  content: Content;
}

/** The part of a document in which mails about it are promised. */
interface MailPromises {
  /** `kind` or `kind:mark` of each mail that is due: see `toPromise`. */
  mailsDue?: string[];
  mailsAwaited?: AwaitedMail[];
}

export type PromisingRow = StoredRow & MailPromises;

/** What is due. */
export interface MailPromise {
  kind: string;
  /** Tells several of one kind apart; empty where one document has one such mail in its life. */
  mark: string;
  /** Only of a mail that a caller waited for. */
  awaited?: AwaitedMail;
}

/** Plain text, so that an index finds it: no index reaches into the objects of a list. */
export function addMailPromises(schema: Schema): void {
  schema.add({
    mailsDue: { type: [String], default: undefined },
    mailsAwaited: {
      type: [{ _id: Types.ObjectId, kind: String, awaitedAt: Date, content: Object }],
      default: undefined,
    },
  });
  schema.index({ mailsDue: 1 }, { sparse: true });
}

/**
 * A mail that is due, as it stands in `mailsDue`. Store it by the very write that makes it due:
 * `insert({ …, mailsDue: [toPromise('request')] })` or `update({ …, $push: { mailsDue: toPromise('accepted', version) } })`.
 * @param kind is also the name of the occasion in `MailPersonalData`.
 * @param mark one document never has two mails of the same kind and mark.
 */
export function toPromise(kind: string, mark: string | number = ''): string {
  return mark === '' ? kind : `${kind}:${mark}`;
}

export function readPromise(due: string, { mailsAwaited = [] }: MailPromises): MailPromise {
  const [kind, mark = ''] = due.split(':');
  return { kind, mark, awaited: mailsAwaited.find(({ _id }) => _id.toHexString() === mark) };
}

export function newAwaitedMail<Content extends object>(kind: string, content: Content): AwaitedMail<Content> {
  return { _id: new Types.ObjectId(), kind, awaitedAt: new Date(), content };
}

export const dueOf = ({ kind, _id }: AwaitedMail): string => toPromise(kind, _id.toHexString());
