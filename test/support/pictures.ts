import sharp from 'sharp';

export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Noise hardly compresses: a picture as heavy as one of a phone's camera. */
async function noise(width: number, height: number): Promise<sharp.Sharp> {
  const pixels = { width, height, channels: 3 as const };
  return sharp({ create: { ...pixels, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 20 } } });
}

/** A photo of 4,000 by 3,000 pixels that lies on its side, with the EXIF mark that says so. */
export async function heavyPhoto(): Promise<PickedFile> {
  const picture = await noise(4_000, 3_000);
  const buffer = await picture.jpeg({ quality: 90 }).withMetadata({ orientation: 6 }).toBuffer();
  return { name: 'IMG 2041.JPG', mimeType: 'image/jpeg', buffer };
}

export async function smallPicture(format: 'png' | 'gif' | 'webp' = 'png'): Promise<PickedFile> {
  const picture = sharp({ create: { width: 320, height: 300, channels: 3, background: '#0f5a43' } });
  return { name: `kitwe.${format}`, mimeType: `image/${format}`, buffer: await picture.toFormat(format).toBuffer() };
}

/** An animation that no browser can make lighter: it travels as it is. */
export async function heavyGif(megabytes: number): Promise<PickedFile> {
  return { name: 'dance.gif', mimeType: 'image/gif', buffer: Buffer.alloc(megabytes * 1024 * 1024, 'GIF89a') };
}
