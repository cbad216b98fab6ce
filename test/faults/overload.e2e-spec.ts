import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Site } from '../support/site';
import { call, messageOf } from '../support/site-calls';

const SUSTAINED = 10;
const BURST = SUSTAINED * 5;
const SLOW = 300;

describe('overloaded site', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.start({ SAMPLE_CONTENT: 'true' });
  });
  afterAll(() => site.stop());

  /**
   * Runs callers in parallel. Each alternates between reads and writes. Returns the median time in ms and all statuses.
   */
  const load = async (callers: number, calls: number): Promise<{ median: number; statuses: number[] }> => {
    const [times, statuses]: number[][] = [[], []];
    const paths = ['/blogs', '/services', '/team', '/blogs?category=Technology&q=maize'];
    await Promise.all(
      Array.from({ length: callers }, async (_, caller) => {
        for (let n = 0; n < calls; n++) {
          const isWrite = n % 4 === 3;
          const answer = await (isWrite
            ? call(site, 'POST', '/contact', messageOf(`${callers}-${caller}-${n}`))
            : call(site, 'GET', paths[n % paths.length]));
          times.push(answer.milliseconds);
          statuses.push(answer.status);
        }
      }),
    );
    return { median: times.sort((a, b) => a - b)[times.length >> 1], statuses };
  };

  it('serves or postpones every request, fails none, and recovers', async () => {
    const before = await load(SUSTAINED, 20);
    const burst = await load(BURST, 20);
    expect(burst.statuses.filter((status) => ![200, 201, 429, 503].includes(status))).toEqual([]);
    const after = await load(SUSTAINED, 20);
    expect(new Set(after.statuses)).toEqual(new Set([200, 201]));
    expect(after.median).toBeLessThan(before.median * 3 + 20);
  });

  it(`serves others while ${SLOW} connections trickle or say nothing`, async () => {
    const slow: Socket[] = [];
    for (let n = 0; n < SLOW; n++) {
      const socket = connect(site.port, '127.0.0.1').on('error', () => undefined);
      await once(socket, 'connect');
      if (n % 3 === 1) socket.write('POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Le');
      if (n % 3 === 2) {
        socket.write(
          'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{',
        );
      }
      slow.push(socket);
    }
    const { statuses } = await load(SUSTAINED, 8);
    expect(new Set(statuses)).toEqual(new Set([200, 201]));
    expect((await fetch(site.url)).status).toBe(200);
    for (const socket of slow) socket.destroy();
  });
});
