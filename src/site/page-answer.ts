import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type ContentEncoding, chooseEncoding, matchesTag } from '../platform/cache/content-encoding';

interface EncodedPage {
  body: Buffer;
  headers: string[];
}

/** A document as it goes out, compressed once for all who ask for it. */
export interface PageAnswer {
  status: number;
  /** In bytes, with room for the encodings that nobody asked for yet. */
  size: number;
  etag: string;
  /** Names and values in turn, the form that Node sends without copying; without what depends on the encoding. */
  headers: string[];
  encoded(encoding: ContentEncoding): EncodedPage;
}

/** A good ratio at a fraction of the time of the highest: some milliseconds for the first who asks. */
const BROTLI_QUALITY = 6;
/** What a document takes in all its encodings, against its plain size: text shrinks to a quarter. */
const SIZE_OF_ALL = 1.5;

/** Policy of what is no document. */
export const DATA_POLICY = "default-src 'none'";

const SHARED_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Not in other threads: a page is compressed in less time than it was rendered in, and each thread keeps the memory that it once
 * needed for it, 50 MB in all under load.
 */
function compress(plain: Buffer, encoding: ContentEncoding): Buffer {
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return gzipSync(plain);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return brotliCompressSync(plain, { params });
}

export function toPageAnswer(status: number, html: string, policy: string, extra: Record<string, string>): PageAnswer {
  const plain = Buffer.from(html);
  const etag = `W/"${createHash('sha256').update(policy).update(plain).digest('base64url').slice(0, 22)}"`;
  const headers = Object.entries({ ...SHARED_HEADERS, 'Content-Security-Policy': policy, ETag: etag, ...extra }).flat();
  const made: Partial<Record<ContentEncoding, EncodedPage>> = {};
  const encode = (encoding: ContentEncoding): EncodedPage => {
    const body = compress(plain, encoding);
    const more = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    return { body, headers: [...headers, 'Content-Length', String(body.length), ...more] };
  };
  const encoded = (encoding: ContentEncoding): EncodedPage => {
    made[encoding] ??= encode(encoding);
    return made[encoding];
  };
  return { status, headers, etag, encoded, size: plain.length * SIZE_OF_ALL };
}

/** Writes past the framework: everything was decided when the answer was made. */
export function sendPage(answer: PageAnswer, request: IncomingMessage, response: ServerResponse): void {
  if (answer.status === 200 && matchesTag(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.headers).end();
    return;
  }
  const { body, headers } = answer.encoded(chooseEncoding(request.headers['accept-encoding'] as string | undefined));
  response.writeHead(answer.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends the caller to the one address that a page has, below the site's own origin. */
export function sendMoved(to: string, transport: Record<string, string>, response: ServerResponse): void {
  const { 'Content-Type': _type, Vary: _vary, ...headers } = SHARED_HEADERS;
  response.writeHead(308, {
    ...headers,
    ...transport,
    'Content-Security-Policy': DATA_POLICY,
    Location: to,
    'Content-Length': 0,
  });
  response.end();
}
