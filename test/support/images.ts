import sharp from 'sharp';

export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * Returns a photo of 3,000 by 4,000 pixels, which its EXIF data rotates to 4,000 by 3,000. It consists of noise, so the
 * file is larger than an upload may be.
 */
export async function heavyPhoto(): Promise<PickedFile> {
  const size = { width: 3_000, height: 4_000, channels: 3 as const };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
  const buffer = await sharp({ create: { ...size, background: 'white', noise } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name: 'IMG 2041.JPG', mimeType: 'image/jpeg', buffer };
}

export async function smallImage(format: 'png' | 'gif' | 'webp' = 'png'): Promise<PickedFile> {
  const image = sharp({ create: { width: 320, height: 300, channels: 3, background: '#0f5a43' } });
  return { name: `kitwe.${format}`, mimeType: `image/${format}`, buffer: await image.toFormat(format).toBuffer() };
}
