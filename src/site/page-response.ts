import type { ServerResponse } from 'node:http';
import { CachedResponse } from '../platform/cache/cached-response';

/** A document as it goes out; of an address that was given up, where it leads. */
export type PageResponse = CachedResponse & { readonly movedTo?: string };

export interface MadePage {
  page: PageResponse;
  /** True if it may be sent to everybody until something that visitors read changes; otherwise it is for this once. */
  isLasting: boolean;
}

/** A page for one visitor alone. */
export const forOnce = (page: PageResponse | null): MadePage | null => page && { page, isLasting: false };

/** Of a drawing, which may style itself and holds its pictures; nothing in it runs. */
export const PICTURE_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/** Policy of what is no document. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const SHARED_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

export function toPageResponse(
  status: number,
  body: string | Buffer,
  policy: string,
  extra: Record<string, string>,
): PageResponse {
  return new CachedResponse(status, typeof body === 'string' ? Buffer.from(body) : body, {
    ...SHARED_HEADERS,
    'Content-Security-Policy': policy,
    ...extra,
  });
}

/** Says that a page is gone, and where it leads on to. */
export const toMovedPage = (to: string): PageResponse =>
  Object.assign(new CachedResponse(301, Buffer.alloc(0), {}), { movedTo: to });

/** Headers hold printable ASCII alone; an address as people write it may hold anything. */
const toHeader = (address: string): string =>
  address.replace(/[^!-~]+/gu, (run) => Buffer.from(run).toString('hex').toUpperCase().replace(/../g, '%$&'));

/**
 * Sends the caller on: 308 to the one spelling of an address, 301 from one that was given up. Browsers ask again each time, so that a redirect
 * that is changed or taken back counts at once.
 */
export function sendMoved(
  status: 301 | 308,
  to: string,
  transport: Record<string, string>,
  response: ServerResponse,
): void {
  const { 'Content-Type': _type, ...headers } = SHARED_HEADERS;
  response.writeHead(status, {
    ...headers,
    ...transport,
    'Content-Security-Policy': DATA_POLICY,
    Location: toHeader(to),
    'Content-Length': 0,
  });
  response.end();
}
