import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import {
  type Blog as BlogEntity,
  type BlogSummary,
  DEFAULT_BLOG_AUTHOR,
  DEFAULT_BLOG_CATEGORY,
  DEFAULT_BLOG_IMAGE,
} from '../../contract/blogs';
import { STORED_SCHEMA, type StoredRow, toStored } from '../../platform/database/stored-schema';

/** A post of the blog. */
@Schema({ ...STORED_SCHEMA, collection: 'blogs' })
export class Blog {
  @Prop({ type: String, required: true })
  title: string;

  @Prop({ type: String, required: true })
  content: string;

  /** Made of the content at each write, so that lists need not read the content. */
  @Prop({ type: String, default: '' })
  excerpt: string;

  @Prop({ type: String, default: DEFAULT_BLOG_CATEGORY })
  category: string;

  @Prop({ type: [String], default: [] })
  tags: string[];

  @Prop({ type: String, default: DEFAULT_BLOG_IMAGE })
  image: string;

  @Prop({ type: String, default: DEFAULT_BLOG_AUTHOR })
  authorName: string;

  @Prop({ type: String, default: '' })
  authorImage: string;

  @Prop({ type: Boolean, default: false })
  isFeatured: boolean;

  /** As last flushed; `BlogViews` knows those counted since. */
  @Prop({ type: Number, default: 0 })
  views: number;
}

export type BlogRow = Blog & StoredRow;
/** A row as lists read it. */
export type BlogSummaryRow = Omit<BlogRow, 'content'>;

export const BlogSchema = SchemaFactory.createForClass(Blog);
BlogSchema.index({ createdAt: -1, _id: -1 });
BlogSchema.index({ category: 1, createdAt: -1, _id: -1 });
BlogSchema.index({ isFeatured: 1, createdAt: -1, _id: -1 });
BlogSchema.index({ tags: 1 });

/** @param newViews counted since the last flush. */
export function toBlogSummary(row: BlogSummaryRow, newViews: number): BlogSummary {
  return {
    ...toStored(row),
    title: row.title,
    excerpt: row.excerpt,
    category: row.category,
    tags: row.tags,
    image: row.image,
    authorName: row.authorName,
    authorImage: row.authorImage,
    isFeatured: row.isFeatured,
    views: row.views + newViews,
  };
}

/** @param newViews counted since the last flush. */
export function toBlog(row: BlogRow, newViews: number): BlogEntity {
  const { excerpt: _excerpt, ...shared } = toBlogSummary(row, newViews);
  return { ...shared, content: row.content };
}
