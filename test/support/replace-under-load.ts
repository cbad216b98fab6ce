import { KeepAliveClient, newTally, untilAnswered } from './keep-alive-client';
import { Nginx } from './nginx';
import type { Site } from './site';

const CONNECTIONS = 200;
/** Number of answers to wait for between two steps of a restart, so that requests run during each step. */
const MEANWHILE = CONNECTIONS * 2;
const PATHS = ['/', '/api/settings', '/api/contact', '/api/blogs', '/blogs'];

/** Environment of the processes. They trust two proxies: nginx, and the test, which names a visitor's IP address. */
export const UNDER_LOAD = { SAMPLE_CONTENT: 'true', TRUST_PROXY: '2' };

/** Restarts each process in turn behind nginx and expects no failed request. Returns the number of stored messages. */
export async function replaceUnderLoad(sites: readonly Site[]): Promise<number> {
  const nginx = await Nginx.start(...sites.map(({ port }) => port));
  const tally = newTally();
  const clients = Array.from({ length: CONNECTIONS }, () => new KeepAliveClient(nginx.url, tally));
  const runs = clients.map((client) => client.run(PATHS));
  const stop = async () => {
    for (const client of clients) client.stop();
    await Promise.all(runs);
  };
  try {
    for (const site of sites) {
      await untilAnswered(tally, MEANWHILE);
      expect(await site.signal('SIGTERM')).toBe(0);
      await untilAnswered(tally, MEANWHILE);
      await site.run();
    }
    await untilAnswered(tally, MEANWHILE);
    await stop();
    const statuses = Object.keys(tally.statuses).sort();
    // Shows errors of nginx only after a failed request. Otherwise they do not matter, because nginx has tried again.
    const why = tally.lost.length > 0 || statuses.length > 2 ? nginx.troubles : [];
    expect({ lost: tally.lost, statuses, why }).toEqual({ lost: [], statuses: ['200', '201'], why: [] });
    return tally.statuses[201];
  } finally {
    await stop();
    await nginx.stop();
  }
}
