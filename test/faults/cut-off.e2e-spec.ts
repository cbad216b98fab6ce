import { type OpenDatabase, openDatabaseIn } from '../../src/platform/database/open-database';
import { newFolder } from '../support/archives';
import { Site } from '../support/site';
import { call, callUntil, messageOf, type SiteAnswer, signInAtSite } from '../support/site-calls';
import { TcpProxy } from '../support/tcp-proxy';

/** Maximum time of an answer in ms: the promised 2 s, and some time for a busy machine. */
const IN_TIME_MS = 2_500;
/** Name of the database. On a MongoDB server, which other tests use too, the test has a database of its own. */
const NAME = process.env.TEST_MONGODB_URI ? `mosi-cut-off-${process.pid}` : 'mosi';
const ROUNDS = 2;
const NOBODYS_ID = '0123456789abcdef01234567';
const UNKNOWN_TOKEN = 'x'.repeat(43);

describe('lost database', () => {
  let database: OpenDatabase;
  let folder: ReturnType<typeof newFolder>;
  let proxy: TcpProxy;
  let site: Site;

  beforeAll(async () => {
    folder = newFolder();
    database = await openDatabaseIn(folder.path);
    proxy = await TcpProxy.start(process.env.TEST_MONGODB_URI ?? database.uri);
  });
  afterAll(async () => {
    await site?.stop();
    await proxy.cut();
    await database.close();
    folder.remove();
  });

  const expectAway = ({ status, body, milliseconds }: SiteAnswer): void => {
    expect(status).toBe(503);
    expect(body).toMatchObject({ success: false, statusCode: 503 });
    expect(milliseconds).toBeLessThan(IN_TIME_MS);
  };
  const expectBack = async (subject: string): Promise<void> => {
    await callUntil(site, '/health', ({ status }) => status === 200);
    expect((await call(site, 'POST', '/contact', messageOf(subject))).status).toBe(201);
  };

  it('blocks no start: the site answers 503 and recovers with the database', async () => {
    await proxy.cut();
    site = await Site.start({ MONGODB_URI: proxy.uriOf(NAME), SAMPLE_CONTENT: 'false' });
    expectAway(await call(site, 'GET', '/health'));
    expectAway(await call(site, 'POST', '/contact', messageOf('Too early')));
    await proxy.heal();
    await expectBack('After the start');
    const admin = await signInAtSite(site);
    const page = { title: 'Here', slug: 'here', content: 'Here.', status: 'published' };
    expect((await call(site, 'POST', '/pages', page, admin)).status).toBe(201);
    expect((await call(site, 'POST', '/redirects', { from: '/old/here', to: '/here' }, admin)).status).toBe(201);
  });

  it.each([
    ['is cut off', () => proxy.cut()],
    ['says nothing any more', async () => proxy.hang()],
  ])(
    'is a 503 within 2 seconds if it %s, and recovers',
    async (how, goAway) => {
      const admin = await signInAtSite(site);
      // Saved settings must be read again, which the lost database then does not answer.
      expect((await call(site, 'PUT', '/settings', { phone: '+260 977 000 000' }, admin)).status).toBe(200);
      await goAway();
      for (let round = 0; round < ROUNDS; round++) {
        const calls = [
          call(site, 'GET', '/health'),
          call(site, 'POST', '/contact', messageOf(`While it ${how}`)),
          call(site, 'GET', '/contact', undefined, admin),
        ];
        const startedAt = performance.now();
        const unsubscribing = fetch(`${site.url}/newsletter/unsubscribe/${UNKNOWN_TOKEN}`, { method: 'POST' });
        const page = await fetch(`${site.url}/blogs/${NOBODYS_ID}`);
        expect(page.status).toBe(503);
        expect(page.headers.get('content-type')).toMatch(/^text\/html/);
        expect(performance.now() - startedAt).toBeLessThan(IN_TIME_MS);
        const moved = await fetch(`${site.url}/old/here`, { redirect: 'manual' });
        expect(moved.status).toBe(301);
        expect((await unsubscribing).status).toBe(503);
        expect(performance.now() - startedAt).toBeLessThan(2 * IN_TIME_MS);
        for (const answer of await Promise.all(calls)) expectAway(answer);
      }
      await proxy.heal();
      await expectBack(`After it ${how}`);
      const { body } = await callUntil(site, '/contact', ({ status }) => status === 200, admin);
      const subjects = (body as { subject: string }[]).map(({ subject }) => subject);
      expect(subjects).toContain(`After it ${how}`);
      // A message whose call got no 201 may be stored nevertheless. Each attempt may store one.
      expect(subjects.filter((subject) => subject === `While it ${how}`).length).toBeLessThanOrEqual(ROUNDS);
    },
    60_000,
  );
});
