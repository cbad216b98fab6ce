import { KeepAliveClient, newTally, untilAnswered } from '../support/keep-alive-client';
import { Nginx } from '../support/nginx';
import { Site } from '../support/site';

const CONNECTIONS = 200;
/** Between two steps of the change, so that each of them is under load. */
const MEANWHILE = CONNECTIONS * 2;

/** The clients say before nginx which visitors they are. */
const VARIABLES = { SAMPLE_CONTENT: 'true', TRUST_PROXY: '2' };

/** Only requests matter here, so each process has a store of its own. */
describe('two processes behind nginx, configured as the documentation says', () => {
  it.each(['1', '0'])(
    'are replaced one after the other under load without a failed request (DRAIN_SECONDS=%s)',
    async (seconds) => {
      const sites: Site[] = [];
      for (let n = 0; n < 2; n += 1) sites.push(await Site.start({ ...VARIABLES, DRAIN_SECONDS: seconds }));
      const nginx = await Nginx.start(sites[0].port, sites[1].port);
      const tally = newTally();
      const clients = Array.from({ length: CONNECTIONS }, () => new KeepAliveClient(nginx.url, tally));
      const runs = clients.map((client) => client.run(['/', '/api/settings', '/api/contact', '/api/blogs', '/blogs']));
      try {
        for (const site of sites) {
          await untilAnswered(tally, MEANWHILE);
          expect(await site.signal('SIGTERM')).toBe(0);
          await untilAnswered(tally, MEANWHILE);
          await site.run();
        }
        await untilAnswered(tally, MEANWHILE);
        for (const client of clients) client.stop();
        await Promise.all(runs);
        const statuses = Object.keys(tally.statuses).sort();
        // A connection that was cut off is no failed request where nginx could ask again; where it could not, this says why.
        const why = tally.lost.length > 0 || statuses.length > 2 ? nginx.troubles : [];
        expect({ lost: tally.lost, statuses, why }).toEqual({ lost: [], statuses: ['200', '201'], why: [] });
      } finally {
        for (const client of clients) client.stop();
        await Promise.all(runs);
        await nginx.stop();
        for (const site of sites) await site.stop();
      }
    },
    300_000,
  );
});
