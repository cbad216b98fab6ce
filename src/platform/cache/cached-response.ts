import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { noteMaintenance } from '../http/maintenance-answers';
import { COMPRESS_FROM_BYTES, type ContentEncoding, chooseEncoding, matchesTag } from './content-encoding';

interface Variant {
  body: Buffer;
  headers: string[];
}

/** A good ratio at a fraction of the time of the highest: some milliseconds for the first who asks. */
const BROTLI_QUALITY = 6;
/** What a text takes in all its encodings, against its plain size: it shrinks to a quarter. */
const SIZE_OF_ALL = 1.5;
/** Rough cost of the object around the bytes. */
const OVERHEAD_BYTES = 1_024;

/** An answer as it goes out: whatever can be decided of it was decided when it was made. */
export class CachedResponse {
  /** Of the body and its headers; weak, since the variants share it. */
  readonly etag: string;
  /** Names and values in turn, the form that Node sends without copying; without what depends on the encoding. */
  readonly headers: string[];
  /** It says that the site is under maintenance: a 503 that nobody needs to look into. */
  isClosed = false;
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

  /** What it takes of the memory it is kept in, with room for the encodings that nobody asked for yet. */
  get size(): number {
    return OVERHEAD_BYTES + this.body.length * SIZE_OF_ALL;
  }

  /** Each encoding is made once, when somebody asks for it. */
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
 * Not in other threads: text is compressed in less time than it was made in, and each thread keeps the memory that it once needed for it,
 * 50 MB in all under load.
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

/** What an answer says that may be old. RFC 7234, section 5.5.1. */
export const STALE = ['Warning', '110 - "Response is Stale"'] as const;

/** Writes past the framework, a 304 to whoever has these bytes already. @param isStale while the database is away. */
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
  if (cached.isClosed) noteMaintenance(response);
  const variant = cached.encoded(chooseEncoding(headers['accept-encoding']));
  response.writeHead(cached.status, marked(variant.headers));
  response.end(method === 'HEAD' ? undefined : variant.body);
}
