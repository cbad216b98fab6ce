import { RESERVED_OF_SERVER } from './reserved-slugs';
import { beforeQuery } from './routes';
import { matchSitePage } from './site-pages';

/*
 * Where a link may lead: a path of the site with what stands behind it, another site, or an address to write to or to call. Whether visitors find
 * something at the path is asked when it is drawn: what is a draft today may be published tomorrow.
 */

const OWN = /^\/(?![/\\])[^\s<>"'\\]*$/;
const ELSEWHERE = /^(https:\/\/[^\s<>"'\\/]+\.[^\s<>"'\\]+|mailto:[^\s<>"'\\@]+@[^\s<>"'\\@]+|tel:\+?[0-9-]{3,})$/;

/** The path of an address of the site, in its one spelling; `null` for any other. */
export function ownPath(to: string): string | null {
  if (!to.startsWith('/')) return null;
  return beforeQuery(to)
    .replace(/(?<=.)\/+$/, '')
    .toLowerCase();
}

/** Names of hosts with the end that all have, up to what may follow one; no name before an @, and nothing that a browser would run. */
const HOST_FIRST = /^([\p{L}\p{N}-]+\.)+\p{L}{2,}(:\d+)?(?=[/?#]|$)/u;

/** An address that begins with a host, as people read them out, with the `https://` that belongs before it. */
export const withHttps = (typed: string): string => (HOST_FIRST.test(typed) ? `https://${typed}` : typed);

/** An address of the site with its path in its one spelling; one of another site as `withHttps`. */
export function tidyLink(to: string): string {
  const path = ownPath(to);
  return path === null ? withHttps(to) : path + to.slice(beforeQuery(to).length);
}

/** Whether the site has a kind of page at such a path that everybody may be led to. */
export function isPagePath(path: string): boolean {
  const { name, page, params } = matchSitePage(path);
  const segment = params.id || params.slug || params.token;
  if (RESERVED_OF_SERVER.includes(path.split('/')[1] ?? '')) return false;
  return name !== 'not-found' && !page.isSecret && !page.isPrivate && (page.segment?.test(segment) ?? true);
}

/** What is wrong with a target, or `null`. */
export function linkProblem(to: string): string | null {
  const path = ownPath(to);
  if (path === null) {
    if (/^https:\/\/[^/?#]*@/.test(to)) return 'Leave out name and password: everybody could read them.';
    return ELSEWHERE.test(to)
      ? null
      : 'Begin with / for a page of the site, with https://, mailto: or tel: for any other.';
  }
  return OWN.test(to) && isPagePath(path) ? null : 'The site has no such page.';
}

/** Addresses that a text may hold besides paths of the site, `http` among them: people quote what others have written. */
const IN_TEXT = /^(https?:\/\/[^\s<>"\\/][^\s<>"\\]*|mailto:[^\s<>"\\@]+@[^\s<>"\\@]+|tel:\+?[0-9().-]{3,})$/i;

/** Whether a text may lead there: the site, what is found by `http(s)`, an address to write to or to call. */
export const isTextLink = (to: string): boolean => OWN.test(to) || IN_TEXT.test(to);

/** An address with the signs that none holds as their bytes: a blank or an angle in what is pasted takes no link away. */
export const escapedLink = (to: string): string =>
  to
    .replace(/[\t\n\r]/g, '')
    .trim()
    .replace(/[\s<>"\\]/g, (sign) => encodeURIComponent(sign));

/** Whether it leads to a page of the site, as opposed to a file of it, the back office, or another site. */
export function isPageLink(to: string): boolean {
  const path = ownPath(to);
  return path !== null && isPagePath(path);
}
