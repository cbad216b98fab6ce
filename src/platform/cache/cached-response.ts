import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { markMaintenance } from '../http/maintenance-answers';
import { COMPRESS_FROM_BYTES, type ContentEncoding, chooseEncoding, matchesTag } from './content-encoding';

interface Variant {
  body: Buffer;
  headers: string[];
}

/** Quality 6 compresses almost as well as the maximum 11 and takes only milliseconds. */
const BROTLI_QUALITY = 6;
/** Factor for the memory of a text. Its plain and compressed forms together need about 1.5 times its plain size. */
const SIZE_OF_ALL = 1.5;
const OVERHEAD_BYTES = 1_024;

export class CachedResponse {
  /** `ETag` of the answer: a hash of body and headers. It is weak, because plain and compressed forms share it. */
  readonly etag: string;
  /** Headers as Node accepts them: names and values alternate. Those of the encoding are added later. */
  readonly headers: string[];
  /** True for the page of maintenance mode. Its status is 503, but it is no error. */
  isMaintenance = false;
  private readonly variants: Partial<Record<ContentEncoding, Variant>> = {};

  constructor(
    readonly status: number,
    readonly body: Buffer,
    headers: Record<string, string>,
  ) {
    const hash = createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url');
    this.etag = `W/"${hash.slice(0, 22)}"`;
    this.headers = Object.entries({ Vary: 'Accept-Encoding', ETag: this.etag, ...headers }).flat();
  }

  /** Estimated memory in bytes, including compressed forms that were not requested yet. */
  get size(): number {
    return OVERHEAD_BYTES + this.body.length * SIZE_OF_ALL;
  }

  encoded(encoding: ContentEncoding): Variant {
    const worthwhile = this.body.length < COMPRESS_FROM_BYTES ? 'identity' : encoding;
    this.variants[worthwhile] ??= this.encode(worthwhile);
    return this.variants[worthwhile];
  }

  private encode(encoding: ContentEncoding): Variant {
    const body = compress(this.body, encoding);
    const more = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    return { body, headers: [...this.headers, 'Content-Length', String(body.length), ...more] };
  }
}

/**
 * Compressing takes less time than rendering a page, so it runs in this thread. Worker threads would occupy 50 MB under
 * load.
 */
function compress(plain: Buffer, encoding: ContentEncoding): Buffer {
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return gzipSync(plain);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return brotliCompressSync(plain, { params });
}

/** Marks an answer that may be stale (RFC 7234, section 5.5.1). */
export const STALE = ['Warning', '110 - "Response is Stale"'] as const;

/** Sends a cached answer, or 304 if the client has it. `isStale` is true while the database does not answer. */
export function sendCached(
  cached: CachedResponse,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  isStale = false,
): void {
  const marked = (known: string[]): string[] => (isStale ? [...known, ...STALE] : known);
  if (cached.status === 200 && matchesTag(headers['if-none-match'], cached.etag)) {
    response.writeHead(304, marked(cached.headers)).end();
    return;
  }
  if (cached.isMaintenance) markMaintenance(response);
  const variant = cached.encoded(chooseEncoding(headers['accept-encoding']));
  response.writeHead(cached.status, marked(variant.headers));
  response.end(method === 'HEAD' ? undefined : variant.body);
}
