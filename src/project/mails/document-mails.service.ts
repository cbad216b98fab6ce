import { Injectable } from '@nestjs/common';
import type { VisitorPayment } from '../../contract/payments';
import { DocumentFilesService } from '../../documents/document-files.service';
import { DocumentsService } from '../../documents/documents.service';
import type { ComposeMail } from '../../platform/mail/outgoing-mail';
import type { MailName } from '../../platform/mail/pending-mails';
import { SettingsService } from '../../settings/settings.service';
import { InvoiceDocumentsService } from '../documents/invoice-documents.service';
import { ReceiptsService } from '../documents/receipts.service';
import { toVisitorPayment } from '../rules/visitor-payment';
import { type ProjectRequestRow, toProjectRequest } from '../schemas/project-request.schema';
import { type Quote, toPayment, toQuote } from '../schemas/quote.schema';
import { creditMail, invoiceMail } from './invoice-mails';
import { paymentReceivedMail, paymentRemovedMail } from './payment-mails';

/** Kinds of emails about documents. After a restore they wait until staff have entered the last numbers. */
export const DOCUMENT_MAILS = ['payment', 'payment-removed', 'invoice', 'credit'];

/** Composes the emails about invoices, credit notes and receipts. First issues a document that a kill has cut off. */
@Injectable()
export class DocumentMailsService {
  constructor(
    private readonly documents: DocumentsService,
    private readonly files: DocumentFilesService,
    private readonly invoices: InvoiceDocumentsService,
    private readonly receipts: ReceiptsService,
    private readonly settings: SettingsService,
  ) {}

  async waits({ kind }: MailName): Promise<boolean> {
    return DOCUMENT_MAILS.includes(kind) && (await this.documents.asksNumbers());
  }

  async compose(row: ProjectRequestRow, quote: Quote, { kind, mark }: MailName): Promise<ComposeMail | null> {
    switch (kind) {
      case 'invoice':
        return this.composeInvoice(row, mark);
      case 'credit':
        return this.composeCredit(row, mark);
      case 'payment':
        return this.composeReceipt(row, quote, mark);
      case 'payment-removed':
        return this.composeRemoved(row, quote, mark);
      default:
        return null;
    }
  }

  /** Returns what the client has paid and still has to pay. `null` unless the quote is accepted. */
  async paymentOf(row: ProjectRequestRow): Promise<VisitorPayment | null> {
    return toVisitorPayment(row, await this.documents.listOf(row._id), (await this.settings.read()).paymentMethods);
  }

  private async composeReceipt(row: ProjectRequestRow, stored: Quote, paymentId: string): Promise<ComposeMail | null> {
    const quote = toQuote(row._id, stored);
    // Sends no email about a payment that staff have removed, because it was recorded by mistake.
    const payment = stored.payments?.find(({ _id }) => _id.toHexString() === paymentId);
    if (!payment) return null;
    const receipt = await this.receipts.attach(row, stored, payment);
    return paymentReceivedMail(toProjectRequest(row), quote, toPayment(payment), await this.paymentOf(row), receipt);
  }

  /** A payment without a receipt was not emailed, so its removal is not emailed either. */
  private async composeRemoved(row: ProjectRequestRow, quote: Quote, paymentId: string): Promise<ComposeMail | null> {
    const receipt = await this.receipts.void(paymentId);
    if (!receipt) return null;
    return paymentRemovedMail(toProjectRequest(row), toQuote(row._id, quote), receipt, await this.paymentOf(row));
  }

  /** A credited invoice is not emailed. */
  private async composeInvoice(row: ProjectRequestRow, id: string): Promise<ComposeMail | null> {
    const open = row.openInvoices?.find(({ documentId }) => documentId.toHexString() === id);
    if (!open) return null;
    const invoice = await this.invoices.issue(row, open);
    return invoiceMail(toProjectRequest(row), row.quote, invoice, await this.files.attach(invoice));
  }

  private async composeCredit(row: ProjectRequestRow, invoiceId: string): Promise<ComposeMail | null> {
    const note = await this.documents.ofSource('credit-note', invoiceId);
    return note && creditMail(toProjectRequest(row), row.quote, note, await this.files.attach(note));
  }
}
