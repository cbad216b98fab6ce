import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import {
  DECLINE_REASONS,
  type DeclineReason,
  QUOTE_ANSWERERS,
  QUOTE_STATUSES,
  type QuoteAnswerer,
  type Quote as QuoteEntity,
  type QuoteRevision,
  type QuoteStatus,
  type QuoteTerms,
  type VisitorQuote,
} from '../../contract/project';

const PART = { _id: false, versionKey: false } as const;

/** What client and organisation agree on. */
@Schema(PART)
class StoredTerms implements QuoteTerms {
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
}

/** Terms as they were sent to the client once; never changed afterwards. */
@Schema(PART)
class StoredRevision extends StoredTerms {
  @Prop({ type: Number, required: true })
  revision: number;

  @Prop({ type: Date, required: true })
  sentAt: Date;
}

/** Who accepted or rejected, and why. */
@Schema(PART)
export class StoredAnswer {
  @Prop({ type: String, enum: QUOTE_ANSWERERS, required: true })
  by: QuoteAnswerer;

  @Prop({ type: Date, required: true })
  at: Date;

  @Prop({ type: String, enum: DECLINE_REASONS })
  reason?: DeclineReason;

  @Prop({ type: String })
  text?: string;
}

/** The one quote of a request, a part of its document. */
@Schema({ versionKey: false })
export class Quote extends StoredTerms {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  _id: Types.ObjectId;

  @Prop({ type: String, enum: QUOTE_STATUSES, required: true })
  status: QuoteStatus;

  /** Oldest first. */
  @Prop({ type: [SchemaFactory.createForClass(StoredRevision)], default: [] })
  revisions: StoredRevision[];

  /** Only while it is accepted or rejected. */
  @Prop({ type: SchemaFactory.createForClass(StoredAnswer) })
  answer?: StoredAnswer;

  @Prop({ type: Date, required: true })
  createdAt: Date;

  @Prop({ type: Date, required: true })
  updatedAt: Date;
}

export const QuoteSchema = SchemaFactory.createForClass(Quote);

/** The terms of something that has more to it. */
export function termsOf({ price, timeEstimate, teamSize, notes }: QuoteTerms): QuoteTerms {
  return { price, timeEstimate, teamSize, notes };
}

export function toQuote(projectRequestId: Types.ObjectId, quote: Quote): QuoteEntity {
  return {
    ...toTimes(quote),
    ...termsOf(quote),
    projectRequestId: projectRequestId.toHexString(),
    status: quote.status,
    revision: quote.revisions.length,
    revisions: quote.revisions.map(toRevision),
    answeredBy: quote.answer?.by ?? null,
    declineReason: quote.answer?.reason ?? '',
    declineText: quote.answer?.text ?? '',
  };
}

/** As its visitor sees it: what was sent last. `null` while it is a draft, and when it was closed before it was ever sent. */
export function toVisitorQuote(quote: Quote | null | undefined): VisitorQuote | null {
  const sent = quote?.revisions.at(-1);
  if (!quote || !sent || quote.status === 'draft') return null;
  const previous = quote.revisions.at(-2);
  return {
    ...toTimes(quote),
    ...toRevision(sent),
    status: quote.status,
    previous: previous ? toRevision(previous) : null,
    answeredBy: quote.answer?.by ?? null,
    answeredAt: quote.answer?.at.toISOString() ?? null,
    declineReason: quote.answer?.reason ?? '',
  };
}

function toTimes({ _id, createdAt, updatedAt }: Quote) {
  return { _id: _id.toHexString(), createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

export function toRevision({ revision, sentAt, ...terms }: StoredRevision): QuoteRevision {
  return { ...termsOf(terms), revision, sentAt: sentAt.toISOString() };
}
