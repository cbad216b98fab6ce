import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type ThreadEntryTaken } from '../../contract/project';
import { QUOTE_TEXTS } from '../../contract/quote-texts';
import { type QuestionInput, THREAD_TEXTS } from '../../contract/thread';
import { recordInAuditLog } from '../../platform/audit/audit-details';
import { newEntry } from '../../platform/database/stored-thread-entry';
import { editConflict, invalid, notFound } from '../../platform/errors/product-error';
import { toObjectId } from '../../platform/http/object-id';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { holdInTurn } from '../../platform/mail/hold-in-turn';
import { withOutboxNote } from '../../platform/mail/mail.service';
import { questionMailOf, type ReplyContent, RequestMailsService } from '../mails/request-mails.service';
import type { StaffEntryDto } from '../request.dto';
import { StoredRequestsService } from '../requests/stored-requests.service';
import { refuseWithoutEmail } from '../rules/staff-change';
import { ProjectRequest, type ProjectRequestRow } from '../schemas/project-request.schema';
import { lastReplyIdOf, refuseFull, withThread } from '../schemas/thread.schema';
import { isSameEmail } from '../visitors/same-email';

@Injectable()
export class ThreadService {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly idempotency: IdempotencyService,
    private readonly mails: RequestMailsService,
    private readonly stored: StoredRequestsService,
  ) {}

  /** Stores the client's message and emails the owner. Throws 400 for a wrong `email`, 409 if there are too many. */
  async ask(id: string, { email, text }: QuestionInput, key: string | undefined): Promise<void> {
    // `once` stores the answer for a day, so the answer must not contain the message, which is personal data.
    await this.idempotency.once('POST /project/track/messages', key, { id, email, text }, async (entryId) => {
      await this.stored.write(id, (row) => {
        if (!isSameEmail(email, row.email)) throw invalid('email', QUOTE_TEXTS.notTheAddress);
        // Changes nothing if an earlier attempt of this call has already stored the message.
        if (row.thread?.some((entry) => entry._id.equals(entryId))) return null;
        refuseFull(row, true);
        const question = { _id: entryId, kind: 'question', text, at: new Date() };
        return { $push: { thread: question, pendingMails: questionMailOf(entryId) } };
      });
      return { success: true };
    });
  }

  /** Stores an entry of staff. Emails a `reply` first. If the mail server refuses, throws 502 and stores nothing. */
  async write(id: string, input: StaffEntryDto, by: string): Promise<ThreadEntryTaken> {
    recordInAuditLog({ fields: [input.kind] });
    return input.kind === 'reply' ? this.reply(id, input, by) : this.keep(id, input, by);
  }

  private async keep(id: string, { kind, text }: StaffEntryDto, by: string): Promise<ThreadEntryTaken> {
    const { row: saved } = await this.stored.write(id, (row) => {
      refuseFull(row);
      return { $push: { thread: newEntry(kind, text, by) } };
    });
    return toTaken(THREAD_TEXTS.saved, saved);
  }

  private async reply(id: string, { text, lastReplyId }: StaffEntryDto, by: string): Promise<ThreadEntryTaken> {
    const check = (row: ProjectRequestRow) => {
      refuseWithoutEmail(row);
      refuseFull(row);
      if (lastReplyId !== undefined && lastReplyId !== lastReplyIdOf(row)) {
        throw editConflict(withThread(row), THREAD_TEXTS.answeredMeanwhile);
      }
    };
    const turn = { kind: 'reply', check, waits: lastReplyId !== undefined };
    const sent = await this.mails.records.sendNow('reply', { text, by } satisfies ReplyContent, async (change) => {
      const row = await holdInTurn(this.requests, { _id: toObjectId(id) }, { ...turn, change });
      if (!row) throw notFound();
      return row;
    });
    // If there is no row, the request was erased while the email was being sent.
    if (!sent?.row) throw notFound();
    return toTaken(withOutboxNote(THREAD_TEXTS.replySent, sent), sent.row);
  }
}

const toTaken = (text: string, row: ProjectRequestRow): ThreadEntryTaken => ({
  success: true,
  message: text,
  msg: text,
  request: withThread(row),
});
