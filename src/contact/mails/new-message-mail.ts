import type { ContactMessage } from '../../contract/contact';
import { type ComposeMail, OWNER } from '../../platform/mail/outgoing-mail';
import { layOut, messageLink, OWNER_REASON } from '../../platform/mail/templates/layout';
import { facts, link, paragraph, words } from '../../platform/mail/templates/mail-block';

/** Tells the owner about a new message. The email's reply address is the visitor's. */
export function newMessageMail(message: ContactMessage): ComposeMail {
  return (site) =>
    layOut(site, {
      to: OWNER,
      replyTo: message.email,
      subject: `New message: ${message.subject}`,
      reason: OWNER_REASON,
      blocks: [
        paragraph(`${message.name} sent a message from the website.`),
        facts(['Name', message.name], ['Email', message.email], ['Phone', message.phone], ['Subject', message.subject]),
        words('Message', message.message),
        link('Open the message', messageLink(site, message)),
      ],
    });
}
