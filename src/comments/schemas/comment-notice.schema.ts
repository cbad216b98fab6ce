import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { STORED_SCHEMA } from '../../platform/database/stored-schema';
import { addMailPromises, type PromisingRow } from '../../platform/mail/mail-promises';

/** The one note of when the owner was last told of new comments. */
@Schema({ ...STORED_SCHEMA, collection: 'commentnotices' })
export class CommentNotice {
  /** Always the same: there is one. */
  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: Date, required: true })
  toldAt: Date;
}

export type CommentNoticeRow = CommentNotice & PromisingRow;

export const CommentNoticeSchema = SchemaFactory.createForClass(CommentNotice);
addMailPromises(CommentNoticeSchema);
CommentNoticeSchema.index({ name: 1 }, { unique: true });
