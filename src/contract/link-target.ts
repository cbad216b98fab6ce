import { RESERVED_OF_SERVER } from './reserved-slugs';
import { beforeQuery } from './routes';
import { isForOne, matchSitePage } from './site-pages';

/* `OWN` matches targets on this site. The page need not exist yet, because staff may publish it later. */

const OWN = /^\/(?![/\\])[^\s<>"'\\]*$/;
const ELSEWHERE = /^(https:\/\/[^\s<>"'\\/]+\.[^\s<>"'\\]+|mailto:[^\s<>"'\\@]+@[^\s<>"'\\@]+|tel:\+?[0-9-]{3,})$/;

/** Returns the path in lower case, or `null` if the link leads to another site. */
export function ownPath(to: string): string | null {
  if (!to.startsWith('/')) return null;
  return beforeQuery(to)
    .replace(/(?<=.)\/+$/, '')
    .toLowerCase();
}

/** Matches a host name at the start of a text. A text that begins with a URL scheme or credentials does not match. */
const HOST_FIRST = /^([\p{L}\p{N}-]+\.)+\p{L}{2,}(:\d+)?(?=[/?#]|$)/u;

/** Adds `https://` to a URL that begins with a host name. */
export const withHttps = (typed: string): string => (HOST_FIRST.test(typed) ? `https://${typed}` : typed);

/** Normalises the path of a link within the site. Adds `https://` to a link that begins with a host name. */
export function tidyLink(to: string): string {
  const path = ownPath(to);
  return path === null ? withHttps(to) : path + to.slice(beforeQuery(to).length);
}

/** True if the path can be a public page of the site. The page may not exist yet. */
export function isPagePath(path: string): boolean {
  const { name, page, params } = matchSitePage(path);
  const segment = params.id || params.slug || params.token;
  if (RESERVED_OF_SERVER.includes(path.split('/')[1] ?? '')) return false;
  return name !== 'not-found' && !isForOne(page) && (page.segment?.test(segment) ?? true);
}

export function linkProblem(to: string): string | null {
  const path = ownPath(to);
  if (path === null) {
    if (/^https:\/\/[^/?#]*@/.test(to))
      return 'Remove the user name and password from this URL. Everyone could read them.';
    return ELSEWHERE.test(to)
      ? null
      : 'Start with / for a page of this site, https:// for another website, mailto: for an email address, or tel: for a phone number.';
  }
  return OWN.test(to) && isPagePath(path) ? null : 'There is no such page on this site.';
}

/** Matches links in a text to other sites, email addresses and phones. Authors also link to old `http` sites. */
const IN_TEXT = /^(https?:\/\/[^\s<>"\\/][^\s<>"\\]*|mailto:[^\s<>"\\@]+@[^\s<>"\\@]+|tel:\+?[0-9().-]{3,})$/i;

export const isTextLink = (to: string): boolean => OWN.test(to) || IN_TEXT.test(to);

/** Escapes characters that a URL may not contain. A pasted space would break the link. */
export const escapedLink = (to: string): string =>
  to
    .replace(/[\t\n\r]/g, '')
    .trim()
    .replace(/[\s<>"\\]/g, (sign) => encodeURIComponent(sign));

/** True for links to pages of the site. False for links to files, the back office and other sites. */
export function isPageLink(to: string): boolean {
  const path = ownPath(to);
  return path !== null && isPagePath(path);
}
