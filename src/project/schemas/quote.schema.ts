import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, SchemaTypes, Types } from 'mongoose';
import { DECLINE_REASONS, type DeclineReason } from '../../contract/decline-reasons';
import type { InputOf } from '../../contract/fields';
import { isOver } from '../../contract/lusaka-day';
import { PAYMENT_FIELDS, type Payment, type PaymentReport } from '../../contract/payments';
import {
  QUOTE_ANSWERERS,
  QUOTE_ENDS,
  QUOTE_STATUSES,
  type QuoteAnswerer,
  type Quote as QuoteEntity,
  type QuoteRevision,
  type QuoteSending,
  type QuoteStatus,
  type Reopening,
  type SentRevision,
  type VisitorQuote,
} from '../../contract/project';
import { QUOTE_LINE_FIELDS } from '../../contract/quote-fields';
import { CURRENCIES, type Currency, type Instalment, type QuoteLine, type QuoteTerms } from '../../contract/terms';
import { addFields, pickFields, schemaOf } from '../../platform/fields/stored-fields';

const PART = { _id: false, versionKey: false } as const;

const StoredInstalmentSchema = new MongooseSchema<Instalment>(
  {
    label: { type: String, required: true },
    share: { type: Number, default: null },
    amount: { type: Number, default: null },
    dueDate: { type: String, default: '' },
    dueWhen: { type: String, default: '' },
  },
  PART,
);

@Schema(PART)
class StoredTerms implements QuoteTerms {
  @Prop({ type: Number, required: true })
  price: number;

  @Prop({ type: [schemaOf(QUOTE_LINE_FIELDS)], required: true })
  lines: QuoteLine[];

  @Prop({ type: Number, required: true })
  discount: number;

  @Prop({ type: Number, required: true })
  vatPercent: number;

  @Prop({ type: Number, required: true })
  depositPercent: number;

  /** Missing in quotes that were stored before the product had payment schedules. */
  @Prop({ type: [StoredInstalmentSchema], default: undefined })
  schedule: Instalment[];

  @Prop({ type: String, enum: CURRENCIES, required: true })
  currency: Currency;

  @Prop({ type: Number, required: true })
  timeEstimate: number;

  @Prop({ type: String, required: true })
  teamSize: string;

  @Prop({ type: String, default: '' })
  notes: string;

  @Prop({ type: [String], required: true })
  included: string[];

  @Prop({ type: String, default: null })
  validUntil: string | null;
}

@Schema(PART)
export class StoredRevision extends StoredTerms {
  @Prop({ type: Number, required: true })
  revision: number;

  @Prop({ type: Date, required: true })
  sentAt: Date;

  /** Time when the client's page first showed the revision. */
  @Prop({ type: Date })
  seenAt?: Date;

  @Prop({ type: Boolean })
  savedToOutbox?: boolean;

  @Prop({ type: Boolean })
  byHand?: boolean;
}

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

@Schema(PART)
class StoredReopening {
  @Prop({ type: Date, required: true })
  at: Date;

  @Prop({ type: String, enum: QUOTE_ENDS, required: true })
  from: Reopening['from'];
}

@Schema({ versionKey: false })
class PaymentRecord {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  by: string;

  @Prop({ type: Date, required: true })
  at: Date;
}

export type StoredPayment = PaymentRecord & InputOf<typeof PAYMENT_FIELDS>;

const StoredPaymentSchema = SchemaFactory.createForClass(PaymentRecord);
addFields(StoredPaymentSchema, PAYMENT_FIELDS);

@Schema({ versionKey: false })
export class StoredPaymentReport {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  _id: Types.ObjectId;

  @Prop({ type: String, default: '' })
  note: string;

  @Prop({ type: String })
  invoice?: string;

  @Prop({ type: Date, required: true })
  at: Date;
}

@Schema({ versionKey: false })
export class Quote extends StoredTerms {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  _id: Types.ObjectId;

  @Prop({ type: String, enum: QUOTE_STATUSES, required: true })
  status: QuoteStatus;

  /** Number of the quote. It is reserved before the first email is sent, and becomes visible afterwards. */
  @Prop({ type: String })
  number?: string;

  @Prop({ type: String })
  tpin?: string;

  @Prop({ type: [SchemaFactory.createForClass(StoredRevision)], default: [] })
  revisions: StoredRevision[];

  @Prop({ type: SchemaFactory.createForClass(StoredAnswer) })
  answer?: StoredAnswer;

  @Prop({ type: [SchemaFactory.createForClass(StoredReopening)], default: undefined })
  reopenings?: StoredReopening[];

  @Prop({ type: [StoredPaymentSchema], default: undefined })
  payments?: StoredPayment[];

