import { createHash } from 'node:crypto';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { FailedMail, HeldMail } from '../../contract/mail';
import { STORED_SCHEMA, type StoredRow, toStored } from '../database/stored-schema';
import { type MailAttachment, type OutgoingMail, OWNER } from './outgoing-mail';
import type { MailName } from './pending-mails';

/** `failed` emails are not retried. `onHold` emails come from a restored backup, in which they were due. */
const STATES = ['pending', 'sending', 'sent', 'failed', 'onHold'] as const;

/** Change of the record that is stored when the email is sent. Set only if a caller waits for the result. */
export interface OnSent {
  collectionName: string;
  at: Date;
  content: object;
}

/** Stores an email from its creation until it is sent. Sent emails have no content. */
@Schema({ ...STORED_SCHEMA, collection: 'mailOutbox' })
export class OutboxMail {
  /** Email address, or `owner`. Each attempt replaces `owner` by the organisation's email address at this time. */
  @Prop({ type: String })
  to: string;

  @Prop({ type: String })
  subject: string;

  @Prop({ type: String })
  text: string;

  @Prop({ type: String })
  html: string;

  /** Collection of the record from which each attempt composes the email. Set if text and html must not be stored. */
  @Prop({ type: String })
  composedFrom?: string;

  @Prop({ type: String })
  replyTo?: string;

  @Prop({ type: String })
  unsubscribeUrl?: string;

  @Prop({ type: Boolean })
  isByPerson?: boolean;

  @Prop({ type: { filename: String, content: Buffer, _id: false } })
  attachment?: MailAttachment;

  @Prop({ type: String, required: true })
  kind: string;

  /** Empty if the email belongs to no record. */
  @Prop({ type: String })
  recordId: string;

  @Prop({ type: String })
  mark: string;

  @Prop({ type: String, enum: STATES, required: true })
  state: (typeof STATES)[number];

  /** True for emails such as newsletters, which are sent only when no other email is due. */
  @Prop({ type: Boolean })
  isBulk?: boolean;

  @Prop({ type: { collectionName: String, at: Date, content: Object, _id: false } })
  onSent?: OnSent;

  @Prop({ type: Boolean })
  savedToOutbox?: boolean;

  @Prop({ type: Number, required: true })
  attempts: number;

  /**
   * Time at which the email is due. During an attempt, it is the time when the attempt must have ended; then another
   * process may retry.
   */
  @Prop({ type: Date, required: true })
  dueAt: Date;

  /** Reason of the last failure, without email address or content. */
  @Prop({ type: String })
  lastError?: string;
}

export type OutboxRow = OutboxMail & StoredRow;

export const OutboxMailSchema = SchemaFactory.createForClass(OutboxMail);
OutboxMailSchema.index({ state: 1, dueAt: 1 });
OutboxMailSchema.index({ state: 1, createdAt: -1, _id: -1 });
OutboxMailSchema.index({ recordId: 1 });
OutboxMailSchema.index({ isBulk: 1 }, { sparse: true });

/** Derives the id from `MailName` and recipient. An email that is created twice thus has one id and one Message-ID. */
export const mailIdOf = ({ kind, recordId, mark }: MailName, to: string): Types.ObjectId =>
  new Types.ObjectId(createHash('sha256').update([kind, recordId, mark, to].join('\n')).digest('hex').slice(0, 24));

export function toOutgoingMail(row: OutboxRow): OutgoingMail {
  const { to, subject, text, html, replyTo, unsubscribeUrl, isByPerson } = row;
  return { to, subject, text, html, replyTo, unsubscribeUrl, isByPerson, attachment: attachmentOf(row) };
}

/** Unwraps the attachment's bytes, which the driver returns in a wrapper object. */
function attachmentOf({ attachment }: OutboxRow): MailAttachment | undefined {
  if (!attachment) return undefined;
  const { filename, content } = attachment as { filename: string; content: Buffer | { buffer: Uint8Array } };
  return { filename, content: Buffer.isBuffer(content) ? content : Buffer.from(content.buffer) };
}

export function toHeldMail(row: OutboxRow, ownerEmail: string): HeldMail {
  return { ...toStored(row), to: row.to === OWNER ? ownerEmail : row.to, subject: row.subject };
}

export function toFailedMail(row: OutboxRow, ownerEmail: string): FailedMail {
  return {
    ...toHeldMail(row, ownerEmail),
    status: row.state === 'failed' ? 'failed' : 'retrying',
    attempts: row.attempts,
    lastError: row.lastError ?? '',
    nextAttemptAt: row.state === 'failed' ? null : row.dueAt.toISOString(),
  };
}
