import type { ComposeMail } from '../../platform/mail/outgoing-mail';
import { layOut } from '../../platform/mail/templates/layout';
import { link, paragraph } from '../../platform/mail/templates/mail-block';

/**
 * Welcomes a new subscriber. The unsubscribe link only opens a page with a button. Spam filters open links in emails,
 * and must not unsubscribe anyone.
 */
export function newsletterWelcomeMail(subscriber: { email: string; unsubscribeToken: string }): ComposeMail {
  return (site) => {
    const unsubscribeUrl = `${site.publicUrl}/newsletter/unsubscribe/${encodeURIComponent(subscriber.unsubscribeToken)}`;
    return layOut(site, {
      to: subscriber.email,
      unsubscribeUrl,
      subject: `Welcome to the ${site.siteName} newsletter`,
      reason: 'You got this email because your email address was entered in the newsletter form on our website.',
      blocks: [
        paragraph(
          `Thank you for subscribing to the ${site.siteName} newsletter. We'll send updates to this email address.`,
        ),
        paragraph('If this was not you, or you have changed your mind, unsubscribe here:'),
        link('Unsubscribe', unsubscribeUrl),
      ],
    });
  };
}
