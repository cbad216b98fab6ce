import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import {
  PROJECT_SCOPES,
  PROJECT_STATUSES,
  type ProjectRequest as ProjectRequestEntity,
  type ProjectScope,
  type ProjectStatus,
  TEAM_SIZES,
  type TeamSize,
  TIMEFRAMES,
  type Timeframe,
} from '../../contract/project';
import { StoredConsent, StoredConsentSchema } from '../../platform/database/stored-consent';
import { STORED_SCHEMA, toStored } from '../../platform/database/stored-schema';
import { addMailPromises, type PromisingRow } from '../../platform/mail/mail-promises';
import { Quote, QuoteSchema } from './quote.schema';

/** Word of staff on a request, with the name that they had then. */
@Schema({ _id: false, versionKey: false })
export class StoredNote {
  @Prop({ type: String, required: true })
  text: string;

  @Prop({ type: String, required: true })
  by: string;

  @Prop({ type: Date, required: true })
  at: Date;
}

/** A visitor's request for a quote, with the quote and the mails that are due about them: so one write changes all of it. Its `_id` is random: whoever knows it may follow the request. */
@Schema({ ...STORED_SCHEMA, collection: 'projectrequests' })
export class ProjectRequest {
  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: String, required: true })
  email: string;

  @Prop({ type: String, default: '' })
  phone: string;

  /** `_id` of the service, or the slug of a built-in one. */
  @Prop({ type: String, required: true })
  serviceId: string;

  /** As it was when the request came: it stays when the service goes. */
  @Prop({ type: String, required: true })
  serviceTitle: string;

  @Prop({ type: String, enum: PROJECT_SCOPES, required: true })
  projectScope: ProjectScope;

  @Prop({ type: String, enum: TIMEFRAMES, required: true })
  timeframe: Timeframe;

  @Prop({ type: String, enum: TEAM_SIZES, required: true })
  teamSize: TeamSize;

  @Prop({ type: String, required: true })
  description: string;

  @Prop({ type: String, enum: PROJECT_STATUSES, default: 'pending' })
  status: ProjectStatus;

  @Prop({ type: StoredConsentSchema })
  consent?: StoredConsent;

  @Prop({ type: QuoteSchema })
  quote?: Quote;

  /** Missing in rows of before there were any. */
  @Prop({ type: [SchemaFactory.createForClass(StoredNote)], default: [] })
  staffNotes?: StoredNote[];
}

export type ProjectRequestRow = ProjectRequest & PromisingRow;

export const ProjectRequestSchema = SchemaFactory.createForClass(ProjectRequest);
addMailPromises(ProjectRequestSchema);
ProjectRequestSchema.index({ 'quote._id': 1 }, { sparse: true });
ProjectRequestSchema.index({ createdAt: -1, _id: -1 });
ProjectRequestSchema.index({ email: 1 });
ProjectRequestSchema.index({ updatedAt: 1 });
ProjectRequestSchema.index({ status: 1, createdAt: -1, _id: -1 });

export function toProjectRequest(row: ProjectRequestRow): ProjectRequestEntity {
  return {
    ...toStored(row),
    name: row.name,
    email: row.email,
    phone: row.phone,
    serviceId: { _id: row.serviceId, title: row.serviceTitle },
    projectScope: row.projectScope,
    timeframe: row.timeframe,
    teamSize: row.teamSize,
    description: row.description,
    status: row.status,
    staffNotes: (row.staffNotes ?? []).map(({ text, by, at }) => ({ text, by, at: at.toISOString() })),
  };
}
