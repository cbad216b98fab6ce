import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import {
  type ProjectStatus,
  QUOTE_STATUSES,
  type Quote as QuoteEntity,
  type QuoteStatus,
  type VisitorQuote,
} from '../../contract/project';
import { STORED_SCHEMA, type StoredRow, toStored } from '../../database/stored-schema';

/** What a change of a quote makes of its request. */
export const REQUEST_OUTCOMES = ['quoted', 'accepted', 'rejected'] as const satisfies readonly ProjectStatus[];
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];

/** The one quote of a request. */
@Schema({ ...STORED_SCHEMA, collection: 'quotes' })
export class Quote {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  projectRequestId: Types.ObjectId;

  /** US dollars. */
  @Prop({ type: Number, required: true })
  price: number;

  /** Weeks. */
  @Prop({ type: Number, required: true })
  timeEstimate: number;

  @Prop({ type: String, required: true })
  teamSize: string;

  @Prop({ type: String, default: '' })
  notes: string;

  @Prop({ type: String, enum: QUOTE_STATUSES, required: true })
  status: QuoteStatus;

  /** Counts the changes, from 1: each one is written only over the row that it was decided on. */
  @Prop({ type: Number, required: true })
  revision: number;

  /** While its mail is under way nobody may edit it, or the client would read other terms than those that hold. */
  @Prop({ type: Date })
  mailingUntil?: Date;

  /** What this row's last change still has to make of the request; missing once it is done. See `QuoteSettling`. */
  @Prop({ type: String, enum: REQUEST_OUTCOMES })
  unsettled?: RequestOutcome;
}

export type QuoteRow = Quote & StoredRow;

export const QuoteSchema = SchemaFactory.createForClass(Quote);
QuoteSchema.index({ projectRequestId: 1 }, { unique: true });
QuoteSchema.index({ unsettled: 1 }, { sparse: true });

/** Until revisions are kept, what was sent is the one revision. */
const revisionOf = (row: QuoteRow) => (row.status === 'draft' ? 0 : 1);
const answererOf = ({ status }: QuoteRow) => (status === 'accepted' || status === 'rejected' ? 'client' : null);

export function toQuote(row: QuoteRow): QuoteEntity {
  return {
    ...toStored(row),
    projectRequestId: row.projectRequestId.toHexString(),
    price: row.price,
    timeEstimate: row.timeEstimate,
    teamSize: row.teamSize,
    notes: row.notes,
    status: row.status,
    revision: revisionOf(row),
    revisions: [],
    answeredBy: answererOf(row),
    declineReason: '',
    declineText: '',
  };
}

/** As its visitor sees it, or `null` while it is a draft. */
export function toVisitorQuote(row: QuoteRow | null): VisitorQuote | null {
  if (!row || row.status === 'draft') return null;
  const { price, timeEstimate, teamSize, notes, status } = row;
  return {
    ...toStored(row),
    price,
    timeEstimate,
    teamSize,
    notes,
    status,
    revision: revisionOf(row),
    sentAt: row.updatedAt.toISOString(),
    previous: null,
    answeredBy: answererOf(row),
  };
}
