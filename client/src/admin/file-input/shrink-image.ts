import { shrunkSize } from './shrunk-size';

/** Below this many bytes a picture of allowed width travels as it is. */
const LIGHT_BYTES = 300 * 1024;
/** What a copy may weigh, so that with all around it a photo on a slow line is less than 400 kB. */
const MAX_BYTES = 380_000;

/** How a picture is drawn anew, the best first: the first that is light enough is sent. Without a width: the widest that is kept. */
const COPIES: { maxWidth?: number; quality: number }[] = [
  { quality: 0.82 },
  { quality: 0.7 },
  { maxWidth: 1_600, quality: 0.7 },
  { maxWidth: 1_280, quality: 0.6 },
  { maxWidth: 960, quality: 0.5 },
];

/** jpeg stays jpeg; png and webp become webp, which keeps transparency. gif may move and svg has no pixels: both stay. */
const TARGET_TYPES: Record<string, { type: string; extension: string }> = {
  'image/jpeg': { type: 'image/jpeg', extension: 'jpg' },
  'image/png': { type: 'image/webp', extension: 'webp' },
  'image/webp': { type: 'image/webp', extension: 'webp' },
};

/**
 * A lighter copy of a photo, so that a phone does not send 8 MB over paid data; upright whatever its EXIF says.
 * Whatever goes wrong, and whenever nothing is saved, the file itself is answered.
 */
export async function shrinkImage(file: File): Promise<File> {
  const target = isHeic(file) ? TARGET_TYPES['image/jpeg'] : TARGET_TYPES[file.type];
  if (!target) return file;
  try {
    const smaller = await redraw(file, target.type);
    // Browsers that cannot write webp answer png: only what was asked for, and only when it is lighter, is worth sending.
    if (!smaller || smaller.type !== target.type || (smaller.size >= file.size && !isHeic(file))) return file;
    return new File([smaller], `${file.name.replace(/\.[^.]*$/, '')}.${target.extension}`, { type: target.type });
  } catch {
    return file;
  }
}

/** What iPhones keep photos in: only Safari reads it, and not every system knows its type. */
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
