import type { ProjectRequest } from '../../contract/project';
import { quotePath } from '../../contract/quote-page';
import type { ComposeMail, MailAttachment } from '../../platform/mail/outgoing-mail';
import { layOut } from '../../platform/mail/templates/layout';
import { link, type MailBlock, paragraph } from '../../platform/mail/templates/mail-block';
import { QUOTED_LENGTHS, unlinked } from '../../platform/mail/templates/unlinked';

interface ClientMail {
  subject: string;
  news: string;
  blocks?: readonly MailBlock[];
  label: string;
  /** Page that the email links to. Default: the page of the quote. */
  path?: string;
  end: string;
  /** Reason for the email in its footer. Default: the recipient asked for a quote. */
  reason?: string;
  attachment?: MailAttachment;
  isByPerson?: boolean;
}

export function toClient(request: ProjectRequest, mail: ClientMail): ComposeMail {
  return (site) =>
    layOut(site, {
      to: request.email,
      attachment: mail.attachment,
      isByPerson: mail.isByPerson,
      subject: mail.subject,
      reason: mail.reason ?? `You got this email because you asked ${site.siteName} for a quote.`,
      blocks: [
        paragraph(`Hello ${unlinked(request.name, QUOTED_LENGTHS.name)},\n\n${mail.news}`),
        ...(mail.blocks ?? []),
        link(mail.label, `${site.publicUrl}${mail.path ?? quotePath(request._id)}`),
        paragraph(mail.end),
      ],
    });
}
