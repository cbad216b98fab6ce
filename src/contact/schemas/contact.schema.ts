import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import {
  CONTACT_FIELDS,
  CONTACT_STATUS_FIELDS,
  type ContactInput,
  type ContactMessage,
  type ContactReply,
} from '../../contract/contact';
import { defaultsOf, type InputOf } from '../../contract/fields';
import { fold } from '../../contract/fold';
import { LIMITS } from '../../contract/limits';
import { searchDigits } from '../../contract/phone';
import { THREAD_TEXTS } from '../../contract/thread';
import { StoredConsent, StoredConsentSchema } from '../../platform/database/stored-consent';
import { AGED_SCHEMA, toStored } from '../../platform/database/stored-schema';
import {
  type StoredThreadEntry,
  StoredThreadEntrySchema,
  toThreadEntry,
} from '../../platform/database/stored-thread-entry';
import { conflict } from '../../platform/errors/product-error';
import { addFields, pickFields } from '../../platform/fields/stored-fields';
import { addPendingMails, type PendingMailsRow, toPendingMail } from '../../platform/mail/pending-mails';

@Schema({ _id: false, versionKey: false })
class StoredReply {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  subject: string;

  @Prop({ type: String, required: true })
  message: string;

  @Prop({ type: Date, required: true })
  sentAt: Date;

  @Prop({ type: String, required: true })
  sentBy: string;

  @Prop({ type: Boolean })
  savedToOutbox?: boolean;
}

@Schema({ ...AGED_SCHEMA, collection: 'contacts' })
export class Contact {
  @Prop({ type: [SchemaFactory.createForClass(StoredReply)], default: [] })
  replies: StoredReply[];

  @Prop({ type: [StoredThreadEntrySchema], default: undefined })
  notes?: StoredThreadEntry[];

  @Prop({ type: StoredConsentSchema })
  consent?: StoredConsent;

  /** Name in lower case and without accents, for sorting. */
  @Prop({ type: String, required: true })
  nameKey: string;

  /** Subject in lower case and without accents, for sorting. */
  @Prop({ type: String, required: true })
  subjectKey: string;

  /** Text for searches: folded name, email address, subject and phone digits, one per line. */
  @Prop({ type: String, required: true })
  searchLines: string;
}

const FIELDS = { ...CONTACT_FIELDS, ...CONTACT_STATUS_FIELDS };
const DEFAULTS = defaultsOf(FIELDS);

export type ContactRow = Contact & InputOf<typeof FIELDS> & PendingMailsRow;

export const ContactSchema = SchemaFactory.createForClass(Contact);
addFields(ContactSchema, FIELDS);
addPendingMails(ContactSchema);
ContactSchema.index({ createdAt: -1, _id: -1 });
ContactSchema.index({ email: 1, createdAt: -1 });
ContactSchema.index({ updatedAt: 1 });
ContactSchema.index({ nameKey: 1, _id: 1 });
ContactSchema.index({ subjectKey: 1, _id: 1 });
ContactSchema.index({ status: 1, createdAt: -1, _id: -1 });
ContactSchema.index({ status: -1, createdAt: -1, _id: -1 });

type Keyed = Pick<ContactInput, 'name' | 'email' | 'phone' | 'subject'>;

export function toListKeys({ name, email, phone = '', subject }: Keyed) {
  const lines = [name, email, subject].map(fold);
  const digits = searchDigits(phone);
  if (digits) lines.push(digits);
  return {
    nameKey: lines[0],
    subjectKey: lines[2],
    searchLines: lines.join('\n'),
  };
}

/** Builds all stored fields of a new message. Sets defaults itself, because grouped inserts bypass Mongoose. */
export function toContactFields(input: ContactInput, consent: StoredConsent): object {
  return {
    ...DEFAULTS,
    ...input,
    replies: [],
    consent,
    pendingMails: [toPendingMail('message'), toPendingMail('arrived')],
    ...toListKeys(input),
  };
}

function toReply(reply: StoredReply): ContactReply {
  const { _id, subject, message, sentAt, sentBy, savedToOutbox } = reply;
  return {
    _id: _id.toHexString(),
    subject,
    message,
    sentAt: sentAt.toISOString(),
    sentBy,
    ...(savedToOutbox && { savedToOutbox }),
  };
}

export function toContactMessage(row: ContactRow): ContactMessage {
  return {
    ...toStored(row),
    ...pickFields(FIELDS, row),
    replies: row.replies.map(toReply),
    notes: (row.notes ?? []).map((note) => toThreadEntry(note, row.name)),
  };
}

export function refuseFull({ replies, notes = [] }: ContactRow): void {
  if (replies.length + notes.length >= LIMITS.threadEntries) throw conflict(THREAD_TEXTS.full);
}
