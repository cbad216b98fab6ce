import { type AnswerTime, saidDays } from '../../contract/answer-time';
import type { ContactMessage } from '../../contract/contact';
import type { ComposeMail } from '../../platform/mail/outgoing-mail';
import { layOut } from '../../platform/mail/templates/layout';
import { paragraph, words } from '../../platform/mail/templates/mail-block';
import { TYPED_SHOWN, unlinked } from '../../platform/mail/templates/unlinked';

/**
 * To a visitor: the message has arrived. The address may be somebody else's, so nothing that was typed stands in the head, and nothing in it
 * becomes a link: see `unlinked`.
 */
export function messageReceivedMail({ name, email, message }: ContactMessage, time: AnswerTime): ComposeMail {
  return (site) =>
    layOut(site, {
      to: email,
      subject: 'We have your message',
      reason: `You get this mail because somebody sent ${site.siteName} a message with your address. If it was not you, you need do nothing.`,
      blocks: [
        paragraph(
          `Hello ${unlinked(name, TYPED_SHOWN.name)},\n\nThank you for your message. It has arrived, and one of us will read it. We answer to this address within ${saidDays(time)}.`,
        ),
        words('What you wrote', unlinked(message, TYPED_SHOWN.text)),
        paragraph('If something is wrong or missing, just answer this mail.'),
      ],
    });
}
