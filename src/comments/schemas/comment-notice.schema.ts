import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { STORED_SCHEMA } from '../../platform/database/stored-schema';
import { addPendingMails, type PendingMailsRow } from '../../platform/mail/pending-mails';

@Schema({ ...STORED_SCHEMA, collection: 'commentnotices' })
export class CommentNotice {
  /** Constant name of the only row. */
  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: Date, required: true })
  toldAt: Date;
}

export type CommentNoticeRow = CommentNotice & PendingMailsRow;

export const CommentNoticeSchema = SchemaFactory.createForClass(CommentNotice);
addPendingMails(CommentNoticeSchema);
CommentNoticeSchema.index({ name: 1 }, { unique: true });
