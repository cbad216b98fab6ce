import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types, trusted, type UpdateQuery } from 'mongoose';
import { ContentVersionsService } from '../../platform/cache/content-versions.service';
import { TrustedClock } from '../../platform/clock/trusted-clock';
import { changeRow } from '../../platform/database/save-edit';
import { Every } from '../../platform/jobs/every.decorator';
import { MailService } from '../../platform/mail/mail.service';
import { type BulkOutcome, type BulkSender, MailOutbox } from '../../platform/mail/mail-outbox';
import { OutboxRowsService } from '../../platform/mail/outbox-rows.service';
import type { MailName } from '../../platform/mail/pending-mails';
import { SettingsService } from '../../settings/settings.service';
import { Issue, type IssueRow } from './issue.schema';
import { issueMail } from './issue-mail';
import { IssueSubscribersService } from './issue-subscribers.service';
import { SendingPace } from './sending-pace';

const CHECK_EVERY_MS = 1_000;
/** Maximum number of queued emails that were not tried yet. They are sent even if staff pause the newsletter. */
const MOST_WAITING = 10;
/**
 * Maximum number of unsent emails, including retries, so that after an outage the mail server does not get the whole
 * list at once.
 */
const MOST_OPEN = 100;
/** After this many refusals in a row, the mail server is probably the cause, so sending is paused. */
const MOST_REFUSED = 20;
/** Maximum length of `counted`. Only emails that are still in the outbox can be reported twice. */
const REMEMBERED = 2 * MOST_OPEN;
/** Kind of newsletter emails in the outbox. There, `mark` is the newsletter's id and `recordId` the subscriber's. */
export const ISSUE_MAIL = 'issue';

/**
 * Queues one email per subscriber at an hourly rate. After a crash, it continues with the next subscriber. See
 * docs/decisions/021-newsletter.md.
 */
@Injectable()
export class IssueSendingService implements BulkSender, OnModuleInit {
  private readonly logger = new Logger('Newsletter');
  private readonly failing = new Set<string>();
  private readonly pace = new SendingPace();

  constructor(
    @InjectModel(Issue.name) private readonly issues: Model<IssueRow>,
    private readonly subscribers: IssueSubscribersService,
    private readonly mail: MailService,
    private readonly outbox: MailOutbox,
    private readonly rows: OutboxRowsService,
    private readonly settings: SettingsService,
    private readonly time: TrustedClock,
    private readonly versions: ContentVersionsService,
  ) {}

  onModuleInit(): void {
    this.outbox.addBulkSender(ISSUE_MAIL, this);
  }

  @Every(CHECK_EVERY_MS, 0)
  async sendDue(): Promise<void> {
    await this.beginDue(await this.time.read());
    await this.feed();
  }

  private async beginDue(now: Date): Promise<void> {
    const due = { status: 'scheduled', sendAt: trusted({ $lte: now }) } as QueryFilter<IssueRow>;
    for (const { _id } of await this.issues.find(due).select('_id').lean<IssueRow[]>()) {
      const { count } = await this.subscribers.audience();
      // Repeats the filter, because staff may have rescheduled the newsletter after it was found.
      const begun = await changeRow(this.issues, { ...due, _id } as QueryFilter<IssueRow>, () => ({
        $set: { status: 'sending', startedAt: now, audience: count },
        $unset: { sendAt: 1 },
      }));
      if (begun) await this.versions.bump('issues');
    }
  }

  private async feed(): Promise<void> {
    const sending = await this.issues.find({ status: 'sending' }).sort({ startedAt: 1 }).lean<IssueRow[]>();
    for (const issue of sending) {
      // The next newsletter waits until all emails of this newsletter are queued.
      if (!(await this.tryToFeed(issue))) break;
    }
  }

  /** Queues emails of one newsletter. A failure is logged once and retried each second. Other newsletters continue. */
  private async tryToFeed(issue: IssueRow): Promise<boolean> {
    const id = issue._id.toHexString();
    try {
      const isQueued = await this.feedOne(issue);
      this.failing.delete(id);
      return isQueued;
    } catch (error) {
      if (!this.failing.has(id)) this.logger.error({ err: error, issue: id }, 'A newsletter could not be sent.');
      this.failing.add(id);
      return true;
    }
  }

  private async feedOne(issue: IssueRow): Promise<boolean> {
    const { newsletterPerHour } = await this.settings.read();
    const { open, waiting } = await this.rows.countBulk();
    const left = Math.min(this.pace.left(newsletterPerHour, CHECK_EVERY_MS), MOST_WAITING - waiting, MOST_OPEN - open);
    const { cursor, startedAt = new Date() } = issue;
    const next = await this.subscribers.findNext(cursor, startedAt, Math.max(1, left));
    const last = next.at(-1);
    if (!last) {
      if (open === 0) await this.end(issue);
      return true;
    }
    if (left < 1) return false;
    for (const reader of next) {
      const name = { kind: ISSUE_MAIL, recordId: reader._id.toHexString(), mark: issue._id.toHexString() };
      await this.outbox.sendBulk(issueMail(issue, reader), name);
    }
    this.pace.note(next.length);
    await this.issues.updateOne(
      { _id: issue._id, cursor: cursor ?? null } as QueryFilter<IssueRow>,
      { $set: { cursor: last._id } },
      { timestamps: false },
    );
    return false;
  }

  private async end({ _id }: IssueRow): Promise<void> {
    const ended = { $set: { status: 'sent' as const, endedAt: new Date() } };
    await this.issues.updateOne({ _id, status: 'sending' } as QueryFilter<IssueRow>, ended);
  }

  async isWanted({ recordId }: MailName): Promise<boolean> {
    return this.subscribers.has(new Types.ObjectId(recordId));
  }

  async note({ recordId, mark }: MailName, outcome: BulkOutcome): Promise<void> {
    const [reader, _id] = [new Types.ObjectId(recordId), new Types.ObjectId(mark)];
    await this.subscribers.note(reader, _id, outcome);
    const count = (row: IssueRow) =>
      row.counted.some((id) => id.equals(reader)) ? null : counting(row, reader, outcome, this.mail.reachesPeople);
    await changeRow(this.issues, { _id } as QueryFilter<IssueRow>, count, { isEdit: false });
  }

  /** Counts an unsubscription for the last newsletter that the subscriber got. */
  async noteEnd(issue: Types.ObjectId | undefined): Promise<void> {
    if (issue) await this.issues.updateOne({ _id: issue }, { $inc: { unsubscribed: 1 } }, { timestamps: false });
  }
}

function counting(
  row: IssueRow,
  reader: Types.ObjectId,
  outcome: BulkOutcome,
  reachesPeople: boolean,
): UpdateQuery<IssueRow> {
  const counted = [...row.counted, reader].slice(-REMEMBERED);
  if (outcome === 'sent') {
    const saved = !reachesPeople && { savedToOutbox: true };
    return { $set: { counted, sent: row.sent + 1, failedInRow: 0, ...saved } };
  }
  const failedInRow = row.failedInRow + 1;
  const isTooMany = row.status === 'sending' && failedInRow >= MOST_REFUSED;
  const stopped = { status: 'stopped' as const, stoppedBy: 'refusals' as const };
  return { $set: { counted, failed: row.failed + 1, failedInRow, ...(isTooMany && stopped) } };
}
