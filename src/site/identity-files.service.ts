import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Palette } from '../contract/colours/palette';
import { paletteOf, tint } from '../contract/colours/tint';
import { MAILED_LOGO } from '../contract/logo';
import { ICONS, type IdentityPath, SHARED_IMAGE, shareCutOf, sharedSources } from '../contract/own-files';
import type { SiteSettings } from '../contract/settings';
import { ProductError } from '../platform/errors/product-error';
import { SettingsService } from '../settings/settings.service';
import { FocalPointsService } from '../uploads/focal-points.service';
import { ImageCopiesService } from '../uploads/image-copies.service';
import { UploadStorage } from '../uploads/storage/upload-storage';
import { WebsiteService } from '../website/website.service';
import { appIconIn, markIn, sharedImageIn } from './drawings';
import { CLIENT_DIR } from './renderer-files';

export interface ImageFile {
  type: string;
  body: Buffer;
}

/** Width of the default icon in units of its SVG: without a margin, and as an app icon with a margin of 8 units. */
const MARK = { plain: 36, app: 52 };

const SHARED_MARGIN = 150;

/** Makes icon, logo and the image for messengers from the owner's images. Without these, uses the default images. */
@Injectable()
export class IdentityFilesService {
  constructor(
    private readonly settings: SettingsService,
    private readonly website: WebsiteService,
    private readonly copies: ImageCopiesService,
    private readonly uploads: UploadStorage,
    private readonly focalPoints: FocalPointsService,
  ) {}

  /** Returns the file, or `null` if there is no logo for emails. Throws 503 if the settings were never read. */
  async read(path: IdentityPath): Promise<ImageFile | null> {
    const settings = await this.settings.read();
    const { icon, logo, logoOnDark } = settings;
    if (path === MAILED_LOGO.path) {
      const chosen = logo || logoOnDark;
      const body = chosen ? await orNone(this.copies.png(chosen, MAILED_LOGO)) : null;
      return body && { type: 'image/png', body };
    }
    if (path === SHARED_IMAGE.path) {
      const own = await this.shared(settings);
      return own ?? { type: 'image/png', body: await this.builtIn(path, tint(settings)) };
    }
    const own = icon ? await orNone(this.iconFile(path, icon)) : null;
    return { type: ICONS[path], body: own ?? (await this.builtIn(path, tint(settings))) };
  }

  private async shared(settings: SiteSettings): Promise<ImageFile | null> {
    const { width, height } = SHARED_IMAGE;
    for (const { path, ground } of sharedSources(settings, (await this.website.read()).hero)) {
      const options = { width, height, background: ground && paletteOf(settings)[ground], margin: SHARED_MARGIN };
      const body = await orNone(ground ? this.copies.png(path, options) : this.photo(path, { width, height }));
      if (body) return { type: ground ? 'image/png' : 'image/jpeg', body };
    }
    return null;
  }

  /** Returns an uploaded photo in the size for messengers, or `null` if it is missing or unreadable. */
  async readShared(path: string): Promise<ImageFile | null> {
    const cut = shareCutOf(path);
    const body = cut && (await orNone(this.photo(path, cut)));
    return body && { type: 'image/jpeg', body };
  }

  private photo(path: string, { width, height }: { width: number; height: number }): Promise<Buffer> {
    return this.copies.photo(path, { width, height }, this.focalPoints.focusOf(path));
  }

  private builtIn(path: Exclude<IdentityPath, typeof MAILED_LOGO.path>, palette: Palette | null): Promise<Buffer> {
    if (!palette) return readFile(join(CLIENT_DIR, path));
    if (path === SHARED_IMAGE.path)
      return this.copies.rasterise(sharedImageIn(palette), SHARED_IMAGE.width, SHARED_IMAGE);
    if (path === '/favicon.svg') return Promise.resolve(Buffer.from(markIn(palette)));
    if (path === '/favicon.ico') return this.copies.rasterise(markIn(palette), MARK.plain, squareOf(32)).then(toIco);
    return this.copies.rasterise(appIconIn(palette), MARK.app, squareOf(sideOf(path)));
  }

  private iconFile(path: keyof typeof ICONS, icon: string): Promise<Buffer> {
    if (path === '/favicon.ico') return this.square(icon, 32).then(toIco);
    if (path === '/favicon.svg')
      return icon.endsWith('.svg') ? this.uploads.read(basename(icon)) : this.square(icon, 96).then(toSvg);
    // Adds a white background, because iPhones turn transparent parts black.
    return this.square(icon, sideOf(path), path === '/icon-180.png' ? '#ffffff' : undefined);
  }

  private square(icon: string, side: number, background?: string): Promise<Buffer> {
    return this.copies.png(icon, { ...squareOf(side), background });
  }
}

const sideOf = (path: string): number => Number(/\d+/.exec(path));
const squareOf = (side: number) => ({ width: side, height: side });

/** Resolves to `null` if the file is missing or unreadable. Throws 429 if too many images wait. */
const orNone = (made: Promise<Buffer>): Promise<Buffer | null> =>
  made.catch((error: unknown) => {
    if (error instanceof ProductError) throw error;
    return null;
  });

/** Wraps a PNG as an icon file. See https://learn.microsoft.com/windows/win32/menurc/about-icons */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const toSvg = (png: Buffer): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><image width="96" height="96" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  );
