import { CONFIRM_DAYS } from '../../contract/newsletter';
import type { ComposeMail } from '../../platform/mail/outgoing-mail';
import { layOut } from '../../platform/mail/templates/layout';
import { link, paragraph } from '../../platform/mail/templates/mail-block';

/**
 * Asks whether the owner of the address entered it. It quotes nothing, because a stranger may have entered the address.
 */
export function newsletterConfirmMail(subscriber: { email: string; confirmToken: string }): ComposeMail {
  return (site) =>
    layOut(site, {
      to: subscriber.email,
      subject: `Please confirm the ${site.siteName} newsletter`,
      reason: 'You got this email because your email address was entered in the newsletter form on our website.',
      blocks: [
        paragraph(`Please confirm that you want the ${site.siteName} newsletter:`),
        link(
          'Confirm my email address',
          `${site.publicUrl}/newsletter/confirm/${encodeURIComponent(subscriber.confirmToken)}`,
        ),
        paragraph(
          `If this was not you, ignore this email. You will get no newsletter, and we will delete your email address after ${CONFIRM_DAYS} days.`,
        ),
      ],
    });
}
