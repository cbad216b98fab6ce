import type { ServerResponse } from 'node:http';
import { CachedResponse } from '../platform/cache/cached-response';

/** A document to send; `movedTo` is the target of a redirect. */
export type PageResponse = CachedResponse & { readonly movedTo?: string };

export interface MadePage {
  page: PageResponse;
  /** True if it may be cached until content changes. */
  isLasting: boolean;
}

/** A page for a single visitor. */
export const forOnce = (page: PageResponse | null): MadePage | null => page && { page, isLasting: false };

/** Policy of SVG files, which may contain styles and images. Nothing in them runs. */
export const PICTURE_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/** Policy of files that are no documents. */
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

/** Builds the redirect of a missing page. */
export const toMovedPage = (to: string): PageResponse =>
  Object.assign(new CachedResponse(301, Buffer.alloc(0), {}), { movedTo: to });

/** Headers allow only printable ASCII, so other characters are escaped. */
const toHeader = (address: string): string =>
  address.replace(/[^!-~]+/gu, (run) => Buffer.from(run).toString('hex').toUpperCase().replace(/../g, '%$&'));

/**
 * Redirects: 308 to the canonical URL, 301 from an old URL. Browsers do not cache it, so that a changed or deleted
 * redirect has an immediate effect.
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
