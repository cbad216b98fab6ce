import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { STORED_SCHEMA } from '../../platform/database/stored-schema';
import { addPendingMails, type PendingMailsRow } from '../../platform/mail/pending-mails';

/** A day whose daily summary is queued. The row prevents other processes and later starts from queuing it again. */
@Schema({ ...STORED_SCHEMA, collection: 'mornings' })
export class Morning {
  /** `YYYY-MM-DD` in Lusaka. */
  @Prop({ type: String, required: true })
  day: string;
}

export type MorningRow = Morning & PendingMailsRow;

export const MorningSchema = SchemaFactory.createForClass(Morning);
addPendingMails(MorningSchema);
MorningSchema.index({ day: 1 }, { unique: true });
