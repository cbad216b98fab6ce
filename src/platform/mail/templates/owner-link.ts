import type { Stored } from '../../../contract/errors';
import type { MailSite } from '../outgoing-mail';

/** The record in the back office that a mail to the owner tells about. */
export const messageLink = (site: MailSite, { _id }: Stored): string =>
  `${site.publicUrl}/admin/contacts?message=${_id}`;
export const requestLink = (site: MailSite, { _id }: Pick<Stored, '_id'>): string =>
  `${site.publicUrl}/admin/quotes?request=${_id}`;

export const OWNER_REASON = 'You get this mail because your address stands in the site settings.';
