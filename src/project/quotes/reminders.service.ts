import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted, type UpdateQuery } from 'mongoose';
import { MINUTE_MS } from '../../platform/clock/durations';
import { TrustedClock } from '../../platform/clock/trusted-clock';
import { changeRow } from '../../platform/database/save-edit';
import { Every } from '../../platform/jobs/every.decorator';
import { HeldMailsService, type MailKeeper } from '../../platform/mail/held-mails.service';
import { toPendingMail } from '../../platform/mail/pending-mails';
import { SettingsService } from '../../settings/settings.service';
import { RequestMailsService } from '../mails/request-mails.service';
import { isTimeToRemind, remindersDue } from '../rules/reminders';
import { ProjectRequest, type ProjectRequestRow, type Reminder } from '../schemas/project-request.schema';

const CHECK_EVERY_MS = 10 * MINUTE_MS;
const READ = 'quote.status quote.validUntil quoteSentAt remindersTold';

/** Reminds clients of open quotes. See docs/decisions/007-receipts-reminders-and-daily-summary.md. */
@Injectable()
export class RemindersService implements MailKeeper {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly mails: RequestMailsService,
    private readonly settings: SettingsService,
    private readonly time: TrustedClock,
    held: HeldMailsService,
  ) {
    held.addKeeper(this);
  }

  /** After a restore, marks due reminders as sent, because they may have been sent after the backup was made. */
  async hold(now: Date): Promise<void> {
    for (const _id of await this.listDue(now)) await this.tell(_id, now);
  }

  @Every(CHECK_EVERY_MS)
  async sweep(now = new Date()): Promise<void> {
    if (!isTimeToRemind(now) || !(await this.time.isTrusted(now))) return;
    if (!(await this.settings.read()).quoteReminders) return;
    for (const _id of await this.listDue(now)) {
      await this.tell(_id, now, (due) => ({ $push: { pendingMails: toPendingMail('reminder', due[due.length - 1]) } }));
    }
    this.mails.wake();
  }

  private async listDue(now: Date): Promise<ProjectRequestRow['_id'][]> {
    const open = { status: 'quoted', 'quote.status': 'sent', quoteSentAt: trusted({ $lte: now }) };
    const rows = await this.requests
      .find(open as QueryFilter<ProjectRequestRow>)
      .select(READ)
      .lean<ProjectRequestRow[]>();
    return rows.filter((row) => dueOf(row, now).length > 0).map(({ _id }) => _id);
  }

  /** Marks reminders as sent and queues the email. Does nothing if the quote has changed since it was read. */
  private async tell(
    _id: ProjectRequestRow['_id'],
    now: Date,
    toMail: (due: Reminder[]) => UpdateQuery<ProjectRequestRow> = () => ({}),
  ): Promise<void> {
    const decide = (row: ProjectRequestRow) => {
      const due = dueOf(row, now);
      return due.length === 0 ? null : { $addToSet: { remindersTold: { $each: due } }, ...toMail(due) };
    };
    await changeRow(this.requests, { _id }, decide, { isEdit: false });
  }
}

function dueOf({ quote, quoteSentAt: sentAt, remindersTold: told = [] }: ProjectRequestRow, now: Date): Reminder[] {
  return quote?.status === 'sent' ? remindersDue({ sentAt, validUntil: quote.validUntil, told }, now) : [];
}
