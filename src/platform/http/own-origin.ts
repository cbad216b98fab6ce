import type { IncomingMessage } from 'node:http';

/** True if a page of this site sent the form. Browsers send `Origin` with every POST, and pages cannot forge it. */
export function isFromOwnPage({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined || host === undefined) return false;
  return origin === publicUrl || origin === `http://${host}` || origin === `https://${host}`;
}
