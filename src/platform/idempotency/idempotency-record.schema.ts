import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** One keyed call: claimed before it runs, answered after. */
@Schema({ versionKey: false, autoIndex: false, autoCreate: false, minimize: false, collection: 'idempotency' })
export class IdempotencyRecord {
  _id: Types.ObjectId;

  /** Route that the key belongs to. */
  @Prop({ type: String, required: true })
  scope: string;

  @Prop({ type: String, required: true })
  key: string;

  /** SHA-256 of the checked body: enough to tell two bodies apart, and nothing of a person in it. */
  @Prop({ type: String, required: true })
  bodyHash: string;

  /** The id that the call stores its record under, so that running it again cannot store a second one. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  recordId: Types.ObjectId;

  @Prop({ type: Date, required: true })
  createdAt: Date;

  /** Whoever runs the call holds it until then; a later time means that the run has died or failed. */
  @Prop({ type: Date, required: true })
  heldUntil: Date;

  /** Missing while the call has not succeeded. */
  @Prop({ type: SchemaTypes.Mixed })
  answer?: object;
}

export const IdempotencyRecordSchema = SchemaFactory.createForClass(IdempotencyRecord);
IdempotencyRecordSchema.index({ scope: 1, key: 1 }, { unique: true });
IdempotencyRecordSchema.index({ createdAt: 1 });
