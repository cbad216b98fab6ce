import { Injectable, Logger } from '@nestjs/common';
import { CommentPersonalDataService } from '../comments/comment-personal-data.service';
import { ContactPersonalDataService } from '../contact/contact-personal-data.service';
import { HOUR_MS, MINUTE_MS } from '../platform/clock/durations';
import { TrustedClock } from '../platform/clock/trusted-clock';
import { Every } from '../platform/jobs/every.decorator';
import { OutboxPersonalDataService } from '../platform/mail/outbox/outbox-personal-data.service';
import { ClosedRequestsService } from '../project/requests/closed-requests.service';
import { SettingsService } from '../settings/settings.service';
import { VisitorAccountPersonalDataService } from '../visitor-accounts/visitor-account-personal-data.service';

interface RetentionCounts {
  messages: number;
  requests: number;
  comments: number;
  accounts: number;
  outboxFiles: number;
}

/** Erases personal data that is older than the settings allow. See docs/decisions/024-personal-data-and-time.md. */
@Injectable()
export class RetentionService {
  private readonly logger = new Logger('Retention');

  constructor(
    private readonly settings: SettingsService,
    private readonly messages: ContactPersonalDataService,
    private readonly requests: ClosedRequestsService,
    private readonly comments: CommentPersonalDataService,
    private readonly accounts: VisitorAccountPersonalDataService,
    private readonly outbox: OutboxPersonalDataService,
    private readonly time: TrustedClock,
  ) {}

  /** Erases old data. Returns `null` if the settings keep all data, or the clock is not trusted yet. */
  // Runs a minute after the start, and not only after an hour, for servers that restart every day.
  @Every(HOUR_MS, MINUTE_MS)
  async sweep(now = new Date()): Promise<RetentionCounts | null> {
    const { retentionMonths } = await this.settings.read();
    if (retentionMonths === 0 || !(await this.time.isTrusted(now))) return null;
    const cutoff = monthsBefore(now, retentionMonths);
    const counts = {
      messages: await this.messages.eraseOlderThan(cutoff),
      requests: await this.requests.eraseOlderThan(cutoff),
      comments: await this.comments.eraseOlderThan(cutoff),
      accounts: await this.accounts.eraseOlderThan(cutoff),
      outboxFiles: await this.outbox.eraseOlderThan(cutoff),
    };
    const isAny = Object.values(counts).some((count) => count > 0);
    if (isAny) this.logger.log({ ...counts, retentionMonths }, 'Old personal data was erased.');
    return counts;
  }
}

/** Returns the same day some months earlier, or the last day of a shorter month. */
export function monthsBefore(time: Date, months: number): Date {
  const before = new Date(time);
  const day = before.getUTCDate();
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
  before.setUTCDate(Math.min(day, lastDay));
  return before;
}
