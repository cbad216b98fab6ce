import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { DEFAULT_SERVICE_ICON, type Service as ServiceEntity } from '../../contract/services';
import { STORED_SCHEMA, type StoredRow, toStored } from '../../platform/database/stored-schema';

/** Something that the organisation offers. */
@Schema({ ...STORED_SCHEMA, collection: 'services' })
export class Service {
  @Prop({ type: String, required: true })
  title: string;

  /** Made of the title at creation, unique, never changes: addresses that people saved go on working. */
  @Prop({ type: String, required: true, immutable: true })
  slug: string;

  @Prop({ type: String, required: true })
  description: string;

  @Prop({ type: String, default: DEFAULT_SERVICE_ICON })
  icon: string;

  @Prop({ type: [String], default: [] })
  features: string[];

  @Prop({ type: Number, required: true })
  order: number;
}

export type ServiceRow = Service & StoredRow;

export const ServiceSchema = SchemaFactory.createForClass(Service);
ServiceSchema.index({ slug: 1 }, { unique: true });
ServiceSchema.index({ order: 1, createdAt: 1, _id: 1 });

export function toService(row: ServiceRow): ServiceEntity {
  return {
    ...toStored(row),
    slug: row.slug,
    title: row.title,
    description: row.description,
    icon: row.icon,
    features: row.features,
    order: row.order,
  };
}
