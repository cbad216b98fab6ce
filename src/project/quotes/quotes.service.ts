import { Injectable } from '@nestjs/common';
import type { Quote as QuoteEntity, QuoteSent } from '../../contract/project';
import { QUOTE_TEXTS } from '../../contract/quote-texts';
import { recordInAuditLog } from '../../platform/audit/audit-details';
import { refuseStale } from '../../platform/database/save-edit';
import { conflict, notFound } from '../../platform/errors/product-error';
import { toObjectId } from '../../platform/http/object-id';
import { withOutboxNote } from '../../platform/mail/mail.service';
import { SettingsService } from '../../settings/settings.service';
import { RequestMailsService } from '../mails/request-mails.service';
import type { SaveQuoteDto } from '../quote.dto';
import { StoredRequestsService } from '../requests/stored-requests.service';
import { auditDetailsOf } from '../rules/audit-details-of';
import { type Circumstances, markMailed, rejectedAlready, saveQuote } from '../rules/request-and-quote';
import { refuseWhileMailed, refuseWithoutEmail, toStaffNote } from '../rules/staff-change';
import type { ProjectRequestRow } from '../schemas/project-request.schema';
import { asOf, type Quote, toQuote } from '../schemas/quote.schema';

@Injectable()
export class QuotesService {
  constructor(
    private readonly stored: StoredRequestsService,
    private readonly settings: SettingsService,
    private readonly mails: RequestMailsService,
  ) {}

  async readOf(projectRequestId: string): Promise<QuoteEntity | null> {
    const { _id, quote } = await this.stored.find(projectRequestId);
    return quote ? toQuote(_id, quote) : null;
  }

  /**
   * Creates or changes a quote. Throws 400 for invalid terms. Throws 409 if the quote is answered, is being emailed, or
   * has changed since staff read it.
   */
  async save(input: SaveQuoteDto, by: string): Promise<{ quote: QuoteEntity; isNew: boolean }> {
    const settings = await this.settings.read();
    const changed = await this.stored.change(input.projectRequestId, (row) => {
      const { quote } = row;
      if (quote) refuseStale(quote.updatedAt, input.updatedAt, () => toQuote(row._id, quote));
      refuseWhileMailed(row);
      const note = toStaffNote(row, input.note, by);
      return { pair: saveQuote(row, input, { now: new Date(), settings }), note, isMailed: input.isMailed };
    });
    recordInAuditLog(auditDetailsOf(changed));
    const { before, row } = changed;
    return { quote: toQuote(row._id, row.quote as Quote), isNew: !before.quote };
  }

  /**
   * Emails the quote. A draft becomes `sent` when the mail server has accepted the email. Until then, the quote cannot
   * be changed.
   */
  async send(quoteId: string): Promise<QuoteSent> {
    const filter = { 'quote._id': toObjectId(quoteId) };
    let before: ProjectRequestRow | undefined;
    const settings = await this.settings.read();
    const { currency, vatPercent, tpin, quoteValidDays } = settings;
    const content = { currency, vatPercent, tpin, quoteValidDays };
    const sent = await this.mails.records.sendNow('quote', content, async (change) => {
      before = await this.stored.hold(filter, (row) => refuseMailing(row, { now: new Date(), settings }), change);
      return before;
    });
    if (!before || !sent?.row?.quote) throw notFound();
    recordInAuditLog(auditDetailsOf({ before, row: sent.row }));
    const text = withOutboxNote(QUOTE_TEXTS.quoteMailed, sent);
    return { success: true, message: text, msg: text, quote: toQuote(sent.row._id, sent.row.quote) };
  }
}

function refuseMailing(row: ProjectRequestRow, when: Circumstances): void {
  const status = row.quote && asOf(row.quote, when.now).status;
  if (status === 'accepted') throw conflict(QUOTE_TEXTS.alreadyAccepted);
  if (row.quote && status === 'rejected') throw conflict(rejectedAlready(row.quote));
  if (status === 'expired') throw conflict(QUOTE_TEXTS.expired);
  refuseWhileMailed(row);
  refuseWithoutEmail(row);
  // `markMailed` runs again after the sending. This first run throws its errors before the email is sent.
  markMailed(row, when);
}
