import type { Quote } from '../../contract/project';
import { formatMoney, formatWeeks } from '../../contract/terms';
import { facts, type MailBlock } from '../../platform/mail/templates/mail-block';

/** What a quote comes to. */
export function quoteFacts(service: string, quote: Quote): MailBlock {
  return facts(
    ['Service', service],
    ['Price', formatMoney(quote.price)],
    ['Timeline', formatWeeks(quote.timeEstimate)],
    ['Team', quote.teamSize],
  );
}
