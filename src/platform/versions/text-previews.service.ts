import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ReadKey } from '../../contract/rendering';
import { TEXT_KINDS, type TextKind, type TextPreview } from '../../contract/texts';
import { HOUR_MS } from '../clock/durations';
import { SigningKey } from '../signing/signing-key';

const PREVIEW_MS = 24 * HOUR_MS;
const FOLDER = '/preview/';

export interface PreviewAddress {
  kind: TextKind;
  id: string;
  /** Id of the member of staff who created the link. The link expires when this person may no longer write. */
  writerId: string;
  /** Expiry in seconds since 1970, in base 36. */
  until: string;
  signature: string;
}

export interface PreviewedText {
  path: string;
  /** Key under which the page looks up the text in its data. `value` is the data for this key. */
  key: ReadKey;
  value: object;
}

type ReadPreview = (id: string) => Promise<PreviewedText>;

const PATTERN = new RegExp(
  `^${FOLDER}(${TEXT_KINDS.join('|')})/([0-9a-f]{24})/([0-9a-f]{24})/([0-9a-z]{1,8})\\.([\\w-]{43})$`,
);

export function toPreviewAddress(path: string): PreviewAddress | null {
  const [, kind, id = '', writerId = '', until = '', signature = ''] = PATTERN.exec(path) ?? [];
  return kind === undefined ? null : { kind: kind as TextKind, id, writerId, until, signature };
}

export const toPreviewEnd = (until: string): string => new Date(Number.parseInt(until, 36) * 1_000).toISOString();

/** Creates and checks links with which anyone can read an unpublished text for a day, by their signature. */
@Injectable()
export class TextPreviewsService {
  private readonly readers = new Map<TextKind, ReadPreview>();

  constructor(private readonly key: SigningKey) {}

  register(kind: TextKind, read: ReadPreview): void {
    this.readers.set(kind, read);
  }

  async sign(kind: TextKind, id: string, writerId: string, now = Date.now()): Promise<TextPreview> {
    const until = Math.floor((now + PREVIEW_MS) / 1_000).toString(36);
    const signature = await this.signatureOf({ kind, id, writerId, until });
    return {
      path: `${FOLDER}${kind}/${id}/${writerId}/${until}.${signature.toString('base64url')}`,
      until: toPreviewEnd(until),
    };
  }

  async isGood({ signature, ...signed }: PreviewAddress, now = Date.now()): Promise<boolean> {
    if (Number.parseInt(signed.until, 36) * 1_000 <= now) return false;
    const given = Buffer.from(signature, 'base64url');
    const own = await this.signatureOf(signed);
    return given.length === own.length && timingSafeEqual(given, own);
  }

  async read({ kind, id }: PreviewAddress): Promise<PreviewedText> {
    const read = this.readers.get(kind) as ReadPreview;
    return read(id);
  }

  private async signatureOf({ kind, id, writerId, until }: Omit<PreviewAddress, 'signature'>): Promise<Buffer> {
    return createHmac('sha256', await this.key.read())
      .update(['text preview', kind, id, writerId, until].join('\n'))
      .digest();
  }
}
