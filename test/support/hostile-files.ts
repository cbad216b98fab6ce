import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflateRaw, deflateSync } from 'node:zlib';

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Returns a PNG with almost no data, whose header claims this width and height. */
export function boastfulPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(65_536))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns a valid PNG with an additional chunk after its header. */
export function withPngChunk(png: Buffer, type: string, content: Buffer): Buffer {
  const afterHead = 8 + 25;
  return Buffer.concat([png.subarray(0, afterHead), chunk(type, content), png.subarray(afterHead)]);
}

/** Returns a JPEG whose frame header claims this width and height. */
export function boastfulJpeg(jpeg: Buffer, width: number, height: number): Buffer {
  const boastful = Buffer.from(jpeg);
  for (let at = 2; at + 9 < boastful.length; at += 2 + boastful.readUInt16BE(at + 2)) {
    const isFrame = boastful[at] === 0xff && [0xc0, 0xc1, 0xc2].includes(boastful[at + 1]);
    if (!isFrame) continue;
    boastful.writeUInt16BE(height, at + 5);
    boastful.writeUInt16BE(width, at + 7);
    return boastful;
  }
  throw new Error('no frame header');
}

/** Returns a GIF that claims this width and height, but whose frames have one pixel each. */
export function boastfulGif(width: number, height: number, frames = 1): Buffer {
  const screen = Buffer.from('47494638396100000000800000ff0000ffffff', 'hex');
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  const frame = Buffer.from('21f904040a0000002c00000000010001000002024401003b', 'hex').subarray(0, -1);
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from('3b', 'hex')]);
}

const ZEROS = Buffer.alloc(1024 * 1024);

/** Returns a ZIP archive that claims to be a document and unpacks to `megabytes` megabytes of zeros. */
export async function zipBomb(megabytes: number): Promise<Buffer> {
  const name = '[Content_Types].xml';
  // Streams the data, because the tests measure memory and must not use much themselves.
  const packed = await buffer(Readable.from(Array<Buffer>(megabytes).fill(ZEROS)).pipe(createDeflateRaw()));
  let sum = 0;
  for (let piece = 0; piece < megabytes; piece += 1) sum = crc32(ZEROS, sum);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(sum, 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(megabytes * ZEROS.length, 18);
  common.writeUInt16LE(name.length, 22);
  const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    common,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(entry.length, 16);
  return Buffer.concat([entry, directory, end]);
}
