import { Injectable } from '@nestjs/common';
import { documentNumber } from '../../contract/documents';
import { vatParts } from '../../contract/invoices';
import { lusakaDay } from '../../contract/lusaka-day';
import { instalmentsOf } from '../../contract/schedule';
import { DocumentsService } from '../../documents/documents.service';
import type { IssuedDocument } from '../../documents/schemas/issued-document.schema';
import { notFound } from '../../platform/errors/product-error';
import { SettingsService } from '../../settings/settings.service';
import type { ProjectRequestRow, StoredOpenInvoice } from '../schemas/project-request.schema';
import { termsOf } from '../schemas/quote.schema';
import { partiesOf } from './parties';

/** Issues the documents of invoices and their credit notes. A repeated call returns the issued document. */
@Injectable()
export class InvoiceDocumentsService {
  constructor(
    private readonly documents: DocumentsService,
    private readonly settings: SettingsService,
  ) {}

  /** Issues the document of an open invoice. While an invoice is open, the terms of its quote cannot change. */
  async issue(
    row: ProjectRequestRow,
    { entry, documentId, dueDate, rate }: StoredOpenInvoice,
  ): Promise<IssuedDocument> {
    const { quote } = row;
    const terms = quote && termsOf(quote);
    const instalment = terms && instalmentsOf(terms)[entry];
    if (!quote || !terms || !instalment) throw notFound();
    const settings = await this.settings.read();
    return this.documents.issue({
      ...partiesOf(row, quote, settings),
      kind: 'invoice',
      _id: documentId,
      sourceId: documentId.toHexString(),
      lines: terms.lines,
      discount: terms.discount,
      vatPercent: terms.vatPercent,
      label: instalment.label,
      total: instalment.amount,
      vat: vatParts(terms)[entry] ?? 0,
      methods: settings.paymentMethods,
      entry,
      dueDate,
      rate,
      payment: null,
      credits: null,
    });
  }

  /** Issues the credit note of an invoice. Returns the credit note if it is already issued. */
  credit({ _id, year: _year, seq: _seq, issuedAt, ...invoice }: IssuedDocument): Promise<IssuedDocument> {
    const number = documentNumber({ kind: 'invoice', year: _year, seq: _seq });
    return this.documents.issue({
      ...invoice,
      kind: 'credit-note',
      sourceId: _id.toHexString(),
      methods: [],
      dueDate: null,
      credits: { number, day: lusakaDay(issuedAt) },
    });
  }
}
