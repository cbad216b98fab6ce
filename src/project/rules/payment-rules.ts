import type { Types, UpdateQuery } from 'mongoose';
import { LIMITS } from '../../contract/limits';
import { formatDay, lusakaDay } from '../../contract/lusaka-day';
import { type PaymentInput, type PaymentReport, paidBy } from '../../contract/payments';
import { QUOTE_TEXTS } from '../../contract/quote-texts';
import { duesOf } from '../../contract/schedule';
import { formatMoney } from '../../contract/terms';
import { newEntry, type StoredThreadEntry } from '../../platform/database/stored-thread-entry';
import { conflict, editConflict, notFound } from '../../platform/errors/product-error';
import { toPendingMail } from '../../platform/mail/pending-mails';
import type { ProjectRequestRow } from '../schemas/project-request.schema';
import { type Quote, type StoredPayment, type StoredPaymentReport, termsOf, toQuote } from '../schemas/quote.schema';

/** Id, author and time of a new payment or payment report. */
interface Doing {
  _id: Types.ObjectId;
  by: string;
  at: Date;
}

type Change = UpdateQuery<ProjectRequestRow>;

/**
 * Records a payment and removes the client's payment report. Returns `null` if this payment is already recorded. Throws
 * 409 if the quote is not accepted, or if its newest payment is not `lastPaymentId`.
 */
export function recordPayment(
  row: ProjectRequestRow,
  { lastPaymentId, note = '', ...payment }: PaymentInput,
  { _id, by, at }: Doing,
): Change | null {
  if (row.quote?.payments?.some((stored) => stored._id.equals(_id))) return null;
  const quote = acceptedOf(row);
  const { payments = [], saidPaid } = quote;
  if (lastPaymentId !== undefined && lastPaymentId !== (payments.at(-1)?._id.toHexString() ?? null)) {
    throw editConflict(toQuote(row._id, quote), QUOTE_TEXTS.paidMeanwhile);
  }
  if (payments.length >= LIMITS.payments) throw conflict(QUOTE_TEXTS.tooManyPayments);
  return {
    $push: {
      'quote.payments': { ...payment, note, _id, by, at },
      pendingMails: toPendingMail('payment', _id.toHexString()),
      ...(saidPaid && { thread: reportEnded(saidPaid) }),
    },
    $unset: { 'quote.saidPaid': 1 },
  };
}

/** Removes a payment and makes the email about it due. Throws 404 if there is no such payment. */
export function removePayment({ quote }: ProjectRequestRow, paymentId: string, by: string): Change {
  const payment = quote?.payments?.find(({ _id }) => _id.toHexString() === paymentId);
  if (!quote || !payment) throw notFound();
  const line = newEntry('note', `Payment removed: ${paymentLine(payment, quote)}.`, by);
  return {
    $pull: { 'quote.payments': { _id: payment._id } },
    $push: { thread: line, pendingMails: toPendingMail('payment-removed', paymentId) },
  };
}

/** Stores a payment report. Throws 409 if nothing is due or another report is unchecked. */
export function reportPaid(
  row: ProjectRequestRow,
  report: Pick<PaymentReport, 'note' | 'invoice'>,
  { _id, at }: Omit<Doing, 'by'>,
): Change | null {
  const quote = acceptedOf(row);
  const { saidPaid, payments = [] } = quote;
  if (saidPaid?.note === report.note && saidPaid.invoice === report.invoice) return null;
  if (saidPaid) throw conflict(QUOTE_TEXTS.saidPaidAlready);
  if (duesOf(termsOf(quote), payments).owed === 0) throw conflict(QUOTE_TEXTS.nothingDue);
  return {
    $set: { 'quote.saidPaid': { ...report, _id, at } },
    $push: { pendingMails: toPendingMail('paid', _id.toHexString()) },
  };
}

/**
 * Marks the reported payment as not received. Returns `null` if there is no report. Throws 404 if there is no quote.
 */
export function endPaymentReport({ quote }: ProjectRequestRow): Change | null {
  if (!quote) throw notFound();
  return quote.saidPaid ? { $unset: { 'quote.saidPaid': 1 }, $push: { thread: reportEnded(quote.saidPaid) } } : null;
}

function acceptedOf({ quote }: ProjectRequestRow): Quote {
  if (quote?.status !== 'accepted') throw conflict(QUOTE_TEXTS.notAccepted);
  return quote;
}

/** Builds the note for the conversation that replaces a payment report when it ends. Its author is who reported. */
export function reportEnded({ note, invoice, at }: StoredPaymentReport): StoredThreadEntry {
  const by = invoice ? `Someone with the link of invoice ${invoice}` : 'The client';
  return newEntry('note', `Reported a payment on ${formatDay(lusakaDay(at))}${note && `: ${note}`}`, by);
}

function paymentLine(payment: StoredPayment, quote: Quote): string {
  const { amount, day, note } = payment;
  const line = `${formatMoney(amount, termsOf(quote).currency)} ${paidBy(payment)}, ${formatDay(day)}`;
  return note ? `${line} (${note})` : line;
}
