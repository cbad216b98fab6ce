import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { BLOG_FIELDS, type Blog as BlogEntity, type BlogInput, type BlogSummary } from '../../contract/blogs';
import { storeMediaIds } from '../../platform/database/media-ids';
import { STORED_SCHEMA, toStored } from '../../platform/database/stored-schema';
import { addFields, pickFields } from '../../platform/fields/stored-fields';
import { addText, type TextRow } from '../../platform/versions/text-row';

/** Records that the schedule published the post. */
@Schema({ _id: false })
export class ByClock {
  /** Version of the row at that time; a later version is an edit. */
  @Prop({ type: Number, required: true })
  version: number;

  /** The row's `updatedAt` before that. */
  @Prop({ type: Date, required: true })
  editedAt: Date;

  /** The scheduled time. */
  @Prop({ type: String, required: true })
  publishAt: string;
}

@Schema({ ...STORED_SCHEMA, collection: 'blogs' })
export class Blog {
  /** Built from the content at each write, so that lists need not read the content. */
  @Prop({ type: String, default: '' })
  excerpt: string;

  @Prop({ type: String, default: '' })
  authorImage: string;

  /** Time of first publication; before that, time of creation. */
  @Prop({ type: Date })
  createdAt: Date;

  /** True for an unpublished post that was published before. Publishing it again does not change `createdAt`. */
  @Prop({ type: Boolean, default: false })
  wasPublished: boolean;

  /** Set once a schedule published the post. */
  @Prop({ type: SchemaFactory.createForClass(ByClock) })
  byClock?: ByClock;

  /** Views at the last flush; `BlogViewsService` holds those counted since. */
  @Prop({ type: Number, default: 0 })
  views: number;
}

export type BlogRow = Blog & BlogInput & TextRow;
/** A row without the fields that lists leave out. */
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

/** Database filter for the posts that visitors see. */
export const shownToVisitors = () => ({ status: 'published' as const });

/** True if visitors see the post. */
export const isShown = ({ status }: Partial<Pick<BlogInput, 'status'>>): boolean => status === 'published';

/** Returns the scheduled publication if the post has not been edited since. */
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
