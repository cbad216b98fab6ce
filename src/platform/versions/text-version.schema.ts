import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import { VERSION_KINDS, type VersionKind } from '../../contract/versions';

/** A text that stood somewhere, whole. Its fields were checked when they were saved. */
@Schema({ versionKey: false, autoIndex: false, autoCreate: false, minimize: false, collection: 'versions' })
export class TextVersion {
  _id: Types.ObjectId;

  @Prop({ type: String, enum: VERSION_KINDS, required: true })
  kind: VersionKind;

  /** Id of a record, or the name of a section. */
  @Prop({ type: String, required: true })
  subject: string;

  /** How many texts stood there before it. */
  @Prop({ type: Number, required: true })
  count: number;

  /** When it was written; `null`: delivered. */
  @Prop({ type: Date, default: null })
  at: Date | null;

  @Prop({ type: SchemaTypes.ObjectId, default: null })
  authorId: Types.ObjectId | null;

  @Prop({ type: SchemaTypes.Mixed, required: true })
  fields: Record<string, unknown>;
}

export const TextVersionSchema = SchemaFactory.createForClass(TextVersion);
TextVersionSchema.index({ kind: 1, subject: 1, count: 1 }, { unique: true });
