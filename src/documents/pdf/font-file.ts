import { inflateSync } from 'node:zlib';

/** Sizes of a WOFF file's header and table entries in bytes. See https://www.w3.org/TR/WOFF/#WOFFHeader */
const WOFF = { head: 44, entry: 20 };
/** Sizes of the unpacked font's header and table entries in bytes. */
const SFNT = { head: 12, entry: 16 };

export function toSfnt(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT.head + count * SFNT.entry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = WOFF.head + index * WOFF.entry;
    const to = SFNT.head + index * SFNT.entry;
    const read = (at: number) => woff.readUInt32BE(from + at);
    const [start, packedLength, length] = [read(4), read(8), read(12)];
    const packed = woff.subarray(start, start + packedLength);
    // Tables must begin at multiples of four bytes.
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
