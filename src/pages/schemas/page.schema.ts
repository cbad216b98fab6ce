import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { toExcerpt } from '../../contract/blogs';
import { textOf } from '../../contract/markdown';
import { PAGE_FIELDS, type Page as PageEntity, type PageInput, type PublishedPage } from '../../contract/pages';
import { storeMediaIds } from '../../platform/database/media-ids';
import { STORED_SCHEMA, toStored } from '../../platform/database/stored-schema';
import { addFields, pickFields } from '../../platform/fields/stored-fields';
import { drawnOf } from '../../platform/markdown/formatted-text';
import { addText, type TextRow } from '../../platform/versions/text-row';

/** A page of the organisation's own. Its slug is unique, drafts included. */
@Schema({ ...STORED_SCHEMA, collection: 'pages' })
export class Page {
  /** Slug at which visitors found the page before somebody changed it last; missing where they never did. */
  @Prop({ type: String })
  lastSlug?: string;
}

export type PageRow = Page & PageInput & TextRow;

/** As it is read: what is said may have changed later than what is stored. */
export type ReadPageRow = PageRow & { changedAt?: Date };

export const PageSchema = SchemaFactory.createForClass(Page);
PageSchema.plugin(storeMediaIds);
addFields(PageSchema, PAGE_FIELDS);
addText(PageSchema);
PageSchema.index({ slug: 1 }, { unique: true });
PageSchema.index({ status: 1, slug: 1 });
PageSchema.index({ createdAt: -1, _id: -1 });

/** As the back office sees a page. */
export function toPage(row: ReadPageRow): PageEntity {
  const stored = toStored(row);
  const lastUpdated = row.changedAt?.toISOString() ?? stored.updatedAt;
  return { ...stored, ...pickFields(PAGE_FIELDS, row), lastUpdated };
}

/** As visitors see it. */
export function toPublishedPage(row: ReadPageRow): PublishedPage {
  const { title, slug, content, format } = pickFields(PAGE_FIELDS, row);
  const drawn = drawnOf(content, format);
  const excerpt = drawn.blocks && { excerpt: toExcerpt(textOf(drawn.blocks)) };
  return {
    title,
    slug,
    content,
    format,
    updatedAt: (row.changedAt ?? row.updatedAt).toISOString(),
    ...drawn,
    ...excerpt,
  };
}
