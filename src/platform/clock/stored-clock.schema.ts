import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { ClockMark } from './clock-mark';

/** The collection has a single row with the confirmed time. It contains no personal data. */
@Schema({ versionKey: false, autoIndex: false, autoCreate: false, collection: 'clock' })
export class StoredClock implements ClockMark {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: Date, required: true })
  confirmed: Date;

  @Prop({ type: { saidAt: Date, ranMs: Number, _id: false } })
  doubt?: ClockMark['doubt'];
}

export const StoredClockSchema = SchemaFactory.createForClass(StoredClock);
