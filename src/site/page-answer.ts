import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A document as it goes out, compressed once for all who ask for it. */
export interface PageAnswer {
  status: number;
  /** Of all encodings together, in bytes. */
  size: number;
  headers: Record<string, string>;
  etag: string;
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
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
  const headers = { ...SHARED_HEADERS, 'Content-Security-Policy': policy, ETag: etag, ...extra };
  return { status, headers, etag, plain, brotli, gzip: zipped, size: plain.length + brotli.length + zipped.length };
}

/** Writes past the framework: everything was decided when the answer was made. */
export function sendPage(answer: PageAnswer, request: IncomingMessage, response: ServerResponse): void {
  if (answer.status === 200 && request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, answer.headers).end();
    return;
  }
  const accepted = request.headers['accept-encoding'];
  const accepts = typeof accepted === 'string' ? accepted : '';
  const [body, encoding] = accepts.includes('br')
    ? [answer.brotli, 'br']
    : accepts.includes('gzip')
      ? [answer.gzip, 'gzip']
      : [answer.plain, null];
  const headers: Record<string, string | number> = { ...answer.headers, 'Content-Length': body.length };
  if (encoding) headers['Content-Encoding'] = encoding;
  response.writeHead(answer.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
