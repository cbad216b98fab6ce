import { formatDay } from '../../contract/lusaka-day';
import type { VisitorPayment } from '../../contract/payments';
import type { ProjectRequest, Quote } from '../../contract/project';
import { formatMoney } from '../../contract/terms';
import type { ComposeMail } from '../../platform/mail/outgoing-mail';
import { facts } from '../../platform/mail/templates/mail-block';
import { howToPay } from './payment-facts';
import { toClient } from './to-client';

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
