import { Schema, SchemaFactory } from '@nestjs/mongoose';
import { PRICE_FIELDS, type Price as PriceEntity, type PriceInput } from '../../contract/price-list';
import { STORED_SCHEMA, type StoredRow, toStored } from '../../platform/database/stored-schema';
import { addFields, pickFields } from '../../platform/fields/stored-fields';

@Schema({ ...STORED_SCHEMA, collection: 'prices' })
export class Price {}

export type PriceRow = PriceInput & StoredRow;

export const PriceSchema = SchemaFactory.createForClass(Price);
addFields(PriceSchema, PRICE_FIELDS);
PriceSchema.index({ text: 1, _id: 1 });

export const toPrice = (row: PriceRow): PriceEntity => ({ ...toStored(row), ...pickFields(PRICE_FIELDS, row) });
