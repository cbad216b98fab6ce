import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { conflict, editConflict, notFound } from '../common/errors/product-error';
import { toObjectId } from '../common/http/object-id';
import { NEW_QUOTE, PROJECT_TEXTS, type Quote as QuoteEntity } from '../contract/project';
import type { SaveQuoteDto } from './dto/save-quote.dto';
import { type QuoteChange, QuoteRows } from './quote-rows';
import { ProjectRequest, type ProjectRequestRow } from './schemas/project-request.schema';
import { type QuoteRow, toQuote } from './schemas/quote.schema';

/** Quotes, as staff write them. */
@Injectable()
export class QuotesService {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly quotes: QuoteRows,
  ) {}

  /** The quote of a request in any state, or `null` while there is none. Errors: 404 unknown request. */
  async readOf(projectRequestId: string): Promise<QuoteEntity | null> {
    const row = await this.quotes.findByRequest(await this.requestId(projectRequestId));
    return row && toQuote(row);
  }

  /**
   * Creates or changes the one quote of a request. Status `sent` makes a request that is not yet quoted, accepted or
   * rejected `quoted`.
   * Errors: 404 unknown request; 409 an accepted or rejected quote changes nothing but its status, the quote is being
   * mailed, or the stored one is newer than `updatedAt`.
   */
  async save(input: SaveQuoteDto): Promise<{ quote: QuoteEntity; isNew: boolean }> {
    const projectRequestId = await this.requestId(input.projectRequestId);
    const { price, timeEstimate, teamSize, notes = NEW_QUOTE.notes, status = NEW_QUOTE.status } = input;
    const outcome = status === 'sent' ? 'quoted' : undefined;
    for (;;) {
      const existing = await this.quotes.findByRequest(projectRequestId);
      if (existing) {
        const changed = await this.quotes.change(existing._id, (row) => decideEdit(row, input));
        return { quote: toQuote(changed), isNew: false };
      }
      const created = await this.quotes.create(
        { projectRequestId, price, timeEstimate, teamSize, notes, status },
        outcome,
      );
      // Null when a colleague was faster: then it is an edit.
      if (created) return { quote: toQuote(created), isNew: true };
    }
  }

  /** Errors: 404 unknown or malformed id. */
  private async requestId(id: string) {
    const _id = toObjectId(id);
    if (!(await this.requests.exists({ _id }))) throw notFound();
    return _id;
  }
}

function decideEdit(row: QuoteRow, input: SaveQuoteDto): QuoteChange {
  if (input.updatedAt !== undefined && row.updatedAt > new Date(input.updatedAt)) throw editConflict(toQuote(row));
  if (row.mailingUntil && row.mailingUntil > new Date()) throw conflict(PROJECT_TEXTS.beingMailed);
  const { price, timeEstimate, teamSize, notes = row.notes, status = row.status } = input;
  const isSameTerms =
    price === row.price && timeEstimate === row.timeEstimate && teamSize === row.teamSize && notes === row.notes;
  const isAnswered = row.status === 'accepted' || row.status === 'rejected';
  if (isAnswered && !isSameTerms) throw conflict(PROJECT_TEXTS.answeredIsClosed);
  return { set: { price, timeEstimate, teamSize, notes, status }, outcome: status === 'sent' ? 'quoted' : undefined };
}
