import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { emailedText, sentWord } from '../../contract/mail';
import type { ProjectStatus } from '../../contract/project';
import { STAFF_ENTRY_LABELS, type ThreadEntry } from '../../contract/thread';
import { toConsent } from '../../platform/database/stored-consent';
import { toObjectId } from '../../platform/http/object-id';
import { deleteInBatches } from '../../platform/personal-data/delete-in-batches';
import type { Person } from '../../platform/personal-data/person';
import type { AgedRecords, OwnRecords, PersonalRecord } from '../../platform/personal-data/personal-data-holder';
import { ProjectRequest, type ProjectRequestRow } from '../schemas/project-request.schema';
import { toQuote } from '../schemas/quote.schema';
import { threadOf, withThread } from '../schemas/thread.schema';

/**
 * Statuses of requests that are erased by age. Requests that staff never answered stay, because their erasure would
 * hide the missing answer. See docs/decisions/024-personal-data-and-time.md.
 */
const ENDED: ProjectStatus[] = ['quoted', 'accepted', 'rejected'];

@Injectable()
export class RequestPersonalDataService implements OwnRecords, AgedRecords {
  constructor(@InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>) {}

  async find({ email }: Person): Promise<PersonalRecord[]> {
    const rows = await this.requests.find({ email }).sort({ createdAt: -1, _id: -1 }).lean<ProjectRequestRow[]>();
    return rows.map((row) => {
      const { _id, quote } = row;
      return {
        at: row.createdAt,
        title: row.serviceTitle,
        content: {
          ...withThread(row),
          consent: toConsent(row.consent),
          quote: quote ? toQuote(_id, quote) : null,
          remindersTold: row.remindersTold ?? [],
          linksMailedAt: row.linksMailedAt?.map((time) => time.toISOString()) ?? [],
        },
        ids: [row, ...(quote ? [quote, ...(quote.payments ?? [])] : []), ...(row.thread ?? [])].map((part) =>
          part._id.toHexString(),
        ),
        path: `/admin/quotes?request=${_id.toHexString()}`,
        events: eventsOf(row),
      };
    });
  }

  async emailOf(id: string): Promise<string | null> {
    const row = await this.requests.findById(toObjectId(id)).select('email').lean<Pick<ProjectRequestRow, 'email'>>();
    return row?.email || null;
  }

  async erase({ email }: Person): Promise<number> {
    return (await this.requests.deleteMany({ email })).deletedCount;
  }

  /**
   * Erases requests with a status in `ENDED` that have not changed since `cutoff`. `KeptQuotesService` erases requests
   * of clients who closed their account. Those have no email address.
   */
  eraseOlderThan(cutoff: Date): Promise<number> {
    return deleteInBatches(this.requests, {
      email: trusted({ $ne: '' }),
      status: trusted({ $in: ENDED }),
      updatedAt: trusted({ $lt: cutoff }),
    });
  }
}

function eventsOf(row: ProjectRequestRow): PersonalRecord['events'] {
  const { name, quote } = row;
  const answer = quote?.answer;
  return [
    ...threadOf(row).map((entry) => ({ at: new Date(entry.at), title: titleOf(entry) })),
    ...(quote?.revisions ?? []).map((sent) => ({
      at: sent.sentAt,
      title:
        sent.revision === 1
          ? `Quote ${emailedText(sent, sentWord(sent))}`
          : `Quote revised, revision ${sent.revision}${emailedText(sent, '', ', not emailed')}`,
    })),
    ...(quote?.revisions ?? []).flatMap(({ revision, seenAt }) =>
      seenAt ? [{ at: seenAt, title: revision === 1 ? 'Quote seen' : `Quote seen, revision ${revision}` }] : [],
    ),
    ...(quote?.payments ?? []).map(({ at, by }) => ({ at, title: `Payment recorded, by ${by}` })),
    ...(quote?.saidPaid ? [{ at: quote.saidPaid.at, title: `${name} reported a payment` }] : []),
    ...(quote && answer
      ? [{ at: answer.at, title: `Quote ${quote.status}, by ${answer.by === 'client' ? name : 'staff'}` }]
      : []),
  ];
}

function titleOf({ kind, by, ...emailed }: ThreadEntry): string {
  if (kind === 'question') return `${by} wrote`;
  return kind === 'reply'
    ? `${by} replied${emailedText(emailed, '', ', not emailed')}`
    : `${STAFF_ENTRY_LABELS[kind]}, by ${by}`;
}
