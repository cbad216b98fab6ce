import { formatDay } from '../../contract/lusaka-day';
import { dueText } from '../../contract/payments';
import type { Quote } from '../../contract/project';
import { instalmentsOf } from '../../contract/schedule';
import { sumRowsOf, sumsOf } from '../../contract/sums';
import { type Currency, formatMoney, formatWeeks, type QuoteLine } from '../../contract/terms';
import type { QuotationWords } from '../../contract/website/request-form';
import { facts, figures, list, type MailBlock } from '../../platform/mail/templates/mail-block';

/** Returns a line of a quote with quantity and price, such as "Raw honey (30 × K2,400.00)". */
const lineLabel = ({ text, quantity, unitPrice }: QuoteLine, currency: Currency): string =>
  `${text.split('\n')[0]} (${quantity.toLocaleString('en-US')} × ${formatMoney(unitPrice, currency)})`;

const scheduleLines = (quote: Quote): string[] =>
  instalmentsOf(quote).map((part) => `${part.label}: ${formatMoney(part.amount, quote.currency)}, ${dueText(part)}`);

export function quoteFacts(service: string, quote: Quote, words: QuotationWords): MailBlock[] {
  const { lines, currency, number, validUntil } = quote;
  const amounts = sumsOf(quote).lines;
  return [
    facts(['Quote', number ?? ''], ['Service', service]),
    figures([
      ...lines.map((line, place) => ({
        label: lineLabel(line, currency),
        amount: formatMoney(amounts[place] ?? 0, currency),
      })),
      ...sumRowsOf(quote),
    ]),
    ...(quote.schedule.length === 0 ? [] : [list('Payment schedule', scheduleLines(quote))]),
    facts(
      ['Valid until', validUntil ? formatDay(validUntil) : ''],
      [words.timeline, formatWeeks(quote.timeEstimate)],
      [words.team, quote.teamSize],
    ),
  ];
}
