import { Injectable, Logger } from '@nestjs/common';
import { CommentPersonalDataService } from '../comments/comment-personal-data.service';
import { ContactPersonalDataService } from '../contact/contact-personal-data.service';
import { DocumentPersonalDataService } from '../documents/document-personal-data.service';
import { HOUR_MS, MINUTE_MS } from '../platform/clock/durations';
import { monthsBefore } from '../platform/clock/months-before';
import { TrustedClock } from '../platform/clock/trusted-clock';
import { Every } from '../platform/jobs/every.decorator';
import { OutboxPersonalDataService } from '../platform/mail/outbox/outbox-personal-data.service';
import type { AgedRecords } from '../platform/personal-data/personal-data-holder';
import { KeptQuotesService } from '../project/requests/kept-quotes.service';
import { RequestPersonalDataService } from '../project/requests/request-personal-data.service';
import { SettingsService } from '../settings/settings.service';
import { VisitorAccountPersonalDataService } from '../visitor-accounts/visitor-account-personal-data.service';

/** Erases personal data that is older than the settings allow. See docs/decisions/024-personal-data-and-time.md. */
@Injectable()
export class RetentionService {
  private readonly logger = new Logger('Retention');

  constructor(
    private readonly settings: SettingsService,
    private readonly messages: ContactPersonalDataService,
    private readonly requests: RequestPersonalDataService,
    private readonly quotes: KeptQuotesService,
    private readonly comments: CommentPersonalDataService,
    private readonly accounts: VisitorAccountPersonalDataService,
    private readonly outbox: OutboxPersonalDataService,
    private readonly documents: DocumentPersonalDataService,
    private readonly time: TrustedClock,
  ) {}

  /** Returns `null` if the clock is not trusted yet, or if `retentionMonths` is 0 and nothing was erased. */
  // The first run is a minute after the start, so that it also runs on servers that restart often.
  @Every(HOUR_MS, MINUTE_MS)
  async sweep(now = new Date()): Promise<Record<string, number> | null> {
    const { retentionMonths, documentMonths } = await this.settings.read();
    if (!(await this.time.isTrusted(now))) return null;
    const issuedBefore = monthsBefore(now, documentMonths);
    const documents = await this.documents.eraseOlderThan(issuedBefore);
    const quotes = await this.quotes.eraseOlderThan(issuedBefore);
    if (retentionMonths === 0 && documents + quotes === 0) return null;
    const erase = async (holder: AgedRecords) =>
      retentionMonths === 0 ? 0 : holder.eraseOlderThan(monthsBefore(now, retentionMonths));
    const counts = {
      messages: await erase(this.messages),
      requests: quotes + (await erase(this.requests)),
      comments: await erase(this.comments),
      accounts: await erase(this.accounts),
      documents,
      outboxFiles: await erase(this.outbox),
    };
    const isAny = Object.values(counts).some((count) => count > 0);
    if (isAny) this.logger.log({ ...counts, retentionMonths, documentMonths }, 'Old personal data was erased.');
    return counts;
  }
}
