import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, type Types, trusted } from 'mongoose';
import { BlogsService } from '../blogs/blogs.service';
import type { SessionUser } from '../contract/auth';
import {
  COMMENT_STATUSES,
  COMMENT_TEXTS,
  type Comment as CommentEntity,
  type CommentStatistics,
  type CommentStatus,
  type VisitorComment,
} from '../contract/comments';
import { asciiDomain } from '../contract/email-address';
import type { Accepted, Done } from '../contract/errors';
import { AuditSubjectsService, subjectsOf } from '../platform/audit/audit-subjects.service';
import { ContentVersionsService } from '../platform/cache/content-versions.service';
import { MINUTE_MS } from '../platform/clock/durations';
import { saveEdit } from '../platform/database/save-edit';
import { newConsent } from '../platform/database/stored-consent';
import { conflict, notFound } from '../platform/errors/product-error';
import { findPage } from '../platform/http/find-page';
import type { ListPage, ListPageQuery } from '../platform/http/list-page.query';
import { toObjectId } from '../platform/http/object-id';
import { GroupedInserts } from '../platform/idempotency/grouped-inserts';
import { IdempotencyService } from '../platform/idempotency/idempotency.service';
import { Every } from '../platform/jobs/every.decorator';
import { tally } from '../platform/records/tally';
import { holds } from '../platform/search/search-pattern';
import { TrashService } from '../platform/trash/trash.service';
import { TrashKindsService } from '../platform/trash/trash-kinds.service';
import { SettingsService } from '../settings/settings.service';
import { WebsiteService } from '../website/website.service';
import type { CreateCommentDto, ListCommentsQuery } from './comment.dto';
import { CommentNoticesService } from './comment-notices.service';
import { Comment, type CommentRow, toComment, toCommentFields, toVisitorComment } from './schemas/comment.schema';

const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;

/**
 * Builds the filter of a list.
 * @param removed posts in the trash, whose comments are left out
 */
function toFilter(
  { q, status }: Pick<ListCommentsQuery, 'q' | 'status'>,
  removed: readonly Types.ObjectId[],
): QueryFilter<CommentRow> {
  return {
    ...(status !== undefined && { status }),
    ...(removed.length > 0 && { post: trusted({ $nin: [...removed] }) }),
    ...(q && { $or: [{ name: holds(q) }, { email: holds(asciiDomain(q)) }, { text: holds(q) }] }),
  } as QueryFilter<CommentRow>;
}

const POST_GONE = 'This comment cannot be restored, because its post was deleted permanently.';

@Injectable()
export class CommentsService {
  private readonly inserts: GroupedInserts<CommentRow>;

  constructor(
    @InjectModel(Comment.name) private readonly comments: Model<CommentRow>,
    private readonly blogs: BlogsService,
    private readonly settings: SettingsService,
    private readonly trash: TrashService,
    private readonly versions: ContentVersionsService,
    private readonly idempotency: IdempotencyService,
    private readonly notices: CommentNoticesService,
    private readonly website: WebsiteService,
    subjects: AuditSubjectsService,
    kinds: TrashKindsService,
  ) {
    kinds.register('comments', comments, { toName: ({ name }) => name, restore: (id) => this.restore(id) });
    this.inserts = new GroupedInserts(comments);
    const find = subjectsOf(comments, ({ _id, name }) => ({
      name,
      path: `/admin/comments?comment=${_id.toHexString()}`,
    }));
    subjects.register('comments', find);
  }

  /** Lists approved comments, oldest first. Throws 404 for an unknown post, or if comments are off. */
  async listOfPost(postId: string, query: ListPageQuery): Promise<ListPage<VisitorComment>> {
    const post = await this.refuseClosed(postId);
    const { rows, total } = await findPage(this.comments, query, {
      filter: { post, status: 'approved' },
      order: OLDEST_FIRST,
    });
    return { items: rows.map(toVisitorComment), total };
  }

