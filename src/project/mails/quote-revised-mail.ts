import type { ProjectRequest, Quote, QuoteRevision } from '../../contract/project';
import { totalOf } from '../../contract/terms';
import type { QuotationWords } from '../../contract/website/request-form';
import type { ComposeMail, MailAttachment } from '../../platform/mail/outgoing-mail';
import { quoteBlocks } from './quote-blocks';
import { revisedSubject } from './quote-subjects';
import { toClient } from './to-client';

export function quoteRevisedMail(
  request: ProjectRequest,
  quote: Quote,
  before: QuoteRevision,
  words: QuotationWords,
  attachment?: MailAttachment,
): ComposeMail {
  const [was, is] = [before, quote].map(totalOf);
  const price =
    was === is ? 'The price has not changed, but other terms have.' : `The price was ${was} and is now ${is}.`;
  return toClient(request, {
    attachment,
    subject: revisedSubject(quote, before),
    news: `${words.changed} ${price} This is the current quote.`,
    blocks: quoteBlocks(request, quote, words),
    label: 'See and answer your quote',
    end: 'Open this link to accept or decline the quote. You will need the email address to which we sent this email.',
  });
}
