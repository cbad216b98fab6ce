import { readFile } from 'node:fs/promises';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { Focus } from '../contract/media';
import { IMAGE_MAX_WIDTH, IMAGE_WIDTHS } from '../contract/uploads';
import { invalid } from '../platform/errors/product-error';
import { PROTECTION } from '../platform/limits/protection';
import type { RasterKind } from './file-kind';

const { maxPixels, maxSeconds } = PROTECTION.images;
/** Maximum height of a WebP image in pixels. */
const MAX_HEIGHT = 16_383;

const ALL_FRAMES = { animated: true };
const QUALITY = { jpg: 82, webp: 80 } as const;

interface StoredImage {
  width: number;
  height: number;
  original: Buffer;
  smaller: Map<number, Buffer>;
}

/** Opens an image with limits. The first call loads sharp, which needs 30 MB of memory. */
function open(input: string | Buffer, options: SharpOptions = {}): Sharp {
  // The cache helps only for repeated images, and grows to half a gigabyte after some large ones.
  sharp.cache(false);
  return sharp(input, { limitInputPixels: maxPixels, failOn: 'error', ...options }).timeout({ seconds: maxSeconds });
}

function encode(image: Sharp, kind: RasterKind): Sharp {
  if (kind === 'jpg') return image.jpeg({ quality: QUALITY.jpg, mozjpeg: true });
  return kind === 'png' ? image.png({ compressionLevel: 9 }) : image.webp({ quality: QUALITY.webp });
}

export const UNREADABLE = 'The image cannot be read. Please save it again as JPEG or PNG.';

/** Throws 400 instead of the decoder's error, because the decoder's message may contain paths of this server. */
function unreadable(error: unknown): never {
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
  throw invalid(
    'file',
    isTooLarge ? 'The image has too many pixels. Please make it smaller and upload it again.' : UNREADABLE,
  );
}

/** Re-encodes an image to at most 2,000 px wide, with smaller WebP copies. Throws 400 if it is unreadable. */
export async function makeStoredImage(path: string, kind: RasterKind): Promise<StoredImage> {
  try {
    const size = { width: IMAGE_MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true } as const;
    const { data, info } = await encode(open(path, ALL_FRAMES).autoOrient().resize(size), kind).toBuffer({
      resolveWithObject: true,
    });
    const smaller = new Map<number, Buffer>();
    for (const width of IMAGE_WIDTHS.filter((each) => each < info.width)) {
      smaller.set(width, await encode(open(data, ALL_FRAMES).resize({ width }), 'webp').toBuffer());
    }
    return { width: info.width, height: info.pageHeight ?? info.height, original: data, smaller };
  } catch (error) {
    return unreadable(error);
  }
}

export interface PngInfo {
  width: number;
  height: number;
  /** Colour that replaces transparency. */
  background?: string;
  /** Width in pixels of a border in the colour `background`. With it, the PNG has exactly `width` and `height`. */
  margin?: number;
}

/** Density in dots per inch at which SVG files are drawn: default and maximum. */
const DENSITY = { plain: 72, most: 2_400 };

/**
 * Returns a PNG that fits into `width` and `height`.
 * @param source a path, or an SVG of width `ownWidth`
 */
export async function drawPng(source: string | Buffer, ownWidth: number, target: PngInfo): Promise<Buffer> {
  const { width, height, background, margin = 0 } = target;
  const density = Math.min(Math.max((DENSITY.plain * width) / ownWidth, DENSITY.plain), DENSITY.most);
  const isSvg = typeof source !== 'string' || source.endsWith('.svg');
  const inner = { width: width - 2 * margin, height: height - 2 * margin };
  const image = open(source, isSvg ? { density } : {});
  const fitted = image.resize({ ...inner, fit: margin > 0 ? 'contain' : 'inside', background });
  const grounded = background
    ? fitted.flatten({ background }).extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    : fitted;
  return encode(grounded, 'png').toBuffer();
}

export async function drawPhoto(path: string, box: { width: number; height: number }, focus: Focus): Promise<Buffer> {
  const photo = open(path);
  const whole = await photo.metadata();
  const scale = Math.min(whole.width / box.width, whole.height / box.height);
  const width = Math.max(1, Math.floor(box.width * scale));
  const height = Math.max(1, Math.floor(box.height * scale));
  const left = Math.round((whole.width - width) * focus.focusX);
  const top = Math.round((whole.height - height) * focus.focusY);
  const cut = photo.extract({ left, top, width, height }).resize({ ...box, fit: 'fill' });
  return encode(cut.flatten({ background: '#ffffff' }), 'jpg').toBuffer();
}

/** Returns the screen size of a GIF (GIF89a specification, section 18). In some GIFs, it is 0 by 0. */
async function readGifScreen(path: string): Promise<{ width: number; height: number }> {
  const file = await readFile(path);
  return { width: file.readUInt16LE(6), height: file.readUInt16LE(8) };
}

/** Decodes every frame of a GIF, which is stored unchanged. Throws 400 if it cannot be decoded. */
export async function checkGif(path: string): Promise<{ width: number; height: number }> {
  try {
    const { width, height, pageHeight = height, pages = 1 } = await open(path, ALL_FRAMES).metadata();
    await open(path, ALL_FRAMES).resize({ width: 16 }).raw().toBuffer();
    // Browsers use the screen size. The decoder uses the first frame instead of an implausible one.
    const screen = await readGifScreen(path);
    if (screen.width * screen.height * pages > maxPixels) throw new Error('over the pixel limit');
    return screen.width * screen.height > 0 ? screen : { width, height: pageHeight };
  } catch (error) {
    return unreadable(error);
  }
}
