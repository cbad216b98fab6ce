import { BlogScheduleService } from '../../src/blogs/blog-schedule.service';
import { type Blog, type BlogStatus, PUBLISH_AT_TEXTS } from '../../src/contract/blogs';
import { SITE_PATHS } from '../../src/contract/site-pages';
import { LinksService } from '../../src/links/links.service';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog } from '../support/content';
import { CALLS } from '../support/routes';
import { putClock } from '../support/wall-clock';

const SECRET = 'Zkqunpublishedword';
const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
const NEVER_SHOWN = [
  ['draft', () => ({ status: 'draft' as const })],
  ['scheduled', () => ({ status: 'scheduled' as const, publishAt: inHours(5) })],
] as const;

describe('unpublished post', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  let shown: Blog;
  beforeAll(async () => {
    shown = await createBlog(test, as.editor, { title: 'Shown', category: 'Maize', tags: ['seed'], isFeatured: true });
  });
  afterEach(() => jest.useRealTimers());

  const visit = (path: string) => test.http.get(path).set(asNewVisitor());
  const put = (id: string, body: object) => test.http.put(`/api/blogs/${id}`).set(as.editor).send(body);
  const titles = async (path: string, who: Record<string, string> = asNewVisitor()) =>
    ((await test.http.get(path).set(who).expect(200)).body as Blog[]).map(({ title }) => title);
  const isThere = async (id: string) => (await visit(`/api/blogs/${id}`)).status === 200;
  const seconds = (time: Date | string) => Math.round(new Date(time).getTime() / 1_000);

  describe.each(NEVER_SHOWN)('with the status %s', (_status, changes) => {
    let hidden: Blog;
    beforeAll(async () => {
      const words = { title: `${SECRET} title`, content: `${SECRET} text`, tags: ['seed', SECRET] };
      hidden = await createBlog(test, as.editor, { ...words, category: 'Maize', isFeatured: true, ...changes() });
    });
    afterAll(() => test.http.delete(`/api/blogs/${hidden._id}`).set(as.editor).expect(200));

    it.each([
      ['the list', '/api/blogs'],
      ['its pages', '/api/blogs?limit=5&page=1'],
      ['summaries', '/api/blogs?fields=summary'],
      ['its category', '/api/blogs?category=Maize'],
      ['its tag', '/api/blogs?tag=seed'],
      ['what is featured', '/api/blogs?featured=true'],
      ['the search', '/api/blogs?q=sho'],
      ['who asks for all', '/api/blogs?status=all'],
      ['who asks for drafts', '/api/blogs?status=draft'],
    ])('is not in %s, nor in its count', async (_door, path) => {
      for (let time = 0; time < 2; time += 1) {
        const { body, headers } = await visit(path).expect(200);
        expect((body as Blog[]).map(({ title }) => title)).toEqual(['Shown']);
        expect(headers['x-total-count'] ?? '1').toBe('1');
      }
    });

    it('is not found by its text', async () => {
      expect(await titles(`/api/blogs?q=${SECRET}`)).toEqual([]);
    });

    it('is a 404 at its own URL and for related posts', async () => {
      const { status, text } = await visit(`/blogs/${hidden._id}`);
      expect([status, text.includes(SECRET)]).toEqual([404, false]);
      await visit(`/api/blogs/${hidden._id}`).expect(404);
      await visit(`/api/blogs/${hidden._id}/related`).expect(404);
    });

    it('has no comments, and accepts none', async () => {
      const path = `/api/blogs/${hidden._id}/comments`;
      await visit(path).expect(404);
      const comment = { name: 'Mary', email: 'mary@example.com', text: 'Is it there?' };
      await test.http.post(path).set(asNewVisitor()).send(comment).expect(404);
    });

    it('adds no category', async () => {
      const words = { title: 'Apart', content: 'Apart', category: `${SECRET} category`, ...changes() };
      const apart = await createBlog(test, as.editor, words);
      expect((await visit('/api/blogs/categories').expect(200)).body).toEqual(['Maize']);
      expect((await visit('/blogs').expect(200)).text).not.toContain(SECRET);
      await test.http.delete(`/api/blogs/${apart._id}`).set(as.editor).expect(200);
    });

    it('is counted and named nowhere on the dashboard', async () => {
      const { body } = await test.http.get('/api/dashboard').set(as.viewer).expect(200);
      expect(body.blogPosts).toBe(1);
      expect(JSON.stringify(body)).not.toContain(SECRET);
    });

    it('cannot be a redirect target', async () => {
      expect(await test.app.get(LinksService).isThere(`/blogs/${hidden._id}`)).toBe(false);
      const redirect = { from: '/robots-2020', to: `/blogs/${hidden._id}` };
      await test.http.post('/api/redirects').set(as.editor).send(redirect).expect(400);
    });

    it('counts no view', async () => {
      await visit(`/api/blogs/${hidden._id}`).expect(404);
      await visit(`/blogs/${hidden._id}`).expect(404);
      const { body } = await test.http.get(`/api/blogs/${hidden._id}`).set(as.viewer).expect(200);
      expect(body.views).toBe(0);
    });

    it('is read by all staff, who find it by status', async () => {
      expect(await titles('/api/blogs', as.editor)).toEqual(['Shown']);
      expect(await titles('/api/blogs?status=all', as.viewer)).toEqual([hidden.title, 'Shown']);
      expect(await titles(`/api/blogs?status=${hidden.status}`, as.viewer)).toEqual([hidden.title]);
      expect(await titles('/api/blogs?status=published', as.viewer)).toEqual(['Shown']);
      expect(await titles(`/api/blogs?status=all&q=${SECRET}`, as.viewer)).toEqual([hidden.title]);
    });

    it('leaves no text on any page or in any public call', async () => {
      const ids = [hidden._id, shown._id, '0123456789abcdef01234567'];
      const open = CALLS.filter(({ method, who }) => method === 'GET' && who === 'public');
      const calls = open.flatMap(({ path }) => ids.map((id) => `/api${path.replace(/:\w+/g, id)}`));
      const files = ['/sitemap.xml', '/feed.xml', '/robots.txt', '/manifest.webmanifest'];
      const pages = [
        ...SITE_PATHS,
        '/blogs?page=2',
        '/blogs?category=Maize',
        ...ids.map((id) => `/blogs/${id}`),
        '/no/such/page',
      ];
      const telling: string[] = [];
      for (const path of [...calls, ...files, ...pages]) {
        const { text } = await visit(path);
        if (text.includes(SECRET) || (text.includes(hidden._id) && !path.includes(hidden._id))) telling.push(path);
      }
      expect(telling).toEqual([]);
    });
  });

  it('has its status from the body only, published by default', async () => {
    expect(shown).toMatchObject({ status: 'published', publishAt: '' });
    const { body } = await put(shown._id, { title: 'Shown' }).expect(200);
    expect(body).toMatchObject({ status: 'published', publishAt: '', createdAt: shown.createdAt });
  });

  it.each<[string, object, string]>([
    ['without its time', { status: 'scheduled' }, PUBLISH_AT_TEXTS.missing],
    ['with one that is over', { status: 'scheduled', publishAt: inHours(-1) }, PUBLISH_AT_TEXTS.over],
    ['in the time of nobody knows where', { publishAt: '2030-01-01T07:00' }, PUBLISH_AT_TEXTS.notATime],
    ['on a day that is none', { publishAt: '2030-13-01T07:00Z' }, PUBLISH_AT_TEXTS.notATime],
  ])('is refused %s', async (_what, changes, message) => {
    const body = { title: 'Later', content: 'Text.', ...changes };
    const created = await test.http.post('/api/blogs').set(as.editor).send(body).expect(400);
    expect(created.body.errors).toEqual([{ field: 'publishAt', message }]);
    const updated = await put(shown._id, changes).expect(400);
    expect(updated.body.errors).toEqual([{ field: 'publishAt', message }]);
  });

  it('stores its time in UTC, and loses it with the status', async () => {
    const body = { title: 'Later', content: 'Text.', status: 'scheduled', publishAt: '2099-01-01T07:00+02:00' };
    const { body: later } = await test.http.post('/api/blogs').set(as.editor).send(body).expect(201);
    expect(later.publishAt).toBe('2099-01-01T05:00:00.000Z');
    expect((await put(later._id, { title: 'Much later' }).expect(200)).body.publishAt).toBe(later.publishAt);
    expect((await put(later._id, { status: 'draft' }).expect(200)).body.publishAt).toBe('');
    await test.http.delete(`/api/blogs/${later._id}`).set(as.editor).expect(200);
  });

  it('is sorted by the time of its first publication', async () => {
    const draft = await createBlog(test, as.editor, { title: 'Begun first', status: 'draft' });
    const other = await createBlog(test, as.editor, { title: 'Published meanwhile' });
    const { body } = await put(draft._id, { status: 'published' }).expect(200);
    expect(Date.parse(body.createdAt)).toBeGreaterThanOrEqual(Date.parse(other.createdAt));
    expect(await titles('/api/blogs?limit=2')).toEqual(['Begun first', 'Published meanwhile']);
    await put(draft._id, { status: 'draft' }).expect(200);
    expect(await isThere(draft._id)).toBe(false);
    const again = await put(draft._id, { status: 'published' }).expect(200);
    expect(again.body.createdAt).toBe(body.createdAt);
    for (const { _id } of [draft, other]) await test.http.delete(`/api/blogs/${_id}`).set(as.editor).expect(200);
  });

  it('appears at its time everywhere, despite cached answers', async () => {
    const publishAt = inHours(2);
    const later = await createBlog(test, as.editor, { title: 'Later', status: 'scheduled', publishAt });
    const doors = ['/blogs', '/feed.xml', '/sitemap.xml', '/api/blogs'];
    for (const door of doors) expect((await visit(door)).text).not.toContain(later._id);
    putClock(2 * HOUR_MS + 1_000);
    // The post becomes due. Waits until no list or page is answered from an outdated cache.
    for (const door of doors) await until(async () => (await visit(door)).text.includes(later._id));
    jest.useRealTimers();
    await visit(`/blogs/${later._id}`).expect(200);
    const { body } = await visit(`/api/blogs/${later._id}`).expect(200);
    expect(body).toMatchObject({ status: 'published' as BlogStatus, publishAt: '' });
    expect(seconds(body.createdAt)).toBe(seconds(publishAt));
    const sitemap = (await visit('/sitemap.xml')).text;
    expect(sitemap).toContain(`/blogs/${later._id}</loc><lastmod>${body.createdAt}`);
    await test.http.delete(`/api/blogs/${later._id}`).set(as.editor).expect(200);
  });

  it('causes no conflict in an open editor at its time', async () => {
    const publishAt = inHours(2);
    const open = await createBlog(test, as.editor, { title: 'Later', status: 'scheduled', publishAt });
    putClock(2 * HOUR_MS + 1_000);
    await until(() => isThere(open._id));
    jest.useRealTimers();
    const { body } = await put(open._id, { title: 'Mine', updatedAt: open.updatedAt }).expect(200);
    expect(body).toMatchObject({ title: 'Mine', status: 'published', publishAt: '' });
    await put(open._id, { title: 'Theirs', updatedAt: open.updatedAt }).expect(409);
    await test.http.delete(`/api/blogs/${open._id}`).set(as.editor).expect(200);
  });

  it('stays published when saved for the time that has just come', async () => {
    const publishAt = inHours(2);
    const open = await createBlog(test, as.editor, { title: 'Later', status: 'scheduled', publishAt });
    putClock(2 * HOUR_MS + 1_000);
    await until(() => isThere(open._id));
    const again = { status: 'scheduled', publishAt, updatedAt: open.updatedAt };
    const { body } = await put(open._id, { title: 'Mine', ...again }).expect(200);
    expect(body).toMatchObject({ title: 'Mine', status: 'published', publishAt: '' });
    jest.useRealTimers();
    await test.http.delete(`/api/blogs/${open._id}`).set(as.editor).expect(200);
  });

  it('causes a conflict when it was changed before its time', async () => {
    const open = await createBlog(test, as.editor, { title: 'Later', status: 'scheduled', publishAt: inHours(2) });
    await put(open._id, { title: 'Theirs' }).expect(200);
    putClock(2 * HOUR_MS + 1_000);
    await until(() => isThere(open._id));
    jest.useRealTimers();
    const { body } = await put(open._id, { title: 'Mine', updatedAt: open.updatedAt }).expect(409);
    expect(body.current).toMatchObject({ title: 'Theirs', status: 'published' });
    await test.http.delete(`/api/blogs/${open._id}`).set(as.editor).expect(200);
  });

  it('appears at the next start, if the site was stopped', async () => {
    const later = await createBlog(test, as.editor, { title: 'Later', status: 'scheduled', publishAt: inHours(2) });
    const publishAt = inHours(-1);
    await test.connection.collection('blogs').updateOne({ title: 'Later' }, { $set: { publishAt } });
    await put(shown._id, { title: 'Shown' }).expect(200);
    await until(() => isThere(later._id));
    const { body } = await visit(`/api/blogs/${later._id}`).expect(200);
    expect(body.createdAt).toBe(publishAt);
    await test.http.delete(`/api/blogs/${later._id}`).set(as.editor).expect(200);
  });

  it('does not appear by an untrusted clock', async () => {
    const later = await createBlog(test, as.editor, { title: 'Later', status: 'scheduled', publishAt: inHours(48) });
    putClock(72 * HOUR_MS);
    await test.app.get(BlogScheduleService).publishDue();
    expect(await isThere(later._id)).toBe(false);
    jest.useRealTimers();
    await test.http.delete(`/api/blogs/${later._id}`).set(as.editor).expect(200);
  });
});

/** Waits until `isSo` returns true, because the job that publishes posts runs every second. Throws after a minute. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 60_000;
  while (!(await isSo())) if (performance.now() > end) throw new Error('it did not happen within a minute');
}
