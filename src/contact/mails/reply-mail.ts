import type { ContactMessage } from '../../contract/contact';
import type { ComposeMail } from '../../platform/mail/outgoing-mail';
import { layOut } from '../../platform/mail/templates/layout';
import { paragraph, words } from '../../platform/mail/templates/mail-block';

export function replyMail(to: ContactMessage, reply: { subject: string; message: string }): ComposeMail {
  return (site) =>
    layOut(site, {
      to: to.email,
      isByPerson: true,
      subject: reply.subject,
      reason: `You got this email because you wrote to ${site.siteName}.`,
      blocks: [paragraph(reply.message), words(`You wrote about "${to.subject}"`, to.message)],
    });
}
