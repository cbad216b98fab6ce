import type { ProjectRequest, Quote } from '../../contract/project';
import { type ComposeMail, OWNER } from '../outgoing-mail';
import { layOut } from './layout';
import { facts, link, paragraph } from './mail-block';
import { OWNER_REASON, requestLink } from './owner-link';
import { quoteFacts } from './quote-facts';

/** To the owner: the client accepted or declined. Answering the mail answers the client. */
export function quoteAnswerMail(answer: 'accepted' | 'rejected', request: ProjectRequest, quote: Quote): ComposeMail {
  const verb = answer === 'accepted' ? 'accepted' : 'declined';
  return (site) =>
    layOut(site, {
      to: OWNER,
      replyTo: request.email,
      subject: `Quote ${verb}: ${request.serviceId.title}`,
      reason: OWNER_REASON,
      blocks: [
        paragraph(`${request.name} ${verb} the quote.`),
        quoteFacts(request.serviceId.title, quote),
        facts(['Name', request.name], ['Email', request.email], ['Phone', request.phone]),
        link('Open the request', requestLink(site, request)),
      ],
    });
}
