import { Site } from '../support/site';
import { call, callUntil, messageOf, signInAtSite } from '../support/site-calls';
import { TcpProxy } from '../support/tcp-proxy';
import { describeShared, emptyDatabase, SERVER, within } from '../support/two-apps';

const PROMISED_MS = 2_000;
/**
 * Maximum time of a single call in ms. The median must be below `PROMISED_MS`. Single calls may take longer, because
 * the machine may be busy.
 */
const IN_TIME_MS = 2_500;
const STALE = '110 - "Response is Stale"';
const READ = ['/', '/services', '/api/services', '/api/settings', '/api/blogs'];

describeShared('process without its database', () => {
  let proxy: TcpProxy;
  let site: Site;
  beforeAll(async () => {
    await emptyDatabase('away');
    proxy = await TcpProxy.start(SERVER as string);
    site = await Site.start({ MONGODB_URI: proxy.uriOf('away'), JWT_SECRET: 'a secret that is long enough for it' });
  });
  afterAll(async () => {
    await site?.stop();
    await proxy.cut();
  });

  const read = async (path: string) => {
    const startedAt = performance.now();
    const { status, headers } = await fetch(site.url + path);
    return { status, warning: headers.get('warning'), isInTime: performance.now() - startedAt < IN_TIME_MS };
  };

  it.each([
    ['cut off', () => proxy.cut()],
    ['silent', async () => proxy.hang()],
  ])('serves marked cached answers, refuses writes and recovers: %s', async (how, goAway) => {
    const admin = await signInAtSite(site);
    for (const path of READ) expect(await read(path)).toEqual({ status: 200, warning: null, isInTime: true });
    await goAway();
    for (const path of READ) expect(await read(path)).toMatchObject({ status: 200, isInTime: true });
    await within(10_000, async () => expect((await read('/api/services')).warning).toBe(STALE));
    for (const path of READ) expect(await read(path)).toEqual({ status: 200, warning: STALE, isInTime: true });
    const took: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      for (const write of [
        () => call(site, 'POST', '/contact', messageOf(`While it is ${how}`)),
        () => call(site, 'PUT', '/settings', { siteName: 'Never' }, admin),
      ]) {
        const { status, milliseconds } = await write();
        expect(status).toBe(503);
        took.push(milliseconds);
      }
    }
    took.sort((left, right) => left - right);
    expect(took[took.length / 2]).toBeLessThanOrEqual(PROMISED_MS);
    expect(took.at(-1)).toBeLessThan(IN_TIME_MS);
    await proxy.heal();
    await callUntil(site, '/health', ({ status }) => status === 200);
    await within(10_000, async () => expect((await read('/api/services')).warning).toBeNull());
    expect((await call(site, 'POST', '/contact', messageOf(`After it was ${how}`))).status).toBe(201);
    for (const path of READ) expect(await read(path)).toEqual({ status: 200, warning: null, isInTime: true });
  });
});