  @Prop({ type: SchemaFactory.createForClass(StoredPaymentReport) })
  saidPaid?: StoredPaymentReport;

  @Prop({ type: Date, required: true })
  createdAt: Date;

  @Prop({ type: Date, required: true })
  updatedAt: Date;
}

export const QuoteSchema = SchemaFactory.createForClass(Quote);

/** Copies only the terms from an object with more fields. */
export function termsOf({
  price,
  lines,
  discount,
  vatPercent,
  depositPercent,
  schedule = [],
  currency,
  timeEstimate,
  teamSize,
  notes,
  included,
  validUntil = null,
}: QuoteTerms): QuoteTerms {
  return {
    price,
    lines: lines.map(({ text, quantity, unitPrice }) => ({ text, quantity, unitPrice })),
    discount,
    vatPercent,
    depositPercent,
    schedule: schedule.map(({ label, share, amount, dueDate, dueWhen }) => ({
      label,
      share,
      amount,
      dueDate,
      dueWhen,
    })),
    currency,
    timeEstimate,
    teamSize,
    notes,
    included,
    validUntil,
  };
}

/** Returns the quote with its status at `now`. After `validUntil`, a sent quote is expired, but stored as `sent`. */
export function asOf<Row extends Pick<Quote, 'status' | 'validUntil'>>(quote: Row, now: Date): Row {
  const { status, validUntil } = quote;
  return status === 'sent' && validUntil && isOver(validUntil, now) ? { ...quote, status: 'expired' } : quote;
}

export function toQuote(projectRequestId: Types.ObjectId, stored: Quote, now = new Date()): QuoteEntity {
  const quote = asOf(stored, now);
  return {
    ...toTimes(quote),
    ...termsOf(quote),
    ...toNumbered(quote),
    projectRequestId: projectRequestId.toHexString(),
    status: quote.status,
    revision: quote.revisions.length,
    revisions: quote.revisions.map(toSentRevision),
    answeredBy: quote.answer?.by ?? null,
    answeredAt: quote.answer?.at.toISOString() ?? null,
    declineReason: quote.answer?.reason ?? '',
    declineText: quote.answer?.text ?? '',
    reopenings: (quote.reopenings ?? []).map(({ at, from }) => ({ at: at.toISOString(), from })),
    payments: (quote.payments ?? []).map(toPayment),
    saidPaid: quote.saidPaid ? toPaymentReport(quote.saidPaid) : null,
  };
}

const toPaymentReport = ({ note, invoice, at }: StoredPaymentReport): PaymentReport => ({
  note,
  ...(invoice && { invoice }),
  at: at.toISOString(),
});

export const toPayment = ({ _id, by, at, ...payment }: StoredPayment): Payment => ({
  ...pickFields(PAYMENT_FIELDS, payment),
  _id: _id.toHexString(),
  by,
  at: at.toISOString(),
});

/** Returns the newest sent revision, or `null` for drafts and quotes that were never sent. */
export function toVisitorQuote(stored: Quote | null | undefined, now = new Date()): VisitorQuote | null {
  const sent = stored?.revisions.at(-1);
  const quote = stored && asOf(stored, now);
  if (!quote || !sent || quote.status === 'draft') return null;
  const previous = quote.revisions.at(-2);
  return {
    ...toTimes(quote),
    ...toRevision(sent),
    ...toNumbered(quote),
    status: quote.status,
    previous: previous ? toRevision(previous) : null,
    sendings: quote.revisions.map(toRevision).map(toSending),
    answeredBy: quote.answer?.by ?? null,
    answeredAt: quote.answer?.at.toISOString() ?? null,
    declineReason: quote.answer?.reason ?? '',
  };
}

const toSending = ({ revision, price, currency, sentAt }: QuoteRevision): QuoteSending => ({
  revision,
  price,
  currency,
  sentAt,
});

/** Returns number and TPIN. The number is `null` until the quote is sent, because until then it is only reserved. */
function toNumbered({ number, tpin, revisions }: Quote) {
  return { number: (revisions.length > 0 && number) || null, tpin: tpin ?? '' };
}

function toTimes({ _id, createdAt, updatedAt }: Quote) {
  return { _id: _id.toHexString(), createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

function toSentRevision(stored: StoredRevision): SentRevision {
  const { seenAt, savedToOutbox, byHand } = stored;
  return {
    ...toRevision(stored),
    ...(seenAt && { seenAt: seenAt.toISOString() }),
    ...(savedToOutbox && { savedToOutbox }),
    ...(byHand && { byHand }),
  };
}

export function toRevision({ revision, sentAt, ...terms }: StoredRevision): QuoteRevision {
  return { ...termsOf(terms), revision, sentAt: sentAt.toISOString() };
}
