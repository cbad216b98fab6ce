import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { limitServer } from './server-limits';

const HEAD = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n';

describe('limitServer', () => {
  let server: Server;
  const open: Socket[] = [];

  const start = async (limits: Parameters<typeof limitServer>[2]): Promise<void> => {
    server = createServer({ connectionsCheckingInterval: 20 }, (request, response) => {
      request.on('error', () => undefined).resume();
      request.on('end', () => response.end('done'));
    });
    limitServer(server, false, limits);
    await once(server.listen(0, '127.0.0.1'), 'listening');
  };
  const dial = (): Socket => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    open.push(socket.resume());
    return socket;
  };
  afterEach(async () => {
    for (const socket of open.splice(0)) socket.destroy();
    server.closeAllConnections();
    await once(server.close(), 'close');
  });

  it('closes connections that send nothing or never finish their headers', async () => {
    await start({ headersTimeout: 60 });
    const [silent, endless] = [dial(), dial()];
    endless.write('GET / HTTP/1.1\r\nX-A: 1\r\n');
    await Promise.all([once(silent, 'close'), once(endless, 'close')]);
  });

  it('cuts a trickling body but accepts a steady one of equal length', async () => {
    await start({ bodyTimeoutMs: 60, slowestBytesPerSecond: 500 });
    const [trickle, steady] = [dial(), dial()];
    trickle.write(`${HEAD}ab`);
    steady.write(HEAD);
    let sent = 0;
    const send = setInterval(() => {
      sent += 10_000;
      steady.write('x'.repeat(10_000));
      if (sent === 100_000) clearInterval(send);
    }, 20);
    const [[answer]] = await Promise.all([once(steady, 'data'), once(trickle, 'close')]);
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(sent).toBe(100_000);
  });
});
