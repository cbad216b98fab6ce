import type { InvoiceState, ListedDocument } from './documents';
import { type Dues, instalmentsOf, type OpenInvoice } from './schedule';
import { hundredths, sumsOf, toAmount } from './sums';
import type { PricedTerms } from './terms';

/**
 * Divides the VAT of a quote among its instalments in proportion to their amounts. Parts are rounded half up, and the
 * last instalment gets the remainder. No part is negative or larger than its instalment.
 */
export function vatParts(terms: PricedTerms): number[] {
  const { vat, total } = sumsOf(terms);
  const amounts = instalmentsOf(terms).map(({ amount }) => hundredths(amount));
  const whole = hundredths(total);
  let restOfVat = hundredths(vat);
  let restOfTotal = whole;
  return amounts.map((amount) => {
    restOfTotal -= amount;
    const part = Number((BigInt(hundredths(vat)) * BigInt(amount) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));
    // After the last instalment nothing of the total is left, so the lower bound is the rest of the VAT.
    const bounded = Math.min(Math.max(part, restOfVat - restOfTotal, 0), restOfVat);
    restOfVat -= bounded;
    return toAmount(bounded);
  });
}

/** Returns the ids of credited invoices. `documents` are all documents of one request. */
export const creditedOf = (documents: readonly ListedDocument[]): ReadonlySet<string> =>
  new Set(documents.filter(({ kind }) => kind === 'credit-note').map(({ sourceId }) => sourceId));

/** Returns the open invoices. `documents` are all documents of one request. */
export function openInvoicesOf(documents: readonly ListedDocument[]): OpenInvoice[] {
  const credited = creditedOf(documents);
  return documents.flatMap(({ _id, kind, entry, dueDate }) =>
    kind === 'invoice' && entry !== null && !credited.has(_id) ? [{ entry, dueDate: dueDate ?? '' }] : [],
  );
}

/**
 * Returns the states of the invoices among the documents of a request, by id.
 * @param today day in Lusaka
 */
export function invoiceStatesOf(
  { documents, payment }: { documents: readonly ListedDocument[]; payment: Pick<Dues, 'instalments'> | null },
  today: string,
): ReadonlyMap<string, InvoiceState> {
  const credited = creditedOf(documents);
  const dues = payment ?? { instalments: [] };
  return new Map(
    documents
      .filter(({ kind }) => kind === 'invoice')
      .map((invoice) => [invoice._id, invoiceState(invoice, { isCredited: credited.has(invoice._id), dues, today })]),
  );
}

interface InvoiceStanding {
  isCredited: boolean;
  dues: Pick<Dues, 'instalments'>;
  /** Current day in Lusaka, such as `2026-11-26`. */
  today: string;
}

export function invoiceState(
  { entry, dueDate }: Pick<ListedDocument, 'entry' | 'dueDate'>,
  { isCredited, dues, today }: InvoiceStanding,
): InvoiceState {
  if (isCredited) return 'credited';
  if (dues.instalments[entry ?? 0]?.state === 'paid') return 'paid';
  return dueDate !== null && dueDate < today ? 'overdue' : 'open';
}
