import { createHash } from 'node:crypto';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { FailedMail, HeldMail } from '../../contract/mail';
import { STORED_SCHEMA, type StoredRow, toStored } from '../database/stored-schema';
import { type MailAttachment, type OutgoingMail, OWNER } from './outgoing-mail';
import type { MailName } from './pending-mails';

/** `failed`: given up. `onHold`: it was due when a restored backup was made. */
const STATES = ['pending', 'sending', 'sent', 'failed', 'onHold'] as const;

/** What an email was asked for with, whose caller waits: it is written into the record once the email is out. */
export interface OnSent {
  collectionName: string;
  /** When it was asked for. */
  at: Date;
  content: object;
}

/** An email from the moment it is made until it is sent. A sent one keeps no content. */
@Schema({ ...STORED_SCHEMA, collection: 'mailOutbox' })
export class OutboxMail {
  /** Address, or `owner`: the settings are asked at each attempt, so a corrected address helps old mail too. */
  @Prop({ type: String })
  to: string;

  @Prop({ type: String })
  subject: string;

  @Prop({ type: String })
  text: string;

  @Prop({ type: String })
  html: string;

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

  /** Empty where nothing stored tells of it. */
  @Prop({ type: String })
  recordId: string;

  @Prop({ type: String })
  mark: string;

  @Prop({ type: String, enum: STATES, required: true })
  state: (typeof STATES)[number];

  /** One of many of the same kind: these wait for all others. */
  @Prop({ type: Boolean })
  isBulk?: boolean;

  @Prop({ type: { collectionName: String, at: Date, content: Object, _id: false } })
  onSent?: OnSent;

  /** See `Emailed`. */
  @Prop({ type: Boolean })
  savedToOutbox?: boolean;

  /** Attempts that were begun. */
  @Prop({ type: Number, required: true })
  attempts: number;

  /** While it is being sent, the time by which that has surely ended: should the process die, it is pending again then. */
  @Prop({ type: Date, required: true })
  dueAt: Date;

  /** Why the last attempt failed. Holds no address and no text of the email. */
  @Prop({ type: String })
  lastError?: string;
}

export type OutboxRow = OutboxMail & StoredRow;

export const OutboxMailSchema = SchemaFactory.createForClass(OutboxMail);
OutboxMailSchema.index({ state: 1, dueAt: 1 });
OutboxMailSchema.index({ state: 1, createdAt: -1, _id: -1 });
OutboxMailSchema.index({ recordId: 1 });
OutboxMailSchema.index({ isBulk: 1 }, { sparse: true });

/** The same email has the same id, and so the same Message-ID, however often it is made. */
export const mailIdOf = ({ kind, recordId, mark }: MailName, to: string): Types.ObjectId =>
  new Types.ObjectId(createHash('sha256').update([kind, recordId, mark, to].join('\n')).digest('hex').slice(0, 24));

export function toOutgoingMail(row: OutboxRow): OutgoingMail {
  const { to, subject, text, html, replyTo, unsubscribeUrl, isByPerson } = row;
  return { to, subject, text, html, replyTo, unsubscribeUrl, isByPerson, attachment: attachmentOf(row) };
}

/** The driver wraps bytes. */
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
