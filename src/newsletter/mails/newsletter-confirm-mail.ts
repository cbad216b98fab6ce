import { CONFIRM_DAYS } from '../../contract/newsletter';
import type { ComposeMail } from '../../platform/mail/outgoing-mail';
import { layOut } from '../../platform/mail/templates/layout';
import { link, paragraph } from '../../platform/mail/templates/mail-block';

/** Asks whether it was the owner of the address who entered it. Nothing in it was typed by whoever did. */
export function newsletterConfirmMail(subscriber: { email: string; confirmToken: string }): ComposeMail {
  return (site) =>
    layOut(site, {
      to: subscriber.email,
      subject: `Please confirm: the newsletter of ${site.siteName}`,
      reason: 'You get this mail because this address was entered in the newsletter form on our website.',
      blocks: [
        paragraph(
          `Somebody entered this address for the newsletter of ${site.siteName}. If it was you, please say so on the page that opens here:`,
        ),
        link(
          'Confirm my address',
          `${site.publicUrl}/newsletter/confirm/${encodeURIComponent(subscriber.confirmToken)}`,
        ),
        paragraph(
          `If it was not you, there is nothing to do: you will get no newsletter, and we remove the address after ${CONFIRM_DAYS} days.`,
        ),
      ],
    });
}
