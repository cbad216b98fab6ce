import type { VisitorPayment } from '../../contract/payments';
import type { Quote } from '../../contract/project';
import { formatMoney } from '../../contract/terms';
import { facts, type MailBlock, words } from '../../platform/mail/templates/mail-block';

/** What is to be paid, under which reference, and how. */
export function howToPay(quote: Quote, { due, isDeposit, methods }: VisitorPayment): MailBlock[] {
  if (due === 0) return [];
  return [
    facts(
      [isDeposit ? 'Deposit to pay now' : 'To pay', formatMoney(due, quote.currency)],
      ['Reference', quote.number ?? ''],
    ),
    ...methods.map(({ label, details }) => words(label, details)),
  ];
}
