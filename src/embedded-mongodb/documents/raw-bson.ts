import { Buffer } from 'node:buffer';
import { BSON, type Document, Double, Int32, Long, ObjectId } from 'bson';

/**
 * This file reads and joins BSON with as little decoding as possible. The layout is described at bsonspec.org, version
 * 1.1.
 */

const STRING = 0x02;
const DOCUMENT = 0x03;
const ARRAY = 0x04;

/**
 * Decodes a document and keeps the types of its numbers, so that an update does not change the bytes of other fields.
 */
export function decode(bytes: Uint8Array): Document {
  return BSON.deserialize(bytes, { promoteValues: false, bsonRegExp: true });
}

export function encode(document: Document): Buffer {
  const { buffer, byteOffset, byteLength } = BSON.serialize(document, { ignoreUndefined: false });
  return Buffer.from(buffer, byteOffset, byteLength);
}

function sizeOf(type: number, bytes: Buffer, at: number): number {
  switch (type) {
    case 0x01: // double
    case 0x09: // date
    case 0x12: // int64
      return 8;
    case STRING:
      return 4 + bytes.readInt32LE(at);
    case DOCUMENT:
    case ARRAY:
      return bytes.readInt32LE(at);
    case 0x05: // binary
      return 5 + bytes.readInt32LE(at);
    case 0x07: // ObjectId
      return 12;
    case 0x08: // boolean
      return 1;
    case 0x0a: // null
      return 0;
    case 0x10: // int32
      return 4;
    default:
      throw new Error(`BSON type 0x${type.toString(16)} is never stored`);
  }
}

function decodeValue(type: number, bytes: Buffer, start: number, end: number): unknown {
  switch (type) {
    case 0x01:
      return bytes.readDoubleLE(start);
    case STRING:
      return bytes.toString('utf8', start + 4, end - 1);
    case 0x07:
      return new ObjectId(Buffer.from(bytes.subarray(start, end)));
    case 0x08:
      return bytes[start] === 1;
    case 0x09:
      return new Date(Number(bytes.readBigInt64LE(start)));
    case 0x0a:
      return null;
    case 0x10:
      return bytes.readInt32LE(start);
    case 0x12:
      return Long.fromBits(bytes.readInt32LE(start), bytes.readInt32LE(start + 4));
    default:
      return decode(joinElements([element(type, 'v', bytes.subarray(start, end))])).v;
  }
}

function typed(type: number, value: number): Int32 | Double {
  return type === 0x10 ? new Int32(value) : new Double(value);
}

/**
 * Receives the type of an element and its offsets: start of the element, end of its name, start and end of its value.
 * Returning `false` ends the visit.
 */
type Visit = (type: number, from: number, nameEnd: number, start: number, end: number) => boolean | undefined;

export function visitElements(bytes: Buffer, visit: Visit): void {
  const last = bytes.readInt32LE(0) - 1;
  for (let at = 4; at < last; ) {
    const type = bytes[at]!;
    let nameEnd = at + 1;
    while (bytes[nameEnd] !== 0) nameEnd++;
    const end = nameEnd + 1 + sizeOf(type, bytes, nameEnd + 1);
    if (visit(type, at, nameEnd, nameEnd + 1, end) === false) return;
    at = end;
  }
}

export class FieldReader {
  private readonly names: { name: string; bytes: Buffer }[];

  /** With `keepsTypes`, int32 and double stay different types. Comparisons need only plain numbers. */
  constructor(
    names: Iterable<string>,
    private readonly keepsTypes = false,
  ) {
    this.names = [...names].map((name) => ({ name, bytes: Buffer.from(name) }));
  }

  read(bytes: Buffer): Document {
    const found: Document = Object.create(null);
    let missing = this.names.length;
    visitElements(bytes, (type, from, nameEnd, start, end) => {
      for (const wanted of this.names) {
        if (!isAt(bytes, from + 1, nameEnd, wanted.bytes)) continue;
        const value = decodeValue(type, bytes, start, end);
        found[wanted.name] = this.keepsTypes && typeof value === 'number' ? typed(type, value) : value;
        missing--;
      }
      return missing > 0;
    });
    return found;
  }
}

/** True if the bytes equal `wanted`. A loop is faster than `compare` for short names. */
function isAt(bytes: Buffer, from: number, to: number, wanted: Buffer): boolean {
  if (to - from !== wanted.length) return false;
  for (let at = 0; at < wanted.length; at++) if (bytes[from + at] !== wanted[at]) return false;
  return true;
}

export function element(type: number, name: string, value: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([type]), Buffer.from(`${name}\0`), value]);
}

export function joinElements(elements: Uint8Array[]): Buffer {
  const length = elements.reduce((sum, part) => sum + part.length, 5);
  const head = Buffer.alloc(4);
  head.writeInt32LE(length);
  return Buffer.concat([head, ...elements, Buffer.alloc(1)], length);
}

/** Builds a reply. Documents from the store are copied as bytes, without decoding. */
export function joinReply(fields: Record<string, unknown>): Buffer {
  const parts: Uint8Array[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof RawArray) {
      const items = value.documents.map((document, index) => element(DOCUMENT, String(index), document));
      parts.push(element(ARRAY, name, joinElements(items)));
    } else if (value instanceof RawDocument) parts.push(element(DOCUMENT, name, value.bytes));
    else parts.push(encode({ [name]: value }).subarray(4, -1));
  }
  return joinElements(parts);
}

export class RawDocument {
  constructor(readonly bytes: Buffer) {}
}

export class RawArray {
  constructor(readonly documents: Buffer[]) {}
}
