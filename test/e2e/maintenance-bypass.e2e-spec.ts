import { createHash } from 'node:crypto';
import { BYPASS_COOKIE } from '../../src/auth/maintenance-bypass';
import { asNewVisitor, type SignedIn, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { changeSettings, createBlog } from '../support/content';
import { createSignedInUser } from '../support/users';
import { putClock } from '../support/wall-clock';

describe('staff preview in maintenance mode', () => {
  const test = useTestApp({ PUBLIC_URL: 'http://mosi.example' });
  const as = useEachRole(test);
  let cookie: string;
  beforeAll(async () => {
    cookie = await ask(as.viewer);
    await setClosed(true);
  });
  afterEach(() => jest.useRealTimers());

  const setClosed = (maintenanceMode: boolean) => changeSettings(test, as.admin, { maintenanceMode });
  const askFor = (who: SignedIn) => test.http.post('/api/auth/look').set(who).expect(200);
  const ask = async (who: SignedIn): Promise<string> =>
    String((await askFor(who)).headers['set-cookie'][0]).split(';')[0];
  const visitWith = (path: string, Cookie = cookie) => test.http.get(path).set({ Cookie });

  it('needs a login and lasts an hour, by a strict HttpOnly cookie', async () => {
    await test.http.post('/api/auth/look').expect(401);
    const { body, headers } = await askFor(as.viewer);
    expect(body).toEqual({ success: true });
    const [set] = headers['set-cookie'] as unknown as string[];
    expect(set).toMatch(
      new RegExp(`^${BYPASS_COOKIE}=[\\w.-]+; Max-Age=3600; Path=/; Expires=.+; HttpOnly; SameSite=Lax$`),
    );
  });

  it('shows pages as they will be, and is never cached', async () => {
    const post = await createBlog(test, as.editor, { title: 'What comes next' });
    for (const [path, text] of [
      ['/', '<h1'],
      ['/about', 'About'],
      [`/blogs/${post._id}`, 'What comes next'],
      ['/blogs?search=next', 'What comes next'],
    ]) {
      const { status, headers, text: html } = await visitWith(path);
      expect([path, status, html.includes(text)]).toEqual([path, 200, true]);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toBe('noindex');
    }
    expect((await visitWith('/no-such-page')).status).toBe(404);
  });

  it('says on each page that visitors see another, and links back', async () => {
    const note =
      '<aside class="bypass-note">Visitors see the maintenance page. <a href="/admin">Back to the dashboard</a>';
    for (const path of ['/', '/about', '/no-such-page']) {
      const { text, headers } = await visitWith(path);
      expect([path, text.split(note).length - 1]).toEqual([path, 1]);
      const [, style] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
      expect(style).toContain('.bypass-note{');
      const hash = createHash('sha256').update(String(style)).digest('base64');
      expect(headers['content-security-policy']).toContain(hash);
    }
    expect((await test.http.get('/')).text).not.toContain('bypass-note');
  });

  it('changes nothing for other people', async () => {
    await visitWith('/').expect(200);
    const closed = await test.http.get('/').expect(503);
    expect(closed.headers['set-cookie']).toBeUndefined();
    for (const Cookie of ['', 'other=1', `${BYPASS_COOKIE}=`, `${BYPASS_COOKIE}=a.b.c`, cookie.slice(0, -3)])
      await test.http.get('/').set({ Cookie }).expect(503);
  });

  it('is no session, and no session is a preview', async () => {
    const value = cookie.split('=')[1];
    await test.http.get('/api/contact').set('x-auth-token', value).expect(401);
    await visitWith('/', `${BYPASS_COOKIE}=${as.admin['x-auth-token']}`).expect(503);
  });

  it('sends no form', async () => {
    const form = { email: 'mutinta@example.com', text: 'Hello' };
    const sent = test.http.post('/quotes/0123456789abcdef01234567?do=ask').set({ ...asNewVisitor(), Cookie: cookie });
    await sent.set('origin', 'http://mosi.example').type('form').send(form).expect(503);
  });

  it('ends after the hour, with the account and with that device’s session', async () => {
    const { user, signedIn } = await createSignedInUser(test, as.admin, { role: 'editor' });
    const ownCookie = await ask(signedIn);
    await visitWith('/', ownCookie).expect(200);
    putClock(61 * 60_000);
    await visitWith('/', ownCookie).expect(503);
    jest.useRealTimers();
    await test.http.put(`/api/users/${user._id}`).set(as.admin).send({ active: false }).expect(200);
    await visitWith('/', ownCookie).expect(503);
    const left = await test.http.post('/api/auth/logout').set({ Cookie: cookie }).expect(200);
    expect(left.headers['set-cookie'][0]).toMatch(new RegExp(`^${BYPASS_COOKIE}=; Path=/; Expires=Thu, 01 Jan 1970`));
  });

  it('shows the public page once maintenance mode is off', async () => {
    await setClosed(false);
    const [open, bypassed] = [await test.http.get('/'), await visitWith('/')];
    expect([bypassed.status, bypassed.text, bypassed.headers.etag]).toEqual([200, open.text, open.headers.etag]);
    expect(bypassed.headers['cache-control']).toBe(open.headers['cache-control']);
  });
});
