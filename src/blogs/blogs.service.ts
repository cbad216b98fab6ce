import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, type Types, trusted } from 'mongoose';
import {
  BLOG_FIELDS,
  BLOG_STATUSES,
  type Blog as BlogEntity,
  type BlogInput,
  type BlogStatus,
  type BlogSummary,
  type BlogTally,
  PUBLISH_AT_TEXTS,
  toExcerpt,
} from '../contract/blogs';
import type { Edit } from '../contract/errors';
import { SHOWN } from '../contract/limits';
import { FEATURED_READ } from '../contract/read-paths';
import { UNTITLED } from '../contract/texts';
import { TEXT_FIELDS } from '../contract/versions';
import { changeRow } from '../platform/database/save-edit';
import { changedAt } from '../platform/database/stored-schema';
import { isDuplicateKey } from '../platform/errors/database-error';
import { invalid, notFound } from '../platform/errors/product-error';
import { pickFields } from '../platform/fields/stored-fields';
import { findPage, NEWEST_FIRST } from '../platform/http/find-page';
import type { ListPage } from '../platform/http/list-page.query';
import { toObjectId } from '../platform/http/object-id';
import { parseText, plainTextOf } from '../platform/markdown/formatted-text';
import { tally } from '../platform/records/tally';
import type { PreviewedText } from '../platform/versions/text-previews.service';
import { TextRecordsService } from '../platform/versions/text-records.service';
import { MediaIndex } from '../uploads/media-index';
import type { BlogTallyQuery, ListBlogsQuery } from './blog.dto';
import { orderOf, toBlogFilter } from './blog-filter';
import { appearanceOf, becomes } from './blog-status';
import { BlogViewsService } from './blog-views.service';
import {
  Blog,
  type BlogRow,
  type BlogSummaryRow,
  isShown,
  shownToVisitors,
  toBlog,
  toBlogSummary,
} from './schemas/blog.schema';

interface Reader {
  isStaff?: boolean;
}

const pathOf = ({ _id }: Pick<BlogRow, '_id'>): string => `/blogs/${_id.toHexString()}`;
const addressOf = (row: Pick<BlogRow, '_id' | 'status'>): string | null => (isShown(row) ? pathOf(row) : null);

@Injectable()
export class BlogsService extends TextRecordsService<'blogs', BlogRow> {
  @Inject() private readonly media: MediaIndex;

  constructor(
    @InjectModel(Blog.name) model: Model<BlogRow>,
    private readonly views: BlogViewsService,
  ) {
    super(
      'blogs',
      model,
      {
        text: 'content',
        fields: BLOG_FIELDS,
        cached: 'blogs',
        toSubject: (row) => ({ name: row.title || UNTITLED, path: addressOf(row) }),
        toAddress: addressOf,
        isNameLogged: true,
      },
      { kind: 'post', toFields: (row) => pickFields(TEXT_FIELDS.post, row) },
    );
  }

