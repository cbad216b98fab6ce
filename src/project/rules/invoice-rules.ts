import type { Types, UpdateQuery } from 'mongoose';
import { DOCUMENT_TEXTS, type DocumentContent, INVOICE_DUE_DAYS, type InvoiceInput } from '../../contract/documents';
import { daysAfter, lusakaDay } from '../../contract/lusaka-day';
import { QUOTE_TEXTS } from '../../contract/quote-texts';
import { duesOf, instalmentsOf } from '../../contract/schedule';
import { conflict, invalid } from '../../platform/errors/product-error';
import { toPendingMail } from '../../platform/mail/pending-mails';
import type { ProjectRequestRow } from '../schemas/project-request.schema';
import { type Quote, type StoredPaymentReport, termsOf } from '../schemas/quote.schema';
import { reportEnded } from './payment-rules';

type Change = UpdateQuery<ProjectRequestRow>;

/**
 * Opens an invoice for one instalment. The caller issues the document afterwards. Returns `null` if an earlier attempt
 * has opened this invoice. Throws 400 for an unknown instalment, 409 if the quote is not accepted or the instalment has
 * another open invoice.
 */
export function openInvoice(
  { quote, openInvoices = [] }: ProjectRequestRow,
  { entry, dueDate, rate }: InvoiceInput,
  { documentId, at }: { documentId: Types.ObjectId; at: Date },
): Change | null {
  if (openInvoices.some((open) => open.documentId.equals(documentId))) return null;
  if (quote?.status !== 'accepted') throw conflict(QUOTE_TEXTS.notAccepted);
  const instalment = instalmentsOf(termsOf(quote))[entry];
  if (!instalment) throw invalid('entry', DOCUMENT_TEXTS.notAnInstalment);
  if (rate != null && quote.currency === 'ZMW') throw invalid('rate', DOCUMENT_TEXTS.noRate);
  if (openInvoices.some((open) => open.entry === entry)) throw conflict(DOCUMENT_TEXTS.alreadyInvoiced);
  const due = dueDate || instalment.dueDate || daysAfter(lusakaDay(at), INVOICE_DUE_DAYS);
  return {
    $push: {
      openInvoices: { entry, documentId, dueDate: due, ...(rate != null && { rate }) },
      pendingMails: toPendingMail('invoice', documentId.toHexString()),
    },
  };
}

/**
 * Removes a credited invoice from the open ones, ends a payment report that names it, and queues an email. Returns
 * `null` if the invoice is not open.
 */
export function endInvoice(
  { quote, openInvoices = [] }: ProjectRequestRow,
  { documentId, number }: { documentId: Types.ObjectId; number: string },
): Change | null {
  if (!openInvoices.some((open) => open.documentId.equals(documentId))) return null;
  const report = quote?.saidPaid?.invoice === number ? quote.saidPaid : undefined;
  return {
    $pull: { openInvoices: { documentId } },
    $push: {
      pendingMails: toPendingMail('credit', documentId.toHexString()),
      ...(report && { thread: reportEnded(report) }),
    },
    ...(report && { $unset: { 'quote.saidPaid': 1 } }),
  };
}

/** Returns the paid amount of an invoice. For a credited invoice, ignores payments after the credit note. */
export function paidOn(
  { entry, total }: Pick<DocumentContent, 'entry' | 'total'>,
  quote: Quote | undefined,
  creditedAt?: Date,
): number {
  if (!quote) return 0;
  const payments = (quote.payments ?? []).filter(({ at }) => !creditedAt || at <= creditedAt);
  return Math.min(duesOf(termsOf(quote), payments).instalments[entry ?? 0]?.paid ?? 0, total);
}

/**
 * Returns the open payment report that may be about this invoice. A report without a number comes from the quote's page
 * and may be about any invoice.
 */
export function reportOn(number: string, quote: Quote | undefined): StoredPaymentReport | undefined {
  const report = quote?.saidPaid;
  return report && [undefined, number].includes(report.invoice) ? report : undefined;
}

/** Throws 409 if the quote has an open invoice. The terms must not change, because the invoice contains them. */
export function refuseWhileInvoiced({ openInvoices = [] }: Pick<ProjectRequestRow, 'openInvoices'>): void {
  if (openInvoices.length > 0) throw conflict(DOCUMENT_TEXTS.creditFirst);
}
