import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Erasure } from './erasure-list';

export const ERASURES = 'erasures';

@Schema({ versionKey: false, autoIndex: false, autoCreate: false, collection: ERASURES })
export class StoredErasure implements Omit<Erasure, 'hash'> {
  /** HMAC of the erased email address. See `Erasure.hash`. */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: String, required: true })
  salt: string;

  @Prop({ type: Date, required: true })
  at: Date;

  @Prop({ type: Boolean })
  keepsQuotes?: boolean;

  /** Email address of an erased person whose data is back after a restore. The next start erases the data again. */
  @Prop({ type: String })
  address?: string;
}

export const StoredErasureSchema = SchemaFactory.createForClass(StoredErasure);
