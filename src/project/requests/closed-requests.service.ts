import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { ProjectStatus } from '../../contract/project';
import type { AgedRecords } from '../../platform/personal-data/personal-data-holder';
import { ProjectRequest, type ProjectRequestRow } from '../schemas/project-request.schema';

/**
 * Statuses of requests that are erased by age. Requests that staff never answered stay, because their erasure would
 * hide the missing answer. See docs/decisions/024-personal-data-and-time.md.
 */
const CLOSED: ProjectStatus[] = ['quoted', 'accepted', 'rejected'];

/** Number of requests in a batch. Small batches let the server answer other calls in between. */
const BATCH = 200;

@Injectable()
export class ClosedRequestsService implements AgedRecords {
  constructor(@InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>) {}

  /**
   * Erases requests with a status in `CLOSED` that have not changed since `cutoff`. `KeptQuotesService` erases requests
   * of clients who closed their account. Those have no email address.
   */
  async eraseOlderThan(cutoff: Date): Promise<number> {
    const closed = {
      email: trusted({ $ne: '' }),
      status: trusted({ $in: CLOSED }),
      updatedAt: trusted({ $lt: cutoff }),
    };
    for (let erased = 0; ; ) {
      const rows = await this.requests.find(closed).select('_id').limit(BATCH).lean<Pick<ProjectRequestRow, '_id'>[]>();
      if (rows.length === 0) return erased;
      // Repeats the condition, so that a request changed since the query stays.
      const ids = trusted({ $in: rows.map(({ _id }) => _id) });
      erased += (await this.requests.deleteMany({ ...closed, _id: ids })).deletedCount;
    }
  }
}
