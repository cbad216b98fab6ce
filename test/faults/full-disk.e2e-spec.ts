import { MESSAGES } from '../../src/contract/errors';
import { claimPort } from '../support/ports';
import { Site } from '../support/site';
import { call, messageOf, signInAtSite } from '../support/site-calls';
import { within } from '../support/two-apps';

/** Size limit of each file in blocks of 512 bytes. It allows the first start and some messages. */
const FILE_BLOCKS = 8_000;

describe('full disk', () => {
  it('refuses writes with an explained 503, serves reads and recovers without loss', async () => {
    const metricsPort = await claimPort();
    const variables = { SAMPLE_CONTENT: 'false', LOG_LEVEL: 'info', METRICS_PORT: String(metricsPort) };
    const site = await Site.start(variables, { fileBlocks: FILE_BLOCKS });
    const refusedWrites = async () =>
      Number(
        /^mosi_refused_writes (\d+)$/m.exec(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())?.[1],
      );
    const linesWith = (words: string) => site.log.split('\n').filter((line) => line.includes(words));
    try {
      const admin = await signInAtSite(site);
      const [stored, refused]: string[][] = [[], []];
      for (let n = 0; refused.length < 3 && n < 3_000; n++) {
        const { status, body } = await call(site, 'POST', '/contact', messageOf(`Message ${n}`, 5_000));
        expect([201, 503]).toContain(status);
        if (status === 503)
          expect(body).toMatchObject({ success: false, statusCode: 503, message: MESSAGES.notStored });
        (status === 201 ? stored : refused).push(`Message ${n}`);
      }
      expect(refused.length).toBe(3);
      expect(stored.length).toBeGreaterThan(50);
      // The log contains one line for all refused writes, with the error code of the operating system.
      expect(linesWith('Writes are refused: EFBIG')).toHaveLength(1);
      expect(linesWith('request failed')).toEqual([]);
      // The number may exceed the three refused calls, because it includes refused writes of jobs.
      expect(await refusedWrites()).toBeGreaterThanOrEqual(3);
      const { refusedWrites: state } = (await call(site, 'GET', '/backup/state', undefined, admin)).body;
      expect(state).toMatchObject({ cause: expect.stringContaining('EFBIG') });
      expect((await call(site, 'GET', '/health')).status).toBe(200);
      expect((await fetch(`${site.url}/contact`)).status).toBe(200);
      const answer = await call(site, 'GET', `/contact?limit=100&sort=createdAt&order=asc`, undefined, admin);
      expect(answer.status).toBe(200);
      expect((answer.body as { subject: string }[]).map(({ subject }) => subject)).toEqual(stored.slice(0, 100));
      for (const subject of refused) {
        const found = await call(site, 'GET', `/contact?q=${encodeURIComponent(subject)}`, undefined, admin);
        expect((found.body as { subject: string }[]).filter((row) => row.subject === subject)).toEqual([]);
      }
      site.makeRoom();
      expect((await call(site, 'POST', '/contact', messageOf('With room again', 5_000))).status).toBe(201);
      await within(15_000, async () => expect(linesWith('Writes work again')).toHaveLength(1));
      expect(await refusedWrites()).toBe(0);
      expect(await site.signal('SIGTERM')).toBe(0);
      await site.run();
      const { body } = await call(site, 'GET', '/contact?limit=1', undefined, await signInAtSite(site));
      expect(body[0]).toMatchObject({ subject: 'With room again', message: 'x'.repeat(5_000) });
    } finally {
      await site.stop();
    }
  });

  it('lets staff free space by deleting, then stores again', async () => {
    const site = await Site.start({ SAMPLE_CONTENT: 'false' }, { fileBlocks: FILE_BLOCKS });
    try {
      const admin = await signInAtSite(site);
      const post = await call(site, 'POST', '/blogs', { title: 'To be deleted', content: 'x'.repeat(2_000) }, admin);
      const send = (n: number) => call(site, 'POST', '/contact', messageOf(`Message ${n}`, 5_000));
      let sent = 0;
      while ((await send(sent)).status === 201) sent++;
      expect((await call(site, 'DELETE', `/blogs/${post.body._id}`, undefined, admin)).status).toBe(200);
      let deleted = 0;
      const deleteSome = async (): Promise<void> => {
        const listed = await call(site, 'GET', '/contact?limit=20', undefined, admin);
        for (const { _id } of listed.body as { _id: string }[]) {
          expect((await call(site, 'DELETE', `/contact/${_id}`, undefined, admin)).status).toBe(200);
          deleted += 1;
        }
      };
      // A message may be refused several times, because pending emails use freed space first.
      for (let n = 0; n < 20; n++) while ((await send(sent + n)).status !== 201) await deleteSome();
      expect(await site.signal('SIGTERM')).toBe(0);
      await site.run();
      const headers = await signInAtSite(site);
      const left = await fetch(`${site.url}/api/contact?limit=1`, { headers });
      expect(left.headers.get('x-total-count')).toBe(String(sent - deleted + 20));
    } finally {
      await site.stop();
    }
  });
});
