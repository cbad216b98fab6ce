import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MAILED_LOGO } from '../contract/logo';
import type { SiteSettings } from '../contract/settings';
import { ProductError } from '../platform/errors/product-error';
import { ImageCopiesService } from '../uploads/image-copies.service';
import type { Logo, Sender } from './pdf/pdf-parts';

/** Version of the layout. Increase it with each change of the layout, so that cached files are drawn anew. */
const LAYOUT = 12;

/** Maximum number of cached files. Each has at most 200 kB. */
const MOST_KEPT = 40;

export type FileSettings = Sender & Pick<SiteSettings, 'logo' | 'logoOnDark'>;

export interface PdfFile {
  filename: string;
  /** Hash of the content, used as `ETag`. */
  tag: string;
  draw(): Promise<Buffer>;
}

@Injectable()
export class PdfFilesService {
  /** Cached files by tag. The most recently used file is last. */
  private readonly cache = new Map<string, Promise<Buffer>>();

  constructor(private readonly copies: ImageCopiesService) {}

  /** @param content everything that the file shows, except the logo. */
  of(filename: string, content: object, settings: FileSettings, draw: (logo: Logo) => Promise<Buffer>): PdfFile {
    const hashed = JSON.stringify([LAYOUT, filename, content, settings.logo, settings.logoOnDark]);
    const tag = `"${createHash('sha256').update(hashed).digest('base64url')}"`;
    return { filename, tag, draw: () => this.keep(tag, async () => draw(await this.logoOf(settings))) };
  }

  /** Returns the cached file of a tag, or draws and caches it. A failed drawing is not cached. */
  private keep(tag: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const content = this.cache.get(tag) ?? draw();
    this.cache.delete(tag);
    this.cache.set(tag, content);
    content.catch(() => this.cache.delete(tag));
    const [oldest = tag] = this.cache.keys();
    if (this.cache.size > MOST_KEPT) this.cache.delete(oldest);
    return content;
  }

  /** Returns `null` if the logo's file is missing. The PDF file is then drawn without a logo. */
  private async logoOf({ logo, logoOnDark }: FileSettings): Promise<Logo> {
    const path = logo || logoOnDark;
    const none = (error: unknown) => {
      // Too many images are being converted now. Passes the error on, so that the caller tries again and gets the logo.
      if (error instanceof ProductError && error.getStatus() === 429) throw error;
      return null;
    };
    const png = path ? await this.copies.png(path, MAILED_LOGO).catch(none) : null;
    return png && { png, isForDark: logo === '' };
  }
}
