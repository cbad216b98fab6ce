import type { Page } from '../../src/contract/pages';
import { useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';

const UNKNOWN = '0123456789abcdef01234567';

describe('pages', () => {
  const test = useTestApp();
  const as = useEachRole(test);

  let pages = 0;
  const newSlug = () => {
    pages += 1;
    return `page-${pages}`;
  };
  const post = (body: object) => test.http.post('/api/pages').set(as.editor).send(body);
  const put = (id: string, body: object) => test.http.put(`/api/pages/${id}`).set(as.editor).send(body);
  const remove = (id: string) => test.http.delete(`/api/pages/${id}`).set(as.editor);
  const restore = (id: string) => test.http.post(`/api/pages/${id}/restore`).set(as.editor);
  const bySlug = (slug: string) => test.http.get(`/api/pages/by-slug/${slug}`);
  const create = async (fields: object = {}): Promise<Page> =>
    (await post({ title: 'A page', slug: newSlug(), ...fields }).expect(201)).body;
  const list = async (query = ''): Promise<Page[]> =>
    (await test.http.get(`/api/pages${query}`).set(as.viewer).expect(200)).body;
  const find = async (id: string) => (await list()).find(({ _id }) => _id === id);

  it('are listed for viewers and changed by editors', async () => {
    const { _id } = await create();
    await test.http.get('/api/pages').expect(401);
    const calls = [
      ['post', '/api/pages'],
      ['put', `/api/pages/${_id}`],
      ['delete', `/api/pages/${_id}`],
      ['post', `/api/pages/${_id}/restore`],
    ] as const;
    for (const [method, path] of calls) {
      await test.http[method](path).send({ title: 'x', slug: 'x' }).expect(401);
      await test.http[method](path).set(as.viewer).send({ title: 'x', slug: 'x' }).expect(403);
    }
    expect(await find(_id)).toMatchObject({ title: 'A page' });
  });

  it('are read one at a time by staff, including drafts', async () => {
    const page = await create({ title: 'Alone', content: '## One', format: 'markdown', status: 'draft' });
    const read = (id: string) => test.http.get(`/api/pages/${id}`);
    await read(page._id).expect(401);
    const { body } = await read(page._id).set(as.viewer).expect(200);
    expect(body).toEqual(page);
    for (const id of [UNKNOWN, 'no-id']) await read(id).set(as.viewer).expect(404);
    await remove(page._id).expect(200);
    await read(page._id).set(as.viewer).expect(404);
  });

  it('are named to visitors while linked and published', async () => {
    const linked = async () => (await test.http.get('/api/pages/linked').expect(200)).body as string[];
    expect(await linked()).toEqual(['privacy']);
    const { _id } = await create({ slug: 'terms', status: 'draft' });
    await create({ status: 'published' });
    expect(await linked()).toEqual(['privacy']);
    await put(_id, { status: 'published' }).expect(200);
    expect(await linked()).toEqual(['terms', 'privacy']);
    await put(_id, { slug: 'faq' }).expect(200);
    // The former URL redirects to the new one.
    expect(await linked()).toEqual(['faq', 'terms', 'privacy']);
    await remove(_id).expect(200);
    expect(await linked()).toEqual(['privacy']);
    await restore(_id).expect(200);
    expect(await linked()).toEqual(['faq', 'terms', 'privacy']);
    await remove(_id).expect(200);
  });

  describe('POST /pages', () => {
    it('creates a draft by default, and drops a leading slash', async () => {
      const slug = newSlug();
      const answer = await post({ title: ' Terms of use ', slug: ` /${slug}`, views: 3 }).expect(201);
      expect(answer.body).toEqual({
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        title: 'Terms of use',
        slug,
        status: 'draft',
        content: '',
        format: 'plain',
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
        lastUpdated: answer.body.updatedAt,
      });
    });

    it.each([
      ['title', ' ', 'Page title is required.'],
      ['title', 'x'.repeat(201), expect.any(String)],
      ['slug', undefined, expect.any(String)],
      ['slug', 'Terms', expect.stringContaining('lower-case')],
      ['slug', 'terms/of-use', expect.stringContaining('lower-case')],
      ['slug', 'admin', expect.stringContaining('part of the site')],
      ['slug', '/uploads', expect.stringContaining('part of the site')],
      ['slug', 'x'.repeat(101), expect.any(String)],
      ['slug', 7, expect.any(String)],
      ['status', 'hidden', expect.any(String)],
      ['status', null, expect.any(String)],
      ['content', 'x'.repeat(100_001), expect.any(String)],
      ['content', ['x'], expect.any(String)],
    ])('refuses %s %.20j and stores nothing', async (field, value, message) => {
      const before = (await list()).length;
      const answer = await post({ title: 'A page', slug: newSlug(), [field]: value }).expect(400);
      expect(answer.body.errors).toEqual([{ field, message }]);
      expect(await list()).toHaveLength(before);
    });

    it('refuses a URL that another page has, even a draft', async () => {
      const { slug } = await create();
      const answer = await post({ title: 'Other', slug: `/${slug}` }).expect(409);
      const message = 'Another page already has this URL.';
      expect(answer.body).toEqual({ success: false, statusCode: 409, message, msg: message });
    });

    it('creates one page from two simultaneous calls', async () => {
      const body = { title: 'Twin', slug: newSlug() };
      const statuses = (await Promise.all([post(body), post(body), post(body)])).map(({ status }) => status).sort();
      expect(statuses).toEqual([201, 409, 409]);
      expect((await list()).filter(({ slug }) => slug === body.slug)).toHaveLength(1);
    });

    it('accepts the longest content', async () => {
      const content = 'x'.repeat(100_000);
      expect(await create({ content })).toMatchObject({ content });
    });
  });

  describe('GET /pages/by-slug/:slug', () => {
    it('shows everybody a published page, with public fields only', async () => {
      const page = await create({ status: 'published', content: 'Be kind.' });
      const answer = await bySlug(page.slug).expect(200);
      expect(answer.body).toEqual({
        title: 'A page',
        slug: page.slug,
        content: 'Be kind.',
        format: 'plain',
        updatedAt: page.updatedAt,
      });
    });

    it('hides a draft, even from logged-in people, until published', async () => {
      const page = await create();
      await bySlug(page.slug).expect(404);
      await bySlug(page.slug).set(as.admin).expect(404);
      await put(page._id, { status: 'published' }).expect(200);
      await bySlug(page.slug).expect(200);
      await put(page._id, { status: 'draft' }).expect(200);
      await bySlug(page.slug).expect(404);
    });

    it.each(['nothing-here', 'Terms', 'admin', '%24ne', '..%2f..', 'x'.repeat(500)])(
      'answers 404 for %.20s',
      async (slug) => {
        await bySlug(slug).expect(404);
      },
    );
  });

  describe('PUT /pages/:id', () => {
    it('changes the given fields only; null empties the content', async () => {
      const page = await create({ content: 'Be kind.', status: 'published' });
      const answer = await put(page._id, { title: 'Better' }).expect(200);
      const { updatedAt } = answer.body;
      expect(answer.body).toEqual({ ...page, title: 'Better', updatedAt, lastUpdated: updatedAt });
      const emptied = await put(page._id, { content: null }).expect(200);
      expect(emptied.body).toMatchObject({ title: 'Better', content: '' });
      expect((await bySlug(page.slug).expect(200)).body).toMatchObject({ title: 'Better', content: '' });
    });

    it('moves a page to another URL', async () => {
      const page = await create({ status: 'published' });
      await bySlug(page.slug).expect(200);
      const slug = newSlug();
      await put(page._id, { slug }).expect(200);
      await bySlug(page.slug).expect(404);
      await bySlug(slug).expect(200);
    });

    it('refuses the URL of another page', async () => {
      const [page, other] = [await create(), await create()];
      const answer = await put(page._id, { slug: other.slug }).expect(409);
      expect(answer.body.message).toBe('Another page already has this URL.');
      expect(await find(page._id)).toEqual(page);
    });

    it.each([{ title: null }, { slug: null }, { slug: '' }, { status: null }, { updatedAt: 5 }])(
      'refuses %j',
      async (body) => {
        const page = await create();
        const answer = await put(page._id, body).expect(400);
        expect(answer.body.errors).toEqual([{ field: Object.keys(body)[0], message: expect.any(String) }]);
        expect(await find(page._id)).toEqual(page);
      },
    );
  });

  describe('DELETE /pages/:id and restore', () => {
    it('hides a page and restores the same one', async () => {
      const page = await create({ status: 'published' });
      expect((await remove(page._id).expect(200)).body).toEqual({ success: true });
      await bySlug(page.slug).expect(404);
      expect(await find(page._id)).toBeUndefined();
      expect((await restore(page._id).expect(200)).body).toEqual(page);
      await bySlug(page.slug).expect(200);
    });

    it('frees the URL, and restores a page beside another', async () => {
      const page = await create();
      await remove(page._id).expect(200);
      const other = await create({ slug: page.slug });
      const { body } = await restore(page._id).expect(200);
      expect(body).toEqual({ ...page, slug: `${page.slug}-2` });
      expect(await find(other._id)).toEqual(other);
    });
  });
});
