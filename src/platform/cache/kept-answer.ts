import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from './content-encoding';
import type { ContentMark } from './content-versions';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** Below this, compressing costs more than it saves. */
const COMPRESS_FROM_BYTES = 1_024;
/** Rough cost of the object around the bytes. */
const OVERHEAD_BYTES = 1_024;
/** Near the best size at a tenth of the time: a variant is made once and sent many times. */
const BROTLI_QUALITY = 7;

/** One JSON answer as bytes, with its compressed variants. */
export class KeptAnswer {
  readonly etag: string;
  readonly madeAt = performance.now();
  /** Until then somebody else is making the next version of this answer. */
  remadeUntil = 0;
  private readonly variants = new Map<ContentEncoding, Buffer | Promise<Buffer>>();

  constructor(
    readonly body: Buffer,
    readonly mark: ContentMark,
    readonly totalCount: string | undefined,
    private readonly onGrown: (answer: KeptAnswer) => void = () => {},
  ) {
    // Weak, since the variants share it.
    this.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  }

  /** What it takes of the memory it is kept in. */
  get bytes(): number {
    let bytes = OVERHEAD_BYTES + this.body.length;
    for (const variant of this.variants.values()) if (Buffer.isBuffer(variant)) bytes += variant.length;
    return bytes;
  }

  /** Whether it is worth compressing at all. */
  get isCompressible(): boolean {
    return this.body.length >= COMPRESS_FROM_BYTES;
  }

  /** The bytes to send. A variant is made off the main thread when it is first asked for. */
  encoded(encoding: ContentEncoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.body;
    const made = this.variants.get(encoding);
    if (made) return made;
    const making = this.compress(encoding).then(
      (variant) => {
        this.variants.set(encoding, variant);
        this.onGrown(this);
        return variant;
      },
      (error: unknown) => {
        this.variants.delete(encoding);
        throw error;
      },
    );
    this.variants.set(encoding, making);
    return making;
  }

  private compress(encoding: 'br' | 'gzip'): Promise<Buffer> {
    if (encoding === 'gzip') return deflate(this.body);
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
    return brotli(this.body, {
      params: {
        [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
        [BROTLI_PARAM_SIZE_HINT]: this.body.length,
      },
    });
  }
}
