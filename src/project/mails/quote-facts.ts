import { formatDay } from '../../contract/lusaka-day';
import type { Quote } from '../../contract/project';
import { sumRowsOf, sumsOf } from '../../contract/sums';
import { formatMoney, formatWeeks } from '../../contract/terms';
import { facts, type MailBlock } from '../../platform/mail/templates/mail-block';

/** What a quote comes to. */
export function quoteFacts(service: string, quote: Quote): MailBlock {
  const { lines, currency, number, validUntil } = quote;
  const amounts = sumsOf(quote).lines;
  return facts(
    ['Quotation', number ?? ''],
    ['Service', service],
    ...lines.map(({ text }, index) => [text.split('\n')[0], formatMoney(amounts[index], currency)] as const),
    ...sumRowsOf(quote).map(({ label, amount }) => [label, amount] as const),
    ['Last day', validUntil ? formatDay(validUntil) : ''],
    ['Timeline', formatWeeks(quote.timeEstimate)],
    ['Team', quote.teamSize],
  );
}
