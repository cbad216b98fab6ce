import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type Types, trusted, type UpdateQuery } from 'mongoose';
import type { Emailed } from '../../contract/mail';
import type { VisitorPayment } from '../../contract/payments';
import type {
  ProjectRequest as ProjectRequestEntity,
  Quote as QuoteEntity,
  VisitorQuote,
} from '../../contract/project';
import { DEFAULT_SETTINGS } from '../../contract/settings';
import type { QuotationTexts } from '../../contract/website/request-form';
import { DAY_MS } from '../../platform/clock/durations';
import { newEntry, type StoredThreadEntry } from '../../platform/database/stored-thread-entry';
import { NEWEST_FIRST } from '../../platform/http/find-page';
import { MailService } from '../../platform/mail/mail.service';
import type { ComposeMail, MailAttachment } from '../../platform/mail/outgoing-mail';
import { hasPending, type MailName, readPendingMail, toPendingMail } from '../../platform/mail/pending-mails';
import { ReceiptLimitService } from '../../platform/mail/receipt-limit.service';
import type { MailNow, MailWriter, RecordMails } from '../../platform/mail/record-mails';
import { SettingsService } from '../../settings/settings.service';
import { WebsiteService } from '../../website/website.service';
import { QuotationFilesService } from '../pdf/quotation-files.service';
import { dueDateOf } from '../rules/reminders';
import { type Circumstances, markMailed, noteEmailed } from '../rules/request-and-quote';
import { revisionOf, toUpdate } from '../rules/request-change';
import { ProjectRequest, type ProjectRequestRow, toProjectRequest } from '../schemas/project-request.schema';
import { type Quote, toQuote, toVisitorQuote } from '../schemas/quote.schema';
import { threadOf } from '../schemas/thread.schema';
import { DOCUMENT_MAILS, DocumentMailsService } from './document-mails.service';
import { paymentReminderMail, reportedPaymentMail } from './payment-mails';
import {
  quoteAgreedMail,
  quoteAnswerMail,
  quoteDeclinedMail,
  quoteMail,
  quoteReminderMail,
  quoteRevisedMail,
} from './quote-mails';
import {
  newRequestMail,
  questionMail,
  requestClosedMail,
  requestLinksMail,
  requestReceivedMail,
  requestReplyMail,
  stepsMail,
} from './request-mails';

export const questionMailOf = (entryId: Types.ObjectId): string => toPendingMail('question', entryId.toHexString());

const REVISED = 'revised';
const REVISED_WAIT_MS = 60_000;

const FOUND_FOR_MS = 365 * DAY_MS;
const MOST_FOUND = 20;

export interface ReplyContent {
  text: string;
  by: string;
}

/** Returns the settings and the time of the sending, so that the stored quote equals the emailed quote. */
const circumstancesOf = ({ at, content }: MailNow): Circumstances => ({
  now: at,
  settings: { ...DEFAULT_SETTINGS, ...content },
});

