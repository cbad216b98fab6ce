import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { type Blog as BlogEntity, type BlogSummary, toExcerpt } from '../contract/blogs';
import { SHOWN } from '../contract/limits';
import { notFound } from '../platform/errors/product-error';
import { findPage, NEWEST_FIRST } from '../platform/http/find-page';
import type { ListPage } from '../platform/http/list-page.query';
import { toObjectId } from '../platform/http/object-id';
import { RecordsService } from '../platform/records/records.service';
import { toBlogFilter } from './blog-filter';
import { BlogViews } from './blog-views';
import type { CreateBlogDto } from './dto/create-blog.dto';
import type { ListBlogsQuery } from './dto/list-blogs.query';
import type { UpdateBlogDto } from './dto/update-blog.dto';
import { Blog, type BlogRow, type BlogSummaryRow, toBlog, toBlogSummary } from './schemas/blog.schema';

@Injectable()
export class BlogsService extends RecordsService<BlogRow, BlogEntity> {
  constructor(
    @InjectModel(Blog.name) model: Model<BlogRow>,
    private readonly views: BlogViews,
  ) {
    super('blogs', model, {
      cached: 'blogs',
      toSubject: ({ _id, title }) => ({ name: title, path: `/blogs/${_id.toHexString()}` }),
      isNameKept: true,
    });
  }

  /** Newest first; whole posts, or summaries with `fields=summary`. */
  listAsAsked(query: ListBlogsQuery): Promise<ListPage<BlogEntity> | ListPage<BlogSummary>> {
    return query.fields === 'summary' ? this.listSummaries(query) : this.list(query);
  }

  override async list(query: ListBlogsQuery): Promise<ListPage<BlogEntity>> {
    const { rows, total } = await findPage(this.model, query, { filter: toBlogFilter(query) });
    return { items: rows.map((row) => this.toEntity(row)), total };
  }

  async listSummaries(query: ListBlogsQuery): Promise<ListPage<BlogSummary>> {
    const { rows, total } = await findPage(this.model, query, { filter: toBlogFilter(query), select: '-content' });
    return { items: rows.map((row) => this.toSummary(row)), total };
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

  override create(input: CreateBlogDto): Promise<BlogEntity> {
    return super.create({ ...input, ...toDerived(input) });
  }

  override update(id: string, input: UpdateBlogDto): Promise<BlogEntity> {
    return super.update(id, { ...input, ...toDerived(input) });
  }

  override async remove(id: string): Promise<void> {
    // The copy in the trash keeps the views that were counted until now.
    await this.views.flush();
    await super.remove(id);
  }

  /** Counts a visitor who was shown the post. @param id of a post that exists. */
  countView(id: string): void {
    this.views.count(id);
  }

  /** Views of all posts, those of the last seconds included. */
  totalViews(): Promise<number> {
    return this.views.total();
  }

  protected toEntity(row: BlogRow): BlogEntity {
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
