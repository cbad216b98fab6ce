import type { IncomingMessage } from 'node:http';

/**
 * Whether a form was sent by a page of this site: browsers name the page's origin with every POST, and no page can change that. The site's
 * own is the one that it is configured with, or the host that the request itself came to, which no other site's page has.
 */
export function isFromOwnPage({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined || host === undefined) return false;
  return origin === publicUrl || origin === `http://${host}` || origin === `https://${host}`;
}
