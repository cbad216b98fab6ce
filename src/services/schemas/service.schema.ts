import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SERVICE_FIELDS, type Service as ServiceEntity, type ServiceInput } from '../../contract/services';
import { storeMediaIds } from '../../platform/database/media-ids';
import { STORED_SCHEMA, toStored } from '../../platform/database/stored-schema';
import { addFields, pickFields } from '../../platform/fields/stored-fields';
import { plainTextOf } from '../../platform/markdown/formatted-text';
import { addText, type TextRow } from '../../platform/versions/text-row';

@Schema({ ...STORED_SCHEMA, collection: 'services' })
export class Service {
  /** Derived from the first title of the service. It is unique and never changes, so that links keep working. */
  @Prop({ type: String, required: true, immutable: true })
  slug: string;
}

export type ServiceRow = Service & ServiceInput & TextRow;

export const ServiceSchema = SchemaFactory.createForClass(Service);
ServiceSchema.plugin(storeMediaIds);
addFields(ServiceSchema, SERVICE_FIELDS);
addText(ServiceSchema);
ServiceSchema.index({ slug: 1 }, { unique: true });
ServiceSchema.index({ order: 1, createdAt: 1, _id: 1 });

export function toService(row: ServiceRow): ServiceEntity {
  const fields = pickFields(SERVICE_FIELDS, row);
  const text = fields.format === 'markdown' && { text: plainTextOf(fields.description, fields.format) };
  return { ...toStored(row), slug: row.slug, ...fields, ...text };
}
