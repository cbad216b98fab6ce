import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { conflict, notFound } from '../common/errors/product-error';
import { toObjectId } from '../common/http/object-id';
import { PROJECT_TEXTS, type QuoteSent } from '../contract/project';
import { MailService } from '../mail/mail.service';
import { quoteMail } from '../mail/templates/quote-mail';
import { withOutboxNote } from '../mail/with-outbox-note';
import { type QuoteChange, QuoteRows } from './quote-rows';
import { ProjectRequest, type ProjectRequestRow, toProjectRequest } from './schemas/project-request.schema';
import { type QuoteRow, toQuote } from './schemas/quote.schema';

/** Twice as long as one mail may take: should the process die, the quote is free again after that. */
const MAILING_MS = 20_000;

/** Quotes on their way to the client. */
@Injectable()
export class QuoteMailingService {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly quotes: QuoteRows,
    private readonly mail: MailService,
  ) {}

  /**
   * Mails the client the quote and the link that follows it. A draft becomes `sent` and its request `quoted`, only after
   * the mail server took the mail. Meanwhile nobody can edit the quote or mail it a second time.
   * Errors: 404 unknown quote; 409 already accepted or rejected, expired, or being mailed; 502 mail refused, nothing changed.
   */
  async send(quoteId: string): Promise<QuoteSent> {
    const _id = toObjectId(quoteId);
    const held = await this.quotes.change(_id, decideMailing);
    const sent = await this.mailTo(held).catch(async (error: unknown) => {
      await this.quotes.change(_id, () => ({ endsMailing: true, isHidden: true }));
      throw error;
    });
    const quote = toQuote(await this.quotes.change(_id, decideSent));
    const words = withOutboxNote(PROJECT_TEXTS.quoteMailed, sent);
    return { success: true, message: words, msg: words, quote };
  }

  private async mailTo(row: QuoteRow): Promise<{ savedToOutbox: boolean }> {
    const request = await this.requests.findById(row.projectRequestId).lean<ProjectRequestRow>();
    if (!request) throw notFound();
    return this.mail.send(quoteMail(toProjectRequest(request), toQuote(row)));
  }
}

function decideMailing({ status, mailingUntil }: QuoteRow): QuoteChange {
  if (status === 'accepted') throw conflict(PROJECT_TEXTS.alreadyAccepted);
  if (status === 'rejected') throw conflict(PROJECT_TEXTS.alreadyDeclined);
  if (status === 'expired') throw conflict(PROJECT_TEXTS.expired);
  if (mailingUntil && mailingUntil > new Date()) throw conflict(PROJECT_TEXTS.beingMailed);
  return { set: { mailingUntil: new Date(Date.now() + MAILING_MS) }, isHidden: true };
}

/** The client may have answered a quote that was mailed before: only a draft moves on. */
function decideSent({ status }: QuoteRow): QuoteChange {
  if (status !== 'draft') return { endsMailing: true, isHidden: true };
  return { set: { status: 'sent' }, outcome: 'quoted', endsMailing: true };
}
