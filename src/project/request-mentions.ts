import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Person } from '../common/personal-data/person';
import type { HeldRecord, PersonalDataHolder } from '../common/personal-data/personal-data-holder';
import { mentionFilter } from '../database/mention-filter';
import { ProjectRequest, type ProjectRequestRow } from './schemas/project-request.schema';
import { Quote, type QuoteRow } from './schemas/quote.schema';

/** Requests of other people, and notes on their quotes, in which an address stands. Only the address is erased. */
@Injectable()
export class RequestMentions implements PersonalDataHolder {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    @InjectModel(Quote.name) private readonly quotes: Model<QuoteRow>,
  ) {}

  async find(person: Person): Promise<HeldRecord[]> {
    const [requests, quotes] = await Promise.all([this.listRequests(person), this.listQuotes(person)]);
    return [
      ...requests.map((row) => toMention(row, 'quote request')),
      ...quotes.map((row) => toMention(row, 'notes of a quote')),
    ];
  }

  /** Nobody has worked on these rows: their age counts on. */
  async erase(person: Person): Promise<number> {
    const [requests, quotes] = await Promise.all([this.listRequests(person), this.listQuotes(person)]);
    for (const { _id, name, description } of requests) {
      const $set = { name: person.takenOutOf(name), description: person.takenOutOf(description) };
      await this.requests.updateOne({ _id }, { $set }, { timestamps: false });
    }
    for (const { _id, notes } of quotes) {
      const change = { $set: { notes: person.takenOutOf(notes) }, $inc: { revision: 1 } };
      await this.quotes.updateOne({ _id, notes }, change, { timestamps: false });
    }
    return requests.length + quotes.length;
  }

  private async listRequests(person: Person): Promise<ProjectRequestRow[]> {
    const filter = { email: trusted({ $ne: person.email }), ...mentionFilter(['name', 'description'], person) };
    const rows = await this.requests.find(filter).sort({ createdAt: -1, _id: -1 }).lean<ProjectRequestRow[]>();
    return rows.filter(({ name, description }) => person.isNamedIn([name, description]));
  }

  /** Those of the person's own requests go with the requests. */
  private async listQuotes(person: Person): Promise<QuoteRow[]> {
    const rows = await this.quotes
      .find(mentionFilter(['notes'], person))
      .sort({ _id: -1 })
      .lean<QuoteRow[]>();
    const own = new Set(person.recordIds);
    return rows.filter(({ projectRequestId, notes }) => {
      return !own.has(projectRequestId.toHexString()) && person.isNamedIn(notes);
    });
  }
}

function toMention({ _id, createdAt }: ProjectRequestRow | QuoteRow, where: string): HeldRecord {
  return {
    at: createdAt,
    title: `In the ${where} of another person`,
    content: { where, _id: _id.toHexString(), createdAt: createdAt.toISOString() },
  };
}
