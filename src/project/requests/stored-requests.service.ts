import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { changeRow } from '../../platform/database/save-edit';
import { notFound } from '../../platform/errors/product-error';
import { toObjectId } from '../../platform/http/object-id';
import { RequestMailsService } from '../mails/request-mails.service';
import type { RequestAndQuote } from '../rules/request-and-quote';
import { mailsAbout, type RequestChange, type RequestChanged, toUpdate } from '../rules/request-change';
import { ProjectRequest, type ProjectRequestRow } from '../schemas/project-request.schema';
import { QuoteNumbersService } from './quote-numbers.service';

/** Returns the change of a row, or `null` for none. It is called again if the row changes before the write. */
type Decide = (row: ProjectRequestRow) => RequestChange | null;

type DecideUpdate = Parameters<typeof changeRow<ProjectRequestRow>>[2];

/** Reads and writes requests with their quotes. A write fails if the row has changed since it was read. */
@Injectable()
export class StoredRequestsService {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly mails: RequestMailsService,
    private readonly numbers: QuoteNumbersService,
  ) {}

  /** Throws 404 for an unknown request. */
  async find(id: string): Promise<ProjectRequestRow> {
    const row = await this.requests.findById(toObjectId(id)).lean<ProjectRequestRow>();
    if (!row) throw notFound();
    return row;
  }

  /** Changes a request and its quote, and queues the emails about it. Throws 404 for an unknown request. */
  async change(id: string, decide: Decide): Promise<RequestChanged> {
    const number = this.numbers.reserve();
    return this.write(id, async (row) => {
      const change = decide(row);
      return change && toUpdate({ ...change, pair: await numbered(row, change.pair, number) }, mailsAbout(row, change));
    });
  }

  /** Stores the update of `decide`, and sends the emails that it queues. Throws 404 for an unknown request. */
  async write(id: string, decide: DecideUpdate, options?: { isEdit: boolean }): Promise<RequestChanged> {
    const changed = await changeRow(this.requests, { _id: toObjectId(id) }, decide, options);
    if (!changed) throw notFound();
    if (changed.row !== changed.before && changed.row.pendingMails?.length) this.mails.wake();
    return changed;
  }

  /** Reserves a number, which nobody sees yet, and applies `change`, which marks the quote as being emailed. */
  async hold(
    filter: QueryFilter<ProjectRequestRow>,
    check: (row: ProjectRequestRow) => void,
    change: UpdateQuery<ProjectRequestRow>,
  ): Promise<ProjectRequestRow> {
    const number = this.numbers.reserve();
    const decide = async (row: ProjectRequestRow) => {
      check(row);
      return row.quote?.number ? change : { ...change, $set: { 'quote.number': await number() } };
    };
    const held = await changeRow(this.requests, filter, decide, { isEdit: false });
    if (!held) throw notFound();
    return held.row;
  }
}

/** Gives the quote a number when it is first sent. */
async function numbered(
  before: RequestAndQuote,
  pair: RequestAndQuote,
  number: () => Promise<string>,
): Promise<RequestAndQuote> {
  const { quote } = pair;
  if (!quote || quote.number || quote.revisions.length <= (before.quote?.revisions.length ?? 0)) return pair;
  return { ...pair, quote: { ...quote, number: await number() } };
}
