import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { ProjectStatus } from '../../contract/project';
import type { AgedRecords } from '../../platform/personal-data/personal-data-holder';
import { ProjectRequest, type ProjectRequestRow } from '../schemas/project-request.schema';

/**
 * What waits for staff is never closed: erasing it unseen would hide that nobody answered. A quote that nobody answered
 * for the whole period has lapsed. docs/decisions/024-personal-data-and-time.md
 */
const CLOSED: ProjectStatus[] = ['quoted', 'accepted', 'rejected'];

/** Small enough that other calls are served in between. */
const BATCH = 200;

/** Requests that have come to their end, with their quotes. */
@Injectable()
export class ClosedRequestsService implements AgedRecords {
  constructor(@InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>) {}

  /** Neither the request nor its quote was touched since. */
  async eraseOlderThan(cutoff: Date): Promise<number> {
    const closed = { status: trusted({ $in: CLOSED }), updatedAt: trusted({ $lt: cutoff }) };
    for (let erased = 0; ; ) {
      const rows = await this.requests.find(closed).select('_id').limit(BATCH).lean<Pick<ProjectRequestRow, '_id'>[]>();
      if (rows.length === 0) return erased;
      // Asked again: one that was touched a moment ago stays.
      const ids = trusted({ $in: rows.map(({ _id }) => _id) });
      erased += (await this.requests.deleteMany({ ...closed, _id: ids })).deletedCount;
    }
  }
}
