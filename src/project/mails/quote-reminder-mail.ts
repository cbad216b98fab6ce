import type { ProjectRequest, Quote } from '../../contract/project';
import type { ComposeMail } from '../../platform/mail/outgoing-mail';
import { quoteFacts } from './quote-facts';
import { toClient } from './to-client';

/** To a client who has not answered a quote. */
export function quoteReminderMail(request: ProjectRequest, quote: Quote): ComposeMail {
  return toClient(request, {
    subject: `Your quote is waiting for you: ${request.serviceId.title}`,
    news: 'We sent you a quote and have not heard from you yet. Perhaps it was lost among other mail, so here it is once more.',
    blocks: [quoteFacts(request.serviceId.title, quote)],
    label: 'See and answer your quote',
    end: 'A no is an answer too, and takes one press. If you have a question, just answer this mail.',
  });
}
