import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { BulkDone } from '../contract/bulk';
import type { CommentStatus } from '../contract/comments';
import { eachOf, wholeOf } from '../platform/bulk/each-of';
import { ContentVersionsService } from '../platform/cache/content-versions.service';
import { changeRow } from '../platform/database/save-edit';
import { notFound } from '../platform/errors/product-error';
import { toObjectId } from '../platform/http/object-id';
import { TrashService } from '../platform/trash/trash.service';
import { Comment, type CommentRow } from './schemas/comment.schema';

@Injectable()
export class CommentBulkService {
  constructor(
    @InjectModel(Comment.name) private readonly comments: Model<CommentRow>,
    private readonly trash: TrashService,
    private readonly versions: ContentVersionsService,
  ) {}

  setStatus(ids: string[], status: CommentStatus): Promise<BulkDone> {
    return this.eachOf(ids, async (subjectId) => {
      const changed = await changeRow(this.comments, { _id: toObjectId(subjectId) }, (row) =>
        row.status === status ? null : { $set: { status } },
      );
      if (!changed) throw notFound();
      const { before, row } = changed;
      if (before === row) return null;
      return { subjectId, fields: ['status'], changes: [{ field: 'status', from: before.status, to: status }] };
    });
  }

  remove(ids: string[]): Promise<BulkDone> {
    return this.eachOf(ids, (id) => this.trash.remove(this.comments, id).then(() => wholeOf(id)));
  }

  restore(ids: string[]): Promise<BulkDone> {
    return this.eachOf(ids, (id) => this.trash.restore(this.comments, id).then(() => wholeOf(id)));
  }

  private async eachOf(ids: string[], change: Parameters<typeof eachOf>[1]): Promise<BulkDone> {
    try {
      return await eachOf(ids, change, this.nameOf);
    } finally {
      await this.versions.bump('comments');
    }
  }

  private readonly nameOf = async (id: string): Promise<string | undefined> =>
    (await this.comments.findById(id).select('name').lean<Pick<CommentRow, 'name'>>())?.name;
}
