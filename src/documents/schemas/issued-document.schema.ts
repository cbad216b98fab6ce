import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, SchemaTypes, type Types } from 'mongoose';
import {
  DOCUMENT_KINDS,
  type DocumentContent,
  type DocumentKind,
  documentNumber,
  type ListedDocument,
} from '../../contract/documents';
import { lusakaDay } from '../../contract/lusaka-day';
import { PAY_TO_FIELDS, type PaymentMethod, type PayTo } from '../../contract/payments';
import { QUOTE_LINE_FIELDS } from '../../contract/quote-fields';
import { CURRENCIES, type Currency, type QuoteLine } from '../../contract/terms';
import { addFields } from '../../platform/fields/stored-fields';

const PART = { _id: false, versionKey: false } as const;
const TEXT = { type: String, default: '' } as const;

const LineSchema = new MongooseSchema({}, { _id: false });
addFields(LineSchema, QUOTE_LINE_FIELDS);
const PayToSchema = new MongooseSchema({}, { _id: false });
addFields(PayToSchema, PAY_TO_FIELDS);

@Schema(PART)
class StoredSender {
  @Prop(TEXT) siteName: string;
  @Prop(TEXT) address: string;
  @Prop(TEXT) contactPhone: string;
  @Prop(TEXT) contactEmail: string;
  @Prop(TEXT) tpin: string;
}

@Schema(PART)
class StoredClient {
  @Prop(TEXT) name: string;
  @Prop(TEXT) organisation: string;
  @Prop(TEXT) tpin: string;
}

@Schema(PART)
class StoredCovered {
  @Prop(TEXT) label: string;
  @Prop(TEXT) invoice: string;
}

@Schema(PART)
class StoredPaymentPart {
  @Prop({ type: String, required: true }) day: string;
  @Prop({ type: String, required: true }) method: PaymentMethod;
  @Prop(TEXT) methodLabel: string;
  @Prop({ type: Number, required: true }) paid: number;
  @Prop({ type: Number, required: true }) balance: number;
  @Prop({ type: [SchemaFactory.createForClass(StoredCovered)], default: undefined }) covers?: StoredCovered[];
}

@Schema(PART)
class StoredCredit {
  @Prop({ type: String, required: true }) number: string;
  @Prop({ type: String, required: true }) day: string;
}

const partOf = (part: new () => object) => ({ type: SchemaFactory.createForClass(part), default: null });

/** An issued document. It never changes, except that it is voided or its client's data is erased. */
@Schema({ versionKey: false, autoIndex: false, autoCreate: false, collection: 'documents' })
export class IssuedDocument implements DocumentContent {
  /** Random id. The document's link contains the id, so nobody can guess the link. */
  @Prop({ type: SchemaTypes.ObjectId, required: true }) _id: Types.ObjectId;
  @Prop({ type: String, enum: DOCUMENT_KINDS, required: true }) kind: DocumentKind;
  @Prop({ type: Number, required: true }) year: number;
  @Prop({ type: Number, required: true }) seq: number;
  /** Id of the payment (for a receipt) or of the invoice (for a credit note). An invoice has its own id here. */
  @Prop({ type: String, required: true }) sourceId: string;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) requestId: Types.ObjectId;
  /** Email address of the client, for finding a person's documents. Missing after an erasure. */
  @Prop({ type: String }) email?: string;
  @Prop({ type: Date, required: true }) issuedAt: Date;
  @Prop({ type: Date }) voidedAt?: Date;
  @Prop({ type: SchemaFactory.createForClass(StoredSender), required: true }) from: StoredSender;
  @Prop({ type: SchemaFactory.createForClass(StoredClient), required: true }) to: StoredClient;
  @Prop(TEXT) service: string;
  @Prop(TEXT) quoteNumber: string;
  @Prop({ type: String, enum: CURRENCIES, required: true }) currency: Currency;
  @Prop({ type: [LineSchema], default: [] }) lines: QuoteLine[];
  @Prop({ type: Number, required: true }) discount: number;
  @Prop({ type: Number, required: true }) vatPercent: number;
  @Prop({ type: Number, required: true }) agreed: number;
  @Prop(TEXT) label: string;
  @Prop({ type: Number, required: true }) total: number;
  @Prop({ type: Number, required: true }) vat: number;
  @Prop({ type: [PayToSchema], default: [] }) methods: PayTo[];
  @Prop({ type: Number, default: null }) entry: number | null;
  @Prop({ type: String, default: null }) dueDate: string | null;
  @Prop({ type: Number }) rate?: number;
  @Prop(partOf(StoredPaymentPart)) payment: StoredPaymentPart | null;
  @Prop(partOf(StoredCredit)) credits: StoredCredit | null;
}

export const IssuedDocumentSchema = SchemaFactory.createForClass(IssuedDocument);
// Unique indexes: calls at the same time can neither use a number twice nor issue two documents for one source.
IssuedDocumentSchema.index({ kind: 1, year: 1, seq: 1 }, { unique: true });
IssuedDocumentSchema.index({ kind: 1, sourceId: 1 }, { unique: true });
IssuedDocumentSchema.index({ requestId: 1 });
IssuedDocumentSchema.index({ email: 1 }, { sparse: true });
IssuedDocumentSchema.index({ issuedAt: 1 });

export const toListed = (row: IssuedDocument): ListedDocument => ({
  _id: row._id.toHexString(),
  kind: row.kind,
  number: documentNumber(row),
  sourceId: row.sourceId,
  day: lusakaDay(row.issuedAt),
  label: row.label,
  total: row.total,
  currency: row.currency,
  entry: row.entry,
  dueDate: row.dueDate,
  isVoid: row.voidedAt !== undefined,
});

/** Returns the content that the client and anyone with the link may see. */
export const toContent = (row: IssuedDocument): DocumentContent => ({
  from: row.from,
  to: row.to,
  service: row.service,
  quoteNumber: row.quoteNumber,
  currency: row.currency,
  lines: row.lines,
  discount: row.discount,
  vatPercent: row.vatPercent,
  agreed: row.agreed,
  label: row.label,
  total: row.total,
  vat: row.vat,
  methods: row.methods,
  entry: row.entry,
  dueDate: row.dueDate,
  ...(row.rate !== undefined && { rate: row.rate }),
  payment: row.payment,
  credits: row.credits,
});
