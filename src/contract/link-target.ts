import { RESERVED_OF_SERVER } from './reserved-slugs';
import { beforeQuery } from './routes';
import { matchSitePage } from './site-pages';

/*
 * Targets of a link: a path of the site with query and fragment, another site, an email address or a phone number.
 * Rendering checks whether the path exists, because a draft may be published later.
 */

const OWN = /^\/(?![/\\])[^\s<>"'\\]*$/;
const ELSEWHERE = /^(https:\/\/[^\s<>"'\\/]+\.[^\s<>"'\\]+|mailto:[^\s<>"'\\@]+@[^\s<>"'\\@]+|tel:\+?[0-9-]{3,})$/;

/** Returns the normalised path of a URL on the site; `null` for others. */
export function ownPath(to: string): string | null {
  if (!to.startsWith('/')) return null;
  return beforeQuery(to)
    .replace(/(?<=.)\/+$/, '')
    .toLowerCase();
}

/** A host name at the start, up to port, path, query or fragment; no credentials, and no scheme that browsers run. */
const HOST_FIRST = /^([\p{L}\p{N}-]+\.)+\p{L}{2,}(:\d+)?(?=[/?#]|$)/u;

/** Adds `https://` to a URL that begins with a host, as people write it. */
export const withHttps = (typed: string): string => (HOST_FIRST.test(typed) ? `https://${typed}` : typed);

/** Normalises the path of a URL on the site; treats others like `withHttps`. */
export function tidyLink(to: string): string {
  const path = ownPath(to);
  return path === null ? withHttps(to) : path + to.slice(beforeQuery(to).length);
}

/** True if the site has a page type at this path that may be linked publicly. */
export function isPagePath(path: string): boolean {
  const { name, page, params } = matchSitePage(path);
  const segment = params.id || params.slug || params.token;
  if (RESERVED_OF_SERVER.includes(path.split('/')[1] ?? '')) return false;
  return name !== 'not-found' && !page.isSecret && !page.isPrivate && (page.segment?.test(segment) ?? true);
}

/** Returns the error of a target, or `null`. */
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

/** URLs that a text may contain besides paths of the site. `http` is allowed, because people quote others. */
const IN_TEXT = /^(https?:\/\/[^\s<>"\\/][^\s<>"\\]*|mailto:[^\s<>"\\@]+@[^\s<>"\\@]+|tel:\+?[0-9().-]{3,})$/i;

/** True if a text may link there: the site, an `http(s)` URL, an email address or a phone number. */
export const isTextLink = (to: string): boolean => OWN.test(to) || IN_TEXT.test(to);

/** Percent-encodes characters that no URL may contain, so that a pasted space or bracket does not break the link. */
export const escapedLink = (to: string): string =>
  to
    .replace(/[\t\n\r]/g, '')
    .trim()
    .replace(/[\s<>"\\]/g, (sign) => encodeURIComponent(sign));

/** True for a page of the site; false for its files, the back office and other sites. */
export function isPageLink(to: string): boolean {
  const path = ownPath(to);
  return path !== null && isPagePath(path);
}
