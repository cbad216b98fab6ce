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
import { StoredConsent, StoredConsentSchema } from '../../database/stored-consent';
import { STORED_SCHEMA, type StoredRow, toStored } from '../../database/stored-schema';

/** A visitor's request for a quote. Its `_id` is random: whoever knows it may follow the request. */
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

  /** Revision of the quote whose change last reached this row, so that repeating or delaying one does no harm. See `QuoteSettling`. */
  @Prop({ type: Number, default: 0 })
  settledRevision: number;
}

export type ProjectRequestRow = ProjectRequest & StoredRow;

export const ProjectRequestSchema = SchemaFactory.createForClass(ProjectRequest);
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
    staffNotes: [],
  };
}
