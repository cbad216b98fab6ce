import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type ConnectionLimits, OpenConnections } from './open-connections';

const LIMITS: ConnectionLimits = {
  most: 20,
  mostOfOne: 4,
  mostSilentOfOne: 2,
  checkEveryMs: 20,
  graceMs: 0,
  silentMs: 60_000,
  partingMs: 60,
};
const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const UPLOAD = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n';

describe('OpenConnections', () => {
  let server: Server;
  let connections: OpenConnections;
  const dialled: Socket[] = [];
  /** Responses to requests that the test has not answered yet. */
  const waiting: ServerResponse[] = [];

  const start = async (limits: Partial<ConnectionLimits> = {}, isBehindProxy = false): Promise<void> => {
    server = createServer((request, response) => {
      request.on('error', () => undefined).on('data', () => server.emit('came'));
      waiting.push(response);
      server.emit('asked');
    });
    connections = new OpenConnections({ ...LIMITS, ...limits }, isBehindProxy);
    connections.watch(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
  };
  const dial = async (from = '127.0.0.1'): Promise<Socket> => {
    const { port } = server.address() as AddressInfo;
    const taken = once(server, 'connection');
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => undefined);
    dialled.push(socket.resume());
    await taken;
    return socket;
  };
  const ask = async (socket: Socket, text = GET): Promise<void> => {
    const asked = once(server, 'asked');
    socket.write(text);
    await asked;
  };
  const answerAll = async (): Promise<void> => {
    const responses = waiting.splice(0);
    await Promise.all(responses.map((response) => once(response.end('done'), 'finish')));
  };
  const isOpen = (socket: Socket): boolean => !socket.closed;
  /** Runs one check of the connections. */
  const check = async (): Promise<void> => {
    jest.advanceTimersByTime(LIMITS.checkEveryMs);
    await new Promise((resolve) => setImmediate(resolve));
  };

  // Fake timers run the checks only when a test asks for one.
  beforeEach(() => {
    jest.useFakeTimers({
      doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
    });
  });
  afterEach(async () => {
    jest.useRealTimers();
    for (const socket of dialled.splice(0)) socket.destroy();
    waiting.splice(0);
    server.closeAllConnections();
    if (server.listening) await once(server.close(), 'close');
  });

  it('closes the oldest silent connections of an address beyond its limit', async () => {
    await start();
    const [first, second, third] = [await dial(), await dial(), await dial()];
    const other = await dial('127.0.0.2');
    second.write('GET / HTTP/1.1\r\nHo');
    const closed = once(first, 'close');
    await check();
    await closed;
    await check();
    expect([second, third, other].map(isOpen)).toEqual([true, true, true]);
  });

  it('closes the oldest silent connection for a new one at the limit', async () => {
    await start({ checkEveryMs: 60_000 });
    const [asking, silent, later] = [await dial(), await dial(), await dial()];
    await ask(asking);
    const fourth = await dial();
    const fifth = await dial();
    await once(silent, 'close');
    await ask(fifth);
    expect([asking, later, fourth, fifth].map(isOpen)).toEqual([true, true, true, true]);
  });

  it('closes the longest idle connection at the limit, else the new one', async () => {
    await start({ checkEveryMs: 60_000 });
    const four = [await dial(), await dial(), await dial(), await dial()];
    for (const socket of four) await ask(socket);
    await once(await dial(), 'close');
    expect(four.map(isOpen)).toEqual([true, true, true, true]);
    await answerAll();
    const fifth = await dial();
    await once(four[0]!, 'close');
    await ask(fifth);
    expect(four.map(isOpen)).toEqual([false, true, true, true]);
  });

  it('treats a stalled body as silence, but not a steady one', async () => {
    await start({ mostSilentOfOne: 0 });
    const [stalled, steady] = [await dial(), await dial()];
    await Promise.all([ask(stalled, UPLOAD), ask(steady, UPLOAD)]);
    const closed = once(stalled, 'close');
    for (let turn = 0; turn < 3; turn += 1) {
      await check();
      const came = once(server, 'came');
      steady.write('x');
      await came;
    }
    await closed;
    expect(isOpen(steady)).toBe(true);
  });

  it('closes long silent connections even below the limits', async () => {
    await start({ silentMs: 0 });
    const [silent, used] = [await dial(), await dial()];
    await ask(used);
    await answerAll();
    const closed = once(silent, 'close');
    await check();
    await closed;
    await check();
    expect(isOpen(used)).toBe(true);
  });

  it('closes a connection of any address when the total is reached', async () => {
    await start({ most: 2, checkEveryMs: 60_000 });
    const [asking, silent] = [await dial('127.0.0.2'), await dial('127.0.0.3')];
    await ask(asking);
    const third = await dial('127.0.0.4');
    await once(silent, 'close');
    await ask(third);
    expect(isOpen(asking)).toBe(true);
  });

  it('limits no address behind a proxy', async () => {
    await start({}, true);
    const many: Socket[] = [];
    for (let n = 0; n < 10; n += 1) many.push(await dial());
    await check();
    await check();
    expect(many.every(isOpen)).toBe(true);
  });

  describe('on shutdown', () => {
    /** Returns the received text when the connection closes. */
    const textOf = async (socket: Socket): Promise<string> => {
      const parts: Buffer[] = [];
      socket.on('data', (part) => parts.push(part));
      await once(socket, 'close');
      return Buffer.concat(parts).toString();
    };

    it('marks running and later answers as the last ones', async () => {
      await start({ partingMs: 60_000 });
      const [running, idle] = [await dial(), await dial()];
      await ask(idle);
      await answerAll();
      await ask(running);
      const texts = [running, idle].map(textOf);
      const ended = connections.end(server, 60_000);
      while (server.listening) await new Promise((resolve) => setImmediate(resolve));
      await ask(idle);
      await answerAll();
      for (const text of await Promise.all(texts)) expect(text).toMatch(/\r\nConnection: close\r\n/);
      await ended;
    });

    it('answers waiting connections and refuses later ones', async () => {
      await start({ most: 100, mostOfOne: 100 });
      const { port } = server.address() as AddressInfo;
      const before = Array.from({ length: 30 }, () => connect(port, '127.0.0.1').resume());
      dialled.push(...before);
      for (const socket of before) socket.write(GET.replace('Host', 'Connection: close\r\nHost'));
      await Promise.all(before.map((socket) => once(socket, 'connect')));
      const texts = before.map(textOf);
      server.on('asked', () => void answerAll());
      const ended = connections.end(server, 60_000);
      for (const text of await Promise.all(texts)) expect(text).toMatch(/^HTTP\/1\.1 200 OK/);
      await ended;
      await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
    });
  });
});
