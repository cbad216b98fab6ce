import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type Types, trusted } from 'mongoose';
import type { Person } from '../common/personal-data/person';
import type { HeldRecord, PersonalDataHolder } from '../common/personal-data/personal-data-holder';
import { toConsent } from '../database/stored-consent';
import { ProjectRequest, type ProjectRequestRow, toProjectRequest } from './schemas/project-request.schema';
import { Quote, type QuoteRow, toQuote } from './schemas/quote.schema';

/** The requests that a person sent, with their quotes. */
@Injectable()
export class HeldRequests implements PersonalDataHolder {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    @InjectModel(Quote.name) private readonly quotes: Model<QuoteRow>,
  ) {}

  async find({ email }: Person): Promise<HeldRecord[]> {
    const rows = await this.requests.find({ email }).sort({ createdAt: -1, _id: -1 }).lean<ProjectRequestRow[]>();
    const quotes = await this.quotes.find({ projectRequestId: among(rows) }).lean<QuoteRow[]>();
    return rows.map((row) => {
      const quote = quotes.find(({ projectRequestId }) => projectRequestId.equals(row._id));
      return {
        at: row.createdAt,
        title: row.serviceTitle,
        content: { ...toProjectRequest(row), consent: toConsent(row.consent), quote: quote ? toQuote(quote) : null },
        ids: [row, ...(quote ? [quote] : [])].map(({ _id }) => _id.toHexString()),
      };
    });
  }

  /** The quotes first: without their requests nobody would find them again after a failure. */
  async erase({ email }: Person): Promise<number> {
    const rows = await this.requests.find({ email }).select('_id').lean<Pick<ProjectRequestRow, '_id'>[]>();
    await this.quotes.deleteMany({ projectRequestId: among(rows) });
    return (await this.requests.deleteMany({ _id: among(rows) })).deletedCount;
  }
}

const among = (rows: readonly { _id: Types.ObjectId }[]) => trusted({ $in: rows.map(({ _id }) => _id) });
