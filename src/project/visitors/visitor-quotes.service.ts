import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PinoLogger } from 'nestjs-pino';
import { type QuoteRevision, type TrackedRequest, type VisitorQuote } from '../../contract/project';
import { QUOTE_TEXTS } from '../../contract/quote-texts';
import { ACCOUNT_ROWS, type AccountRequest } from '../../contract/visitor-accounts';
import { DocumentsService } from '../../documents/documents.service';
import type { PdfFile } from '../../documents/pdf-files.service';
import { toListed } from '../../documents/schemas/issued-document.schema';
import { AuditService } from '../../platform/audit/audit.service';
import { invalid, notFound } from '../../platform/errors/product-error';
import { NEWEST_FIRST } from '../../platform/http/find-page';
import { SettingsService } from '../../settings/settings.service';
import { QuotationFilesService } from '../pdf/quotation-files.service';
import { StoredRequestsService } from '../requests/stored-requests.service';
import { auditDetailsOf } from '../rules/audit-details-of';
import { answerQuote, type ClientAnswer } from '../rules/request-and-quote';
import { toVisitorPayment } from '../rules/visitor-payment';
import { ProjectRequest, type ProjectRequestRow } from '../schemas/project-request.schema';
import { toRevision, toVisitorQuote } from '../schemas/quote.schema';
import { visitorThreadOf } from '../schemas/thread.schema';
import { isSameEmail } from './same-email';

/**
 * Shows a request to anyone with its link. To answer a quote, the caller must also know the email address of the
 * request. Drafts are never shown.
 */
@Injectable()
export class VisitorQuotesService {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly stored: StoredRequestsService,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    private readonly logger: PinoLogger,
    private readonly documents: DocumentsService,
    private readonly files: QuotationFilesService,
  ) {}

  /** Returns the quote, `null` if none was sent. Throws 404 for an unknown request or a wrong email address. */
  async read(requestId: string, email: string | undefined): Promise<VisitorQuote | null> {
    const row = await this.stored.find(requestId);
    if (email !== undefined && !isSameEmail(email, row.email)) throw notFound();
    return toVisitorQuote(row.quote);
  }

  /** Returns the quote as a PDF file. Throws 404 for an unknown request, or if no quote was sent. */
  async fileOf(requestId: string): Promise<PdfFile> {
    const row = await this.stored.find(requestId);
    const quote = toVisitorQuote(row.quote);
    if (!quote) throw notFound();
    return this.files.find(row, quote);
  }

  /** Returns a request with its quote. With `isSeen`, the client's page asks, and the quote is marked as seen. */
  async track(requestId: string, { isSeen = false } = {}): Promise<TrackedRequest> {
    const row = await this.stored.find(requestId);
    if (isSeen && isUnseen(row)) {
      // If the write fails, the client still gets the request. The next load of the page tries again.
      await this.markSeen(requestId).catch((err: unknown) =>
        this.logger.warn({ err }, 'that a quote was seen is not noted'),
      );
    }
    return this.toTracked(row);
  }

  /** Returns the newest requests of an email address. Call it only if the visitor has proved to own this address. */
  async listOf(email: string): Promise<AccountRequest[]> {
    const rows = await this.requests.find({ email }).sort(NEWEST_FIRST).limit(ACCOUNT_ROWS).lean<ProjectRequestRow[]>();
    const documents = await this.documents.listOf(...rows.map(({ _id }) => _id));
    return rows.map((row) => {
      const own = documents.filter(({ requestId }) => requestId.equals(row._id));
      return {
        requestId: row._id.toHexString(),
        service: row.serviceTitle,
        status: row.status,
        createdAt: row.createdAt.toISOString(),
        quote: toVisitorQuote(row.quote),
        payment: toVisitorPayment(row, own, []),
        documents: own.map(toListed),
        steps: visitorStepsOf(row),
      };
    });
  }

  private async markSeen(requestId: string): Promise<void> {
    const toChange = (row: ProjectRequestRow) => {
      const revisions = row.quote?.revisions ?? [];
      const last = revisions.at(-1);
      if (!last || !isUnseen(row)) return null;
      return { $set: { 'quote.revisions': [...revisions.slice(0, -1), { ...last, seenAt: new Date() }] } };
    };
    await this.stored.write(requestId, toChange, { isEdit: false });
  }

  async readRevision(requestId: string, revision: number): Promise<QuoteRevision | null> {
    const sent = (await this.stored.find(requestId)).quote?.revisions.find((terms) => terms.revision === revision);
    return sent ? toRevision(sent) : null;
  }

  /**
   * Stores the client's answer and emails both sides. A repetition changes nothing. Throws 400 for another email
   * address than the client's, 409 if the quote is not open.
   */
  async answer(requestId: string, email: string, answer: ClientAnswer, tpin?: string): Promise<TrackedRequest> {
    const { before, row } = await this.stored.change(requestId, (current) => {
      if (!isSameEmail(email, current.email)) throw invalid('email', QUOTE_TEXTS.notTheAddress);
      const pair = answerQuote(current, answer, new Date());
      return pair && { pair, tpin };
    });
    if (row !== before) {
      const action = answer.answer === 'accepted' ? 'quotes.accept' : 'quotes.decline';
      await this.audit.record({ actorId: null, action, ...auditDetailsOf({ before, row }) });
    }
    return this.toTracked(row);
  }

  private async toTracked(row: ProjectRequestRow): Promise<TrackedRequest> {
    const [{ paymentMethods }, documents] = await Promise.all([this.settings.read(), this.documents.listOf(row._id)]);
    return {
      requestId: row._id.toHexString(),
      name: row.name,
      organisation: row.organisation ?? '',
      tpin: row.tpin ?? '',
      description: row.description,
      status: row.status,
      service: row.serviceTitle,
      projectScope: row.projectScope,
      createdAt: row.createdAt.toISOString(),
      quote: toVisitorQuote(row.quote),
      payment: toVisitorPayment(row, documents, paymentMethods),
      documents: documents.map(toListed),
      steps: visitorStepsOf(row),
      thread: visitorThreadOf(row),
    };
  }
}

const visitorStepsOf = ({ status, steps = [] }: ProjectRequestRow) => (status === 'accepted' ? steps : []);

const isUnseen = ({ quote }: ProjectRequestRow): boolean =>
  toVisitorQuote(quote) !== null && !quote?.revisions.at(-1)?.seenAt;
