import { Site } from '../support/site';
import { call, messageOf, signInAtSite } from '../support/site-calls';

const CALLERS = 12;
/** Equals the value in shutdown.ts. */
const GRACE_MS = 20_000;

describe('SIGTERM under load', () => {
  it('finishes running requests, exits with 0 in time, and loses nothing', async () => {
    const site = await Site.start({ SAMPLE_CONTENT: 'false' });
    try {
      const [stored, statuses] = [new Set<string>(), new Set<number>()];
      const write = async (caller: number): Promise<void> => {
        for (let n = 0; ; n++) {
          const subject = `${caller}-${n}`;
          const { status } = await call(site, 'POST', '/contact', messageOf(subject));
          statuses.add(status);
          if (status === 201) stored.add(subject);
          if (status === 0) return;
        }
      };
      const callers = Array.from({ length: CALLERS }, (_, caller) => write(caller));
      while (stored.size < 100) await new Promise((resolve) => setImmediate(resolve));
      const startedAt = performance.now();
      expect(await site.signal('SIGTERM')).toBe(0);
      expect(performance.now() - startedAt).toBeLessThan(GRACE_MS);
      await Promise.all(callers);
      // Each call is answered or its connection refused; none fails midway.
      expect([...statuses].sort()).toEqual([0, 201]);
      await site.run();
      const admin = await signInAtSite(site);
      const found: string[] = [];
      for (let page = 1; page <= Math.ceil((stored.size + CALLERS) / 100); page++) {
        const { body } = await call(site, 'GET', `/contact?limit=100&page=${page}`, undefined, admin);
        found.push(...(body as { subject: string }[]).map(({ subject }) => subject));
      }
      expect([...stored].filter((subject) => !found.includes(subject))).toEqual([]);
      expect(new Set(found).size).toBe(found.length);
    } finally {
      await site.stop();
    }
  });
});
