import { connect, type Socket } from 'node:net';
import { BSON, type Document } from 'bson';
import { startThrowaway, type Throwaway } from '../test/throwaway';

const OP_MSG = 2013;

function message(body: Document, { flags = 0, code = OP_MSG, requestId = 7 } = {}): Buffer {
  const document = BSON.serialize(body);
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + document.length, 0);
  head.writeInt32LE(requestId, 4);
  head.writeInt32LE(code, 12);
  head.writeUInt32LE(flags, 16);
  return Buffer.concat([head, document]);
}

describe('the wire protocol', () => {
  let throwaway: Throwaway;
  let socket: Socket;

  beforeAll(async () => {
    throwaway = await startThrowaway();
  });
  beforeEach(() => {
    socket = connect(decodeURIComponent(throwaway.embedded.uri.split('/')[2]!));
  });
  afterEach(() => socket.destroy());
  afterAll(() => throwaway.close());

  /** Returns the next answers with the ids of their requests. */
  async function answers(count: number): Promise<{ to: number; body: Document }[]> {
    let bytes = Buffer.alloc(0);
    const found: { to: number; body: Document }[] = [];
    for await (const chunk of socket) {
      bytes = Buffer.concat([bytes, chunk]);
      while (bytes.length >= 4 && bytes.length >= bytes.readInt32LE(0)) {
        const size = bytes.readInt32LE(0);
        found.push({ to: bytes.readInt32LE(8), body: BSON.deserialize(bytes.subarray(21, size)) });
        bytes = bytes.subarray(size);
      }
      if (found.length >= count) break;
    }
    return found;
  }

  it('answers split and combined messages in order', async () => {
    const bytes = Buffer.concat([1, 2, 3].map((requestId) => message({ ping: 1, $db: 'mosi' }, { requestId })));
    for (let at = 0; at < bytes.length; at += 7) socket.write(bytes.subarray(at, at + 7));
    expect(await answers(3)).toEqual([1, 2, 3].map((to) => ({ to, body: { ok: 1 } })));
  });

  it('runs an unacknowledged write without an answer', async () => {
    socket.write(message({ insert: 'silent', documents: [{ n: 1 }], $db: 'mosi' }, { flags: 2, requestId: 1 }));
    socket.write(message({ count: 'silent', $db: 'mosi' }, { requestId: 2 }));
    expect(await answers(1)).toEqual([{ to: 2, body: { n: 1, ok: 1 } }]);
  });

  it('accepts documents in separate sections', async () => {
    const documents = [{ n: 1 }, { n: 2 }].map((document) => BSON.serialize(document));
    const name = Buffer.from('documents\0');
    const size = Buffer.alloc(4);
    size.writeInt32LE(4 + name.length + documents[0]!.length * 2);
    const base = message({ insert: 'beside', $db: 'mosi' });
    const bytes = Buffer.concat([base, Buffer.from([1]), size, name, ...documents]);
    bytes.writeInt32LE(bytes.length, 0);
    socket.write(bytes);
    expect(await answers(1)).toEqual([{ to: 7, body: { n: 2, ok: 1 } }]);
  });

  it.each([
    ['another protocol', Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')],
    ['an impossible length', Buffer.from([5, 0, 0, 0, 0, 0, 0, 0])],
    ['an operation that is not served', message({ ping: 1 }, { code: 2012 })],
    ['a checksum, which it did not ask for', message({ ping: 1 }, { flags: 1 })],
    ['a document that is cut', message({ ping: 1 }).fill(0xff, 25)],
  ])('closes a connection that sends %s and serves others', async (_, bytes) => {
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => {}).write(bytes);
    await closed;
    expect(await throwaway.database.command({ ping: 1 })).toEqual({ ok: 1 });
  });

  it('announces only the features that the driver needs', async () => {
    const hello = await throwaway.database.admin().command({ hello: 1 });
    expect(hello).toMatchObject({ isWritablePrimary: true, maxWireVersion: 21, logicalSessionTimeoutMinutes: 30 });
    expect(Object.keys(hello)).not.toEqual(expect.arrayContaining(['setName', 'topologyVersion', 'compression']));
  });
});
