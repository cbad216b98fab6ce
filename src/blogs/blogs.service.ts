import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { type Blog as BlogEntity, type BlogSummary, toExcerpt } from '../contract/blogs';
import { SHOWN } from '../contract/limits';
import { AuditSubjects, subjectsOf } from '../platform/audit/audit-subjects';
import { ContentVersions } from '../platform/cache/content-versions';
import { saveEdit } from '../platform/database/save-edit';
import { notFound } from '../platform/errors/product-error';
import { countFromPage, type ListPage, toRange } from '../platform/http/list-page.query';
import { isObjectId, toObjectId } from '../platform/http/object-id';
import { TrashService } from '../platform/trash/trash.service';
import { toBlogFilter } from './blog-filter';
import { BlogViews } from './blog-views';
import type { CreateBlogDto } from './dto/create-blog.dto';
import type { ListBlogsQuery } from './dto/list-blogs.query';
import type { UpdateBlogDto } from './dto/update-blog.dto';
import { Blog, type BlogRow, type BlogSummaryRow, toBlog, toBlogSummary } from './schemas/blog.schema';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

@Injectable()
export class BlogsService {
  constructor(
    @InjectModel(Blog.name) private readonly model: Model<BlogRow>,
    private readonly views: BlogViews,
    private readonly trash: TrashService,
    private readonly versions: ContentVersions,
    subjects: AuditSubjects,
  ) {
    const find = subjectsOf(model, ({ _id, title }) => ({ name: title, path: `/blogs/${_id.toHexString()}` }));
    subjects.register('blogs', find, { isNameKept: true });
  }

  /** Newest first; whole posts, or summaries with `fields=summary`. */
  async list(query: ListBlogsQuery): Promise<ListPage<BlogEntity | BlogSummary>> {
    const filter = toBlogFilter(query);
    const range = toRange(query);
    const find = this.model.find(filter).sort(NEWEST_FIRST).skip(range.skip).limit(range.limit);
    const isSummary = query.fields === 'summary';
    const rows = isSummary ? await find.select('-content').lean<BlogRow[]>() : await find.lean<BlogRow[]>();
    return {
      items: rows.map((row) => (isSummary ? this.toSummary(row) : this.toEntity(row))),
      total: countFromPage(rows.length, range) ?? (await this.model.countDocuments(filter)),
    };
  }

  /**
   * One post. `countView` adds a view, which the answer already shows.
   * Errors: 404 unknown id.
   */
  async read(id: string, { countView }: { countView: boolean }): Promise<BlogEntity> {
    const row = await this.model.findById(toObjectId(id)).lean<BlogRow>();
    if (!row) throw notFound();
    if (countView) this.views.count(row._id.toHexString());
    return this.toEntity(row);
  }

  /** Where visitors find every post, for the site map; newest first. */
  async listAddresses(): Promise<Pick<BlogEntity, '_id' | 'updatedAt'>[]> {
    const rows = await this.model
      .find({}, { updatedAt: 1 })
      .sort(NEWEST_FIRST)
      .lean<Pick<BlogRow, '_id' | 'updatedAt'>[]>();
    return rows.map(({ _id, updatedAt }) => ({ _id: _id.toHexString(), updatedAt: updatedAt.toISOString() }));
  }

  /** Whether a post has this id. */
  async exists(id: string): Promise<boolean> {
    return isObjectId(id) && (await this.model.exists({ _id: toObjectId(id) })) !== null;
  }

  /**
   * At most two other posts that share the category or a tag, newest first.
   * Errors: 404 unknown id.
   */
  async listRelated(id: string): Promise<BlogSummary[]> {
    const row = await this.model.findById(toObjectId(id)).select('category tags').lean<BlogRow>();
    if (!row) throw notFound();
    const shared = [{ category: row.category }, ...(row.tags.length > 0 ? [{ tags: trusted({ $in: row.tags }) }] : [])];
    const related = await this.model
      .find({ _id: trusted({ $ne: row._id }), $or: shared })
      .sort(NEWEST_FIRST)
      .limit(SHOWN.relatedBlogs)
      .select('-content')
      .lean<BlogSummaryRow[]>();
    return related.map((other) => this.toSummary(other));
  }

  async create(input: CreateBlogDto): Promise<BlogEntity> {
    const created = await this.model.create({ ...input, ...toDerived(input) });
    this.versions.bump('blogs');
    return this.toEntity(created.toObject<BlogRow>());
  }

  /** Errors: 404 unknown id; 409 edited in the meantime. */
  async update(id: string, { updatedAt, ...input }: UpdateBlogDto): Promise<BlogEntity> {
    const changes = { ...input, ...toDerived(input) };
    const row = await saveEdit(this.model, id, changes, updatedAt, (current) => this.toEntity(current));
    this.versions.bump('blogs');
    return this.toEntity(row);
  }

  /** Errors: 404 unknown id. */
  async remove(id: string): Promise<void> {
    // The copy in the trash keeps the views that were counted until now.
    await this.views.flush();
    await this.trash.remove(this.model, id);
    this.versions.bump('blogs');
  }

  /** Errors: 404 unknown, or deleted too long ago. */
  async restore(id: string): Promise<BlogEntity> {
    const row = await this.trash.restore(this.model, id);
    this.versions.bump('blogs');
    return this.toEntity(row);
  }

  /** Views of all posts, those of the last seconds included. */
  totalViews(): Promise<number> {
    return this.views.total();
  }

  private toEntity(row: BlogRow): BlogEntity {
    return toBlog(row, this.views.pendingOf(row._id.toHexString()));
  }

  private toSummary(row: BlogSummaryRow): BlogSummary {
    return toBlogSummary(row, this.views.pendingOf(row._id.toHexString()));
  }
}

/** What follows from the input. */
function toDerived({ content }: UpdateBlogDto): Partial<Blog> {
  return content === undefined ? {} : { excerpt: toExcerpt(content) };
}
