import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { BLOG_FIELDS, type Blog as BlogEntity, type BlogInput, type BlogSummary } from '../../contract/blogs';
import { storeMediaIds } from '../../platform/database/media-ids';
import { STORED_SCHEMA, toStored } from '../../platform/database/stored-schema';
import { addFields, pickFields } from '../../platform/fields/stored-fields';
import { addText, type TextRow } from '../../platform/versions/text-row';

/** That a post was published because its time came. */
@Schema({ _id: false })
export class ByClock {
  /** Of the row since then: a later one is somebody's. */
  @Prop({ type: Number, required: true })
  version: number;

  /** The row's `updatedAt` until then. */
  @Prop({ type: Date, required: true })
  editedAt: Date;

  /** For when it was scheduled. */
  @Prop({ type: String, required: true })
  publishAt: string;
}

/** A post of the blog. */
@Schema({ ...STORED_SCHEMA, collection: 'blogs' })
export class Blog {
  /** Made of the content at each write, so that lists need not read the content. */
  @Prop({ type: String, default: '' })
  excerpt: string;

  @Prop({ type: String, default: '' })
  authorImage: string;

  /** When visitors could read it first; until then, when it was begun. */
  @Prop({ type: Date })
  createdAt: Date;

  /** Of one that was published and is no longer: it keeps its place among the others. */
  @Prop({ type: Boolean, default: false })
  wasPublished: boolean;

  /** Of one that was scheduled. */
  @Prop({ type: SchemaFactory.createForClass(ByClock) })
  byClock?: ByClock;

  /** As last flushed; `BlogViewsService` knows those counted since. */
  @Prop({ type: Number, default: 0 })
  views: number;
}

export type BlogRow = Blog & BlogInput & TextRow;
/** A row as lists read it. */
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

/** The database's filter for what visitors see. */
export const shownToVisitors = () => ({ status: 'published' as const });

/** The same of one post. */
export const isShown = ({ status }: Partial<Pick<BlogInput, 'status'>>): boolean => status === 'published';

/** For what time a post was scheduled that nobody has changed since the clock published it. */
export const justPublishedFor = ({ byClock, version }: BlogRow): ByClock | undefined =>
  byClock?.version === version ? byClock : undefined;

const { content: _content, format: FORMAT, ...SUMMARY_FIELDS } = BLOG_FIELDS;

/** @param newViews counted since the last flush. */
export function toBlogSummary(row: BlogSummaryRow, newViews: number): BlogSummary {
  const { excerpt, authorImage, views } = row;
  return { ...toStored(row), ...pickFields(SUMMARY_FIELDS, row), excerpt, authorImage, views: views + newViews };
}

/** @param newViews counted since the last flush. */
export function toBlog(row: BlogRow, newViews: number): BlogEntity {
  const { excerpt, ...shared } = toBlogSummary(row, newViews);
  const { content, format = FORMAT.default } = row;
  return { ...shared, content, format, ...(format === 'markdown' && { excerpt }) };
}
