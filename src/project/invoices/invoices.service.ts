import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { SessionUser } from '../../contract/auth';
import {
  DOCUMENT_TEXTS,
  documentNumber,
  type InvoiceInput,
  type InvoiceProgress,
  isToPay,
  type ListedDocument,
  type VisitorInvoice,
} from '../../contract/documents';
import { LAST_NUMBER_TEXTS } from '../../contract/last-number';
import type { PaymentReportInput } from '../../contract/payments';
import { DocumentFilesService } from '../../documents/document-files.service';
import { DocumentsService } from '../../documents/documents.service';
import { type IssuedDocument, toContent, toListed } from '../../documents/schemas/issued-document.schema';
import { recordInAuditLog } from '../../platform/audit/audit-details';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/durations';
import { changeRow } from '../../platform/database/save-edit';
import { conflict, notFound } from '../../platform/errors/product-error';
import { toObjectId } from '../../platform/http/object-id';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { Every } from '../../platform/jobs/every.decorator';
import { InvoiceDocumentsService } from '../documents/invoice-documents.service';
import { RequestMailsService } from '../mails/request-mails.service';
import { PaymentsService } from '../payments/payments.service';
import { endInvoice, openInvoice, reportOn } from '../rules/invoice-rules';
import { ProjectRequest, type ProjectRequestRow } from '../schemas/project-request.schema';
import { standingOf } from './invoice-list.service';

/**
 * Issues and credits invoices. First the request stores which invoices are open, then the documents are issued. If the
 * process is killed in between, `sweep` issues the missing documents.
 */
@Injectable()
export class InvoicesService {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly documents: DocumentsService,
    private readonly issuing: InvoiceDocumentsService,
    private readonly idempotency: IdempotencyService,
    private readonly mails: RequestMailsService,
    private readonly payments: PaymentsService,
    files: DocumentFilesService,
  ) {
    files.showProgress((invoice) => this.progressOf(invoice));
  }

  /**
   * Issues an invoice for an instalment and emails it. Throws 404 for an unknown request, 400 for an unknown
   * instalment. Throws 409 if the quote is not accepted, if the instalment has an open invoice, and after a restore,
   * until staff have entered the last numbers.
   */
  async make(id: string, input: InvoiceInput, by: SessionUser, key: string | undefined): Promise<ListedDocument> {
    const requestId = toObjectId(id);
    const scope = `POST /project/invoices ${by._id}`;
    const { documentId } = await this.idempotency.once(scope, key, { id, ...input }, async (_id) => {
      if (await this.documents.asksNumbers()) throw conflict(LAST_NUMBER_TEXTS.asked);
      // After a crash, a repeated call must not open the invoice again. Staff may have credited it in the meantime.
      if (!(await this.documents.find('invoice', _id))) {
        const opening = { documentId: _id, at: new Date() };
        const changed = await changeRow(this.requests, { _id: requestId }, (row) => openInvoice(row, input, opening));
        if (!changed) throw notFound();
        await this.finish(changed.row);
        this.mails.wake();
      }
      return { documentId: _id.toHexString() };
    });
    const invoice = await this.find(documentId);
    recordInAuditLog({ subjectId: id, fields: ['invoice'] });
    return toListed(invoice);
  }

  /**
   * Cancels an invoice by a credit note. Throws 404 for an unknown invoice. Throws 409 after a restore, until staff
   * have entered the last numbers.
   */
  async credit(id: string, by: SessionUser, key: string | undefined): Promise<ListedDocument> {
    const invoice = await this.find(id);
    await this.idempotency.once(`POST /invoices/credit ${by._id}`, key, { id }, async () => {
      await this.issuing.credit(invoice);
      await this.end(invoice);
      return { success: true };
    });
    recordInAuditLog({ subjectId: invoice.requestId.toHexString(), fields: ['invoice'] });
    return toListed(await this.issuing.credit(invoice));
  }

  /** Returns an invoice to anyone with its link. Throws 404 for an unknown invoice. */
  async read(id: string): Promise<VisitorInvoice> {
    const invoice = await this.find(id);
    const { _id, number, day } = toListed(invoice);
    const [row, progress] = await Promise.all([this.requestOf(invoice), this.progressOf(invoice)]);
    const report = isToPay(progress) ? reportOn(number, row?.quote) : undefined;
    return {
      ...toContent(invoice),
      ...{ _id, number, day },
      ...progress,
      saidPaidAt: report?.at.toISOString() ?? null,
      // Leaves out a note that the client sent from the quote's page, because other people may have the invoice's link.
      saidPaidNote: report?.invoice === number ? report.note : '',
    };
  }

  /** Stores a payment report. Throws 404 for an unknown invoice, 409 if there is nothing to pay. */
  async reportPaid(id: string, { note = '' }: PaymentReportInput): Promise<void> {
    const invoice = await this.find(id);
    if (!isToPay(await this.progressOf(invoice))) throw conflict(DOCUMENT_TEXTS.notToPay);
    const report = { note, invoice: documentNumber(invoice) };
    await this.payments.reportInvoicePaid(invoice.requestId.toHexString(), report);
  }

  /**
   * Completes work that a killed process left: issues missing invoices, and removes invoices that have a credit note
   * from `openInvoices`.
   */
  @Every(DAY_MS, MINUTE_MS)
  async sweep(): Promise<void> {
    if (await this.documents.asksNumbers()) return;
    const open = { openInvoices: trusted({ $elemMatch: { entry: trusted({ $gte: 0 }) } }) };
    for (const row of await this.requests.find(open).lean<ProjectRequestRow[]>()) await this.finish(row);
  }

  private async finish(row: ProjectRequestRow): Promise<void> {
    for (const open of row.openInvoices ?? []) {
      const invoice = await this.issuing.issue(row, open);
      if (await this.documents.ofSource('credit-note', invoice.sourceId)) await this.end(invoice);
    }
  }

  private async end(invoice: IssuedDocument): Promise<void> {
    const ended = { documentId: invoice._id, number: documentNumber(invoice) };
    const changed = await changeRow(this.requests, { _id: invoice.requestId }, (row) => endInvoice(row, ended));
    if (changed?.row.pendingMails?.length) this.mails.wake();
  }

  private async progressOf(invoice: IssuedDocument): Promise<InvoiceProgress> {
    const [row, note] = await Promise.all([
      this.requestOf(invoice),
      this.documents.ofSource('credit-note', invoice.sourceId),
    ]);
    return standingOf(invoice, row?.quote, note);
  }

  private requestOf({ requestId }: IssuedDocument): Promise<ProjectRequestRow | null> {
    return this.requests.findById(requestId).lean<ProjectRequestRow>();
  }

  private async find(id: string): Promise<IssuedDocument> {
    const invoice = await this.documents.find('invoice', toObjectId(id));
    if (!invoice) throw notFound();
    return invoice;
  }
}
