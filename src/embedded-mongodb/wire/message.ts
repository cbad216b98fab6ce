import { Buffer } from 'node:buffer';
import type { Document } from 'bson';
import { decode } from '../documents/raw-bson';

/** This file implements MongoDB's wire protocol. Source: MongoDB manual, "MongoDB Wire Protocol". */
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const HEADER_BYTES = 16;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
/** Flag bits that a server must understand. If one of them is set and unknown, the server must refuse the message. */
const REQUIRED_FLAGS = 0xffff;
const MESSAGE_MAX_BYTES = 48_000_000;

export interface Message {
  requestId: number;
  body: Document;
  /** True for an unacknowledged write, which has no answer. */
  isOneWay: boolean;
  /** True for the first message of the handshake, whose answer uses an older format. */
  isQuery: boolean;
}

/** Splits a connection's bytes into messages. Throws for an unknown protocol. */
export class MessageReader {
  private chunks: Buffer[] = [];
  private length = 0;

  *push(chunk: Buffer): Iterable<Message> {
    this.chunks.push(chunk);
    this.length += chunk.length;
    while (this.length >= 4) {
      const [first] = this.chunks;
      const size = (first && first.length >= 4 ? first : this.join()).readInt32LE(0);
      if (size < HEADER_BYTES || size > MESSAGE_MAX_BYTES) throw new Error('A message has an impossible length');
      if (this.length < size) return;
      const bytes = this.join();
      this.chunks = bytes.length > size ? [bytes.subarray(size)] : [];
      this.length -= size;
      yield parse(bytes.subarray(0, size));
    }
  }

  private join(): Buffer {
    const [first, second] = this.chunks;
    const joined = first && !second ? first : Buffer.concat(this.chunks);
    this.chunks = [joined];
    return joined;
  }
}

function parse(message: Buffer): Message {
  const requestId = message.readInt32LE(4);
  const code = message.readInt32LE(12);
  if (code === OP_MSG) return { requestId, ...parseSections(message), isQuery: false };
  if (code !== OP_QUERY) throw new Error(`The operation ${code} is not served`);
  const body = message.indexOf(0, HEADER_BYTES + 4) + 1 + 8;
  return { requestId, body: decode(message.subarray(body)), isOneWay: false, isQuery: true };
}

/** Returns the command of a message, with the document lists that the message has in separate sections. */
function parseSections(message: Buffer): { body: Document; isOneWay: boolean } {
  const flags = message.readUInt32LE(HEADER_BYTES);
  if (flags & CHECKSUM_PRESENT || flags & REQUIRED_FLAGS & ~MORE_TO_COME) throw new Error('A flag is not served');
  let body: Document = {};
  const lists: Document = {};
  for (let at = HEADER_BYTES + 4; at < message.length; ) {
    const kind = message[at++];
    const size = message.readInt32LE(at);
    const section = message.subarray(at, at + size);
    at += size;
    if (kind === 0) {
      body = decode(section);
      continue;
    }
    const nameEnd = section.indexOf(0, 4);
    const documents: Document[] = [];
    for (let from = nameEnd + 1; from < section.length; from += section.readInt32LE(from)) {
      documents.push(decode(section.subarray(from, from + section.readInt32LE(from))));
    }
    lists[section.toString('utf8', 4, nameEnd)] = documents;
  }
  return { body: { ...body, ...lists }, isOneWay: (flags & MORE_TO_COME) !== 0 };
}

export function toReply({ requestId, isQuery }: Message, document: Buffer): Buffer {
  // OP_REPLY needs 20 bytes for flags, cursor id, position and number of documents. OP_MSG needs 5 for flags and the
  // kind of its section.
  const head = Buffer.alloc(HEADER_BYTES + (isQuery ? 20 : 5));
  head.writeInt32LE(head.length + document.length, 0);
  head.writeInt32LE(requestId, 8);
  head.writeInt32LE(isQuery ? OP_REPLY : OP_MSG, 12);
  if (isQuery) head.writeInt32LE(1, HEADER_BYTES + 16);
  return Buffer.concat([head, document]);
}
