import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { InvoiceProgress, IssuedInvoice, ListedDocument } from '../../contract/documents';
import { fold } from '../../contract/fold';
import { invoiceState } from '../../contract/invoices';
import { lusakaDay } from '../../contract/lusaka-day';
import { duesOf } from '../../contract/schedule';
import { DocumentsService } from '../../documents/documents.service';
import { type IssuedDocument, toListed } from '../../documents/schemas/issued-document.schema';
import { notFound } from '../../platform/errors/product-error';
import { type ListPage, toRange } from '../../platform/http/list-page.query';
import { toObjectId } from '../../platform/http/object-id';
import { paidOn } from '../rules/invoice-rules';
import { ProjectRequest, type ProjectRequestRow } from '../schemas/project-request.schema';
import { type Quote, termsOf } from '../schemas/quote.schema';
import type { ListInvoicesQuery } from './invoice.dto';

@Injectable()
export class InvoiceListService {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly documents: DocumentsService,
  ) {}

  /** Lists invoices, newest first. States are not stored, so a search or a filter by state reads all invoices. */
  async list(query: ListInvoicesQuery): Promise<ListPage<IssuedInvoice>> {
    if (!query.state && !query.q) {
      const { rows, total } = await this.documents.page('invoice', query);
      return { items: await this.withStates(rows), total };
    }
    const search = fold(query.q ?? '');
    const found = (await this.withStates(await this.documents.all('invoice'))).filter(
      ({ state, number, client, organisation, quoteNumber, creditNote }) =>
        (!query.state || state === query.state) &&
        [number, client, organisation, quoteNumber, creditNote?.number ?? ''].some((text) =>
          fold(text).includes(search),
        ),
    );
    const { skip, limit } = toRange(query);
    return { items: found.slice(skip, skip + limit), total: found.length };
  }

  /** Lists the documents of a request, oldest first, also of a deleted one. Throws 404 for an unknown request. */
  async listOf(id: string): Promise<ListedDocument[]> {
    const requestId = toObjectId(id);
    const documents = await this.documents.listOf(requestId);
    if (documents.length === 0 && !(await this.requests.exists({ _id: requestId }))) throw notFound();
    return documents.map(toListed);
  }

  /** Returns the states of invoices, what is paid of them, and their credit notes, in their order. */
  async standingsOf(rows: readonly IssuedDocument[]): Promise<InvoiceProgress[]> {
    const [requests, notes] = await Promise.all([
      this.requests
        .find({ _id: trusted({ $in: rows.map(({ requestId }) => requestId) }) })
        .select('quote')
        .lean<Pick<ProjectRequestRow, '_id' | 'quote'>[]>(),
      this.documents.ofSources(
        'credit-note',
        rows.map(({ sourceId }) => sourceId),
      ),
    ]);
    const quotes = new Map(requests.map(({ _id, quote }) => [_id.toHexString(), quote]));
    return rows.map((row) => standingOf(row, quotes.get(row.requestId.toHexString()), notes.get(row.sourceId)));
  }

  private async withStates(rows: readonly IssuedDocument[]): Promise<IssuedInvoice[]> {
    const standings = await this.standingsOf(rows);
    return rows.map((row, place) => {
      const { _id, number, day, dueDate, total, currency } = toListed(row);
      return {
        ...{ _id, number, day, dueDate, total, currency },
        ...{ client: row.to.name, organisation: row.to.organisation, quoteNumber: row.quoteNumber },
        ...{ requestId: row.requestId.toHexString(), ...standings[place]! },
      };
    });
  }
}

/** Returns the standing of an invoice. If its request was deleted, payments are unknown. */
export function standingOf(
  invoice: IssuedDocument,
  quote: Quote | undefined,
  note: IssuedDocument | null | undefined,
): InvoiceProgress {
  const today = lusakaDay(new Date());
  const dues = quote ? duesOf(termsOf(quote), quote.payments ?? [], { today }) : { instalments: [] };
  const isKnown = quote !== undefined || note != null;
  return {
    state: isKnown ? invoiceState(invoice, { isCredited: note != null, dues, today }) : null,
    paid: paidOn(invoice, quote, note?.issuedAt),
    creditNote: note ? toCreditNote(note) : null,
  };
}

function toCreditNote(note: IssuedDocument): InvoiceProgress['creditNote'] {
  const { _id, number, day } = toListed(note);
  return { _id, number, day };
}
