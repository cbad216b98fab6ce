import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { FAILED_MAIL_STATUSES, type FailedMail, type FailedMailStatus, type HeldMail } from '../../../contract/mail';
import { STORED_SCHEMA, type StoredRow, toStored } from '../../database/stored-schema';
import { type MailAttachment, type OutgoingMail, OWNER } from '../outgoing-mail';

/** `onHold`: it was due when a restored backup was made. `dropped`: one of many that was refused for good, or whose reader has gone; nobody is asked to look at it, and nothing is left of it but its name. */
const STATUSES = ['waiting', ...FAILED_MAIL_STATUSES, 'onHold', 'sent', 'dropped'] as const;

/** What became of one of many: `bounced` where the address itself was refused. */
export const BULK_OUTCOMES = ['sent', 'bounced', 'failed'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** A mail that nobody waits for, from the moment it is promised until it is sent. A sent one keeps no content. */
@Schema({ ...STORED_SCHEMA, collection: 'mails' })
export class QueuedMail {
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

  @Prop({ type: String, enum: STATUSES, required: true })
  status: (typeof STATUSES)[number];

  /** One of many of the same kind: these are sent one at a time. It goes when who sends them knows what became of it. */
  @Prop({ type: Boolean })
  isBulk?: boolean;

  /** Of one of many, while who sends them has not heard of it. */
  @Prop({ type: String, enum: BULK_OUTCOMES })
  outcome?: BulkOutcome;

  /** See `Emailed`. */
  @Prop({ type: Boolean })
  savedToOutbox?: boolean;

  /** Attempts that were begun. */
  @Prop({ type: Number, required: true })
  attempts: number;

  /** When it is due. While an attempt runs it lies ahead: should the process die, the mail comes due again by itself. */
  @Prop({ type: Date, required: true })
  nextAttemptAt: Date;

  /** Why the last attempt failed. Holds no address and no text of the mail. */
  @Prop({ type: String })
  lastError?: string;

  /** Name of the occasion, unique while the row is kept. */
  @Prop({ type: String })
  once?: string;
}

export type QueuedMailRow = QueuedMail & StoredRow;

export const QueuedMailSchema = SchemaFactory.createForClass(QueuedMail);
QueuedMailSchema.index({ once: 1 }, { unique: true, sparse: true });
QueuedMailSchema.index({ status: 1, nextAttemptAt: 1 });
QueuedMailSchema.index({ isBulk: 1 }, { sparse: true });
QueuedMailSchema.index({ status: 1, createdAt: -1, _id: -1 });

export function toOutgoingMail(row: QueuedMailRow): OutgoingMail {
  const { to, subject, text, html, replyTo, unsubscribeUrl, isByPerson } = row;
  return { to, subject, text, html, replyTo, unsubscribeUrl, isByPerson, attachment: attachmentOf(row) };
}

/** The driver wraps bytes. */
function attachmentOf({ attachment }: QueuedMailRow): MailAttachment | undefined {
  if (!attachment) return undefined;
  const { filename, content } = attachment as { filename: string; content: Buffer | { buffer: Uint8Array } };
  return { filename, content: Buffer.isBuffer(content) ? content : Buffer.from(content.buffer) };
}

export function toHeldMail(row: QueuedMailRow, ownerEmail: string): HeldMail {
  return { ...toStored(row), to: row.to === OWNER ? ownerEmail : row.to, subject: row.subject };
}

export function toFailedMail(row: QueuedMailRow, ownerEmail: string): FailedMail {
  return {
    ...toStored(row),
    to: row.to === OWNER ? ownerEmail : row.to,
    subject: row.subject,
    status: row.status as FailedMailStatus,
    attempts: row.attempts,
    lastError: row.lastError ?? '',
    nextAttemptAt: row.status === 'failed' ? null : row.nextAttemptAt.toISOString(),
  };
}
