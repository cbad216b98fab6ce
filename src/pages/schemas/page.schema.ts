import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import {
  DEFAULT_PAGE_STATUS,
  PAGE_STATUSES,
  type Page as PageEntity,
  type PageStatus,
  type PublishedPage,
} from '../../contract/pages';
import { STORED_SCHEMA, type StoredRow, toStored } from '../../platform/database/stored-schema';

@Schema({ ...STORED_SCHEMA, collection: 'pages' })
export class Page {
  @Prop({ type: String, required: true })
  title: string;

  /** Unique, drafts included. */
  @Prop({ type: String, required: true })
  slug: string;

  @Prop({ type: String, enum: PAGE_STATUSES, default: DEFAULT_PAGE_STATUS })
  status: PageStatus;

  @Prop({ type: String, default: '' })
  content: string;
}

export type PageRow = Page & StoredRow;

export const PageSchema = SchemaFactory.createForClass(Page);
PageSchema.index({ slug: 1 }, { unique: true });
PageSchema.index({ status: 1, slug: 1 });
PageSchema.index({ createdAt: -1, _id: -1 });

/** As the back office sees a page. */
export function toPage(row: PageRow): PageEntity {
  const stored = toStored(row);
  const { title, slug, status, content } = row;
  return { ...stored, title, slug, status, content, lastUpdated: stored.updatedAt };
}

/** As visitors see it. */
export function toPublishedPage(row: PageRow): PublishedPage {
  return { title: row.title, slug: row.slug, content: row.content, updatedAt: row.updatedAt.toISOString() };
}
