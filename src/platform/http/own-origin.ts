import type { IncomingMessage } from 'node:http';

/**
 * True if a page of this site sent the form. Browsers send the page's origin with every POST, and pages cannot change
 * it. The site's origin is `publicUrl`, or the request's own host, which no other site has.
 */
export function isFromOwnPage({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined || host === undefined) return false;
  return origin === publicUrl || origin === `http://${host}` || origin === `https://${host}`;
}
