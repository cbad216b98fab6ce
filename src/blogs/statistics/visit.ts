import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { OTHER_HOSTS, THIS_SITE } from '../../contract/blog-statistics';

/** Maximum length of a host name. Longer names are ignored. */
const MAX_HOST = 80;
/** Maximum number of characters that are read of a header. Callers can send headers of any length. */
const MAX_HEADER = 1_000;
const HOST = /^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/;
/** Links in Android apps have `android-app:` as referrer. */
const SCHEMES = ['http:', 'https:', 'android-app:'];

export function isMachine({ headers }: IncomingMessage): boolean {
  const browser = headers['user-agent']?.slice(0, MAX_HEADER);
  const purpose = headers['sec-purpose'] ?? headers.purpose;
  return !browser || isbot(browser) || String(purpose).startsWith('prefetch');
}

/** True if a link in the back office led to the view. Only staff see these links, so the view is not counted. */
export const isFromOffice = ({ headers }: IncomingMessage, siteHost: string): boolean => {
  const from = toUrl(headers.referer);
  return from !== null && isOwn(from, headers, siteHost) && /^\/admin(\/|$)/.test(from.pathname);
};

/** Returns `null` without a referrer, `this-site`, `other` for a host without a public name, or the host's name. */
export function referringHost({ headers }: IncomingMessage, siteHost: string): string | null {
  const from = toUrl(headers.referer);
  if (from === null) return null;
  if (isOwn(from, headers, siteHost)) return THIS_SITE;
  const host = from.hostname.toLowerCase();
  return host.length <= MAX_HOST && HOST.test(host) && !/\.\d+$/.test(host) ? host : OTHER_HOSTS;
}

const isOwn = ({ host }: URL, headers: IncomingMessage['headers'], siteHost: string): boolean =>
  host === siteHost || host === headers.host?.toLowerCase();

function toUrl(referer: string | undefined): URL | null {
  if (!referer || referer.length > MAX_HEADER || !URL.canParse(referer)) return null;
  const url = new URL(referer);
  return SCHEMES.includes(url.protocol) ? url : null;
}