  async createOnce(_id: Types.ObjectId, input: object): Promise<BlogEntity> {
    return this.create({ ...input, _id }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      return this.read(_id.toHexString(), { countView: false, isStaff: true });
    });
  }

  listAsAsked(query: ListBlogsQuery, reader: Reader = {}): Promise<ListPage<BlogEntity> | ListPage<BlogSummary>> {
    return query.fields === 'summary' ? this.listSummaries(query, reader) : this.list(query, reader);
  }

  override async list(query: ListBlogsQuery, { isStaff = false }: Reader = {}): Promise<ListPage<BlogEntity>> {
    const { rows, total } = await this.find(query, { isStaff });
    return { items: rows.map((row) => (isStaff ? this.toStaff(row) : this.toEntity(row))), total };
  }

  async listSummaries(query: ListBlogsQuery, { isStaff = false }: Reader = {}): Promise<ListPage<BlogSummary>> {
    const { rows, total } = await this.find(query, { isStaff }, '-content -draft.fields');
    const toItem = (row: BlogRow) => ({
      ...this.toSummary(row),
      ...(isStaff && row.draft && { hasDraft: true as const }),
    });
    return { items: rows.map(toItem), total };
  }

  /** Returns one post and counts a view. `countView` is the visitor's request, or `false` to count nothing. */
  async read(id: string, { countView, isStaff }: Reader & { countView: IncomingMessage | false }): Promise<BlogEntity> {
    const row = await this.model.findById(toObjectId(id)).lean<BlogRow>();
    if (!row || !(isStaff || isShown(row))) throw notFound();
    if (countView) this.views.count(row._id.toHexString(), countView);
    return { ...this.toEntity(row), ...this.media.described(parseText(row.content, row.format)) };
  }

  async findStatus(id: string): Promise<{ name: string; status: BlogStatus } | null> {
    const row = await this.model.findById(toObjectId(id)).select('title status').lean<BlogRow>();
    return row && { name: row.title || UNTITLED, status: row.status };
  }

  setStatus(id: string, status: BlogStatus): Promise<BlogEntity> {
    const change: Edit<BlogInput> = { status };
    return this.update(id, change);
  }

  async findTitles(ids: readonly Types.ObjectId[]): Promise<Map<string, string>> {
    const rows = await this.model
      .find({ _id: trusted({ $in: [...ids] }) } as QueryFilter<BlogRow>)
      .select('title')
      .lean<Pick<BlogRow, '_id' | 'title'>[]>();
    return new Map(rows.map(({ _id, title }) => [_id.toHexString(), title || UNTITLED]));
  }

  listRemovedIds(): Promise<Types.ObjectId[]> {
    return this.trash.listIds(this.model);
  }

  /** Returns the ids among `ids` whose posts are neither stored nor in the trash. */
  async findGone(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const missing = await this.missingIds(ids);
    const removed = new Set((await this.listRemovedIds()).map(String));
    // Queries the posts again, because a post that was restored between the two queries is in neither result.
    return this.missingIds(missing.filter((id) => !removed.has(String(id))));
  }

  async listAddresses(): Promise<Pick<BlogEntity, '_id' | 'updatedAt'>[]> {
    const rows = await this.model
      .find(shownToVisitors(), { createdAt: 1, updatedAt: 1 })
      .sort(NEWEST_FIRST)
      .lean<Pick<BlogRow, '_id' | 'createdAt' | 'updatedAt'>[]>();
    return rows.map((row) => ({ _id: row._id.toHexString(), updatedAt: changedAt(row).toISOString() }));
  }

  /** Returns at most two other posts with this post's category or one of its tags. Throws 404 for an unknown post. */
  async listRelated(id: string): Promise<BlogSummary[]> {
    const row = await this.model.findById(toObjectId(id)).select('category tags status').lean<BlogRow>();
    if (!row || !isShown(row)) throw notFound();
    const shared = [{ category: row.category }, ...(row.tags.length > 0 ? [{ tags: trusted({ $in: row.tags }) }] : [])];
    const related = await this.model
      .find({ ...shownToVisitors(), _id: trusted({ $ne: row._id }), $or: shared })
      .sort(NEWEST_FIRST)
      .limit(SHOWN.relatedBlogs)
      .select('-content -draft')
      .lean<BlogSummaryRow[]>();
    return related.map((other) => this.toSummary(other));
  }

  /** Returns the categories of the newest posts, at most four. Each query finds the newest post in another category. */
  async listCategories(): Promise<string[]> {
    const found: string[] = [];
    while (found.length < SHOWN.categories) {
      const others = { ...shownToVisitors(), category: trusted({ $nin: ['', ...found] }) };
      const row = await this.model.findOne(others).sort(NEWEST_FIRST).select('category').lean<BlogRow>();
      if (!row) break;
      found.push(row.category);
    }
    return found;
  }

  async tally(query: BlogTallyQuery): Promise<BlogTally> {
    const countOf = (status: BlogStatus) =>
      this.model.countDocuments(toBlogFilter({ ...query, status }, { isStaff: true }));
    const [categories, { all, counts }] = await Promise.all([
      this.model.distinct('category', { category: trusted({ $ne: '' }) }),
      tally(BLOG_STATUSES, countOf),
    ]);
    return {
      counts: { all, ...counts },
      categories: categories.sort((one, other) => one.localeCompare(other, 'en')),
    };
  }

  async publishDue(now: Date): Promise<void> {
    const due = { status: 'scheduled' as const, publishAt: trusted({ $lte: now.toISOString() }) };
    for (const { _id } of await this.model.find(due, { _id: 1 }).sort({ publishAt: 1 }).lean<BlogRow[]>()) {
      const publish = (row: BlogRow) => {
        // Staff may have rescheduled the post after it was found.
        if (row.status !== 'scheduled' || row.publishAt > now.toISOString()) return null;
        return { $set: { status: 'published', publishAt: '', ...becomes('published', row, new Date(row.publishAt)) } };
      };
      // `isEdit: false` keeps `updatedAt`, so that staff who have the post open get no conflict.
      const changed = await changeRow(this.model, { _id }, publish, { isEdit: false });
      if (changed) await this.changed(changed.row, changed.before);
    }
  }

  protected override toPreviewed(row: BlogRow): PreviewedText {
    const path = pathOf(row);
    const value = { ...this.toEntity(row), ...this.media.described(parseText(row.content, row.format)) };
    return { path, key: path, value };
  }

  protected override toPublished(row: BlogRow, publishAt?: string): Partial<BlogInput> {
    if (!publishAt) return { status: 'published', publishAt: '' };
    if (isShown(row)) throw invalid('publishAt', PUBLISH_AT_TEXTS.published);
    return { status: 'scheduled', publishAt };
  }

  protected override wasPublished({ wasPublished }: BlogRow): boolean {
    return wasPublished;
  }

  protected override derive(changes: Partial<BlogInput>, before: BlogRow | null): Partial<Omit<BlogRow, '_id'>> {
    const { content = before?.content ?? '', format = before?.format } = changes;
    return { excerpt: toExcerpt(plainTextOf(content, format)), ...appearanceOf(changes, before) };
  }

  override async remove(id: string, only?: QueryFilter<BlogRow>): Promise<void> {
    // Stores pending views first, so that the copy in the trash has them.
    await this.views.flush();
    await super.remove(id, only);
  }

  /** @param id id of an existing post. */
  countView(id: string, request: IncomingMessage): void {
    this.views.count(id, request);
  }

  totalViews(): Promise<number> {
    return this.views.total();
  }

  protected toEntity(row: BlogRow): BlogEntity {
    return { ...toBlog(row, this.views.pendingOf(row._id.toHexString())), ...this.altOf(row) };
  }

  private async find(query: ListBlogsQuery, reader: Required<Reader>, select?: string) {
    const except = await this.leftOutOf(query);
    return findPage(this.model, query, {
      filter: toBlogFilter(query, reader),
      order: orderOf(query, reader),
      except,
      select,
    });
  }

  /**
   * Returns ids of the posts that the blog page shows above its list, so that the list omits them. The queries must
   * select the same posts as the calls `FEATURED_PATH` and `RECENT_PATH`, which the page makes.
   */
  private async leftOutOf({ rest }: ListBlogsQuery): Promise<Types.ObjectId[]> {
    if (!rest) return [];
    const newest = (filter: QueryFilter<BlogRow>, limit: number) =>
      this.model
        .find({ ...shownToVisitors(), ...filter }, { _id: 1 })
        .sort(NEWEST_FIRST)
        .limit(limit)
        .lean<Pick<BlogRow, '_id'>[]>();
    const top = await Promise.all([newest({ isFeatured: true }, FEATURED_READ), newest({}, SHOWN.recent)]);
    return top.flat().map(({ _id }) => _id);
  }

  private toSummary(row: BlogSummaryRow): BlogSummary {
    return { ...toBlogSummary(row, this.views.pendingOf(row._id.toHexString())), ...this.altOf(row) };
  }

  private altOf({ image }: Pick<BlogRow, 'image'>): Pick<BlogEntity, 'imageAlt'> {
    const imageAlt = this.media.altOf(image);
    return imageAlt ? { imageAlt } : {};
  }
}
