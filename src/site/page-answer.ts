import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type ContentEncoding, chooseEncoding, matchesTag } from '../common/cache/content-encoding';

/** A document as it goes out, compressed once for all who ask for it. */
export interface PageAnswer {
  status: number;
  /** Of all encodings together, in bytes. */
  size: number;
  etag: string;
  /** Names and values in turn, the form that Node sends without copying; without what depends on the encoding. */
  headers: string[];
  encoded: Record<ContentEncoding, { body: Buffer; headers: string[] }>;
}

/** A good ratio at a fraction of the time of the highest; pages are compressed when they are rendered. */
const BROTLI_QUALITY = 6;

const SHARED_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

export async function toPageAnswer(
  status: number,
  html: string,
  policy: string,
  extra: Record<string, string>,
): Promise<PageAnswer> {
  const plain = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [brotli, zipped] = await Promise.all([promisify(brotliCompress)(plain, { params }), promisify(gzip)(plain)]);
  const etag = `W/"${createHash('sha256').update(policy).update(plain).digest('base64url').slice(0, 22)}"`;
  const headers = Object.entries({ ...SHARED_HEADERS, 'Content-Security-Policy': policy, ETag: etag, ...extra }).flat();
  const encode = (body: Buffer, ...more: string[]) => ({
    body,
    headers: [...headers, 'Content-Length', String(body.length), ...more],
  });
  const encoded = {
    identity: encode(plain),
    br: encode(brotli, 'Content-Encoding', 'br'),
    gzip: encode(zipped, 'Content-Encoding', 'gzip'),
  };
  return { status, headers, etag, encoded, size: plain.length + brotli.length + zipped.length };
}

/** Writes past the framework: everything was decided when the answer was made. */
export function sendPage(answer: PageAnswer, request: IncomingMessage, response: ServerResponse): void {
  if (answer.status === 200 && matchesTag(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.headers).end();
    return;
  }
  const { body, headers } = answer.encoded[chooseEncoding(request.headers['accept-encoding'] as string | undefined)];
  response.writeHead(answer.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
