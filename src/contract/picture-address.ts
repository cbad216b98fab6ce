import { beforeQuery } from './routes';

/** File types that an image field accepts. */
const PICTURE = /\.(jpe?g|png|gif|webp|svg)$/i;
/** File types that no browser shows as an image, if the URL has an extension. */
const OTHER = /\.(pdf|docx?|xlsx?|pptx?|odt|zip|mp[34]|mov|avi|webm|hei[cf]|tiff?|psd|txt|html?)$/i;

export const NO_PICTURE =
  'Please choose an image (jpeg, png, gif, webp or svg) or enter a URL that begins with https://';

/**
 * True if browsers show an image from there: an upload of an image type, or an `https` URL, because the pages' security
 * policy blocks others. Empty is valid.
 */
export function isPictureAddress(address: string): boolean {
  const path = beforeQuery(address);
  if (address === '') return true;
  return address.startsWith('/') ? PICTURE.test(path) : /^https:/i.test(address) && !OTHER.test(path);
}

/** Messengers show no SVG; they get the site's own image instead. */
export const isSharable = (address: string): boolean =>
  isPictureAddress(address.replace(/^http:/i, 'https:')) && !/\.svg([?#]|$)/i.test(address);
