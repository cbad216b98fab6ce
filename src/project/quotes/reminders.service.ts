import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted, type UpdateQuery } from 'mongoose';
import { daysAfter, lusakaDay } from '../../contract/lusaka-day';
import { MINUTE_MS } from '../../platform/clock/durations';
import { TrustedClock } from '../../platform/clock/trusted-clock';
import { changeRow } from '../../platform/database/save-edit';
import { Every } from '../../platform/jobs/every.decorator';
import { type HeldMailSource, HeldMailsService } from '../../platform/mail/held-mails.service';
import { toPendingMail } from '../../platform/mail/pending-mails';
import { SettingsService } from '../../settings/settings.service';
import { RequestMailsService } from '../mails/request-mails.service';
import { isTimeToRemind, paymentRemindersDue, remindersDue } from '../rules/reminders';
import { ProjectRequest, type ProjectRequestRow, type Reminder } from '../schemas/project-request.schema';
import { DUES_FIELDS, datedDuesOf } from '../statistics/overdue';

const CHECK_EVERY_MS = 10 * MINUTE_MS;
const READ = `quote.status quote.validUntil quoteSentAt remindersTold quote.saidPaid.at ${DUES_FIELDS}`;

/** Reminds clients of open quotes and of payments. See docs/decisions/007-receipts-reminders-and-daily-summary.md. */
@Injectable()
export class RemindersService implements HeldMailSource {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly mails: RequestMailsService,
    private readonly settings: SettingsService,
    private readonly time: TrustedClock,
    held: HeldMailsService,
  ) {
    held.addSource(this);
  }

  /** After a restore, marks due reminders as sent. They may have been sent after the backup was made. */
  async hold(now: Date): Promise<void> {
    for (const { list, dueOf } of this.kinds) {
      for (const _id of await list(now)) await this.tell(_id, now, dueOf);
    }
  }

  @Every(CHECK_EVERY_MS)
  async sweep(now = new Date()): Promise<void> {
    if (!isTimeToRemind(now) || !(await this.time.isTrusted(now))) return;
    const settings = await this.settings.read();
    for (const { setting, mail, list, dueOf } of this.kinds) {
      if (!settings[setting]) continue;
      for (const _id of await list(now)) {
        await this.tell(_id, now, dueOf, (due) => ({ $push: { pendingMails: toPendingMail(mail, due.at(-1)) } }));
      }
    }
    this.mails.wake();
  }

  private readonly kinds = [
    {
      setting: 'quoteReminders',
      mail: 'reminder',
      dueOf: answerDueOf,
      list: (now: Date) =>
        this.listDue(
          { status: 'quoted', 'quote.status': 'sent', quoteSentAt: trusted({ $lte: now }) },
          now,
          answerDueOf,
        ),
    },
    {
      setting: 'paymentReminders',
      mail: 'payment-reminder',
      dueOf: paymentDueOf,
      list: (now: Date) => this.listDue({ 'quote.status': 'accepted', ...datesNear(now) }, now, paymentDueOf),
    },
  ] as const;

  private async listDue(filter: object, now: Date, dueOf: DueOf): Promise<ProjectRequestRow['_id'][]> {
    const rows = await this.requests
      .find(filter as QueryFilter<ProjectRequestRow>)
      .select(READ)
      .lean<ProjectRequestRow[]>();
    return rows.filter((row) => dueOf(row, now).length > 0).map(({ _id }) => _id);
  }

  /** Marks due reminders as sent and queues the emails of `toMail`. Does nothing if no reminder is due any more. */
  private async tell(
    _id: ProjectRequestRow['_id'],
    now: Date,
    dueOf: DueOf,
    toMail: (due: Reminder[]) => UpdateQuery<ProjectRequestRow> = () => ({}),
  ): Promise<void> {
    const decide = (row: ProjectRequestRow) => {
      const due = dueOf(row, now);
      return due.length === 0 ? null : { $addToSet: { remindersTold: { $each: due } }, ...toMail(due) };
    };
    await changeRow(this.requests, { _id }, decide, { isEdit: false });
  }
}

type DueOf = (row: ProjectRequestRow, now: Date) => Reminder[];

function answerDueOf(
  { quote, quoteSentAt: sentAt, remindersTold: told = [] }: ProjectRequestRow,
  now: Date,
): Reminder[] {
  return quote?.status === 'sent' ? remindersDue({ sentAt, validUntil: quote.validUntil, told }, now) : [];
}

/** Lists the due reminders of payments. Clients who have reported a payment get none. */
function paymentDueOf(row: ProjectRequestRow, now: Date): Reminder[] {
  const { quote, remindersTold: told = [] } = row;
  const dues = datedDuesOf(row, now);
  return dues && !quote?.saidPaid ? paymentRemindersDue(dues, told, now) : [];
}

function datesNear(now: Date): object {
  const today = lusakaDay(now);
  const near = () => trusted({ $gte: daysAfter(today, -31), $lte: daysAfter(today, 31) });
  return { $or: [{ 'quote.schedule.dueDate': near() }, { 'openInvoices.dueDate': near() }] };
}
