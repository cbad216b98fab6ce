import sharp from 'sharp';

export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * A photo as heavy as one of a phone's camera, since noise hardly compresses: more than an upload may have. It lies on
 * its side, 1,200 pixels wide and 2,400 high, with the EXIF mark that says so.
 */
export async function heavyPhoto(): Promise<PickedFile> {
  const size = { width: 1_200, height: 2_400, channels: 3 as const };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const buffer = await sharp({ create: { ...size, background: 'white', noise } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
    .toBuffer();
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
