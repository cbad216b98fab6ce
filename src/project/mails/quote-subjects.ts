import { formatDay } from '../../contract/lusaka-day';
import type { Quote, QuoteRevision } from '../../contract/project';
import { totalOf } from '../../contract/terms';

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
