import { dueLabel, nextText, type VisitorPayment } from '../../contract/payments';
import type { Quote } from '../../contract/project';
import { formatMoney } from '../../contract/terms';
import { facts, type MailBlock, words } from '../../platform/mail/templates/mail-block';

export function howToPay(quote: Quote, payment: VisitorPayment): MailBlock[] {
  const { due, owed, methods } = payment;
  if (owed === 0) return [];
  return [
    facts(
      ['Total paid', payment.paid > 0 ? formatMoney(payment.paid, quote.currency) : ''],
      [dueLabel(payment), due > 0 ? formatMoney(due, quote.currency) : ''],
      ['Next', nextText(payment, quote.currency)],
      ['Reference', payment.reference],
    ),
    ...methods.map(({ label, details }) => words(label, details)),
  ];
}
