import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { BLOG_FIELDS, type Blog as BlogEntity, type BlogInput, type BlogSummary } from '../../contract/blogs';
import { storeMediaIds } from '../../platform/database/media-ids';
import { changedAt, STORED_SCHEMA, toStored } from '../../platform/database/stored-schema';
import { addFields, pickFields } from '../../platform/fields/stored-fields';
import { addText, type TextRow } from '../../platform/versions/text-row';

@Schema({ ...STORED_SCHEMA, collection: 'blogs' })
export class Blog {
  /** Beginning of the content. It is stored, so that lists need not read the content. */
  @Prop({ type: String, default: '' })
  excerpt: string;

  @Prop({ type: String, default: '' })
  authorImage: string;

  /** Time of the first publication. Before that, time of creation. */
  @Prop({ type: Date })
  createdAt: Date;

  /** True if an unpublished post was public before. Publishing it again keeps `createdAt`. */
  @Prop({ type: Boolean, default: false })
  wasPublished: boolean;

  @Prop({ type: Number, default: 0 })
  views: number;
}

export type BlogRow = Blog & BlogInput & TextRow;
export type BlogSummaryRow = Omit<BlogRow, 'content' | 'format'>;

export const BlogSchema = SchemaFactory.createForClass(Blog);
BlogSchema.plugin(storeMediaIds);
addFields(BlogSchema, BLOG_FIELDS);
addText(BlogSchema);
BlogSchema.index({ createdAt: -1, _id: -1 });
BlogSchema.index({ category: 1, createdAt: -1, _id: -1 });
BlogSchema.index({ isFeatured: 1, createdAt: -1, _id: -1 });
BlogSchema.index({ tags: 1 });
BlogSchema.index({ status: 1, publishAt: 1 });

export const shownToVisitors = () => ({ status: 'published' as const });

export const isShown = ({ status }: Partial<Pick<BlogInput, 'status'>>): boolean => status === 'published';

const { content: _content, format: FORMAT, ...SUMMARY_FIELDS } = BLOG_FIELDS;

export function toBlogSummary(row: BlogSummaryRow, newViews: number): BlogSummary {
  const { excerpt, authorImage, views } = row;
  const stored = toStored({ ...row, updatedAt: changedAt(row) });
  return { ...stored, ...pickFields(SUMMARY_FIELDS, row), excerpt, authorImage, views: views + newViews };
}

export function toBlog(row: BlogRow, newViews: number): BlogEntity {
  const { excerpt, ...shared } = toBlogSummary(row, newViews);
  const { content, format = FORMAT.default } = row;
  return { ...shared, content, format, ...(format === 'markdown' && { excerpt }) };
}
