import type { ProjectRequest, Quote } from '../../contract/project';
import { quotePath } from '../../contract/quote-page';
import type { QuotationWords } from '../../contract/website/request-form';
import type { ComposeMail, MailAttachment } from '../../platform/mail/outgoing-mail';
import { layOut } from '../../platform/mail/templates/layout';
import { link, paragraph } from '../../platform/mail/templates/mail-block';
import { quoteBlocks } from './quote-blocks';
import { quoteSubject } from './quote-subjects';

export function quoteMail(
  request: ProjectRequest,
  quote: Quote,
  words: QuotationWords,
  attachment?: MailAttachment,
): ComposeMail {
  const intro = quote.revision > 1 ? words.again : words.first;
  return (site) =>
    layOut(site, {
      to: request.email,
      isByPerson: true,
      attachment,
      subject: quoteSubject(quote),
      reason: `You got this email because you asked ${site.siteName} for a quote.`,
      blocks: [
        paragraph(`Hello ${request.name},\n\n${intro}`),
        ...quoteBlocks(request, quote, words),
        link('See and answer your quote', `${site.publicUrl}${quotePath(request._id)}`),
        paragraph(
          'Open this link to accept or decline the quote. You will need the email address to which we sent this email.',
        ),
      ],
    });
}
