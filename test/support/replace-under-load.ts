import { KeepAliveClient, newTally, untilAnswered } from './keep-alive-client';
import { Nginx } from './nginx';
import type { Site } from './site';

const CONNECTIONS = 200;
/** Between two steps of the change, so that each of them is under load. */
const MEANWHILE = CONNECTIONS * 2;
const PATHS = ['/', '/api/settings', '/api/contact', '/api/blogs', '/blogs'];

/** Variables of the processes: the clients say before nginx which visitors they are. */
export const UNDER_LOAD = { SAMPLE_CONTENT: 'true', TRUST_PROXY: '2' };

/** Stops and starts one process after the other behind nginx, and expects that no request fails. Answers how many messages were taken. */
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
    // A connection that was cut off is no failed request where nginx could ask again; where it could not, this says why.
    const why = tally.lost.length > 0 || statuses.length > 2 ? nginx.troubles : [];
    expect({ lost: tally.lost, statuses, why }).toEqual({ lost: [], statuses: ['200', '201'], why: [] });
    return tally.statuses[201];
  } finally {
    await stop();
    await nginx.stop();
  }
}
