import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { STORED_SCHEMA } from '../../platform/database/stored-schema';
import { addMailPromises, type PromisingRow } from '../../platform/mail/mail-promises';

/** A day whose morning mail was promised. Its being there keeps every other process, and a later start, from promising it again. */
@Schema({ ...STORED_SCHEMA, collection: 'mornings' })
export class Morning {
  /** `YYYY-MM-DD` in Lusaka. */
  @Prop({ type: String, required: true })
  day: string;
}

export type MorningRow = Morning & PromisingRow;

export const MorningSchema = SchemaFactory.createForClass(Morning);
addMailPromises(MorningSchema);
MorningSchema.index({ day: 1 }, { unique: true });
