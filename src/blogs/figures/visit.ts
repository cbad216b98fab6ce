import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { OTHER_HOSTS, THIS_SITE } from '../../contract/blog-figures';

/** Longer names are nobody's that an owner would look for. */
const MAX_HOST = 80;
/** What is looked at of a header that strangers write. */
const MAX_HEADER = 1_000;
const HOST = /^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/;
/** Android's apps name themselves by the second. */
const SCHEMES = ['http:', 'https:', 'android-app:'];

/** Whether a program asks that reads for nobody, or a browser that only fetches ahead. */
export function isMachine({ headers }: IncomingMessage): boolean {
  const browser = headers['user-agent']?.slice(0, MAX_HEADER);
  const purpose = headers['sec-purpose'] ?? headers.purpose;
  return !browser || isbot(browser) || String(purpose).startsWith('prefetch');
}

/** Whether the office led there, where staff look at what they publish. */
export const isFromOffice = ({ headers }: IncomingMessage, own: string): boolean => {
  const from = toUrl(headers.referer);
  return from !== null && isOwn(from, headers, own) && /^\/admin(\/|$)/.test(from.pathname);
};

/**
 * What led to the page: a host in lower case, `this-site`, or `other` for what is no name on the internet; `null` where the browser does not say.
 * @param own host of the site's public address.
 */
export function referringHost({ headers }: IncomingMessage, own: string): string | null {
  const from = toUrl(headers.referer);
  if (from === null) return null;
  if (isOwn(from, headers, own)) return THIS_SITE;
  const host = from.hostname.toLowerCase();
  return host.length <= MAX_HOST && HOST.test(host) && !/\.\d+$/.test(host) ? host : OTHER_HOSTS;
}

const isOwn = ({ host }: URL, headers: IncomingMessage['headers'], own: string): boolean =>
  host === own || host === headers.host?.toLowerCase();

function toUrl(referer: string | undefined): URL | null {
  if (!referer || referer.length > MAX_HEADER || !URL.canParse(referer)) return null;
  const url = new URL(referer);
  return SCHEMES.includes(url.protocol) ? url : null;
}
