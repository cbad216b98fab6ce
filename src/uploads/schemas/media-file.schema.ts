import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { MEDIA_FIELDS, type MediaFile as MediaFileEntity, type MediaInput, type MediaUse } from '../../contract/media';
import { STORED_SCHEMA, type StoredRow, toStored } from '../../platform/database/stored-schema';
import { addFields, pickFields } from '../../platform/fields/stored-fields';

@Schema({ ...STORED_SCHEMA, collection: 'media' })
export class MediaFile {
  @Prop({ type: String, required: true })
  file: string;

  @Prop({ type: String, required: true })
  stem: string;

  @Prop({ type: String, required: true })
  name: string;

  /** False for PDF and Word files. Their entry keeps them from the cleanup, but the library does not list them. */
  @Prop({ type: Boolean, required: true })
  isPicture: boolean;

  @Prop({ type: Number, default: null })
  width: number | null;

  @Prop({ type: Number, default: null })
  height: number | null;

  @Prop({ type: Number, required: true })
  bytes: number;

  @Prop({ type: String, default: '' })
  addedBy: string;

  /** Names of files that a new upload has replaced. These files stay, because emails and other sites may show them. */
  @Prop({ type: [String], default: [] })
  former: string[];
}

export type MediaRow = MediaFile & MediaInput & StoredRow;

export const MediaFileSchema = SchemaFactory.createForClass(MediaFile);
addFields(MediaFileSchema, MEDIA_FIELDS);
MediaFileSchema.index({ stem: 1 }, { unique: true });
MediaFileSchema.index({ isPicture: 1, createdAt: -1, _id: -1 });

export function toMediaFile(row: MediaRow, usedIn: MediaUse[]): MediaFileEntity {
  const { file, name, width, height, bytes, addedBy } = row;
  return {
    ...toStored(row),
    ...pickFields(MEDIA_FIELDS, row),
    path: `/uploads/${file}`,
    name,
    width,
    height,
    bytes,
    addedBy,
    usedIn,
  };
}
