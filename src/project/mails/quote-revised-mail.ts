import type { ProjectRequest, Quote, QuoteRevision } from '../../contract/project';
import { formatMoney } from '../../contract/terms';
import type { ComposeMail } from '../../platform/mail/outgoing-mail';
import { quoteBlocks } from './quote-blocks';
import { toClient } from './to-client';

/** To a client: other terms than those that were sent before. @param quote with the new ones. */
export function quoteRevisedMail(request: ProjectRequest, quote: Quote, before: QuoteRevision): ComposeMail {
  const price =
    quote.price === before.price
      ? 'The price is the same, something else is new.'
      : `The price was ${formatMoney(before.price)} and is now ${formatMoney(quote.price)}.`;
  return toClient(request, {
    subject: `Your quote has changed: ${request.serviceId.title}`,
    news: `We have changed our quote for your project. ${price} This is how it reads now.`,
    blocks: quoteBlocks(request, quote),
    label: 'See and answer your quote',
    end: 'On that page you can accept or decline it. It will ask for the e-mail address that this mail came to.',
  });
}
