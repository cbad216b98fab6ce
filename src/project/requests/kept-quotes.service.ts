import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, type UpdateQuery } from 'mongoose';
import { changeRow } from '../../platform/database/save-edit';
import type { AgedRecords } from '../../platform/personal-data/personal-data-holder';
import { ProjectRequest, type ProjectRequestRow } from '../schemas/project-request.schema';
import type { Quote } from '../schemas/quote.schema';

/** Value of `email` in a request whose client has closed the account. */
const NO_EMAIL = '';

/** Keeps name and terms of accepted quotes when the client closes the account. See docs/decisions/028. */
@Injectable()
export class KeptQuotesService implements AgedRecords {
  constructor(@InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>) {}

  /**
   * Removes all personal data except the name from the accepted requests of an email address. Without the email
   * address, an erasure of the person no longer finds these requests. `updatedAt` stays, so that they are later erased
   * by age.
   */
  async keepOf(email: string): Promise<void> {
    const accepted = { email, 'quote.status': 'accepted' as const };
    const rows = await this.requests.find(accepted).select('_id').lean<Pick<ProjectRequestRow, '_id'>[]>();
    for (const { _id } of rows) await changeRow(this.requests, { ...accepted, _id }, reduced, { isEdit: false });
  }

  async eraseOlderThan(cutoff: Date): Promise<number> {
    const old = { email: NO_EMAIL, updatedAt: trusted({ $lt: cutoff }) };
    return (await this.requests.deleteMany(old)).deletedCount;
  }
}

function reduced({ quote }: ProjectRequestRow): UpdateQuery<ProjectRequestRow> {
  return {
    $set: {
      email: NO_EMAIL,
      phone: '',
      organisation: '',
      tpin: '',
      description: '',
      quote: quote && withoutNotes(quote),
    },
    $unset: { thread: 1, steps: 1, consent: 1, pendingMails: 1, linksMailedAt: 1, remindersTold: 1 },
  };
}

/** Removes texts that are not terms: notes on the answer and on payments, and the client's payment report. */
function withoutNotes({ saidPaid: _saidPaid, answer, payments, ...terms }: Quote): Quote {
  return {
    ...terms,
    ...(answer && { answer: { by: answer.by, at: answer.at } }),
    ...(payments && { payments: payments.map((payment) => ({ ...payment, note: '' })) }),
  };
}
