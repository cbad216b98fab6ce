import { formatDay } from '../../contract/lusaka-day';
import type { ProjectRequest, Quote } from '../../contract/project';
import type { QuotationWords } from '../../contract/website/request-form';
import type { ComposeMail } from '../../platform/mail/outgoing-mail';
import { quoteFacts } from './quote-facts';
import { toClient } from './to-client';

export function quoteReminderMail(
  request: ProjectRequest,
  quote: Quote,
  words: QuotationWords,
  isEnding: boolean,
): ComposeMail {
  const lastDay = isEnding && quote.validUntil ? formatDay(quote.validUntil) : null;
  return toClient(request, {
    subject: lastDay
      ? `Your quote expires on ${lastDay}: ${request.serviceId.title}`
      : `Your quote is waiting for you: ${request.serviceId.title}`,
    news: lastDay
      ? `Our quote is valid until ${lastDay}. You can still answer it or ask us for more time.`
      : 'We sent you a quote and have not had an answer yet. Here it is again.',
    blocks: quoteFacts(request.serviceId.title, quote, words),
    label: 'See and answer your quote',
    end: 'If it is not right for you, you can decline it. If you have a question, reply to this email.',
  });
}
