import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import {
  COMMENT_FIELDS,
  COMMENT_STATUS_FIELDS,
  type Comment as CommentEntity,
  type CommentInput,
  seemsSpam,
  type VisitorComment,
  type VisitorReply,
} from '../../contract/comments';
import type { InputOf } from '../../contract/fields';
import { firstNameOf } from '../../contract/thread';
import { ROLES, type Role } from '../../contract/users';
import { StoredConsent, StoredConsentSchema } from '../../platform/database/stored-consent';
import { AGED_SCHEMA, type StoredRow, toStored } from '../../platform/database/stored-schema';
import { addFields, pickFields } from '../../platform/fields/stored-fields';

@Schema({ _id: false, versionKey: false })
export class StoredCommentReply {
  @Prop({ type: String, required: true })
  text: string;

  @Prop({ type: String, required: true })
  by: string;

  @Prop({ type: String, enum: ROLES, required: true })
  role: Role;

  @Prop({ type: Date, required: true })
  at: Date;
}

@Schema({ ...AGED_SCHEMA, collection: 'comments' })
export class Comment {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  post: Types.ObjectId;

  @Prop({ type: Boolean, default: false })
  isSpam: boolean;

  @Prop({ type: SchemaFactory.createForClass(StoredCommentReply), default: null })
  reply: StoredCommentReply | null;

  @Prop({ type: StoredConsentSchema })
  consent?: StoredConsent;

  /** True until the owner was notified of the comment. */
  @Prop({ type: Boolean })
  isUntold?: boolean;
}

const FIELDS = { ...COMMENT_FIELDS, ...COMMENT_STATUS_FIELDS };

export type CommentRow = Comment & InputOf<typeof FIELDS> & StoredRow;

export const CommentSchema = SchemaFactory.createForClass(Comment);
addFields(CommentSchema, FIELDS);
CommentSchema.index({ post: 1, status: 1, createdAt: 1, _id: 1 });
CommentSchema.index({ createdAt: -1, _id: -1 });
CommentSchema.index({ status: 1, createdAt: -1, _id: -1 });
CommentSchema.index({ email: 1 });
CommentSchema.index({ updatedAt: 1 });
CommentSchema.index({ isUntold: 1 }, { sparse: true });

/** Builds all stored fields of a new comment. Sets defaults itself, because grouped inserts bypass Mongoose. */
export function toCommentFields(
  post: Types.ObjectId,
  { homepage, secondsOpen, ...input }: CommentInput,
  consent: StoredConsent,
): object {
  const isSpam = seemsSpam({ homepage, secondsOpen, ...input });
  return {
    ...input,
    post,
    isSpam,
    status: isSpam ? 'refused' : 'waiting',
    reply: null,
    consent,
    isUntold: isSpam ? undefined : true,
  };
}

const toReply = (reply: StoredCommentReply | null): VisitorReply | null =>
  reply && { text: reply.text, by: reply.by, role: reply.role, at: reply.at.toISOString() };

export function toComment(row: CommentRow, title: string): CommentEntity {
  return {
    ...toStored(row),
    ...pickFields(FIELDS, row),
    isSpam: row.isSpam,
    reply: toReply(row.reply),
    post: { _id: row.post.toHexString(), title },
  };
}

/** Returns the parts of a comment that visitors may read: no email address, and only first names of staff. */
export function toVisitorComment({ _id, name, text, createdAt, reply }: CommentRow): VisitorComment {
  const shown = toReply(reply);
  return {
    _id: _id.toHexString(),
    name,
    text,
    createdAt: createdAt.toISOString(),
    reply: shown && { ...shown, by: firstNameOf(shown.by) },
  };
}
