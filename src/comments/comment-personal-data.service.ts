import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import { BlogsService } from '../blogs/blogs.service';
import { ContentVersionsService } from '../platform/cache/content-versions.service';
import { changeRow } from '../platform/database/save-edit';
import { toConsent } from '../platform/database/stored-consent';
import { toObjectId } from '../platform/http/object-id';
import type { Person } from '../platform/personal-data/person';
import type { AgedRecords, OwnRecords, PersonalRecord } from '../platform/personal-data/personal-data-holder';
import { Comment, type CommentRow, toComment } from './schemas/comment.schema';

/** Number of comments in a batch. Small batches let the server answer other calls in between. */
const BATCH = 200;

@Injectable()
export class CommentPersonalDataService implements OwnRecords, AgedRecords {
  constructor(
    @InjectModel(Comment.name) private readonly comments: Model<CommentRow>,
    private readonly blogs: BlogsService,
    private readonly versions: ContentVersionsService,
  ) {}

  async find({ email }: Person): Promise<PersonalRecord[]> {
    const rows = await this.comments.find({ email }).sort({ createdAt: -1, _id: -1 }).lean<CommentRow[]>();
    const titles = await this.blogs.findTitles(rows.map(({ post }) => post));
    return rows.map((row) => {
      const title = titles.get(row.post.toHexString()) ?? '';
      return {
        at: row.createdAt,
        title: title ? `Comment on ${title}` : 'Comment on a deleted post',
        content: { ...toComment(row, title), consent: toConsent(row.consent) },
        ids: [row._id.toHexString()],
        path: `/admin/comments?comment=${row._id.toHexString()}`,
        events: row.reply ? [{ at: row.reply.at, title: `${row.reply.by} replied to the comment` }] : [],
      };
    });
  }

  async emailOf(id: string): Promise<string | null> {
    const row = await this.comments.findById(toObjectId(id)).select('email').lean<Pick<CommentRow, 'email'>>();
    return row?.email || null;
  }

  async erase({ email }: Person): Promise<number> {
    const { deletedCount } = await this.comments.deleteMany({ email });
    await this.versions.bump('comments');
    return deletedCount;
  }

  /**
   * Deletes comments that have not changed since `cutoff`. Approved comments stay, without their email address. See
   * docs/decisions/022-comments-and-view-counts.md.
   */
  async eraseOlderThan(cutoff: Date): Promise<number> {
    const untouched = { updatedAt: trusted({ $lt: cutoff }) };
    const unseen = { ...untouched, status: trusted({ $ne: 'approved' }) } as QueryFilter<CommentRow>;
    let erased = (await this.comments.deleteMany(unseen)).deletedCount;
    const named = { ...untouched, email: trusted({ $gt: '' }) } as QueryFilter<CommentRow>;
    for (;;) {
      const rows = await this.comments.find(named).select('_id').limit(BATCH).lean<Pick<CommentRow, '_id'>[]>();
      if (rows.length === 0) return erased;
      for (const { _id } of rows) {
        // Repeats the filter, so that a comment that was answered after the query stays unchanged.
        const changed = await changeRow(this.comments, { ...named, _id }, withoutAddress, { isEdit: false });
        if (changed) erased += 1;
      }
    }
  }
}

const withoutAddress = () => ({
  $set: { email: '' },
  $unset: { consent: 1 as const },
});
