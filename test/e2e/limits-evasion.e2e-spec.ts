import { randomBytes } from 'node:crypto';
import { RESOURCE_CALLS } from '../../src/contract/calls/resource-calls';
import { startTestApp, type TestApp } from '../support/app';

const PER_MINUTE = 10;
const PUBLIC_WRITES = RESOURCE_CALLS.filter(({ who, method }) => who === 'public' && method !== 'GET');
const LIMITED = PUBLIC_WRITES.filter(({ limit }) => limit === 'calls').map(({ path }) => path);

/** Returns another random IP address each time. */
const anyAddress = (): string => `10.${[...randomBytes(3)].join('.')}`;

describe('visitor rate limit', () => {
  let trusting: TestApp;
  let plain: TestApp;
  beforeAll(async () => {
    trusting = await startTestApp();
    plain = await startTestApp({ TRUST_PROXY: 'false' });
  });
  afterAll(async () => {
    await trusting.close();
    await plain.close();
  });

  /** Makes invalid calls and returns their statuses. The calls store nothing, but count against the limit. */
  async function statuses(
    test: TestApp,
    count: number,
    of: (index: number) => { path?: string; headers?: Record<string, string> },
  ): Promise<Set<number>> {
    const found = new Set<number>();
    for (let index = 0; index < count; index += 1) {
      const { path = '/api/newsletter', headers = {} } = of(index);
      found.add((await test.http.post(path).set(headers).send({ email: '' })).status);
    }
    return found;
  }

  it('counts refused calls, and returns the retry time', async () => {
    const headers = { 'x-forwarded-for': anyAddress() };
    expect(await statuses(trusting, PER_MINUTE, () => ({ headers }))).toEqual(new Set([400]));
    const answer = await trusting.http.post('/api/newsletter').set(headers).send({ email: '' }).expect(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
    await trusting.http
      .post('/api/newsletter')
      .set({ 'x-forwarded-for': anyAddress() })
      .send({ email: '' })
      .expect(400);
  });

  it('covers every public write except sessions, which have their own', () => {
    const others = PUBLIC_WRITES.filter(({ path }) => !LIMITED.includes(path));
    expect(others.map(({ path }) => path)).toEqual([
      '/auth/login',
      '/auth/login/passkey/start',
      '/auth/login/passkey',
      '/auth/logout',
      '/auth/logout/everywhere',
    ]);
  });

  it.each(LIMITED)('allows ten calls a minute on %s', async (pattern) => {
    const path = `/api${pattern.replace(/:\w+/, '0123456789abcdef01234567')}`;
    const headers = { 'x-forwarded-for': anyAddress() };
    expect(await statuses(trusting, PER_MINUTE, () => ({ path, headers }))).not.toContain(429);
    expect(await statuses(trusting, 1, () => ({ path, headers }))).toEqual(new Set([429]));
  });

  it('ignores another spelling of the path', async () => {
    const headers = { 'x-forwarded-for': anyAddress() };
    const paths = ['/api/newsletter', '/api/newsletter/', '/api/newsletter?a=1', '/api/newsletter?A=1'];
    const found = await statuses(trusting, PER_MINUTE, (index) => ({ headers, path: paths[index % paths.length] }));
    expect(found).not.toContain(429);
    for (const path of paths) {
      expect([path, (await trusting.http.post(path).set(headers).send({ email: '' })).status]).toEqual([path, 429]);
    }
    for (const path of ['/API/newsletter', '/api/Newsletter', '/api/%6eewsletter', '/api//newsletter']) {
      expect(await statuses(trusting, 1, () => ({ headers, path }))).toEqual(new Set([404]));
    }
  });

  it('ignores other addresses of one IPv6 network', async () => {
    const network = `2001:db8:${randomBytes(2).toString('hex')}:1`;
    const from = (index: number) => ({ headers: { 'x-forwarded-for': `${network}:${index}::${index}` } });
    expect(await statuses(trusting, PER_MINUTE, from)).toEqual(new Set([400]));
    expect(await statuses(trusting, 1, () => from(77))).toEqual(new Set([429]));
  });

  it.each<[string, (address: string, index: number) => string]>([
    ['a new connection, where the proxy writes its port', (address, index) => `${address}:${50_000 + index}`],
    ['the same by IPv6', (_address, index) => `[2001:db8:77:1::${index}]:${50_000 + index}`],
    ['IPv4 in IPv6 spelling', (address, index) => (index % 2 ? `[::ffff:${address}]:50000` : address)],
    ['words that are no address', (_address, index) => `nobody-${index}`],
  ])('cannot be evaded by %s', async (_what, write) => {
    const address = anyAddress();
    const from = (index: number) => ({ headers: { 'x-forwarded-for': write(address, index) } });
    expect(await statuses(trusting, PER_MINUTE, from)).toEqual(new Set([400]));
    expect(await statuses(trusting, 1, () => from(77))).toEqual(new Set([429]));
  });

  it('trusts only the proxy’s own entry, not what visitors wrote before it', async () => {
    const address = anyAddress();
    const from = () => ({ headers: { 'x-forwarded-for': `${anyAddress()}, 127.0.0.1, ${address}` } });
    expect(await statuses(trusting, PER_MINUTE, from)).toEqual(new Set([400]));
    expect(await statuses(trusting, 1, from)).toEqual(new Set([429]));
  });

  it('trusts no header when no proxy is configured', async () => {
    const from = () => {
      const address = anyAddress();
      return {
        headers: {
          'x-forwarded-for': address,
          forwarded: `for=${address}`,
          'x-real-ip': address,
          'cf-connecting-ip': address,
          'true-client-ip': address,
          'x-client-ip': address,
        },
      };
    };
    expect(await statuses(plain, PER_MINUTE, from)).toEqual(new Set([400]));
    expect(await statuses(plain, 1, from)).toEqual(new Set([429]));
  });
});
