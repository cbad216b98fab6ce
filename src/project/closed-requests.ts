import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type Types, trusted } from 'mongoose';
import type { AgedRecords } from '../common/personal-data/personal-data-holder';
import type { ProjectStatus } from '../contract/project';
import { ProjectRequest, type ProjectRequestRow } from './schemas/project-request.schema';
import { Quote, type QuoteRow } from './schemas/quote.schema';

/**
 * What waits for staff is never closed: erasing it unseen would hide that nobody answered. A quote that nobody answered
 * for the whole period has lapsed. docs/decisions/007-how-long-personal-data-are-kept.md
 */
const CLOSED: ProjectStatus[] = ['quoted', 'accepted', 'rejected'];

/** Small enough that other calls are served in between. */
const BATCH = 200;

/** Requests that have come to their end, with their quotes. */
@Injectable()
export class ClosedRequests implements AgedRecords {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    @InjectModel(Quote.name) private readonly quotes: Model<QuoteRow>,
  ) {}

  /** Neither the request nor its quote was touched since. */
  async eraseOlderThan(cutoff: Date): Promise<number> {
    const closed = { status: trusted({ $in: CLOSED }), updatedAt: trusted({ $lt: cutoff }) };
    let erased = 0;
    for await (const ids of batches(this.requests, closed)) {
      const active = await this.quotes.distinct('projectRequestId', {
        projectRequestId: trusted({ $in: ids }),
        updatedAt: trusted({ $gte: cutoff }),
      });
      const old = ids.filter((id) => !active.some((other) => other.equals(id)));
      // Asked again: one that was touched a moment ago stays.
      erased += (await this.requests.deleteMany({ ...closed, _id: trusted({ $in: old }) })).deletedCount;
    }
    await this.eraseQuotesWithoutRequest(cutoff);
    return erased;
  }

  /** Those of the requests above, now or in a run that broke off. */
  private async eraseQuotesWithoutRequest(cutoff: Date): Promise<void> {
    for await (const ids of batches(this.quotes, { updatedAt: trusted({ $lt: cutoff }) })) {
      const quotes = await this.quotes.find({ _id: trusted({ $in: ids }) }).lean<QuoteRow[]>();
      const wanted = trusted({ $in: quotes.map(({ projectRequestId }) => projectRequestId) });
      const requests = await this.requests.find({ _id: wanted }).select('_id').lean<Pick<ProjectRequestRow, '_id'>[]>();
      const known = new Set(requests.map(({ _id }) => _id.toHexString()));
      const orphans = quotes.filter(({ projectRequestId }) => !known.has(projectRequestId.toHexString()));
      await this.quotes.deleteMany({ _id: trusted({ $in: orphans.map(({ _id }) => _id) }) });
    }
  }
}

/** Ids of the rows of a filter, in their order, so that rows which stay are met once. */
async function* batches<Row extends { _id: Types.ObjectId }>(
  model: Model<Row>,
  filter: object,
): AsyncGenerator<Types.ObjectId[]> {
  for (let last: Types.ObjectId | undefined; ; ) {
    const after = last ? { _id: trusted({ $gt: last }) } : {};
    const rows = await model
      .find({ ...filter, ...after } as never)
      .sort({ _id: 1 })
      .select('_id')
      .limit(BATCH)
      .lean<Row[]>();
    if (rows.length === 0) return;
    yield rows.map(({ _id }) => _id);
    last = rows.at(-1)?._id;
  }
}
