import { Schema, SchemaFactory } from '@nestjs/mongoose';
import {
  SAVED_TEXT_FIELDS,
  type SavedText as SavedTextEntity,
  type SavedTextInput,
} from '../../contract/saved-replies';
import { STORED_SCHEMA, type StoredRow, toStored } from '../../platform/database/stored-schema';
import { addFields, pickFields } from '../../platform/fields/stored-fields';

@Schema({ ...STORED_SCHEMA, collection: 'savedtexts' })
export class SavedText {}

export type SavedTextRow = SavedTextInput & StoredRow;

export const SavedTextSchema = SchemaFactory.createForClass(SavedText);
addFields(SavedTextSchema, SAVED_TEXT_FIELDS);
SavedTextSchema.index({ title: 1, _id: 1 });

export function toSavedText(row: SavedTextRow): SavedTextEntity {
  return { ...toStored(row), ...pickFields(SAVED_TEXT_FIELDS, row) };
}
