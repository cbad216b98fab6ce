import { replaceUnderLoad, UNDER_LOAD } from '../support/replace-under-load';
import { Site } from '../support/site';

/** Each process has its own database. This is enough, because only the answers to requests are tested. */
describe('two processes in the documented nginx setup', () => {
  it.each(['1', '0'])(
    'restart in turn under load without a failed request (DRAIN_SECONDS=%s)',
    async (DRAIN_SECONDS) => {
      const sites: Site[] = [];
      try {
        while (sites.length < 2) sites.push(await Site.start({ ...UNDER_LOAD, DRAIN_SECONDS }));
        await replaceUnderLoad(sites);
      } finally {
        for (const site of sites) await site.stop();
      }
    },
    300_000,
  );
});
