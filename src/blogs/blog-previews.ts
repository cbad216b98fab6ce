import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { POST_PREVIEW_FOLDER, POST_PREVIEW_HOURS, type PostPreview } from '../contract/blogs';
import { HOUR_MS } from '../platform/clock/durations';
import { SigningKey } from '../platform/signing/signing-key';

/** What the address of a preview says. */
export interface PostPreviewAddress {
  id: string;
  /** Who made the link, and whose typed text it shows. */
  writerId: string;
  /** Seconds since 1970, in base 36. */
  until: string;
  signature: string;
}

const PATTERN = new RegExp(`^${POST_PREVIEW_FOLDER}([0-9a-f]{24})/([0-9a-f]{24})/([0-9a-z]{1,8})\\.([\\w-]{43})$`);

/** `null` for a path that has not the look of one. */
export function toPostPreview(path: string): PostPreviewAddress | null {
  const [, id, writerId, until, signature] = PATTERN.exec(path) ?? [];
  return id === undefined ? null : { id, writerId, until, signature };
}

/** When a link ends, ISO 8601. @param until as its address says it */
export const toPreviewEnd = (until: string): string => new Date(Number.parseInt(until, 36) * 1_000).toISOString();

/** Links by which anybody may read a post before visitors do, for a day. Nothing is stored: the signature is the right to read. */
@Injectable()
export class BlogPreviews {
  constructor(private readonly key: SigningKey) {}

  /** @param id of a post that exists. Errors: those of `SigningKey.read`. */
  async sign(id: string, writerId: string, now = Date.now()): Promise<PostPreview> {
    const seconds = Math.floor((now + POST_PREVIEW_HOURS * HOUR_MS) / 1_000);
    const until = seconds.toString(36);
    const signature = await this.signatureOf({ id, writerId, until });
    return {
      path: `${POST_PREVIEW_FOLDER}${id}/${writerId}/${until}.${signature.toString('base64url')}`,
      until: toPreviewEnd(until),
    };
  }

  /** Whether we have signed it, and it is not too old. */
  async isGood({ signature, ...signed }: PostPreviewAddress, now = Date.now()): Promise<boolean> {
    if (Number.parseInt(signed.until, 36) * 1_000 <= now) return false;
    const given = Buffer.from(signature, 'base64url');
    const own = await this.signatureOf(signed);
    return given.length === own.length && timingSafeEqual(given, own);
  }

  private async signatureOf({ id, writerId, until }: Omit<PostPreviewAddress, 'signature'>): Promise<Buffer> {
    const said = ['post preview', id, writerId, until].join('\n');
    return createHmac('sha256', await this.key.read())
      .update(said)
      .digest();
  }
}
