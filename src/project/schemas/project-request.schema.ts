import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import type { InputOf } from '../../contract/fields';
import {
  type Assignee,
  PROJECT_FIELDS,
  PROJECT_STATUS_FIELDS,
  type ProjectRequest as ProjectRequestEntity,
} from '../../contract/project';
import { STEPS_FIELDS } from '../../contract/work-steps';
import { StoredConsent, StoredConsentSchema } from '../../platform/database/stored-consent';
import { AGED_SCHEMA, toStored } from '../../platform/database/stored-schema';
import { type StoredThreadEntry, StoredThreadEntrySchema } from '../../platform/database/stored-thread-entry';
import { addFields, pickFields } from '../../platform/fields/stored-fields';
import { addPendingMails, type PendingMailsRow } from '../../platform/mail/pending-mails';
import { Quote, QuoteSchema } from './quote.schema';

/**
 * Names of reminders to clients. `3 days` and `7 days` after the quote was sent, and `end` before it expires. Names of
 * payment reminders contain the due date and the number of days since then, negative before the due date.
 */
export type Reminder = '3 days' | '7 days' | 'end' | `due ${string} ${number}`;

@Schema({ _id: false, versionKey: false })
export class StoredAssignee {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;
}

@Schema({ _id: false, versionKey: false })
export class StoredOpenInvoice {
  /** Place of the instalment in the schedule, from 0. */
  @Prop({ type: Number, required: true })
  entry: number;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  documentId: Types.ObjectId;

  @Prop({ type: String, required: true })
  dueDate: string;

  /** Kwacha for one unit of the quote's currency. */
  @Prop({ type: Number })
  rate?: number;
}

/**
 * A request with its quote and pending emails in one document, so that one write can change them together. `_id` is
 * random, because links contain it.
 */
@Schema({ ...AGED_SCHEMA, collection: 'projectrequests' })
export class ProjectRequest {
  @Prop({ type: String, required: true })
  serviceTitle: string;

  @Prop({ type: StoredConsentSchema })
  consent?: StoredConsent;

  @Prop({ type: QuoteSchema })
  quote?: Quote;

  @Prop({ type: SchemaFactory.createForClass(StoredAssignee) })
  assignee?: StoredAssignee;

  @Prop({ type: [StoredThreadEntrySchema], default: undefined })
  thread?: StoredThreadEntry[];

  /** Times in the last 24 hours at which links to requests were emailed. Their number is limited. */
  @Prop({ type: [Date], default: undefined })
  linksMailedAt?: Date[];

  /** Time when the quote was last sent. Missing in quotes that were sent before the product had reminders. */
  @Prop({ type: Date })
  quoteSentAt?: Date;

  @Prop({ type: [String], default: undefined })
  remindersTold?: Reminder[];

  /**
   * Invoices that are not credited. They are stored here before their documents are issued, so that two calls at once
   * cannot issue two invoices for one instalment.
   */
  @Prop({ type: [SchemaFactory.createForClass(StoredOpenInvoice)], default: undefined })
  openInvoices?: StoredOpenInvoice[];
}

/** Fields of a request from the contract. `serviceId` is the id of a service, or the slug of a built-in one. */
const FIELDS = { ...PROJECT_FIELDS, ...PROJECT_STATUS_FIELDS };

export type ProjectRequestRow = ProjectRequest &
  InputOf<typeof FIELDS> &
  Partial<InputOf<typeof STEPS_FIELDS>> &
  PendingMailsRow;

export const ProjectRequestSchema = SchemaFactory.createForClass(ProjectRequest);
addFields(ProjectRequestSchema, { ...FIELDS, ...STEPS_FIELDS });
addPendingMails(ProjectRequestSchema);
ProjectRequestSchema.index({ 'quote._id': 1 }, { sparse: true });
ProjectRequestSchema.index({ createdAt: -1, _id: -1 });
ProjectRequestSchema.index({ email: 1, createdAt: -1 });
ProjectRequestSchema.index({ updatedAt: -1, _id: -1 });
ProjectRequestSchema.index({ status: 1, createdAt: -1, _id: -1 });
ProjectRequestSchema.index({ status: 1, updatedAt: -1, _id: -1 });

export const toAssignee = ({ assignee }: Pick<ProjectRequestRow, 'assignee'>): Assignee | null =>
  assignee ? { _id: assignee._id.toHexString(), name: assignee.name } : null;

export function toProjectRequest(row: ProjectRequestRow): ProjectRequestEntity {
  return {
    ...toStored(row),
    ...pickFields(FIELDS, row),
    serviceId: { _id: row.serviceId, title: row.serviceTitle },
  };
}
