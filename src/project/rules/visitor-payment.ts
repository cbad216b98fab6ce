import { documentNumber } from '../../contract/documents';
import type { PayTo, VisitorPayment } from '../../contract/payments';
import { type Dues, duesOf } from '../../contract/schedule';
import type { IssuedDocument } from '../../documents/schemas/issued-document.schema';
import type { ProjectRequestRow } from '../schemas/project-request.schema';
import { termsOf, toPayment } from '../schemas/quote.schema';

type Row = Pick<ProjectRequestRow, 'quote' | 'openInvoices'>;

/** Returns payments without staff's notes. `null` unless the quote is accepted. */
export function toVisitorPayment(
  row: Row,
  documents: readonly IssuedDocument[],
  methods: PayTo[],
): VisitorPayment | null {
  const { quote, openInvoices } = row;
  if (quote?.status !== 'accepted') return null;
  const payments = (quote.payments ?? []).map(toPayment);
  const dues = duesOf(termsOf(quote), payments, { invoices: openInvoices });
  return {
    ...dues,
    reference: referenceOf(row, dues, documents),
    methods,
    payments: payments.map(({ _id, amount, day, method, at }) => ({ _id, amount, day, method, at })),
    saidPaidAt: quote.saidPaid?.at.toISOString() ?? null,
    saidPaidNote: quote.saidPaid?.note ?? '',
    saidPaidInvoice: quote.saidPaid?.invoice ?? '',
  };
}

/** Returns the number of the open invoice for the first due instalment. If there is none, the number of the quote. */
function referenceOf(
  { quote, openInvoices = [] }: Row,
  { instalments }: Dues,
  documents: readonly IssuedDocument[],
): string {
  const entry = instalments.findIndex(({ state }) => state === 'due' || state === 'overdue');
  const open = openInvoices.find((invoice) => invoice.entry === entry);
  const invoice = open && documents.find(({ _id }) => _id.equals(open.documentId));
  return invoice ? documentNumber(invoice) : (quote?.number ?? '');
}
