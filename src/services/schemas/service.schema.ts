import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SERVICE_FIELDS, type Service as ServiceEntity, type ServiceInput } from '../../contract/services';
import { STORED_SCHEMA, type StoredRow, toStored } from '../../platform/database/stored-schema';
import { addFields, pickFields } from '../../platform/fields/stored-fields';
import { plainTextOf } from '../../platform/markdown/formatted-text';
import { addWrittenText } from '../../platform/versions/written-text';

/** Something that the organisation offers. */
@Schema({ ...STORED_SCHEMA, collection: 'services' })
export class Service {
  /** Made of the title at creation, unique, never changes: addresses that people saved go on working. */
  @Prop({ type: String, required: true, immutable: true })
  slug: string;
}

export type ServiceRow = Service & ServiceInput & StoredRow;

export const ServiceSchema = SchemaFactory.createForClass(Service);
addFields(ServiceSchema, SERVICE_FIELDS);
addWrittenText(ServiceSchema);
ServiceSchema.index({ slug: 1 }, { unique: true });
ServiceSchema.index({ order: 1, createdAt: 1, _id: 1 });

export function toService(row: ServiceRow): ServiceEntity {
  const fields = pickFields(SERVICE_FIELDS, row);
  const text = fields.format === 'markdown' && { text: plainTextOf(fields.description, fields.format) };
  return { ...toStored(row), slug: row.slug, ...fields, ...text };
}
