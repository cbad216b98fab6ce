import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import type { PostText } from '../../contract/post-drafts';
import { STORED_SCHEMA } from '../../platform/database/stored-schema';

/** What one person has typed into a post and not saved. */
@Schema({ ...STORED_SCHEMA, collection: 'drafts' })
export class BlogDraft {
  /** Of a new text the key that it was given; `null`: a new one of before each had its own. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  postId: Types.ObjectId | null;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  authorId: Types.ObjectId;

  /** Checked by the body's own class before they come here. */
  @Prop({ type: SchemaTypes.Mixed, required: true })
  fields: Partial<PostText>;

  @Prop({ type: String, default: '' })
  basedOn: string;

  /** Missing in one of before there was this. */
  @Prop({ type: String })
  typedIn?: string;

  /** The form that has sent it last. */
  @Prop({ type: String })
  writer?: string;

  /** Whether it was typed into a new post. */
  @Prop({ type: Boolean })
  isNewText?: boolean;

  updatedAt: Date;
}

export const BlogDraftSchema = SchemaFactory.createForClass(BlogDraft);
BlogDraftSchema.index({ authorId: 1, postId: 1 }, { unique: true });
