import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { type InvoiceState, type IssuedInvoice } from '../../contract/documents';
import { invoiceState } from '../../contract/invoices';
import { lusakaDay } from '../../contract/lusaka-day';
import { duesOf } from '../../contract/schedule';
import { DocumentsService } from '../../documents/documents.service';
import { type IssuedDocument, toListed } from '../../documents/schemas/issued-document.schema';
import { type ListPage, toRange } from '../../platform/http/list-page.query';
import { ProjectRequest, type ProjectRequestRow } from '../schemas/project-request.schema';
import { type Quote, termsOf } from '../schemas/quote.schema';
import type { ListInvoicesQuery } from './invoice.dto';

@Injectable()
export class InvoiceListService {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly documents: DocumentsService,
  ) {}

  /** Lists invoices, newest first. States are not stored, so a filter by state reads all invoices. */
  async list(query: ListInvoicesQuery): Promise<ListPage<IssuedInvoice>> {
    if (!query.state) {
      const { rows, total } = await this.documents.page('invoice', query);
      return { items: await this.withStates(rows), total };
    }
    const found = (await this.withStates(await this.documents.all('invoice'))).filter(
      ({ state }) => state === query.state,
    );
    const { skip, limit } = toRange(query);
    return { items: found.slice(skip, skip + limit), total: found.length };
  }

  private async withStates(rows: readonly IssuedDocument[]): Promise<IssuedInvoice[]> {
    const [requests, credited] = await Promise.all([
      this.requests
        .find({ _id: trusted({ $in: rows.map(({ requestId }) => requestId) }) })
        .select('quote')
        .lean<Pick<ProjectRequestRow, '_id' | 'quote'>[]>(),
      this.documents.sourcesWith(
        'credit-note',
        rows.map(({ sourceId }) => sourceId),
      ),
    ]);
    const quotes = new Map(requests.map(({ _id, quote }) => [_id.toHexString(), quote]));
    return rows.map((row) => {
      const { _id, number, day, dueDate, total, currency } = toListed(row);
      const requestId = row.requestId.toHexString();
      const state = stateOf(row, { isCredited: credited.has(row.sourceId), quote: quotes.get(requestId) });
      return {
        ...{ _id, number, day, dueDate, total, currency },
        ...{ client: row.to.name, quoteNumber: row.quoteNumber, requestId, state },
      };
    });
  }
}

/** Returns the state of an invoice, or `null` if the request was deleted, because its payments are then unknown. */
export function stateOf(
  invoice: IssuedDocument,
  { isCredited, quote }: { isCredited: boolean; quote: Quote | undefined },
): InvoiceState | null {
  const today = lusakaDay(new Date());
  if (!quote && !isCredited) return null;
  const dues = quote ? duesOf(termsOf(quote), quote.payments ?? [], { today }) : { instalments: [] };
  return invoiceState(invoice, { isCredited, dues, today });
}
