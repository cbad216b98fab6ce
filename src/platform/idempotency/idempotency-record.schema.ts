import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';

/** Record of a call with an idempotency key. It is stored before the call runs, and gets the answer afterwards. */
@Schema({ versionKey: false, autoIndex: false, autoCreate: false, minimize: false, collection: 'idempotency' })
export class IdempotencyRecord {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  scope: string;

  @Prop({ type: String, required: true })
  key: string;

  /** SHA-256 of the validated body. It distinguishes bodies without storing personal data. */
  @Prop({ type: String, required: true })
  bodyHash: string;

  /** Id of the record that the call stores, so that a repeated run stores no second one. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  recordId: Types.ObjectId;

  @Prop({ type: Date, required: true })
  createdAt: Date;

  /** Until this time, no other call with this key may run. Afterwards, the call counts as crashed. */
  @Prop({ type: Date, required: true })
  heldUntil: Date;

  /** Missing until the call succeeds. */
  @Prop({ type: SchemaTypes.Mixed })
  answer?: object;
}

export const IdempotencyRecordSchema = SchemaFactory.createForClass(IdempotencyRecord);
IdempotencyRecordSchema.index({ scope: 1, key: 1 }, { unique: true });
IdempotencyRecordSchema.index({ createdAt: 1 });
