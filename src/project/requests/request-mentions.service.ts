import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, type UpdateQuery } from 'mongoose';
import type { QuoteTerms } from '../../contract/terms';
import { changeRow } from '../../platform/database/save-edit';
import { mentionFilter } from '../../platform/personal-data/mention-filter';
import type { Person } from '../../platform/personal-data/person';
import type { PersonalDataHolder, PersonalRecord } from '../../platform/personal-data/personal-data-holder';
import { RequestMailsService } from '../mails/request-mails.service';
import { ProjectRequest, type ProjectRequestRow } from '../schemas/project-request.schema';
import { threadOf } from '../schemas/thread.schema';

const REQUEST_TEXTS = ['name', 'organisation', 'description', 'thread.text', 'steps.label'];
const QUOTE_TEXTS = [
  'quote.teamSize',
  'quote.notes',
  'quote.lines.text',
  'quote.schedule.label',
  'quote.schedule.dueWhen',
  'quote.included',
  'quote.revisions.teamSize',
  'quote.revisions.notes',
  'quote.revisions.lines.text',
  'quote.revisions.schedule.label',
  'quote.revisions.schedule.dueWhen',
  'quote.revisions.included',
  'quote.answer.text',
  'quote.payments.note',
  'quote.saidPaid.note',
];

/** Finds a person's email address in texts of other people's requests. Only the address is erased. */
@Injectable()
export class RequestMentionsService implements PersonalDataHolder {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly mails: RequestMailsService,
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
    // Waits for emails that are being sent, because a reply is added to the conversation only after it was sent.
    await this.mails.whenSettled();
    let erased = 0;
    for (const { _id } of await this.list(person)) {
      // `isEdit: false` keeps `updatedAt`, from which the age of the request is counted.
      const changed = await changeRow(this.requests, { _id }, (row) => takenOut(row, person), { isEdit: false });
      if (changed) erased += 1;
    }
    return erased;
  }

  private async list(person: Person): Promise<ProjectRequestRow[]> {
    const filter = {
      email: trusted({ $ne: person.email }),
      ...mentionFilter([...REQUEST_TEXTS, ...QUOTE_TEXTS], person),
    };
    const rows = await this.requests.find(filter).sort({ createdAt: -1, _id: -1 }).lean<ProjectRequestRow[]>();
    return rows.filter((row) => person.isNamedIn([requestTexts(row), quoteTexts(row)]));
  }
}

/**
 * Erases the email address in the quote and in all sent revisions. Otherwise the quote would differ from its last
 * revision, as if staff had changed the terms.
 */
function takenOut(
  { name, organisation, description, thread, steps, quote }: ProjectRequestRow,
  person: Person,
): UpdateQuery<ProjectRequestRow> {
  const without = (text: string): string => person.takenOutOf(text);
  const withoutIn = <Noted extends { note: string }>(noted: Noted): Noted => ({ ...noted, note: without(noted.note) });
  const clean = <Terms extends QuoteTerms>(terms: Terms): Terms => ({
    ...terms,
    teamSize: without(terms.teamSize),
    notes: without(terms.notes),
    ...(terms.lines && { lines: terms.lines.map((line) => ({ ...line, text: without(line.text) })) }),
    ...(terms.schedule && {
      schedule: terms.schedule.map((part) => ({
        ...part,
        label: without(part.label),
        dueWhen: without(part.dueWhen),
      })),
    }),
    ...(terms.included && { included: terms.included.map(without) }),
  });
  return {
    $set: {
      name: without(name),
      ...(organisation && { organisation: without(organisation) }),
      description: without(description),
      ...(steps && { steps: steps.map((step) => ({ ...step, label: without(step.label) })) }),
      ...(thread && { thread: thread.map((entry) => ({ ...entry, text: without(entry.text) })) }),
      ...(quote && {
        quote: {
          ...clean(quote),
          revisions: quote.revisions.map(clean),
          ...(quote.answer && {
            answer: { ...quote.answer, ...(quote.answer.text && { text: without(quote.answer.text) }) },
          }),
          ...(quote.payments && { payments: quote.payments.map(withoutIn) }),
          ...(quote.saidPaid && { saidPaid: withoutIn(quote.saidPaid) }),
        },
      }),
    },
  };
}

const requestTexts = (row: ProjectRequestRow): unknown => [
  row.name,
  row.organisation,
  row.description,
  threadOf(row).map(({ text }) => text),
  row.steps?.map(({ label }) => label),
];

const quoteTexts = ({ quote }: ProjectRequestRow): unknown => [
  [...(quote ? [quote, ...quote.revisions] : [])].map(({ teamSize, notes, lines, schedule, included }: QuoteTerms) => [
    teamSize,
    notes,
    lines?.map(({ text }) => text),
    schedule?.map(({ label, dueWhen }) => [label, dueWhen]),
    included,
  ]),
  quote?.answer?.text,
  quote?.payments?.map(({ note }) => note),
  quote?.saidPaid?.note,
];
