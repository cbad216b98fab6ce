import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { BLOG_FIELDS, type Blog as BlogEntity, type BlogInput, type BlogSummary } from '../../contract/blogs';
import { STORED_SCHEMA, type StoredRow, toStored } from '../../platform/database/stored-schema';
import { addFields, pickFields } from '../../platform/fields/stored-fields';

/** A post of the blog. */
@Schema({ ...STORED_SCHEMA, collection: 'blogs' })
export class Blog {
  /** Made of the content at each write, so that lists need not read the content. */
  @Prop({ type: String, default: '' })
  excerpt: string;

  @Prop({ type: String, default: '' })
  authorImage: string;

  /** As last flushed; `BlogViews` knows those counted since. */
  @Prop({ type: Number, default: 0 })
  views: number;
}

export type BlogRow = Blog & BlogInput & StoredRow;
/** A row as lists read it. */
export type BlogSummaryRow = Omit<BlogRow, 'content'>;

export const BlogSchema = SchemaFactory.createForClass(Blog);
addFields(BlogSchema, BLOG_FIELDS);
BlogSchema.index({ createdAt: -1, _id: -1 });
BlogSchema.index({ category: 1, createdAt: -1, _id: -1 });
BlogSchema.index({ isFeatured: 1, createdAt: -1, _id: -1 });
BlogSchema.index({ tags: 1 });

const { content: _content, ...SUMMARY_FIELDS } = BLOG_FIELDS;

/** @param newViews counted since the last flush. */
export function toBlogSummary(row: BlogSummaryRow, newViews: number): BlogSummary {
  const { excerpt, authorImage, views } = row;
  return { ...toStored(row), ...pickFields(SUMMARY_FIELDS, row), excerpt, authorImage, views: views + newViews };
}

/** @param newViews counted since the last flush. */
export function toBlog(row: BlogRow, newViews: number): BlogEntity {
  const { excerpt: _excerpt, ...shared } = toBlogSummary(row, newViews);
  return { ...shared, content: row.content };
}
