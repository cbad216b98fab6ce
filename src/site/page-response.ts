import type { ServerResponse } from 'node:http';
import { CachedResponse } from '../platform/cache/cached-response';

/** Headers of the back office. They keep its URLs from other sites and search engines. */
export const OFFICE_HEADERS = { 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex' };
/**
 * Headers of pages with secret URLs. They keep the URL also from the next page of this site, where an analytics script
 * could read `document.referrer`. With `no-referrer`, browsers would post the page's forms with `Origin: null`, which
 * the server refuses.
 */
export const SECRET_HEADERS = { ...OFFICE_HEADERS, 'Referrer-Policy': 'strict-origin' };
/** Headers of private pages, which are never cached. */
export const PRIVATE_HEADERS = { ...SECRET_HEADERS, 'Cache-Control': 'no-store' };
/** Headers of previews. The back office may show them in a frame. */
export const PREVIEW_HEADERS = { ...PRIVATE_HEADERS, 'X-Frame-Options': 'SAMEORIGIN' };

/** A document to send. `movedTo` is the target of a redirect. */
export type PageResponse = CachedResponse & { readonly movedTo?: string };

export interface MadePage {
  page: PageResponse;
  /** True if the document may be cached until content changes. */
  isLasting: boolean;
}

export const forOnce = (page: PageResponse | null): MadePage | null => page && { page, isLasting: false };

/** Content security policy of SVG files. It allows styles and embedded images, and no scripts. */
export const IMAGE_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const SHARED_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Tile servers of the map refuse requests without a referrer.
  'Referrer-Policy': 'strict-origin',
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

export const toMovedPage = (to: string): PageResponse =>
  Object.assign(new CachedResponse(301, Buffer.alloc(0), {}), { movedTo: to });

/** Escapes all characters that HTTP headers do not allow. */
const toHeader = (address: string): string =>
  address.replace(/[^!-~]+/gu, (run) => Buffer.from(run).toString('hex').toUpperCase().replace(/../g, '%$&'));

/** Redirects with 308 to the canonical URL, or with 301 from an old URL to a new one. Browsers do not cache it. */
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

/** Answers a posted form with 303, so that a reload of the next page does not send the form again. */
export function toSeeOther(
  to: string,
  transport: Record<string, string>,
  cookies: readonly string[] = [],
): PageResponse {
  const page = toPageResponse(303, '', DATA_POLICY, { ...transport, Location: to, 'Cache-Control': 'no-store' });
  for (const cookie of cookies) page.headers.push('Set-Cookie', cookie);
  return page;
}
