import { DECLINE_REASON_LABELS } from '../../contract/decline-reasons';
import { formatDay } from '../../contract/lusaka-day';
import type { VisitorPayment } from '../../contract/payments';
import type { ProjectRequest, Quote, QuoteRevision } from '../../contract/project';
import { totalOf } from '../../contract/terms';
import type { QuotationTexts } from '../../contract/website/request-form';
import type { ComposeMail, MailAttachment } from '../../platform/mail/outgoing-mail';
import { facts, type MailBlock, paragraph, words } from '../../platform/mail/templates/mail-block';
import { howToPay } from './payment-mails';
import { quoteBlocks, quoteFacts, quoteSubject, revisedSubject } from './quote-facts';
import { toClient } from './to-client';
import { clientFacts, toOwner } from './to-owner';

const OPEN_TO_ANSWER =
  'Open this link to accept or decline the quote. You will need the email address to which we sent this email.';

export function quoteMail(
  request: ProjectRequest,
  quote: Quote,
  texts: QuotationTexts,
  attachment?: MailAttachment,
): ComposeMail {
  return toClient(request, {
    isByPerson: true,
    attachment,
    subject: quoteSubject(quote),
    news: quote.revision > 1 ? texts.again : texts.first,
    blocks: quoteBlocks(request, quote, texts),
    label: 'See and answer your quote',
    end: OPEN_TO_ANSWER,
  });
}

export function quoteRevisedMail(
  request: ProjectRequest,
  quote: Quote,
  before: QuoteRevision,
  texts: QuotationTexts,
  attachment?: MailAttachment,
): ComposeMail {
  const [was, is] = [before, quote].map(totalOf);
  const price =
    was === is ? 'The price has not changed, but other terms have.' : `The price was ${was} and is now ${is}.`;
  return toClient(request, {
    attachment,
    subject: revisedSubject(quote, before),
    news: `${texts.changed} ${price} This is the current quote.`,
    blocks: quoteBlocks(request, quote, texts),
    label: 'See and answer your quote',
    end: OPEN_TO_ANSWER,
  });
}

export function quoteReminderMail(
  request: ProjectRequest,
  quote: Quote,
  texts: QuotationTexts,
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
    blocks: quoteFacts(request.serviceId.title, quote, texts),
    label: 'See and answer your quote',
    end: 'If it is not right for you, you can decline it. If you have a question, reply to this email.',
  });
}

function reasonBlocks({ declineReason, declineText }: Quote): MailBlock[] {
  return [
    facts(['Reason', declineReason && DECLINE_REASON_LABELS[declineReason]]),
    ...(declineText === '' ? [] : [words('Message from the client', declineText)]),
  ];
}

export function quoteAnswerMail(
  answer: 'accepted' | 'rejected',
  request: ProjectRequest,
  quote: Quote,
  names: QuotationTexts,
): ComposeMail {
  const verb = answer === 'accepted' ? 'accepted' : 'declined';
  return toOwner(request, `Quote ${verb}: ${request.serviceId.title}`, [
    paragraph(`${request.name} ${verb} the quote.`),
    ...quoteFacts(request.serviceId.title, quote, names),
    ...(answer === 'rejected' ? reasonBlocks(quote) : []),
    clientFacts(request),
  ]);
}

export function quoteAgreedMail(
  request: ProjectRequest,
  quote: Quote,
  texts: QuotationTexts,
  payment: VisitorPayment | null,
  attachment?: MailAttachment,
): ComposeMail {
  return toClient(request, {
    attachment,
    subject: `Your quote is accepted: ${request.serviceId.title}`,
    news:
      quote.answeredBy === 'staff'
        ? 'We marked our quote as accepted for you. These are the agreed terms. If you did not agree to this, please reply.'
        : "Thank you for accepting our quote. These are the agreed terms. We'll email you soon about the first step.",
    blocks: [...quoteBlocks(request, quote, texts), ...(payment ? howToPay(quote, payment) : [])],
    label: 'See your quote',
    end: 'Please keep this email as a record of the agreed terms.',
  });
}

export function quoteDeclinedMail(request: ProjectRequest, quote: Quote, texts: QuotationTexts): ComposeMail {
  return toClient(request, {
    subject: `You declined our quote: ${request.serviceId.title}`,
    news: 'Thank you for telling us. You have declined our quote. You do not need to do anything else.',
    blocks: quoteFacts(request.serviceId.title, quote, texts),
    label: 'See your request',
    end: 'If you change your mind or need something else, just reply to this email.',
  });
}
