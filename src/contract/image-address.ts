import { beforeQuery } from './routes';

const IMAGE = /\.(jpe?g|png|gif|webp|svg)$/i;
/** Matches file types that no browser shows as an image. */
const OTHER = /\.(pdf|docx?|xlsx?|pptx?|odt|zip|mp[34]|mov|avi|webm|hei[cf]|tiff?|psd|txt|html?)$/i;

export const NO_IMAGE_FILE = 'Please choose an image: jpeg, png, gif, webp or svg.';
export const NO_IMAGE = 'Please choose an image (jpeg, png, gif, webp or svg) or enter a URL that begins with https://';

/** True if browsers can show the image. The site's security policy blocks images without `https`. Empty is valid. */
export function isImageAddress(address: string): boolean {
  const path = beforeQuery(address);
  if (address === '') return true;
  return address.startsWith('/') ? IMAGE.test(path) : /^https:/i.test(address) && !OTHER.test(path);
}

/** True if messengers can show the image. They show no SVG. */
export const isSharable = (address: string): boolean =>
  isImageAddress(address.replace(/^http:/i, 'https:')) && !/\.svg([?#]|$)/i.test(address);
