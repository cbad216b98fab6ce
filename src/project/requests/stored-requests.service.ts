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

/** Looks at a row and says what to change, or `null` for nothing; throws to refuse. May be asked again on a newer row. */
type Decide = (row: ProjectRequestRow) => RequestChange | null;

/**
 * The stored requests with their quotes. Every change is decided on a row and written only if that row still stands, so that of an edit
 * and an answer at the same moment exactly one wins and the other one sees it.
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

  /** Whoever is to hear of the change is told by mail. Errors: 404 none is found; those of `decide`; 409 too many changes at once. */
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

  /**
   * Holds a row for the mail of its quote that the caller waits for, with the number that stands in the mail; nothing that anybody sees
   * has changed. Errors: those of `change`.
   */
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

/**
 * A quote is given its number at its first sending, or at the next one if it has none yet.
 */
function numbered(before: RequestAndQuote, pair: RequestAndQuote, number: () => string): RequestAndQuote {
  const { quote } = pair;
  if (!quote || quote.number || quote.revisions.length <= (before.quote?.revisions.length ?? 0)) return pair;
  return { ...pair, quote: { ...quote, number: number() } };
}
