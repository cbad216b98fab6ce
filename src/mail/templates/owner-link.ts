import type { MailSite } from '../outgoing-mail';

/** Screens of the back office that a mail to the owner leads to. */
export const ownerLink = (site: MailSite, screen: 'contacts' | 'quotes'): string => `${site.publicUrl}/admin/${screen}`;

export const OWNER_REASON = 'You get this mail because your address stands in the site settings.';
