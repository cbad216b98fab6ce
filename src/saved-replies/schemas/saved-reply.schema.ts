import { Schema, SchemaFactory } from '@nestjs/mongoose';
import { type SavedReply as Entity, SAVED_REPLY_FIELDS, type SavedReplyInput } from '../../contract/saved-replies';
import { STORED_SCHEMA, type StoredRow, toStored } from '../../platform/database/stored-schema';
import { addFields, pickFields } from '../../platform/fields/stored-fields';

@Schema({ ...STORED_SCHEMA, collection: 'savedtexts' })
export class SavedReply {}

export type SavedReplyRow = SavedReplyInput & StoredRow;

export const SavedReplySchema = SchemaFactory.createForClass(SavedReply);
addFields(SavedReplySchema, SAVED_REPLY_FIELDS);
SavedReplySchema.index({ title: 1, _id: 1 });

export function toSavedReply(row: SavedReplyRow): Entity {
  return { ...toStored(row), ...pickFields(SAVED_REPLY_FIELDS, row) };
}
