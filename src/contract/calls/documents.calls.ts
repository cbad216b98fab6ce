import type { InvoiceInput, InvoiceState, IssuedInvoice, ListedDocument, VisitorInvoice } from '../documents';
import type { PaymentReportInput } from '../payments';
import { type Calls, FILE, type Json, type List, listCall, type PageQuery, type Query } from './call';

/** PDF files of documents. Anyone who knows the id of a document can read its file. */
export const DOCUMENT_FILE_CALLS = {
  invoice: { method: 'GET', path: '/invoices/:id/pdf', who: 'public', answer: FILE },
  'credit-note': { method: 'GET', path: '/credit-notes/:id/pdf', who: 'public', answer: FILE },
  receipt: { method: 'GET', path: '/receipts/:id/pdf', who: 'public', answer: FILE },
} as const satisfies Calls;

export const DOCUMENT_CALLS = {
  list: { method: 'GET', path: '/project/:id/documents', who: 'viewer', answer: 'json' as Json<ListedDocument[]> },
} as const satisfies Calls;

export interface InvoiceQuery extends PageQuery {
  state?: InvoiceState;
}

export const INVOICE_CALLS = {
  list: listCall('/invoices', 'viewer', 'list' as List<IssuedInvoice>, 'query' as Query<InvoiceQuery>),
  /** Issues the invoice of one instalment and emails it. Answers 409 if the instalment has an open invoice. */
  make: {
    method: 'POST',
    path: '/project/:id/invoices',
    who: 'editor',
    body: 'json' as Json<InvoiceInput>,
    answer: 'json' as Json<ListedDocument>,
    status: 201,
    isIdempotent: true,
    audited: { action: 'quotes.invoice', label: 'Issued an invoice for the quote' },
  },
  /** Cancels an invoice: issues a credit note and returns it. A repeated call returns the same credit note. */
  credit: {
    method: 'POST',
    path: '/invoices/:id/credit',
    who: 'editor',
    answer: 'json' as Json<ListedDocument>,
    status: 201,
    isIdempotent: true,
    audited: { action: 'quotes.credit', label: 'Credited an invoice for the quote' },
  },
} as const satisfies Calls;

export const VISITOR_INVOICE_CALLS = {
  read: { method: 'GET', path: '/invoices/:id', who: 'public', answer: 'json' as Json<VisitorInvoice> },
  /** Reports to staff that the invoice is paid. Answers 409 if nothing of the invoice is to be paid. */
  sayPaid: {
    method: 'POST',
    path: '/invoices/:id/paid',
    who: 'public',
    body: 'json' as Json<PaymentReportInput>,
    answer: 'json' as Json<VisitorInvoice>,
    limit: 'calls',
    audited: { action: 'quotes.invoice-paid', label: 'Reported a payment on the page of an invoice' },
  },
} as const satisfies Calls;
