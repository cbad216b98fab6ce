import type { ComposeMail } from '../../platform/mail/outgoing-mail';
import { layOut } from '../../platform/mail/templates/layout';
import { link, paragraph } from '../../platform/mail/templates/mail-block';

/** To a new subscriber, once per address, after it was confirmed where that is asked. Mail scanners follow links, so the link opens a page whose button unsubscribes. */
export function newsletterWelcomeMail(subscriber: { email: string; unsubscribeToken: string }): ComposeMail {
  return (site) => {
    const unsubscribeUrl = `${site.publicUrl}/newsletter/unsubscribe/${encodeURIComponent(subscriber.unsubscribeToken)}`;
    return layOut(site, {
      to: subscriber.email,
      unsubscribeUrl,
      subject: `Welcome to the newsletter of ${site.siteName}`,
      reason: 'You get this mail because this address was entered in the newsletter form on our website.',
      blocks: [
        paragraph(
          `Thank you for subscribing to the newsletter of ${site.siteName}. We will send updates to this address.`,
        ),
        paragraph('If that was not you, or you do not want it any more, you can end it here:'),
        link('Unsubscribe', unsubscribeUrl),
      ],
    });
  };
}
