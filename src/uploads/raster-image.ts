import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { Focus } from '../contract/media';
import { IMAGE_MAX_WIDTH, IMAGE_WIDTHS } from '../contract/uploads';
import { invalid } from '../platform/errors/product-error';
import { PROTECTION } from '../platform/limits/protection';
import type { RasterKind } from './file-kind';

const { maxPixels, maxSeconds } = PROTECTION.images;
/** WebP knows no larger side. */
const MAX_HEIGHT = 16_383;

const QUALITY = { jpg: 82, webp: 80 } as const;

/** An image as it will be stored. */
interface StoredImage {
  width: number;
  height: number;
  original: Buffer;
  /** The smaller WebP files by their width. */
  smaller: Map<number, Buffer>;
}

function open(input: string | Buffer): Sharp {
  // What it keeps of an image helps only who decodes the same one again, and after some large ones that is half a gigabyte.
  // Said here, since the package is loaded with the first image.
  sharp.cache(false);
  return sharp(input, { animated: true, limitInputPixels: maxPixels, failOn: 'error' }).timeout({
    seconds: maxSeconds,
  });
}

function encode(image: Sharp, kind: RasterKind): Sharp {
  if (kind === 'jpg') return image.jpeg({ quality: QUALITY.jpg, mozjpeg: true });
  return kind === 'png' ? image.png({ compressionLevel: 9 }) : image.webp({ quality: QUALITY.webp });
}

/** What the decoder refuses is the file's fault; its own words may hold paths. */
function unreadable(error: unknown): never {
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
  throw invalid('file', isTooLarge ? 'The image has too many pixels.' : 'The image cannot be read.');
}

/**
 * Makes an image anew: turned as its camera held it, without metadata, at most 2,000 px wide, with smaller WebP files.
 * Errors: 400 it cannot be decoded or has too many pixels.
 */
export async function makeStoredImage(path: string, kind: RasterKind): Promise<StoredImage> {
  try {
    const size = { width: IMAGE_MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true } as const;
    const { data, info } = await encode(open(path).autoOrient().resize(size), kind).toBuffer({
      resolveWithObject: true,
    });
    const smaller = new Map<number, Buffer>();
    for (const width of IMAGE_WIDTHS.filter((each) => each < info.width)) {
      smaller.set(width, await encode(open(data).resize({ width }), 'webp').toBuffer());
    }
    return { width: info.width, height: info.pageHeight ?? info.height, original: data, smaller };
  } catch (error) {
    return unreadable(error);
  }
}

/** How a PNG copy is made. */
export interface PngInfo {
  width: number;
  height: number;
  /** Put below what is see-through. */
  background?: string;
  /** Pixels of the background that stay free on each side; the box is then filled by it. */
  margin?: number;
}

/** Of a drawing, in dots per inch: as its own size says, and the densest that there is. */
const DENSITY = { plain: 72, most: 2_400 };

/**
 * A picture as PNG, within a box.
 * @param source its file, or a drawing itself
 * @param ownWidth of a drawing, which is read as densely as the box needs
 * Errors: whatever the decoder refuses.
 */
export async function drawPng(source: string | Buffer, ownWidth: number, look: PngInfo): Promise<Buffer> {
  const { width, height, background, margin = 0 } = look;
  sharp.cache(false);
  const density = Math.min(Math.max((DENSITY.plain * width) / ownWidth, DENSITY.plain), DENSITY.most);
  const isDrawing = typeof source !== 'string' || source.endsWith('.svg');
  const options = { limitInputPixels: maxPixels, failOn: 'error', ...(isDrawing && { density }) } as const;
  const inner = { width: width - 2 * margin, height: height - 2 * margin };
  const fitted = sharp(source, options)
    .timeout({ seconds: maxSeconds })
    .resize({ ...inner, fit: margin > 0 ? 'contain' : 'inside', background });
  const grounded = background
    ? fitted.flatten({ background }).extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    : fitted;
  return encode(grounded, 'png').toBuffer();
}

/**
 * A picture as JPEG, cut around its focal point so that it fills a box: the cut looks where `object-position` lets
 * browsers look. Errors: as above.
 */
export async function drawPhoto(path: string, box: { width: number; height: number }, focus: Focus): Promise<Buffer> {
  sharp.cache(false);
  const photo = sharp(path, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds: maxSeconds });
  const whole = await photo.metadata();
  const scale = Math.min(whole.width / box.width, whole.height / box.height);
  const width = Math.max(1, Math.floor(box.width * scale));
  const height = Math.max(1, Math.floor(box.height * scale));
  const left = Math.round((whole.width - width) * focus.focusX);
  const top = Math.round((whole.height - height) * focus.focusY);
  const cut = photo.extract({ left, top, width, height }).resize({ ...box, fit: 'fill' });
  return encode(cut.flatten({ background: '#ffffff' }), 'jpg').toBuffer();
}

/** The screen that a GIF asks for. GIF89a specification, section 18; 0 by 0 when it leaves that to its frames. */
async function readGifScreen(path: string): Promise<{ width: number; height: number }> {
  const file = await readFile(path);
  return { width: file.readUInt16LE(6), height: file.readUInt16LE(8) };
}

/** Decodes every frame of a GIF, which is stored as it came. Errors: 400 as above. */
export async function checkGif(path: string): Promise<{ width: number; height: number }> {
  try {
    const { width, height, pageHeight = height, pages = 1 } = await open(path).metadata();
    await open(path).resize({ width: 16 }).raw().toBuffer();
    // The decoder takes the first frame's size where it distrusts the screen's; browsers make room for the screen.
    const screen = await readGifScreen(path);
    if (screen.width * screen.height * pages > maxPixels) throw new Error('over the pixel limit');
    return screen.width * screen.height > 0 ? screen : { width, height: pageHeight };
  } catch (error) {
    return unreadable(error);
  }
}
