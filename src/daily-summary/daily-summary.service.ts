import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { ContactService } from '../contact/contact.service';
import { daysAfter, lusakaDay, lusakaHour } from '../contract/lusaka-day';
import { MINUTE_MS } from '../platform/clock/durations';
import { TrustedClock } from '../platform/clock/trusted-clock';
import { isDuplicateKey } from '../platform/errors/database-error';
import { Every } from '../platform/jobs/every.decorator';
import { type HeldMailSource, HeldMailsService } from '../platform/mail/held-mails.service';
import { MailService } from '../platform/mail/mail.service';
import type { ComposeMail } from '../platform/mail/outgoing-mail';
import { toPendingMail } from '../platform/mail/pending-mails';
import type { MailWriter, RecordMails } from '../platform/mail/record-mails';
import { WaitingRequestsService } from '../project/statistics/waiting-requests.service';
import { SettingsService } from '../settings/settings.service';
import { dailySummaryMail } from './daily-summary-mail';
import { Morning, type MorningRow } from './schemas/morning.schema';

const CHECK_EVERY_MS = 5 * MINUTE_MS;
/** Hours in Lusaka between which the summary is sent. If the server is off at seven, it is sent later, until noon. */
const FIRST_HOUR = 7;
const LAST_HOUR = 12;
/** Rows are stored for some days, so that no day gets a second summary even if the clock was set back. */
const RETENTION_DAYS = 7;

/** Emails the owner a summary each morning. See docs/decisions/007-receipts-reminders-and-daily-summary.md. */
@Injectable()
export class DailySummaryService implements MailWriter<MorningRow>, HeldMailSource {
  private readonly mails: RecordMails<MorningRow>;

  constructor(
    @InjectModel(Morning.name) private readonly mornings: Model<MorningRow>,
    mail: MailService,
    held: HeldMailsService,
    private readonly requests: WaitingRequestsService,
    private readonly contacts: ContactService,
    private readonly settings: SettingsService,
    private readonly time: TrustedClock,
  ) {
    this.mails = mail.addRecords(mornings, this);
    held.addSource(this);
  }

  /**
   * Drops the queued summaries of a restored backup, because they are outdated. After seven o'clock in Lusaka, today's
   * summary counts as sent, because it may have been sent after the backup was made.
   */
  async hold(now: Date): Promise<void> {
    await this.mornings.updateMany({ pendingMails: trusted({ $gt: '' }) }, { $unset: { pendingMails: 1 } });
    if (lusakaHour(now) >= FIRST_HOUR) await this.note(lusakaDay(now), { createdAt: now });
  }

  @Every(CHECK_EVERY_MS)
  async sweep(now = new Date()): Promise<void> {
    const hour = lusakaHour(now);
    if (hour < FIRST_HOUR || hour >= LAST_HOUR || !(await this.time.isTrusted(now))) return;
    if (!(await this.settings.read()).morningMail) return;
    const day = lusakaDay(now);
    if (!(await this.note(day, { createdAt: now, pendingMails: [toPendingMail('morning')] }))) return;
    this.mails.wake();
    await this.mornings.deleteMany({ day: trusted({ $lt: daysAfter(day, -RETENTION_DAYS) }) });
  }

  /** Stores a day. Returns false if it is stored already. `hold` calls this before the unique index is built. */
  private async note(day: string, row: Pick<MorningRow, 'createdAt' | 'pendingMails'>): Promise<boolean> {
    const $setOnInsert = { ...row, updatedAt: row.createdAt };
    try {
      const options = { upsert: true, timestamps: false };
      return (await this.mornings.updateOne({ day }, { $setOnInsert }, options)).upsertedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async compose({ createdAt }: MorningRow): Promise<ComposeMail | null> {
    const [requests, messages] = await Promise.all([this.requests.list(createdAt), this.contacts.countNew()]);
    return dailySummaryMail({ ...requests, messages });
  }
}
