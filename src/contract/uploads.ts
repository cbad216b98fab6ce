/** Widths in pixels of the smaller WebP copies of an image. Example of a file name: `<name>-w480.webp`. */
export const IMAGE_WIDTHS = [480, 960, 1440] as const;

/** Maximum width in pixels of stored images. Wider images are scaled down. */
export const IMAGE_MAX_WIDTH = 2_000;

export interface UploadAnswer {
  success: true;
  /** `/uploads/<random>-<width>x<height>.<ext>` for an image, `/uploads/<random>.<ext>` for a document. */
  filePath: string;
}

/** Returns width and height from the name of an uploaded image. It is `null` for other paths. */
export function sizeOfUpload(path: string): { width: number; height: number } | null {
  const match = /^\/uploads\/[A-Za-z0-9_]+-(\d{1,5})x(\d{1,5})\.[a-z]+$/.exec(path);
  return match ? { width: Number(match[1]), height: Number(match[2]) } : null;
}

/** Returns the `srcset` of an uploaded image. It is empty for images without WebP copies. */
export function srcsetOfUpload(path: string): string {
  const size = sizeOfUpload(path);
  if (!size || !/\.(jpg|png|webp)$/.test(path)) return '';
  const stem = path.slice(0, path.lastIndexOf('.'));
  const smaller = IMAGE_WIDTHS.filter((width) => width < size.width).map((width) => `${stem}-w${width}.webp ${width}w`);
  return smaller.length === 0 ? '' : [...smaller, `${path} ${size.width}w`].join(', ');
}