@Injectable()
export class RequestMailsService implements MailWriter<ProjectRequestRow> {
  readonly records: RecordMails<ProjectRequestRow>;

  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    mail: MailService,
    private readonly limit: ReceiptLimitService,
    private readonly files: QuotationFilesService,
    private readonly website: WebsiteService,
    private readonly settings: SettingsService,
    private readonly documents: DocumentMailsService,
  ) {
    this.records = mail.addRecords(requests, this);
    limit.count(requests);
  }

  wake(): void {
    this.records.wake();
  }

  /** Lists at most 20 requests of an email address from the last year, newest first. */
  listOf(email: string): Promise<ProjectRequestRow[]> {
    const since = { createdAt: trusted({ $gt: new Date(Date.now() - FOUND_FOR_MS) }) };
    return this.requests
      .find({ email, ...since })
      .sort(NEWEST_FIRST)
      .limit(MOST_FOUND)
      .lean<ProjectRequestRow[]>();
  }

  async compose(row: ProjectRequestRow, name: MailName, now?: MailNow): Promise<ComposeMail | null> {
    const { kind, mark } = name;
    // Sends nothing to a client who has closed the account, because the request has no email address any more.
    if (row.email === '') return null;
    const request = toProjectRequest(row);
    if (kind === 'request') return newRequestMail(request, (await this.website.read()).requestForm);
    if (kind === 'question') return this.composeQuestion(row, mark);
    if (kind === 'reply') return this.composeReply(row, now);
    if (kind === 'received') return (await this.limit.allows(row)) ? this.composeReceived(request) : null;
    if (kind === 'links') return this.composeLinks(row.email);
    // Sends no email if staff reopened the request after closing it.
    if (kind === 'closed') return row.status === 'rejected' ? requestClosedMail(request) : null;
    if (kind === 'steps') return row.status === 'accepted' ? stepsMail(request, row.steps ?? [], mark) : null;
    if (!row.quote) return null;
    if (DOCUMENT_MAILS.includes(kind)) return this.documents.compose(row, row.quote, name);
    if (kind === 'paid') return this.composePaid(row, row.quote, mark);
    if (kind === 'payment-reminder') {
      const payment = await this.documents.paymentOf(row);
      return paymentReminderMail(request, toQuote(row._id, row.quote), payment, dueDateOf(mark));
    }
    const { quotation } = (await this.website.read()).requestForm;
    if (now) {
      const sent = markMailed(row, circumstancesOf(now)).quote as Quote;
      const visitorQuote = toVisitorQuote(sent);
      return quoteMail(
        request,
        toQuote(row._id, sent),
        quotation,
        visitorQuote ? await this.fileOf(row, visitorQuote) : undefined,
      );
    }
    const quote = toQuote(row._id, row.quote);
    if (kind === 'reminder')
      return quote.status === 'sent' ? quoteReminderMail(request, quote, quotation, mark === 'end') : null;
    const revision = revisionOf(mark);
    const visitorQuote = WITH_FILE.includes(kind) && quote.revision === revision ? toVisitorQuote(row.quote) : null;
    const file = visitorQuote ? await this.fileOf(row, visitorQuote) : undefined;
    // An email about an older revision names no amount due, because the amount depends on the newest terms.
    const payment = quote.revision === revision ? await this.documents.paymentOf(row) : null;
    return ofRevision(kind, {
      request,
      quote,
      texts: quotation,
      revision,
      file,
      payment,
    });
  }

  /**
   * True if an email must wait. The email about a revision waits a minute, because callers of the API may email the
   * quote themselves in a second call. After a restore, emails with a document wait until staff enter the last numbers.
   */
  async waits(row: ProjectRequestRow, name: MailName): Promise<boolean> {
    if (name.kind !== REVISED) return this.documents.waits(name);
    const { quote } = row;
    // The quote is a draft again. The email waits until staff send the quote.
    if (quote?.status === 'draft') return true;
    const sentAt = quote?.revisions.at(-1)?.sentAt.getTime() ?? 0;
    return Math.abs(Date.now() - sentAt) < REVISED_WAIT_MS || hasPending(row, 'quote');
  }

  readonly onSent = {
    reply: (_row: ProjectRequestRow, { _id, content }: MailNow, emailed: Emailed): UpdateQuery<ProjectRequestRow> => {
      const { text, by } = content as ReplyContent;
      return { $push: { thread: { ...newEntry('reply', text, by, _id), ...emailed } } };
    },
    quote: (row: ProjectRequestRow, now: MailNow, emailed: Emailed): UpdateQuery<ProjectRequestRow> => ({
      // If the quote was already sent, `markMailed` changes nothing. Then only the delivery of the email is stored.
      ...toUpdate({ pair: noteEmailed(markMailed(row, circumstancesOf(now)), emailed) }),
      // The email with the quote replaces the email about its revision.
      $pull: {
        pendingMails: { $in: (row.pendingMails ?? []).filter((entry) => readPendingMail(entry, row).kind === REVISED) },
      },
    }),
  };

  addNote(thread: StoredThreadEntry): UpdateQuery<ProjectRequestRow> {
    return { $push: { thread } };
  }

  private composePaid(row: ProjectRequestRow, quote: Quote, reportId: string): ComposeMail | null {
    const report = quote.saidPaid;
    if (report?._id.toHexString() !== reportId) return null;
    return reportedPaymentMail(toProjectRequest(row), toQuote(row._id, quote), report, row.openInvoices);
  }

  private async fileOf(row: ProjectRequestRow, quote: VisitorQuote): Promise<MailAttachment> {
    const { filename, draw } = await this.files.find(row, quote);
    return { filename, content: await draw() };
  }

  private async composeReceived(request: ProjectRequestEntity): Promise<ComposeMail> {
    const [{ requestForm }, settings] = await Promise.all([this.website.read(), this.settings.read()]);
    return requestReceivedMail(request, requestForm, settings);
  }

  private async composeLinks(email: string): Promise<ComposeMail | null> {
    const rows = await this.listOf(email);
    const [newest] = rows;
    return newest ? requestLinksMail(newest.email, rows) : null;
  }

  private composeQuestion(row: ProjectRequestRow, entryId: string): ComposeMail | null {
    const question = threadOf(row).find(({ _id }) => _id === entryId);
    return question ? questionMail(toProjectRequest(row), question) : null;
  }

  private composeReply(row: ProjectRequestRow, now: MailNow | undefined): ComposeMail | null {
    if (!now) return null;
    const lastQuestion = threadOf(row).findLast(({ kind }) => kind === 'question');
    return requestReplyMail(toProjectRequest(row), (now.content as ReplyContent).text, lastQuestion);
  }
}

const WITH_FILE = ['agreed', 'revised'];

interface RevisionMail {
  request: ProjectRequestEntity;
  quote: QuoteEntity;
  texts: QuotationTexts;
  revision: number;
  file: MailAttachment | undefined;
  payment: VisitorPayment | null;
}

/** Builds an email about one revision of a quote. The email shows the terms of this revision, not newer terms. */
function ofRevision(
  kind: string,
  { request, quote, texts, revision, file, payment }: RevisionMail,
): ComposeMail | null {
  const then = { ...quote, ...quote.revisions[revision - 1] };
  switch (kind) {
    case 'accepted':
    case 'rejected':
      return quoteAnswerMail(kind, request, then, texts);
    case 'agreed':
      return quoteAgreedMail(request, then, texts, payment, file);
    case 'declined':
      return quoteDeclinedMail(request, then, texts);
    case 'revised': {
      const before = quote.revisions[revision - 2];
      // Sends nothing if there is a newer revision, because that revision gets its own email.
      return before && quote.status === 'sent' && quote.revision === revision
        ? quoteRevisedMail(request, then, before, texts, file)
        : null;
    }
    default:
      return null;
  }
}
