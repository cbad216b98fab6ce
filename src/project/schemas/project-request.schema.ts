import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import type { InputOf } from '../../contract/fields';
import {
  type Assignee,
  PROJECT_FIELDS,
  PROJECT_STATUS_FIELDS,
  type ProjectRequest as ProjectRequestEntity,
} from '../../contract/project';
import { StoredConsent, StoredConsentSchema } from '../../platform/database/stored-consent';
import { STORED_SCHEMA, toStored } from '../../platform/database/stored-schema';
import { type StoredThreadEntry, StoredThreadEntrySchema } from '../../platform/database/stored-thread-entry';
import { addFields, pickFields } from '../../platform/fields/stored-fields';
import { addPendingMails, type PendingMailsRow } from '../../platform/mail/pending-mails';
import { Quote, QuoteSchema } from './quote.schema';

/** Reminders that go to a client: some days after a quote was sent, and before its last day. See `remindersDue`. */
export type Reminder = '3 days' | '7 days' | 'end';

/** The member of staff who answers it, with the name of then: a deleted account leaves it. */
@Schema({ _id: false, versionKey: false })
export class StoredAssignee {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;
}

/** A visitor's request for a quote, with the quote and the mails that are due about them: so one write changes all of it. Its `_id` is random: whoever knows it may follow the request. */
@Schema({ ...STORED_SCHEMA, collection: 'projectrequests' })
export class ProjectRequest {
  /** As it was when the request came: it stays when the service goes. */
  @Prop({ type: String, required: true })
  serviceTitle: string;

  @Prop({ type: StoredConsentSchema })
  consent?: StoredConsent;

  @Prop({ type: QuoteSchema })
  quote?: Quote;

  /** Missing while nobody was given it. */
  @Prop({ type: SchemaFactory.createForClass(StoredAssignee) })
  assignee?: StoredAssignee;

  /** The conversation about it, oldest first: see `threadOf`. */
  @Prop({ type: [StoredThreadEntrySchema], default: undefined })
  thread?: StoredThreadEntry[];

  /** When somebody had the links of its address mailed, within a day: see `FindRequestsService`. */
  @Prop({ type: [Date], default: undefined })
  linksMailedAt?: Date[];

  /** When staff sent the quote last, in whatever way, changed or not. Missing where they have not since there are reminders. */
  @Prop({ type: Date })
  quoteSentAt?: Date;

  /** Reminders that its client was sent. */
  @Prop({ type: [String], default: undefined })
  remindersTold?: Reminder[];
}

/** As stored: `serviceId` is the `_id` of the service, or the slug of a built-in one. */
const FIELDS = { ...PROJECT_FIELDS, ...PROJECT_STATUS_FIELDS };

export type ProjectRequestRow = ProjectRequest & InputOf<typeof FIELDS> & PendingMailsRow;

export const ProjectRequestSchema = SchemaFactory.createForClass(ProjectRequest);
addFields(ProjectRequestSchema, FIELDS);
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
