import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { STORED_SCHEMA } from '../../platform/database/stored-schema';
import { addPendingMails, type PendingMailsRow } from '../../platform/mail/pending-mails';

/** A day whose summary is queued. The row prevents a second summary on this day. */
@Schema({ ...STORED_SCHEMA, collection: 'mornings' })
export class Morning {
  @Prop({ type: String, required: true })
  day: string;
}

export type MorningRow = Morning & PendingMailsRow;

export const MorningSchema = SchemaFactory.createForClass(Morning);
addPendingMails(MorningSchema);
MorningSchema.index({ day: 1 }, { unique: true });
