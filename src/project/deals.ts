import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { type Changed, changeRow } from '../platform/database/save-edit';
import { notFound } from '../platform/errors/product-error';
import type { Deal } from './deal';
import { mailsAbout } from './deal-mails';
import { type DealChange, toUpdate } from './deal-update';
import { FormerQuotes } from './former-quotes';
import { QuoteNumbers } from './quote-numbers';
import { RequestMails } from './request-mails';
import { ProjectRequest, type ProjectRequestRow } from './schemas/project-request.schema';

/** Looks at a row and says what to change, or `null` for nothing; throws to refuse. May be asked again on a newer row. */
type Decide = (row: ProjectRequestRow) => DealChange | null;

export type DealChanged = Changed<ProjectRequestRow>;

/**
 * The stored requests with their quotes. Every change is decided on a row and written only if that row still stands, so that of an edit
 * and an answer at the same moment exactly one wins and the other one sees it.
 */
@Injectable()
export class Deals {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly former: FormerQuotes,
    private readonly mails: RequestMails,
    private readonly numbers: QuoteNumbers,
  ) {}

  /** Errors: 404 none is found. */
  async find(filter: QueryFilter<ProjectRequestRow>): Promise<ProjectRequestRow> {
    await this.former.whenIn();
    const row = await this.requests.findOne(filter).lean<ProjectRequestRow>();
    if (!row) throw notFound();
    return row;
  }

  /** Whoever is to hear of the change is told by mail. Errors: 404 none is found; those of `decide`; 409 too many changes at once. */
  async change(filter: QueryFilter<ProjectRequestRow>, decide: Decide): Promise<DealChanged> {
    const changed = await this.numbers.give((number) =>
      this.write(filter, (row) => {
        const change = decide(row);
        return change && toUpdate({ ...change, deal: numbered(row, change.deal, number) }, mailsAbout(row, change));
      }),
    );
    if (changed.row.mailsDue?.length) this.mails.wake();
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
  ): Promise<DealChanged> {
    await this.former.whenIn();
    const changed = await changeRow(this.requests, filter, decide, options);
    if (!changed) throw notFound();
    return changed;
  }
}

/** The deal with the number of its quote, which it is given at its first sending; one of before there were numbers, at its next. */
function numbered(before: Deal, deal: Deal, number: () => string): Deal {
  const { quote } = deal;
  if (!quote || quote.number || quote.revisions.length <= (before.quote?.revisions.length ?? 0)) return deal;
  return { ...deal, quote: { ...quote, number: number() } };
}
