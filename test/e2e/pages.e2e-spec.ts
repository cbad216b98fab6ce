import type { Page } from '../../src/contract/pages';
import { useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';

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

  it('are read one at a time by staff, including drafts', async () => {
    const page = await create({ title: 'Alone', content: '## One', format: 'markdown', status: 'draft' });
    const read = () => test.http.get(`/api/pages/${page._id}`).set(as.viewer);
    expect((await read().expect(200)).body).toEqual(page);
    await remove(page._id).expect(200);
    await read().expect(404);
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
    // The page has another slug now, but its old URL `/terms` redirects to it, so links to `/terms` stay.
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

    it('refuses the URL of another page', async () => {
      const [page, other] = [await create(), await create()];
      const answer = await put(page._id, { slug: other.slug }).expect(409);
      expect(answer.body.message).toBe('Another page already has this URL.');
      expect(await find(page._id)).toEqual(page);
    });
  });

  describe('DELETE /pages/:id and restore', () => {
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
