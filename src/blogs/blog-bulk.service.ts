import { Injectable } from '@nestjs/common';
import type { BlogBulkStatus, BlogInput } from '../contract/blogs';
import type { BulkDone } from '../contract/bulk';
import type { Edit } from '../contract/errors';
import { eachOf, wholeOf } from '../platform/bulk/each-of';
import { toObjectId } from '../platform/http/object-id';
import { BlogsService } from './blogs.service';

@Injectable()
export class BlogBulkService {
  constructor(private readonly blogs: BlogsService) {}

  setStatus(ids: string[], status: BlogBulkStatus): Promise<BulkDone> {
    return eachOf(
      ids,
      async (subjectId) => {
        const before = await this.blogs.read(subjectId, { countView: false, isStaff: true });
        if (before.status === status) return null;
        const change: Edit<BlogInput> = { status };
        await this.blogs.update(subjectId, change);
        return { subjectId, fields: ['status'], changes: [{ field: 'status', from: before.status, to: status }] };
      },
      this.nameOf,
    );
  }

  remove(ids: string[]): Promise<BulkDone> {
    return eachOf(ids, (id) => this.blogs.remove(id).then(() => wholeOf(id)), this.nameOf);
  }

  restore(ids: string[]): Promise<BulkDone> {
    return eachOf(ids, (id) => this.blogs.restore(id).then(() => wholeOf(id)), this.nameOf);
  }

  private readonly nameOf = async (id: string): Promise<string | undefined> =>
    (await this.blogs.findTitles([toObjectId(id)])).get(id);
}
