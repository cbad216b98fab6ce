import { beforeQuery } from './routes';

/** Kinds of files that a picture field takes. */
const PICTURE = /\.(jpe?g|png|gif|webp|svg)$/i;
/** Kinds that no browser draws, where the end of an address tells. */
const OTHER = /\.(pdf|docx?|xlsx?|pptx?|odt|zip|mp[34]|mov|avi|webm|hei[cf]|tiff?|psd|txt|html?)$/i;

export const NO_PICTURE =
  'Please choose a picture (jpeg, png, gif, webp or svg) or an address that begins with https://';

/**
 * Whether browsers draw a picture from there: an upload of its kind, or an `https` address, since the policy of the
 * site's pages
 * blocks others. Empty is none, and fine.
 */
export function isPictureAddress(address: string): boolean {
  const path = beforeQuery(address);
  if (address === '') return true;
  return address.startsWith('/') ? PICTURE.test(path) : /^https:/i.test(address) && !OTHER.test(path);
}

/** Messengers draw no drawings: a card shows the site's own picture in their place. */
export const isSharable = (address: string): boolean =>
  isPictureAddress(address.replace(/^http:/i, 'https:')) && !/\.svg([?#]|$)/i.test(address);
