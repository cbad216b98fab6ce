import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { isDuplicateKey } from '../common/errors/database-error';
import { conflict, notFound } from '../common/errors/product-error';
import { MESSAGES } from '../contract/errors';
import { QuoteSettling } from './quote-settling';
import { Quote, type QuoteRow, type RequestOutcome } from './schemas/quote.schema';

/** A change of a quote, decided on the row as it stands. */
export interface QuoteChange {
  set?: Partial<Pick<Quote, 'price' | 'timeEstimate' | 'teamSize' | 'notes' | 'status' | 'mailingUntil'>>;
  /** Lets go of the quote after its mail. */
  endsMailing?: boolean;
  /** What becomes of the request. */
  outcome?: RequestOutcome;
  /** Leaves `updatedAt` alone: nothing that anybody sees has changed. */
  isHidden?: boolean;
}

/** Looks at a row and says what to change, or `null` for nothing; throws to refuse. May be asked again on a newer row. */
type Decide = (row: QuoteRow) => QuoteChange | null;

/** More rounds than people who could be changing one quote at the same moment. */
const MAX_TRIES = 10;

/**
 * The stored quotes. Every change is decided on a row and written only if that row still stands, so that of an edit and
 * an answer at the same moment exactly one wins and the other one sees it.
 */
@Injectable()
export class QuoteRows {
  constructor(
    @InjectModel(Quote.name) private readonly quotes: Model<QuoteRow>,
    private readonly settling: QuoteSettling,
  ) {}

  async findByRequest(projectRequestId: Types.ObjectId): Promise<QuoteRow | null> {
    return this.settled(await this.quotes.findOne({ projectRequestId }).lean<QuoteRow>());
  }

  /** Errors: 404 unknown quote; those of `decide`; 409 too many changes at once. */
  async change(quoteId: Types.ObjectId, decide: Decide): Promise<QuoteRow> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const row = await this.settled(await this.quotes.findById(quoteId).lean<QuoteRow>());
      if (!row) throw notFound();
      const change = decide(row);
      if (!change) return row;
      const saved = await this.write(row, change);
      if (saved) return this.settle(saved);
    }
    throw conflict(MESSAGES.editConflict);
  }

  /** A new quote, or `null` when its request has one already. */
  async create(
    terms: Pick<Quote, 'projectRequestId' | 'price' | 'timeEstimate' | 'teamSize' | 'notes' | 'status'>,
    outcome: RequestOutcome | undefined,
  ): Promise<QuoteRow | null> {
    try {
      const created = await this.quotes.create({ ...terms, unsettled: outcome, revision: 1 });
      return await this.settle(created.toObject<QuoteRow>());
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  private write(row: QuoteRow, change: QuoteChange): Promise<QuoteRow | null> {
    const set = { ...change.set, ...(change.outcome && { unsettled: change.outcome }) };
    return this.quotes
      .findOneAndUpdate(
        { _id: row._id, revision: row.revision },
        {
          ...(Object.keys(set).length > 0 && { $set: set }),
          ...(change.endsMailing && { $unset: { mailingUntil: 1 } }),
          $inc: { revision: 1 },
        },
        { returnDocument: 'after', timestamps: change.isHidden !== true },
      )
      .lean<QuoteRow>();
  }

  private async settle(row: QuoteRow): Promise<QuoteRow> {
    await this.settling.settle(row);
    return row;
  }

  private async settled(row: QuoteRow | null): Promise<QuoteRow | null> {
    if (row) await this.settling.settle(row);
    return row;
  }
}
