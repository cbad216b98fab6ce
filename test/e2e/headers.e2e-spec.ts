import { createHash } from 'node:crypto';
import { type SignedIn, signInAsAdmin } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { createBlog } from '../support/content';
import { giveIdentity } from '../support/identity';

const DATA_POLICY = "default-src 'none';frame-ancestors 'none';base-uri 'none'";

describe('response headers', () => {
  let test: TestApp;
  let secure: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
    secure = await startTestApp({ PUBLIC_URL: 'https://mosi.example' });
    admin = await signInAsAdmin(test);
    await createBlog(test, admin);
  });
  afterAll(async () => {
    await test.close();
    await secure.close();
  });

  it.each<[string, () => Promise<{ headers: Record<string, string> }>]>([
    ['data', async () => test.http.get('/api/blogs')],
    [
      'data from memory',
      async () => {
        await test.http.get('/api/team');
        return test.http.get('/api/team');
      },
    ],
    ['a signed-in person', async () => test.http.get('/api/users').set(admin)],
    ['a refusal', async () => test.http.get('/api/users')],
    ['nothing', async () => test.http.get('/api/nothing')],
    [
      'a body that cannot be read',
      async () => test.http.post('/api/contact').set('content-type', 'application/json').send('{'),
    ],
    ['a missing file', async () => test.http.get('/uploads/nothing.png')],
  ])('let browsers run, frame and guess nothing of %s', async (_what, ask) => {
    const { headers } = await ask();
    expect(headers['content-security-policy'].replace(/; /g, ';')).toBe(DATA_POLICY);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    for (const absent of [
      'x-powered-by',
      'server',
      'set-cookie',
      'access-control-allow-origin',
      'strict-transport-security',
    ]) {
      expect(headers).not.toHaveProperty(absent);
    }
  });

  it('require HTTPS only where the site uses it', async () => {
    const { headers } = await secure.http.get('/api/blogs');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('allow no other origin', async () => {
    const other = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-auth-token',
    };
    for (const path of ['/api/blogs', '/api/auth/login', '/api/users']) {
      for (const method of ['options', 'get'] as const) {
        const { headers } = await test.http[method](path).set(other);
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    }
  });

  it('forbid caching of everything that is not public', async () => {
    for (const path of ['/api/users', '/api/contact', '/api/dashboard', '/api/settings', '/api/blogs']) {
      expect((await test.http.get(path).set(admin).expect(200)).headers['cache-control']).toBe('private, no-store');
    }
    expect((await test.http.get('/api/users').expect(401)).headers['cache-control']).toBe('no-store');
    expect((await test.http.get('/api/auth/verify').expect(200)).headers['cache-control']).toBe('no-store');
  });

  it('take URLs from the site, never from headers of a request', async () => {
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    };
    for (const path of [
      ...['/', '/sitemap.xml', '/feed.xml', '/robots.txt', '/services', '/admin', '//evil.example'],
      ...['/%2f%2fevil.example', '/\\evil.example'],
    ]) {
      const answer = await test.http.get(path).set(forged);
      expect(answer.headers.location ?? '').not.toContain('evil');
      expect(
        answer.text?.replaceAll(/"[^"]*evil\.example"/g, (found) => (path.includes('evil') ? '' : found)) ?? '',
      ).not.toContain('//evil.example');
    }
  });

  it('hide back office URLs from other sites', async () => {
    for (const path of ['/admin', '/admin/reset-password']) {
      expect((await test.http.get(path)).headers).toMatchObject({
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex',
      });
    }
  });

  it.each(['/', '/blogs', '/contact?request=<script>', '/admin/login', '/nothing-here'])(
    'allow only own scripts and no framing on the page %s',
    async (path) => {
      const { headers, text } = await test.http.get(path);
      expect(headers['content-type']).toContain('text/html');
      const inlineScripts = [...text.matchAll(/<script type="module">(.*?)<\/script>/gs)].map(
        ([, script]) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      );
      expect(inlineScripts).toHaveLength(path.startsWith('/admin') ? 0 : 1);
      const directives = headers['content-security-policy'].split('; ');
      const scripts = ["script-src 'self'", ...inlineScripts].join(' ');
      expect(directives).toEqual(
        expect.arrayContaining(["default-src 'none'", scripts, "frame-ancestors 'none'", "base-uri 'none'"]),
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('forbid framing of files, too', async () => {
    const { icon } = await giveIdentity(test, admin);
    for (const path of [icon, '/icon-192.png', '/sitemap.xml', '/feed.xml', '/art/6d28d9-a3e635/hero.svg']) {
      const { headers } = await test.http.get(path).expect(200);
      const directives = headers['content-security-policy'].split('; ');
      expect([path, directives]).toEqual([
        path,
        expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'"]),
      ]);
    }
  });

  it('name the encoding of a compressed file, not of an error', async () => {
    const page = await test.http.get('/').expect(200);
    const [path = ''] = /\/assets\/[\w-]+\.js/.exec(page.text) ?? [];
    const ask = (method: 'get' | 'post') => test.http[method](path).set('Accept-Encoding', 'gzip');
    const { headers } = await ask('get').expect(200);
    const [encoding, type] = [headers['content-encoding'], headers['content-type']];
    expect([encoding, type]).toEqual(['gzip', 'text/javascript; charset=utf-8']);
    expect((await ask('post').expect(404)).headers).not.toHaveProperty('content-encoding');
  });

  it('show people’s input as text in pages', async () => {
    const script = '</script><script>alert(1)</script><img src=x onerror=alert(2)>';
    const { _id } = await createBlog(test, admin, {
      title: `Title ${script}`,
      content: script,
      authorName: script.slice(0, 60),
      category: script,
    });
    for (const path of [`/blogs/${_id}`, '/blogs', '/feed.xml', '/']) {
      const { text } = await test.http.get(path).expect(200);
      expect(text).not.toContain('<script>alert(1)');
      expect(text).not.toContain('<img src=x');
    }
  });
});
