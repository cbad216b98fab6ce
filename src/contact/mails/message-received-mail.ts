import { type AnswerTime, saidDays } from '../../contract/answer-time';
import type { ContactMessage } from '../../contract/contact';
import type { ComposeMail } from '../../platform/mail/outgoing-mail';
import { layOut } from '../../platform/mail/templates/layout';
import { paragraph, words } from '../../platform/mail/templates/mail-block';
import { QUOTED_LENGTHS, unlinked } from '../../platform/mail/templates/unlinked';

/**
 * Confirms a message to its sender. The email leaves out the subject and all links, because a stranger may have entered
 * them with another person's email address.
 */
export function messageReceivedMail({ name, email, message }: ContactMessage, time: AnswerTime): ComposeMail {
  return (site) =>
    layOut(site, {
      to: email,
      subject: 'We have your message',
      reason: `You got this email because someone sent ${site.siteName} a message with your email address. If it was not you, ignore this email.`,
      blocks: [
        paragraph(
          `Hello ${unlinked(name, QUOTED_LENGTHS.name)},\n\nThank you for your message. We have received it and will reply to this email address within ${saidDays(time)}.`,
        ),
        words('Your message', unlinked(message, QUOTED_LENGTHS.text)),
        paragraph('If something is wrong or missing, just reply to this email.'),
      ],
    });
}
