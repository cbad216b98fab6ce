import { formatDay } from '../../contract/lusaka-day';
import { dueText } from '../../contract/payments';
import { type ProjectRequest, type Quote, type QuoteRevision } from '../../contract/project';
import { instalmentsOf } from '../../contract/schedule';
import { sumRowsOf, sumsOf } from '../../contract/sums';
import { type Currency, formatMoney, formatWeeks, type QuoteLine, totalOf } from '../../contract/terms';
import type { QuotationTexts } from '../../contract/website/request-form';
import { amounts, facts, list, type MailBlock, words } from '../../platform/mail/templates/mail-block';

/** Returns a line of a quote with quantity and price, such as "Raw honey (30 × K2,400.00)". */
const lineLabel = ({ text, quantity, unitPrice }: QuoteLine, currency: Currency): string =>
  `${text.split('\n')[0]} (${quantity.toLocaleString('en-US')} × ${formatMoney(unitPrice, currency)})`;

const scheduleLines = (quote: Quote): string[] =>
  instalmentsOf(quote).map((part) => `${part.label}: ${formatMoney(part.amount, quote.currency)}, ${dueText(part)}`);

export function quoteFacts(service: string, quote: Quote, texts: QuotationTexts): MailBlock[] {
  const { lines, currency, number, validUntil } = quote;
  const lineAmounts = sumsOf(quote).lines;
  return [
    facts(['Quote', number ?? ''], ['Service', service]),
    amounts([
      ...lines.map((line, place) => ({
        label: lineLabel(line, currency),
        amount: formatMoney(lineAmounts[place] ?? 0, currency),
      })),
      ...sumRowsOf(quote),
    ]),
    ...(quote.schedule.length === 0 ? [] : [list('Payment schedule', scheduleLines(quote))]),
    facts(
      ['Valid until', validUntil ? formatDay(validUntil) : ''],
      [texts.timeline, formatWeeks(quote.timeEstimate)],
      [texts.team, quote.teamSize],
    ),
  ];
}

export function quoteBlocks({ serviceId }: ProjectRequest, quote: Quote, names: QuotationTexts): MailBlock[] {
  return [
    ...quoteFacts(serviceId.title, quote, names),
    ...(quote.notes === '' ? [] : [words('Notes', quote.notes)]),
    ...(quote.included.length === 0 ? [] : [list('Included', quote.included)]),
  ];
}

const shortDay = (day: string): string => formatDay(day).replace(/, \d+$/, '');

/** Returns the subject of the email about a quote, such as "Q-2026-0001 revised: K63,278.58 → K64,670.58". */
export function quoteSubject(quote: Quote): string {
  const before = quote.revisions.at(quote.revision - 2);
  return quote.revision > 1 && before ? revisedSubject(quote, before) : sentSubject(quote);
}

export function revisedSubject(quote: Quote, before: QuoteRevision): string {
  const [was, is] = [before, quote].map(totalOf);
  return `${quote.number ?? 'Quote'} revised: ${was === is ? is : `${was} → ${is}`}`;
}

function sentSubject(quote: Quote): string {
  const until = quote.validUntil ? `, valid until ${shortDay(quote.validUntil)}` : '';
  return `${['Quote', quote.number].filter(Boolean).join(' ')}: ${totalOf(quote)}${until}`;
}
