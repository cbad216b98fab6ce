import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

export type FontWeight = 400 | 700;

/** A WOFF's head, and each entry of its table of contents: https://www.w3.org/TR/WOFF/#WOFFHeader */
const WOFF = { head: 44, entry: 20 };
/** The same of the font that it packs. */
const SFNT = { head: 12, entry: 16 };

const kept = new Map<FontWeight, Buffer>();

/**
 * The site's typeface, ready to be embedded.
 * It is unpacked once: PDFKit would do so for each document, in 40 ms a weight.
 */
export function fontFile(weight: FontWeight): Buffer {
  const file = `@fontsource/familjen-grotesk/files/familjen-grotesk-latin-${weight}-normal.woff`;
  const font = kept.get(weight) ?? unpack(readFileSync(createRequire(__filename).resolve(file)));
  kept.set(weight, font);
  return font;
}

function unpack(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT.head + count * SFNT.entry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = WOFF.head + index * WOFF.entry;
    const to = SFNT.head + index * SFNT.entry;
    const [start, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at));
    const packed = woff.subarray(start, start + packedLength);
    // Tables begin at multiples of four bytes.
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packedLength < length ? inflateSync(packed) : packed).copy(table);
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat(tables);
}
