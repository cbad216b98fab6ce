import { IMAGE_MAX_WIDTH } from '@contract/uploads';

/** Images below this size are uploaded as they are, unless they are too wide. */
const LIGHT_BYTES = 300 * 1024;
/** Maximum size of a copy in bytes, so that an upload stays below 400 kB. */
const MAX_BYTES = 380_000;

/** Settings to try, best first, until the copy is small enough. By default, `maxWidth` is the widest stored size. */
const COPIES: { maxWidth?: number; quality: number }[] = [
  { quality: 0.82 },
  { quality: 0.7 },
  { maxWidth: 1_600, quality: 0.7 },
  { maxWidth: 1_280, quality: 0.6 },
  { maxWidth: 960, quality: 0.5 },
];

/** webp keeps transparency. gif may be animated and svg has no pixels, so their files are not copied. */
const TARGET_TYPES: Record<string, { type: string; extension: string }> = {
  'image/jpeg': { type: 'image/jpeg', extension: 'jpg' },
  'image/png': { type: 'image/webp', extension: 'webp' },
  'image/webp': { type: 'image/webp', extension: 'webp' },
};

/** Returns a smaller copy of a photo, to save mobile data. Returns the file itself if that fails or saves nothing. */
export async function shrinkImage(file: File): Promise<File> {
  const target = isHeic(file) ? TARGET_TYPES['image/jpeg'] : TARGET_TYPES[file.type];
  if (!target) return file;
  try {
    const smaller = await redraw(file, target.type);
    // Browsers that cannot write webp return png, which is not used.
    if (!smaller || smaller.type !== target.type || (smaller.size >= file.size && !isHeic(file))) return file;
    return new File([smaller], `${file.name.replace(/\.[^.]*$/, '')}.${target.extension}`, { type: target.type });
  } catch {
    return file;
  }
}

/** True for the photo format of iPhones. Only Safari reads it, and some systems do not know its type. */
export const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

async function redraw(file: File, type: string): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    if (shrunkSize(bitmap).width === bitmap.width && file.size <= LIGHT_BYTES && !isHeic(file)) return null;
    let copy: Blob | null = null;
    for (const { maxWidth, quality } of COPIES) {
      copy = await draw(bitmap, shrunkSize(bitmap, maxWidth), type, quality);
      if (!copy || copy.size <= MAX_BYTES) break;
    }
    return copy;
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, size: { width: number; height: number }, type: string, quality: number) {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
}

interface PixelSize {
  width: number;
  height: number;
}

export function shrunkSize({ width, height }: PixelSize, maxWidth: number = IMAGE_MAX_WIDTH): PixelSize {
  if (width <= maxWidth) return { width, height };
  return { width: maxWidth, height: Math.max(1, Math.round((height * maxWidth) / width)) };
}
