import type { TrackedRequest } from '@contract/project';
import { formatMoney, totalOf } from '@contract/terms';
import type { VisitorThreadEntry } from '@contract/thread';

export interface QuoteEvent {
  _id: string;
  from: 'event';
  text: string;
  amount?: string;
  at: string;
}

const ENDS = { accepted: 'You accepted the quote.', rejected: 'You declined the quote.' };
const OUR_ENDS = { accepted: 'We marked the quote as accepted.', rejected: 'We closed the quote.' };

export function toLines({ createdAt, quote, payment, thread }: TrackedRequest): (VisitorThreadEntry | QuoteEvent)[] {
  const events: Omit<QuoteEvent, 'from' | '_id'>[] = [{ text: 'You asked for a quote.', at: createdAt }];
  if (quote) {
    const { sendings, answeredAt, answeredBy, status } = quote;
    for (const [at, sending] of sendings.entries()) {
      const before = sendings[at - 1];
      const amount = before ? `${totalOf(before)} → ${totalOf(sending)}` : totalOf(sending);
      events.push({ text: before ? 'We revised the quote:' : 'Your quote is ready:', amount, at: sending.sentAt });
    }
    if (answeredAt && (status === 'accepted' || status === 'rejected'))
      events.push({ text: (answeredBy === 'client' ? ENDS : OUR_ENDS)[status], at: answeredAt });
  }
  if (quote && payment) {
    for (const { amount, at } of payment.payments)
      events.push({ text: 'We received your payment:', amount: formatMoney(amount, quote.currency), at });
    const { saidPaidAt, saidPaidInvoice } = payment;
    const teller = saidPaidInvoice ? `Someone with the link of invoice ${saidPaidInvoice}` : 'You';
    if (saidPaidAt) events.push({ text: `${teller} told us that you paid.`, at: saidPaidAt });
  }
  const lines = [
    ...events.map((event) => ({ ...event, from: 'event' as const, _id: event.at + event.text })),
    ...thread,
  ];
  return lines.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
