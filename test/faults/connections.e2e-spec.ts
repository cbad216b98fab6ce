import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Site } from '../support/site';

const FLOOD = 4_000;
const MOST_OF_ONE = 512;
const MOST_SILENT = 64;
const VISITORS = 300;

/** Uses several loopback addresses. Each counts as another visitor, because the site trusts no proxy here. */
describe('excess connections of one visitor', () => {
  let site: Site;
  const flood: Socket[] = [];
  beforeAll(async () => {
    site = await Site.start({ SAMPLE_CONTENT: 'true', TRUST_PROXY: 'false' });
  });
  afterAll(() => site.stop());
  afterEach(() => {
    for (const socket of flood.splice(0)) socket.destroy();
  });

  /** Requests a page over a connection of `agent`, or over a new connection. Returns the status. */
  const visit = (from: string, agent?: Agent): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const asked = get(site.url, { localAddress: from, agent, timeout: 5_000 }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode));
      });
      asked.once('timeout', () => asked.destroy(new Error('no answer'))).once('error', reject);
    });
  const openHalf = async (count: number, from: string): Promise<void> => {
    for (let n = 0; n < count; n += 1) {
      const socket = connect({ port: site.port, host: '127.0.0.1', localAddress: from }).on('error', () => undefined);
      flood.push(socket.resume());
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
      if (n % 2 === 1) socket.write('GET / HTTP/1.1\r\nHo');
    }
  };
  /** Waits until at most `most` connections are open. */
  const shrunkTo = (most: number): Promise<void> =>
    new Promise((resolve) => {
      const check = () => flood.filter((socket) => !socket.closed).length <= most && resolve();
      for (const socket of flood) socket.once('close', check);
      check();
    });

  it(`delay nobody else: ${FLOOD} half-open ones of one address are closed`, async () => {
    await openHalf(FLOOD, '127.0.0.2');
    const startedAt = performance.now();
    expect(await visit('127.0.0.3')).toBe(200);
    expect(await visit('127.0.0.2')).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    await shrunkTo(MOST_OF_ONE);
    await shrunkTo(MOST_SILENT);
  });

  it(`serve ${VISITORS} visitors of one address with open connections on each request`, async () => {
    const agents = Array.from({ length: VISITORS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const askAll = () => Promise.all(agents.map((agent) => visit('127.0.0.4', agent)));
    const ports = () => agents.map((agent) => Object.values(agent.freeSockets).flat()[0]?.localPort);
    expect(new Set(await askAll())).toEqual(new Set([200]));
    const before = ports();
    // Opens more silent connections than allowed. The server closes these, but no connection that has sent a request.
    await openHalf(MOST_SILENT * 2, '127.0.0.4');
    await once(flood[0], 'close');
    expect(new Set(await askAll())).toEqual(new Set([200]));
    expect(ports()).toEqual(before);
    for (const agent of agents) agent.destroy();
  });
});
