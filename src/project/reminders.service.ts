import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import { ConfirmedTime } from '../platform/clock/confirmed-time';
import { DAY_MS, MINUTE_MS } from '../platform/clock/durations';
import { changeRow } from '../platform/database/save-edit';
import { Every } from '../platform/jobs/every.decorator';
import { toPromise } from '../platform/mail/mail-promises';
import { SettingsService } from '../settings/settings.service';
import { FormerQuotes } from './former-quotes';
import { isTimeToRemind, REMINDER_DAYS, remindersDue } from './reminders';
import { RequestMails } from './request-mails';
import { ProjectRequest, type ProjectRequestRow } from './schemas/project-request.schema';

const LOOK_MS = 10 * MINUTE_MS;
/** Rows of one round. Each is out of the next one by what is noted in it. */
const ROUND = 200;

/** Reminds clients of quotes that they have not answered. docs/decisions/028-what-the-clock-mails.md */
@Injectable()
export class RemindersService {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly former: FormerQuotes,
    private readonly mails: RequestMails,
    private readonly settings: SettingsService,
    private readonly time: ConfirmedTime,
  ) {}

  @Every(LOOK_MS)
  async sweep(now = new Date()): Promise<void> {
    if (!isTimeToRemind(now) || !(await this.time.believes(now))) return;
    if (!(await this.settings.read()).quoteReminders) return;
    await this.former.whenIn();
    for (const days of REMINDER_DAYS) await this.remind(days, now);
    this.mails.wake();
  }

  private async remind(days: number, now: Date): Promise<void> {
    const waiting = {
      status: 'quoted',
      'quote.status': 'sent',
      quoteSentAt: trusted({ $lte: new Date(now.getTime() - days * DAY_MS) }),
      remindersTold: trusted({ $ne: days }),
    } as QueryFilter<ProjectRequestRow>;
    for (;;) {
      const rows = await this.requests
        .find(waiting)
        .select('_id')
        .limit(ROUND)
        .lean<Pick<ProjectRequestRow, '_id'>[]>();
      for (const { _id } of rows) await this.promise(_id, now);
      if (rows.length < ROUND) return;
    }
  }

  /** Notes it in the row and promises the mail by one write, over the row as it stands: answered, revised or reminded meanwhile, it is not. */
  private async promise(_id: ProjectRequestRow['_id'], now: Date): Promise<void> {
    const decide = ({ quote, quoteSentAt, remindersTold = [] }: ProjectRequestRow) => {
      const due = remindersDue(quoteSentAt, remindersTold, now);
      if (quote?.status !== 'sent' || due.length === 0) return null;
      return {
        $addToSet: { remindersTold: { $each: due } },
        $push: { mailsDue: toPromise('reminder', Math.max(...due)) },
      };
    };
    await changeRow(this.requests, { _id }, decide, { isEdit: false });
  }
}
