import { documentNumber } from '../../contract/documents';
import { formatDay } from '../../contract/lusaka-day';
import {
  CHECKING_REPORT,
  dueLabel,
  nextText,
  type Payment,
  type PaymentReport,
  paidBy,
  type VisitorPayment,
} from '../../contract/payments';
import type { ProjectRequest, Quote } from '../../contract/project';
import { duesOf, type OpenInvoice } from '../../contract/schedule';
import { formatMoney } from '../../contract/terms';
import type { IssuedDocument } from '../../documents/schemas/issued-document.schema';
import type { ComposeMail } from '../../platform/mail/outgoing-mail';
import { facts, type MailBlock, paragraph, words } from '../../platform/mail/templates/mail-block';
import type { AttachedReceipt } from '../documents/receipts.service';
import { toClient } from './to-client';
import { toOwner } from './to-owner';

export function reportedPaymentMail(
  request: ProjectRequest,
  quote: Quote,
  { note, invoice = '' }: Pick<PaymentReport, 'note' | 'invoice'>,
  invoices: readonly OpenInvoice[] = [],
): ComposeMail {
  const dues = duesOf(quote, quote.payments, { invoices });
  return toOwner(request, `Payment reported: ${quote.number ?? request.serviceId.title}`, [
    paragraph(
      `${invoice ? `Someone with the link of invoice ${invoice} says that ${request.name} has paid.` : `${request.name} says they have paid.`} Check that the money has arrived, then record the payment on the request.`,
    ),
    ...(note === '' ? [] : [words('Note from the client', note)]),
    facts(
      ['Invoice', invoice],
      ['Quote', quote.number ?? ''],
      ['Service', request.serviceId.title],
      [dueLabel(dues), dues.due > 0 ? formatMoney(dues.due, quote.currency) : ''],
      ['Next', nextText(dues, quote.currency)],
      ['Name', request.name],
      ['Organisation', request.organisation],
      ['Email', request.email],
      ['Phone', request.phone],
    ),
  ]);
}

/**
 * Tells the client that a payment was recorded by mistake.
 * @param payment sums without the payment; `null` if the quote is no longer accepted.
 */
export function paymentRemovedMail(
  request: ProjectRequest,
  quote: Quote,
  receipt: IssuedDocument,
  payment: VisitorPayment | null,
): ComposeMail {
  const number = documentNumber(receipt);
  const amount = formatMoney(receipt.total, receipt.currency);
  return toClient(request, {
    subject: `Payment removed: ${amount}${quote.number ? `, ${quote.number}` : ''}`,
    news: `We removed the payment of ${amount} from your quote. Receipt ${number} is no longer valid.`,
    blocks: [
      facts(
        ['Receipt', `${number} (void)`],
        ['Quote', quote.number ?? ''],
        ['Service', request.serviceId.title],
        ['Amount', amount],
        ['Received', receipt.payment ? `${formatDay(receipt.payment.day)}, ${paidBy(receipt.payment)}` : ''],
      ),
      ...(payment ? howToPay(quote, payment) : []),
    ],
    label: 'See your quote',
    end: 'If you made this payment, just reply to this email.',
  });
}

/**
 * Confirms a payment to the client.
 * @param payment sums after the payment; `null` if the quote is no longer accepted.
 * @param receipt number and PDF file; `null` if a backup was restored and staff have not entered the last numbers yet.
 */
export function paymentReceivedMail(
  request: ProjectRequest,
  quote: Quote,
  received: Payment,
  payment: VisitorPayment | null,
  receipt: AttachedReceipt | null,
): ComposeMail {
  const { amount } = received;
  const money = (sum: number) => formatMoney(sum, quote.currency);
  const isAll = payment?.owed === 0;
  return toClient(request, {
    subject: `Payment received: ${money(amount)}${quote.number ? `, ${quote.number}` : ''}`,
    news: `Thank you. We have received your payment of ${money(amount)}.${isAll ? ' The quote is now paid in full.' : ''}`,
    blocks: [
      facts(
        ['Receipt', receipt?.number ?? ''],
        ['For', receipt?.covered ?? ''],
        ['Quote', quote.number ?? ''],
        ['Service', request.serviceId.title],
        ['Amount', money(amount)],
        ['Received', `${formatDay(received.day)}, ${paidBy(received)}`],
        ['Total paid', payment && isAll ? money(payment.paid) : ''],
        ['Overpaid', payment?.overpaid ? money(payment.overpaid) : ''],
      ),
      ...(payment ? howToPay(quote, payment) : []),
    ],
    label: 'See your quote',
    attachment: receipt?.file,
    end: `${receipt ? 'Your receipt is attached.' : 'Please keep this email as your receipt.'} If something is wrong, just reply to this email.`,
  });
}

/** Reminds the client of the instalments with this due date. Returns `null` if they are paid. */
export function paymentReminderMail(
  request: ProjectRequest,
  quote: Quote,
  payment: VisitorPayment | null,
  dueDate: string,
): ComposeMail | null {
  const open = payment?.instalments.filter((part) => part.dueDate === dueDate && part.state !== 'paid') ?? [];
  if (!payment || open.length === 0 || payment.saidPaidAt) return null;
  const day = formatDay(dueDate);
  const isOverdue = open.some(({ state }) => state === 'overdue');
  return toClient(request, {
    subject: `${isOverdue ? 'Payment overdue since' : 'Payment due on'} ${day}: ${quote.number ?? request.serviceId.title}`,
    news: isOverdue
      ? `We have not received the payment that was due on ${day}. If you have paid, please tell us on the page of your quote.`
      : `Your next payment is due on ${day}.`,
    blocks: [
      facts(
        ...open.map(({ label, amount, paid }): [string, string] => [
          label,
          formatMoney(Math.round(amount * 100 - paid * 100) / 100, quote.currency),
        ]),
      ),
      ...howToPay(quote, payment),
    ],
    label: 'See your quote',
    end: 'If you need more time or something is wrong, just reply to this email.',
  });
}

export function howToPay(quote: Quote, payment: VisitorPayment): MailBlock[] {
  const { due, owed, methods } = payment;
  if (owed === 0) return [];
  return [
    ...(payment.saidPaidAt ? [paragraph(CHECKING_REPORT)] : []),
    facts(
      ['Total paid', payment.paid > 0 ? formatMoney(payment.paid, quote.currency) : ''],
      [dueLabel(payment), due > 0 ? formatMoney(due, quote.currency) : ''],
      ['Next', nextText(payment, quote.currency)],
      ['Reference', payment.reference],
    ),
    ...methods.map(({ label, details }) => words(label, details)),
  ];
}
