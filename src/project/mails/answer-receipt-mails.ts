import type { VisitorPayment } from '../../contract/payments';
import type { ProjectRequest, Quote } from '../../contract/project';
import type { QuotationWords } from '../../contract/website/request-form';
import type { ComposeMail, MailAttachment } from '../../platform/mail/outgoing-mail';
import { howToPay } from './payment-facts';
import { quoteBlocks } from './quote-blocks';
import { quoteFacts } from './quote-facts';
import { toClient } from './to-client';

export function quoteAgreedMail(
  request: ProjectRequest,
  quote: Quote,
  words: QuotationWords,
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
    blocks: [...quoteBlocks(request, quote, words), ...(payment ? howToPay(quote, payment) : [])],
    label: 'See your quote',
    end: 'Please keep this email as a record of the agreed terms.',
  });
}

export function quoteDeclinedMail(request: ProjectRequest, quote: Quote, words: QuotationWords): ComposeMail {
  return toClient(request, {
    subject: `You declined our quote: ${request.serviceId.title}`,
    news: 'Thank you for telling us. You have declined our quote. You do not need to do anything else.',
    blocks: quoteFacts(request.serviceId.title, quote, words),
    label: 'See your request',
    end: 'If you change your mind or need something else, just reply to this email.',
  });
}

export function requestClosedMail(request: ProjectRequest): ComposeMail {
  return toClient(request, {
    subject: `Your request is closed: ${request.serviceId.title}`,
    news: `We have closed your request for ${request.serviceId.title}. Thank you for asking us.`,
    label: 'See your request',
    end: "If you still need this project, just reply to this email and we'll reopen your request.",
  });
}
