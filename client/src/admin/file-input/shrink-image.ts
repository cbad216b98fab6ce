import { shrunkSize } from './shrunk-size';

/** Below this many bytes a picture of allowed width travels as it is. */
const LIGHT_BYTES = 300 * 1024;
const QUALITY = 0.82;

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
  const target = TARGET_TYPES[file.type];
  if (!target) return file;
  try {
    const smaller = await redraw(file, target.type);
    // Browsers that cannot write webp answer png: only what was asked for, and only when it is lighter, is worth sending.
    if (!smaller || smaller.type !== target.type || smaller.size >= file.size) return file;
    return new File([smaller], `${file.name.replace(/\.[^.]*$/, '')}.${target.extension}`, { type: target.type });
  } catch {
    return file;
  }
}

async function redraw(file: File, type: string): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const size = shrunkSize(bitmap);
    if (size.width === bitmap.width && file.size <= LIGHT_BYTES) return null;
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
  } finally {
    bitmap.close();
  }
}
