import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { changeRow } from '../../platform/database/save-edit';
import { notFound } from '../../platform/errors/product-error';
import { RequestMailsService } from '../mails/request-mails.service';
import { mailsAbout } from '../rules/mails-about';
import type { RequestAndQuote } from '../rules/request-and-quote';
import { type RequestChange, type RequestChanged, toUpdate } from '../rules/request-change';
import { ProjectRequest, type ProjectRequestRow } from '../schemas/project-request.schema';
import { QuoteNumbersService } from './quote-numbers.service';

/** Returns the change of a row, or `null` for none; throws to refuse. Called again if the row changed meanwhile. */
type Decide = (row: ProjectRequestRow) => RequestChange | null;

/**
 * Requests in the database, with their quotes. A change is written only if the row is still the one it was decided on.
 * If an edit and an answer coincide, exactly one wins and the other sees its result.
 */
@Injectable()
export class StoredRequestsService {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly mails: RequestMailsService,
    private readonly numbers: QuoteNumbersService,
  ) {}

  /** Errors: 404 none is found. */
  async find(filter: QueryFilter<ProjectRequestRow>): Promise<ProjectRequestRow> {
    const row = await this.requests.findOne(filter).lean<ProjectRequestRow>();
    if (!row) throw notFound();
    return row;
  }

  /** Writes a change and queues its emails. Errors: 404 not found; those of `decide`; 409 too many at once. */
  async change(filter: QueryFilter<ProjectRequestRow>, decide: Decide): Promise<RequestChanged> {
    const changed = await this.numbers.give((number) =>
      this.write(filter, (row) => {
        const change = decide(row);
        return change && toUpdate({ ...change, pair: numbered(row, change.pair, number) }, mailsAbout(row, change));
      }),
    );
    if (changed.row.pendingMails?.length) this.mails.wake();
    return changed;
  }

  /** Marks a row as being emailed and reserves its quote number; nothing visible changes. Errors: those of `change`. */
  async hold(
    filter: QueryFilter<ProjectRequestRow>,
    check: (row: ProjectRequestRow) => void,
    change: UpdateQuery<ProjectRequestRow>,
  ): Promise<ProjectRequestRow> {
    const held = await this.numbers.give((number) => {
      const decide = (row: ProjectRequestRow) => {
        check(row);
        return row.quote?.number ? change : { ...change, $set: { 'quote.number': number() } };
      };
      return this.write(filter, decide, { isEdit: false });
    });
    return held.row;
  }

  private async write(
    filter: QueryFilter<ProjectRequestRow>,
    decide: (row: ProjectRequestRow) => UpdateQuery<ProjectRequestRow> | null,
    options?: { isEdit: boolean },
  ): Promise<RequestChanged> {
    const changed = await changeRow(this.requests, filter, decide, options);
    if (!changed) throw notFound();
    return changed;
  }
}

/** Gives the quote a number at its first sending, or at the next one if it still has none. */
function numbered(before: RequestAndQuote, pair: RequestAndQuote, number: () => string): RequestAndQuote {
  const { quote } = pair;
  if (!quote || quote.number || quote.revisions.length <= (before.quote?.revisions.length ?? 0)) return pair;
  return { ...pair, quote: { ...quote, number: number() } };
}
