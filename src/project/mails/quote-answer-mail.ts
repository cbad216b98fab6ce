import { DECLINE_REASON_LABELS } from '../../contract/decline-reasons';
import { type ProjectRequest, type Quote } from '../../contract/project';
import type { QuotationWords } from '../../contract/website/request-form';
import { type ComposeMail, OWNER } from '../../platform/mail/outgoing-mail';
import { layOut, OWNER_REASON, requestLink } from '../../platform/mail/templates/layout';
import { facts, link, type MailBlock, paragraph, words } from '../../platform/mail/templates/mail-block';
import { quoteFacts } from './quote-facts';

function whyNot({ declineReason, declineText }: Quote): MailBlock[] {
  return [
    facts(['Reason', declineReason && DECLINE_REASON_LABELS[declineReason]]),
    ...(declineText === '' ? [] : [words('Message from the client', declineText)]),
  ];
}

export function quoteAnswerMail(
  answer: 'accepted' | 'rejected',
  request: ProjectRequest,
  quote: Quote,
  names: QuotationWords,
): ComposeMail {
  const verb = answer === 'accepted' ? 'accepted' : 'declined';
  return (site) =>
    layOut(site, {
      to: OWNER,
      replyTo: request.email,
      subject: `Quote ${verb}: ${request.serviceId.title}`,
      reason: OWNER_REASON,
      blocks: [
        paragraph(`${request.name} ${verb} the quote.`),
        ...quoteFacts(request.serviceId.title, quote, names),
        ...(answer === 'rejected' ? whyNot(quote) : []),
        facts(
          ['Name', request.name],
          ['Organisation', request.organisation],
          ['Email', request.email],
          ['Phone', request.phone],
        ),
        link('Open the request', requestLink(site, request)),
      ],
    });
}
