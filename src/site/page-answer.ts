import type { ServerResponse } from 'node:http';
import { KeptBytes } from '../platform/cache/kept-bytes';

/** A document as it goes out. */
export type PageAnswer = KeptBytes;

/** Policy of what is no document. */
export const DATA_POLICY = "default-src 'none'";

const SHARED_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

export function toPageAnswer(status: number, html: string, policy: string, extra: Record<string, string>): PageAnswer {
  return new KeptBytes(status, Buffer.from(html), { ...SHARED_HEADERS, 'Content-Security-Policy': policy, ...extra });
}

/** Sends the caller to the one address that a page has, below the site's own origin. */
export function sendMoved(to: string, transport: Record<string, string>, response: ServerResponse): void {
  const { 'Content-Type': _type, ...headers } = SHARED_HEADERS;
  response.writeHead(308, {
    ...headers,
    ...transport,
    'Content-Security-Policy': DATA_POLICY,
    Location: to,
    'Content-Length': 0,
  });
  response.end();
}