  /** Stores a comment as pending and notifies the owner. Throws 404 for an unknown post, or if comments are off. */
  async create(postId: string, input: CreateCommentDto, key: string | undefined): Promise<Accepted> {
    const post = await this.refuseClosed(postId);
    // `once` compares these fields with the first call. A repeated call sends a larger `secondsOpen`, so it is left
    // out.
    const { name, email, text } = input;
    return this.idempotency.once('POST /blogs/:id/comments', key, { postId, name, email, text }, async (recordId) => {
      const consent = newConsent('comment', (await this.website.read()).consent);
      await this.inserts.insertOnce(recordId, toCommentFields(post, input, consent));
      this.notices.wake();
      return { success: true, msg: COMMENT_TEXTS.sent, message: COMMENT_TEXTS.sent };
    });
  }

  async list(query: ListCommentsQuery): Promise<ListPage<CommentEntity>> {
    const filter = toFilter(query, await this.blogs.listRemovedIds());
    const { rows, total } = await findPage(this.comments, query, { filter });
    const titles = await this.blogs.findTitles(rows.map(({ post }) => post));
    return { items: rows.map((row) => toComment(row, titles.get(row.post.toHexString()) ?? '')), total };
  }

  async statistics(q: string | undefined): Promise<CommentStatistics> {
    const removed = await this.blogs.listRemovedIds();
    return tally(COMMENT_STATUSES, (status) => this.comments.countDocuments(toFilter({ q, status }, removed)));
  }

  async countWaiting(): Promise<number> {
    return this.comments.countDocuments(toFilter({ status: 'waiting' }, await this.blogs.listRemovedIds()));
  }

  async read(id: string): Promise<CommentEntity> {
    const row = await this.comments.findById(toObjectId(id)).lean<CommentRow>();
    if (!row) throw notFound();
    return this.toEntity(row);
  }

  findStatus(id: string): Promise<Pick<CommentRow, 'name' | 'status'> | null> {
    return this.comments.findById(toObjectId(id)).select('name status').lean<CommentRow>();
  }

  setStatus(id: string, status: CommentStatus, updatedAt?: string): Promise<CommentEntity> {
    return this.save(id, { status }, updatedAt);
  }

  reply(id: string, text: string, updatedAt: string | undefined, { name, role }: SessionUser): Promise<CommentEntity> {
    return this.save(id, { reply: { text, by: name, role, at: new Date() }, status: 'approved' }, updatedAt);
  }

  withdrawReply(id: string): Promise<CommentEntity> {
    return this.save(id, { reply: null }, undefined);
  }

  async remove(id: string): Promise<Done> {
    await this.trash.remove(this.comments, id);
    await this.versions.bump('comments');
    return { success: true };
  }

  async restore(id: string): Promise<CommentEntity> {
    const deleted = await this.trash.find(this.comments, id);
    if (deleted && (await this.blogs.findGone([deleted.post])).length > 0) throw conflict(POST_GONE);
    const row = await this.trash.restore(this.comments, id);
    await this.versions.bump('comments');
    return this.toEntity(row);
  }

  /** Erases comments on permanently deleted posts. Comments on posts in the trash stay. */
  @Every(MINUTE_MS)
  async sweep(): Promise<number> {
    const gone = await this.blogs.findGone(await this.comments.distinct('post'));
    if (gone.length === 0) return 0;
    return (await this.comments.deleteMany({ post: trusted({ $in: gone }) })).deletedCount;
  }

  private async save(
    id: string,
    changes: Partial<Pick<CommentRow, 'status' | 'reply'>>,
    updatedAt: string | undefined,
  ): Promise<CommentEntity> {
    const stored = await this.comments.findById(toObjectId(id)).select('post').lean<Pick<CommentRow, 'post'>>();
    if (!stored) throw notFound();
    const title = await this.titleOf(stored);
    const { row } = await saveEdit(this.comments, id, changes, updatedAt, (latest) => toComment(latest, title));
    await this.versions.bump('comments');
    return toComment(row, title);
  }

  /** Throws 404 for an unknown post, or if comments are off. */
  private async refuseClosed(postId: string) {
    if (!(await this.settings.read()).enableComments) throw notFound();
    const { _id } = await this.blogs.read(postId, { countView: false });
    return toObjectId(_id);
  }

  private async toEntity(row: CommentRow): Promise<CommentEntity> {
    return toComment(row, await this.titleOf(row));
  }

  private async titleOf({ post }: Pick<CommentRow, 'post'>): Promise<string> {
    return (await this.blogs.findTitles([post])).get(post.toHexString()) ?? '';
  }
}
