import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import { VERSION_KINDS, type VersionKind } from '../../contract/versions';
import { storeMediaIds } from '../database/media-ids';

@Schema({ versionKey: false, autoIndex: false, autoCreate: false, minimize: false, collection: 'versions' })
export class TextVersion {
  _id: Types.ObjectId;

  @Prop({ type: String, enum: VERSION_KINDS, required: true })
  kind: VersionKind;

  /** Id of a record, or the name of a section. */
  @Prop({ type: String, required: true })
  subject: string;

  /** Number of this text in the history of the record, from `written.count`. Missing for a draft. */
  @Prop({ type: Number })
  count?: number;

  /** Time of writing, or `null` for sample text. */
  @Prop({ type: Date, default: null })
  at: Date | null;

  @Prop({ type: SchemaTypes.ObjectId, default: null })
  authorId: Types.ObjectId | null;

  @Prop({ type: SchemaTypes.Mixed, required: true })
  fields: Record<string, unknown>;
}

export const TextVersionSchema = SchemaFactory.createForClass(TextVersion);
TextVersionSchema.plugin(storeMediaIds);
TextVersionSchema.index({ kind: 1, subject: 1, at: -1, _id: -1 });
