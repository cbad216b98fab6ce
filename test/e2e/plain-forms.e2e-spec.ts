import { COMMENT_TEXTS } from '../../src/contract/comments';
import { CONTACT_TEXTS } from '../../src/contract/contact';
import { NEWSLETTER_TEXTS } from '../../src/contract/newsletter';
import { FIND_TEXTS } from '../../src/contract/quote-texts';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { REQUEST_FORM_TEXTS } from '../../src/contract/website/request-form';
import { PageRenderer } from '../../src/site/page-renderer';
import { asNewVisitor, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { changeSettings } from '../support/content';
import { REQUEST } from '../support/project';

const PUBLIC_URL = 'https://mosi.example';
const PERSON = { name: 'Mutinta <b>', email: 'mutinta@school.example', phone: '' };
const PROJECT = { organisation: '', tpin: '', projectScope: 'medium', teamSize: 'medium', timeframe: 'flexible' };

interface Case {
  /** Path of the form's page. */
  page: string;
  /** Name of the collection in which the form stores its records. */
  rows: string;
  good: Record<string, string>;
  /** Changes to the fields of `good` that cause a field error. */
  wrong: Record<string, string>;
  /** Matches the URL to which the form redirects after success. */
  leadsTo: RegExp;
  /** Text that the page shows after the redirect. */
  says: string;
}

/** Posts the public forms as a browser without JavaScript does. */
describe('plain forms', () => {
  const test = useTestApp({ PUBLIC_URL });
  const admin = useAdmin(test);
  let postPath: string;
  const forms: Record<string, Case> = {
    message: {
      page: '/contact',
      rows: 'contacts',
      good: { ...PERSON, subject: 'Fees', message: 'How much?\r\nFor one.' },
      wrong: { email: 'mutinta' },
      leadsTo: /^\/contact\?done=message#message-result$/,
      says: CONTACT_TEXTS.sent,
    },
    request: {
      page: '/contact',
      rows: 'projectrequests',
      good: { ...PERSON, ...PROJECT, serviceId: REQUEST.serviceId, description: 'A register.' },
      wrong: { description: ' ' },
      leadsTo: /^\/quotes\/[0-9a-f]{24}\?done=request#request-result$/,
      says: REQUEST_FORM_TEXTS.submitted,
    },
    subscribe: {
      page: '/services',
      rows: 'subscribers',
      good: { email: PERSON.email },
      wrong: { email: 'mutinta' },
      leadsTo: /^\/services\?done=subscribe$/,
      says: NEWSLETTER_TEXTS.success.replaceAll("'", '&#x27;'),
    },
    comment: {
      page: 'the post',
      rows: 'comments',
      good: { name: PERSON.name, email: PERSON.email, text: 'Thank you.', homepage: '' },
      wrong: { text: '' },
      leadsTo: /\?done=comment#comment-result$/,
      says: COMMENT_TEXTS.sent,
    },
  };

  beforeAll(async () => {
    const post = { title: 'Fees', content: 'Low.', category: 'Education' };
    const { body } = await test.http.post('/api/blogs').set(admin).send(post).expect(201);
    postPath = `/blogs/${body._id}`;
    forms.comment.page = postPath;
  });
  beforeEach(async () => {
    for (const { rows } of Object.values(forms)) await test.connection.collection(rows).deleteMany({});
  });

  const send = (page: string, form: string, fields: object, headers: object = {}) =>
    test.http
      .post(`${page}?do=${form}`)
      .set({ ...asNewVisitor(), origin: PUBLIC_URL, ...headers })
      .type('form')
      .send(fields);
  const stored = (name: string) => test.connection.collection(forms[name].rows).find().toArray();
  /** Returns the page without its scripts. */
  const shown = ({ text }: { text: string }) => text.replace(/<script.*?<\/script>/gs, '');
  const set = (changes: object) => changeSettings(test, admin, { ...DEFAULT_SETTINGS, ...changes });

  describe.each(Object.keys(forms))('%s', (name) => {
    it('stores the posted form and redirects to a confirmation', async () => {
      const { page, good, leadsTo, says } = forms[name];
      const answer = await send(page, name, good).expect(303);
      expect(answer.headers.location).toMatch(leadsTo);
      expect(answer.headers['cache-control']).toBe('no-store');
      const [row, ...more] = await stored(name);
      expect(more).toEqual([]);
      expect(row).toMatchObject({ email: PERSON.email });
      const [path] = answer.headers.location.split('#');
      expect(shown(await test.http.get(path).expect(200))).toContain(says);
      expect(shown(await test.http.get(path.split('?')[0]))).not.toContain(says);
    });

    it('stores the same form once within ten minutes', async () => {
      const { page, good } = forms[name];
      const visitor = asNewVisitor();
      await Promise.all([send(page, name, good, visitor).expect(303), send(page, name, good, visitor).expect(303)]);
      await send(page, name, good, visitor).expect(303);
      expect(await stored(name)).toHaveLength(1);
    });

    it('shows a refused form with typed text, field errors and a summary', async () => {
      const { page, good, wrong } = forms[name];
      const [field] = Object.keys(wrong);
      const answer = await send(page, name, { ...good, ...wrong }).expect(400);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.text).toContain('aria-invalid="true"');
      const summary = /<div id="\w+-result".*?<\/ul>/s.exec(answer.text)?.[0];
      expect(summary).toMatch(new RegExp(`<a href="#[^"]+-${field}">`));
      const [, target] = /<a href="#([^"]+)"/.exec(summary ?? '') ?? [];
      expect(answer.text).toContain(` id="${target}"`);
      if (good.name) expect(answer.text).toContain('value="Mutinta &lt;b&gt;"');
      expect(await stored(name)).toEqual([]);
    });

    it('refuses posts of other sites, without origin or in another format', async () => {
      const { page, good } = forms[name];
      for (const origin of ['https://evil.example', 'null', `${PUBLIC_URL}:444`]) {
        const answer = await send(page, name, good, { origin, 'x-forwarded-host': 'evil.example' }).expect(403);
        expect(answer.text).not.toContain(PERSON.email);
      }
      await test.http.post(`${page}?do=${name}`).set(asNewVisitor()).type('form').send(good).expect(403);
      const json = { ...asNewVisitor(), origin: PUBLIC_URL };
      await test.http.post(`${page}?do=${name}`).set(json).send(good).expect(415);
      expect(await stored(name)).toEqual([]);
    });

    it('counts towards the rate limit of its call', async () => {
      const { page, good } = forms[name];
      const visitor = asNewVisitor();
      for (let turn = 0; turn < 10; turn += 1) await send(page, name, { ...good, ...forms[name].wrong }, visitor);
      const answer = await send(page, name, good, visitor).expect(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(await stored(name)).toEqual([]);
    });

    it('waits in maintenance mode', async () => {
      const { page, good } = forms[name];
      await set({ maintenanceMode: true });
      await send(page, name, good).expect(503);
      await set({ maintenanceMode: false });
      expect(await stored(name)).toEqual([]);
    });
  });

  it('store with each form the consent of its day', async () => {
    for (const [name, { page, good }] of Object.entries(forms)) {
      await send(page, name, good).expect(303);
      const [{ consent }] = await stored(name);
      expect(consent).toMatchObject({ text: expect.stringContaining('agree') });
    }
  });

  it('store line breaks as a script would send them', async () => {
    await send('/contact', 'message', forms.message.good);
    expect((await stored('message'))[0]).toMatchObject({ message: 'How much?\nFor one.' });
  });

  it('report a missing service at the service field', async () => {
    const { serviceId: _, ...good } = forms.request.good;
    const { text } = await send('/contact', 'request', good).expect(400);
    expect(text).toContain('<a href="#quote-serviceId">');
    expect(text).toContain('Request a Quote');
  });

  it('return the typed text when a browser names no origin', async () => {
    const { text } = await test.http
      .post('/contact?do=message')
      .set(asNewVisitor())
      .type('form')
      .send(forms.message.good)
      .expect(403);
    expect(text).toContain('value="Mutinta &lt;b&gt;"');
    expect(await stored('message')).toEqual([]);
  });

  it('reject comments that seem written by a program', async () => {
    await send(postPath, 'comment', { ...forms.comment.good, homepage: 'https://spam.example' }).expect(303);
    expect((await stored('comment'))[0]).toMatchObject({ status: 'refused' });
  });

  it('refuse comments when turned off, and for an unknown post', async () => {
    await set({ enableComments: false });
    const answer = await send(postPath, 'comment', forms.comment.good).expect(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    await set({});
    await send('/blogs/0123456789abcdef01234567', 'comment', forms.comment.good).expect(404);
    expect(await stored('comment')).toEqual([]);
  });

  it('subscribe from a missing page at the home page', async () => {
    const { text } = await test.http.get('/blogs/0123456789abcdef01234567').expect(404);
    expect(text).toContain('action="/?do=subscribe#subscribe-result"');
    expect((await test.http.get('/blogs').expect(200)).text).toContain('action="?do=subscribe#subscribe-result"');
  });

  it('answer a found request with its own page', async () => {
    const answer = await send('/contact', 'find', { email: PERSON.email }).expect(303);
    expect(answer.headers.location).toBe('/contact?done=find#find-result');
    expect((await test.http.get('/contact?done=find')).text).toContain(FIND_TEXTS.asked);
    expect((await send('/contact', 'find', { email: 'x' }).expect(400)).text).toContain('<a href="#find-email">');
  });

  it('render a URL with another result like the page itself', async () => {
    const [plain, other] = await Promise.all(
      ['/contact', '/contact?done=nothing'].map((path) => test.http.get(path).expect(200)),
    );
    expect(other.headers.etag).toBe(plain.headers.etag);
  });

  it('answer 404 for a form that no page has', async () => {
    await send('/contact', 'comment', forms.comment.good).expect(404);
    await send('/contact', 'anything', {}).expect(404);
  });

  it('show browsers the cached 404 page for an unknown form', async () => {
    const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
    const { text } = await test.http.get('/no/such/page').expect(404);
    const drawn = jest.spyOn(PageRenderer.prototype, 'render');
    for (const path of ['/contact?do=anything', '/contact', '/no/such/page?do=message', '/no-such-page', postPath]) {
      const answer = await test.http.post(path).set(asNewVisitor()).set(BROWSER).type('form').send({}).expect(404);
      expect([path, answer.text]).toEqual([path, text]);
    }
    expect(drawn).not.toHaveBeenCalled();
    drawn.mockRestore();
    for (const path of ['/api/no-such-call', '/uploads/none.png'])
      await test.http.post(path).set(BROWSER).type('form').send({}).expect('Content-Type', /json/);
    await test.http.post('/contact?do=anything').set({ accept: '*/*' }).expect('Content-Type', /json/).expect(404);
  });

  it('answer 400 for a post to two forms at once', async () => {
    await send('/contact', 'message&do=request', forms.message.good).expect(400).expect('Content-Type', /json/);
    expect(await stored('message')).toEqual([]);
  });

  it('count no posts from other sites towards a visitor’s limit', async () => {
    const visitor = asNewVisitor();
    const elsewhere = { ...visitor, origin: 'https://evil.example' };
    for (let turn = 0; turn < 11; turn += 1) await send('/contact', 'message', {}, elsewhere).expect(403);
    await send('/contact', 'message', forms.message.good, visitor).expect(303);
  });
});
