import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { toExcerpt } from '../../contract/blogs';
import { textOf } from '../../contract/markdown';
import { PAGE_FIELDS, type Page as PageEntity, type PageInput, type PublishedPage } from '../../contract/pages';
import { storeMediaIds } from '../../platform/database/media-ids';
import { STORED_SCHEMA, toStored } from '../../platform/database/stored-schema';
import { addFields, pickFields } from '../../platform/fields/stored-fields';
import { parseText } from '../../platform/markdown/formatted-text';
import { addText, type TextRow } from '../../platform/versions/text-row';

/** A page that staff write. Its slug is unique, also among drafts. */
@Schema({ ...STORED_SCHEMA, collection: 'pages' })
export class Page {
  /** Last slug under which visitors could see the page. Missing if they never could. */
  @Prop({ type: String })
  lastSlug?: string;
}

export type PageRow = Page & PageInput & TextRow;

/** `changedAt` is the time of the current default text, if visitors see this newer text instead of the stored one. */
export type ReadPageRow = PageRow & { changedAt?: Date };

export const PageSchema = SchemaFactory.createForClass(Page);
PageSchema.plugin(storeMediaIds);
addFields(PageSchema, PAGE_FIELDS);
addText(PageSchema);
PageSchema.index({ slug: 1 }, { unique: true });
PageSchema.index({ status: 1, slug: 1 });
PageSchema.index({ createdAt: -1, _id: -1 });

export function toPage(row: ReadPageRow): PageEntity {
  const stored = toStored(row);
  const lastUpdated = row.changedAt?.toISOString() ?? stored.updatedAt;
  return { ...stored, ...pickFields(PAGE_FIELDS, row), lastUpdated };
}

export function toPublishedPage(row: ReadPageRow): PublishedPage {
  const { title, slug, content, format } = pickFields(PAGE_FIELDS, row);
  const parsed = parseText(content, format);
  const excerpt = parsed.blocks && { excerpt: toExcerpt(textOf(parsed.blocks)) };
  return {
    title,
    slug,
    content,
    format,
    updatedAt: (row.changedAt ?? row.updatedAt).toISOString(),
    ...parsed,
    ...excerpt,
  };
}
