import type { Quote } from '../../contract/project';
import { facts, type MailBlock } from './mail-block';

/** "$1,250" or "$1,250.50". Specification, section 9: prices are shown in dollars. */
export function formatPrice(price: number): string {
  const decimals = Number.isInteger(price) ? 0 : 2;
  return `$${price.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`;
}

export const formatWeeks = (weeks: number): string => `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;

/** What a quote comes to. */
export function quoteFacts(service: string, quote: Quote): MailBlock {
  return facts(
    ['Service', service],
    ['Price', formatPrice(quote.price)],
    ['Timeline', formatWeeks(quote.timeEstimate)],
    ['Team', quote.teamSize],
  );
}
