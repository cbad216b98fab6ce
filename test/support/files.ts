import { crc32 } from 'node:zlib';
import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp' | 'gif';

/** Returns an image with random colours, so that it does not compress to a few bytes. */
export function imageOf(width: number, height: number, format: Format): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: '#b4531f', noise: { type: 'gaussian', mean: 120, sigma: 20 } },
  })
    .toFormat(format)
    .toBuffer();
}

/** Returns a photo like that of a phone: rotated by EXIF, and with an EXIF location. */
export function phonePhoto(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0f5b46' } })
    .withExif({ IFD0: { Copyright: 'Mutale Bwalya' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '15/1 23/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Returns an animation of three frames. Each frame has one colour. */
export async function animation(width: number, height: number, format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = ['red', 'green', 'blue'].map((background) =>
    sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(format, { loop: 0, delay: [100, 100, 100] })
    .toBuffer();
}

export const SVG = Buffer.from(
  '<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><rect width="600" height="400"/></svg>',
);

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** Builds a ZIP archive of uncompressed files. */
function zip(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), content]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, tail, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

const TYPES = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;

export const DOCX = zip({
  '[Content_Types].xml': TYPES('application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'),
  'word/document.xml': '<w:document/>',
});

/** Word document with macros. Uploads do not allow this type. */
export const DOCM = zip({
  '[Content_Types].xml': TYPES('application/vnd.ms-word.document.macroEnabled.main+xml'),
  'word/document.xml': '<w:document/>',
});

export const ZIP = zip({ 'readme.txt': 'hello' });

/**
 * Builds a file in the old Office format (compound file, version 3) with these streams. Its directory has two sectors.
 */
export function compoundFile(...streams: string[]): Buffer {
  const file = Buffer.alloc(512 * 4);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(1, 44);
  // The directory starts in sector 1; sector 0 is the allocation table.
  file.writeUInt32LE(1, 48);
  file.fill(0xff, 76, 512);
  file.writeUInt32LE(0, 76);
  file.fill(0xff, 512, 1_024);
  file.writeUInt32LE(0xfffffffd, 512);
  file.writeUInt32LE(2, 516);
  file.writeUInt32LE(0xfffffffe, 520);
  ['Root Entry', 'One', 'Two', 'Three', ...streams].forEach((name, index) => {
    const start = 1_024 + index * 128;
    file.write(name, start, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, start + 64);
    file.writeUInt8(index === 0 ? 5 : 2, start + 66);
  });
  return file;
}

export const DOC = compoundFile('WordDocument');
export const XLS = compoundFile('Workbook');
