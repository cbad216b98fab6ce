import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import {
  ISSUE_FIELDS,
  ISSUE_STATUS_LABELS,
  type Issue as IssueEntity,
  type IssueInput,
  type IssueStatus,
  type IssueStop,
  type IssueSummary,
} from '../../contract/newsletter-issues';
import { storeMediaIds } from '../../platform/database/media-ids';
import { STORED_SCHEMA, type StoredRow, toStored } from '../../platform/database/stored-schema';
import { addFields } from '../../platform/fields/stored-fields';

const STATUSES = Object.keys(ISSUE_STATUS_LABELS) as IssueStatus[];

@Schema({ ...STORED_SCHEMA, collection: 'newsletterIssues' })
export class Issue {
  @Prop({ type: String, enum: STATUSES, default: 'draft' })
  status: IssueStatus;

  /** Status before a restore put the newsletter on hold. */
  @Prop({ type: String, enum: ['scheduled', 'sending'] })
  heldFrom?: 'scheduled' | 'sending';

  @Prop({ type: Date })
  sendAt?: Date;

  @Prop({ type: Date })
  startedAt?: Date;

  @Prop({ type: Date })
  endedAt?: Date;

  @Prop({ type: String })
  stoppedBy?: IssueStop;

  @Prop({ type: Number, default: 0 })
  audience: number;

  /** The last subscriber for whom an email was queued. Subscribers get their emails in the order of their ids. */
  @Prop({ type: SchemaTypes.ObjectId })
  cursor?: Types.ObjectId;

  @Prop({ type: Number, default: 0 })
  sent: number;

  @Prop({ type: Boolean })
  savedToOutbox?: boolean;

  @Prop({ type: Number, default: 0 })
  failed: number;

  @Prop({ type: Number, default: 0 })
  failedInRow: number;

  @Prop({ type: Number, default: 0 })
  unsubscribed: number;

  /** Subscribers whose emails were counted most recently as sent or failed, so that no email is counted twice. */
  @Prop({ type: [SchemaTypes.ObjectId], default: [] })
  counted: Types.ObjectId[];
}

export type IssueRow = Issue & IssueInput & StoredRow;
export type IssueSummaryRow = Omit<IssueRow, 'content'>;

export const IssueSchema = SchemaFactory.createForClass(Issue);
IssueSchema.plugin(storeMediaIds);
addFields(IssueSchema, ISSUE_FIELDS);
IssueSchema.index({ createdAt: -1, _id: -1 });
IssueSchema.index({ status: 1, startedAt: 1 });
IssueSchema.index({ startedAt: -1, _id: -1 });

const timeOf = (at: Date | undefined): string | null => at?.toISOString() ?? null;

export function toIssueSummary(row: IssueSummaryRow): IssueSummary {
  const { subject, status, audience, sent, failed, unsubscribed, stoppedBy = null } = row;
  return {
    ...toStored(row),
    subject,
    status,
    sendAt: timeOf(row.sendAt),
    startedAt: timeOf(row.startedAt),
    endedAt: timeOf(row.endedAt),
    stoppedBy,
    audience,
    sent,
    failed,
    unsubscribed,
    ...(row.savedToOutbox && { savedToOutbox: true }),
  };
}

export function toIssue(row: IssueRow): IssueEntity {
  return { ...toIssueSummary(row), content: row.content };
}
