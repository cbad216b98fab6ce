import { Schema, SchemaFactory } from '@nestjs/mongoose';
import { REDIRECT_FIELDS, type RedirectInput } from '../../contract/redirects';
import { STORED_SCHEMA, type StoredRow } from '../../platform/database/stored-schema';
import { addFields } from '../../platform/fields/stored-fields';

@Schema({ ...STORED_SCHEMA, collection: 'redirects' })
export class Redirect {}

export type RedirectRow = Redirect & RedirectInput & StoredRow;

export const RedirectSchema = SchemaFactory.createForClass(Redirect);
addFields(RedirectSchema, REDIRECT_FIELDS);
RedirectSchema.index({ from: 1 }, { unique: true });
RedirectSchema.index({ createdAt: -1, _id: -1 });
