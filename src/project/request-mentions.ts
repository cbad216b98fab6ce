import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { mentionFilter } from '../platform/personal-data/mention-filter';
import type { Person } from '../platform/personal-data/person';
import type { PersonalDataHolder, PersonalRecord } from '../platform/personal-data/personal-data-holder';
import { unchanged } from './deals';
import { FormerQuotes } from './former-quotes';
import { ProjectRequest, type ProjectRequestRow } from './schemas/project-request.schema';

const REQUEST_TEXTS = ['name', 'description', 'staffNotes.text'];
const QUOTE_TEXTS = [
  'quote.teamSize',
  'quote.notes',
  'quote.revisions.teamSize',
  'quote.revisions.notes',
  'quote.answer.text',
];

/** More rounds than people who could be working on one request at the same moment. */
const MAX_ROUNDS = 10;

/** Requests of other people, and their quotes, in which an address stands. Only the address is erased. */
@Injectable()
export class RequestMentions implements PersonalDataHolder {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly former: FormerQuotes,
  ) {}

  async find(person: Person): Promise<PersonalRecord[]> {
    return (await this.list(person)).map((row) => {
      const where = person.isNamedIn(requestTexts(row)) ? 'quote request' : 'quote';
      return {
        at: row.createdAt,
        title: `In the ${where} of another person`,
        content: { where, _id: row._id.toHexString(), createdAt: row.createdAt.toISOString() },
      };
    });
  }

  async erase(person: Person): Promise<number> {
    let erased = 0;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const rows = await this.list(person);
      if (rows.length === 0) break;
      for (const row of rows) if (await this.takeOut(row, person)) erased += 1;
    }
    return erased;
  }

  /** Of the quote and of what was sent of it alike, or the quote would look revised. False when somebody has changed the request meanwhile. */
  private async takeOut(row: ProjectRequestRow, person: Person): Promise<boolean> {
    const without = (text: string): string => person.takenOutOf(text);
    const clean = <Terms extends { teamSize: string; notes: string }>(terms: Terms): Terms => ({
      ...terms,
      teamSize: without(terms.teamSize),
      notes: without(terms.notes),
    });
    const { name, description, staffNotes = [], quote } = row;
    const $set = {
      name: without(name),
      description: without(description),
      staffNotes: staffNotes.map((note) => ({ ...note, text: without(note.text) })),
      ...(quote && {
        quote: {
          ...clean(quote),
          revisions: quote.revisions.map(clean),
          ...(quote.answer && {
            answer: { ...quote.answer, ...(quote.answer.text && { text: without(quote.answer.text) }) },
          }),
        },
      }),
    };
    // Nobody has worked on it: its age counts on.
    const options = { timestamps: false };
    const { matchedCount } = await this.requests.updateOne(unchanged(row), { $set, $inc: { version: 1 } }, options);
    return matchedCount === 1;
  }

  private async list(person: Person): Promise<ProjectRequestRow[]> {
    await this.former.whenIn();
    const filter = {
      email: trusted({ $ne: person.email }),
      ...mentionFilter([...REQUEST_TEXTS, ...QUOTE_TEXTS], person),
    };
    const rows = await this.requests.find(filter).sort({ createdAt: -1, _id: -1 }).lean<ProjectRequestRow[]>();
    return rows.filter((row) => person.isNamedIn([requestTexts(row), quoteTexts(row)]));
  }
}

const requestTexts = ({ name, description, staffNotes = [] }: ProjectRequestRow): unknown => [
  name,
  description,
  staffNotes.map(({ text }) => text),
];

const quoteTexts = ({ quote }: ProjectRequestRow): unknown => [
  quote?.teamSize,
  quote?.notes,
  quote?.revisions.map(({ teamSize, notes }) => [teamSize, notes]),
  quote?.answer?.text,
];
