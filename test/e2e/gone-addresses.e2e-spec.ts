import { REDIRECT_TEXTS, type Redirect } from '../../src/contract/redirects';
import { SampleContent as Samples } from '../../src/sample/sample-content';
import { asNewVisitor, type SignedIn, signInAsEach } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { createBlog, createService } from '../support/content';
import { forgetRecords } from '../support/fresh-site';

describe('addresses of what was deleted', () => {
  let test: TestApp;
  let as: Record<'admin' | 'editor' | 'viewer', SignedIn>;
  beforeAll(async () => {
    test = await startTestApp();
    as = await signInAsEach(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    for (const { _id } of await list()) await remove(`/redirects/${_id}`);
    await forgetRecords(test);
  });

  const list = async (): Promise<Redirect[]> => (await test.http.get('/api/redirects').set(as.viewer).expect(200)).body;
  const addresses = async () => (await list()).map(({ from, to }) => [from, to]);
  const visit = (path: string) => test.http.get(path).set(asNewVisitor()).set('Accept', 'text/html').redirects(0);
  const endOf = async (path: string) => {
    const { status, headers } = await visit(path);
    return status === 301 ? headers.location : status;
  };
  const createPage = async (slug: string, status = 'published') =>
    (await test.http.post('/api/pages').set(as.editor).send({ title: slug, slug, status, content: 'Text.' })).body;
  const change = (path: string, body: object) => test.http.put(`/api${path}`).set(as.editor).send(body).expect(200);
  const remove = (path: string) => test.http.delete(`/api${path}`).set(as.editor).expect(200);
  const restore = (path: string) => test.http.post(`/api${path}/restore`).set(as.editor).expect(200);
  const lead = (from: string, to: string) => test.http.post('/api/redirects').set(as.editor).send({ from, to });

  it.each([
    ['post', '/blogs', '/blogs/0123456789abcdef01234567', async () => (await createBlog(test, as.editor))._id],
    [
      'service',
      '/services',
      '/services/never',
      async () => (await createService(test, as.editor, { title: 'Driving' }))._id,
    ],
    ['page', '/pages', '/never', async () => (await createPage('fees'))._id],
  ])(
    'say that a %s is gone, as what never was is said to be missing, until it is brought back',
    async (_kind, of, never, create) => {
      const id = await create();
      const [{ slug }] = (await test.http.get(`/api${of}`).set(as.editor)).body;
      const path = of === '/pages' ? `/${slug}` : `${of}/${slug ?? id}`;
      expect(await endOf(path)).toBe(200);
      await remove(`${of}/${id}`);
      const missing = await visit(never).expect(404);
      const gone = await visit(path).expect(410);
      expect(gone.text).toBe(missing.text);
      expect({ ...gone.headers, date: '' }).toEqual({ ...missing.headers, date: '' });
      // Both from memory.
      expect([await endOf(path), await endOf(never)]).toEqual([410, 404]);
      expect((await test.http.head(path).set(asNewVisitor())).status).toBe(410);
      expect(await list()).toMatchObject([{ from: path, to: '', leadsTo: '', isThere: false }]);
      await restore(`${of}/${id}`);
      expect(await endOf(path)).toBe(200);
      expect(await list()).toEqual([]);
    },
  );

  it('are missing as long as nothing was deleted: a draft, a page that is no longer published', async () => {
    const draft = await createPage('draft', 'draft');
    await remove(`/pages/${draft._id}`);
    expect(await endOf('/draft')).toBe(404);
    const page = await createPage('fees');
    await change(`/pages/${page._id}`, { status: 'draft' });
    expect(await endOf('/fees')).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('are gone too where a page or post was taken from visitors before it was deleted, until it is brought back', async () => {
    const page = await createPage('fees');
    const post = await createBlog(test, as.editor);
    await change(`/pages/${page._id}`, { status: 'draft', slug: 'fees-of-old' });
    await change(`/blogs/${post._id}`, { status: 'draft' });
    await remove(`/pages/${page._id}`);
    await remove(`/blogs/${post._id}`);
    expect([await endOf('/fees'), await endOf(`/blogs/${post._id}`), await endOf('/fees-of-old')]).toEqual([
      410, 410, 404,
    ]);
    await restore(`/pages/${page._id}`);
    await restore(`/blogs/${post._id}`);
    expect([await endOf('/fees'), await endOf(`/blogs/${post._id}`)]).toEqual([404, 404]);
    expect(await list()).toEqual([]);
  });

  it('lead where the owner says afterwards, and say that nothing is there any more when the owner says that', async () => {
    const { _id } = await createPage('fees');
    await remove(`/pages/${_id}`);
    const { body } = await lead('/fees', '/about').expect(201);
    expect(await endOf('/fees')).toBe('/about');
    expect(await addresses()).toEqual([['/fees', '/about']]);
    expect((await lead('/fees', '/team').expect(409)).body.message).toBe(REDIRECT_TEXTS.taken);
    await change(`/redirects/${body._id}`, { to: '' });
    expect(await endOf('/fees')).toBe(410);
    await change(`/redirects/${body._id}`, { to: '/team' });
    expect(await endOf('/fees')).toBe('/team');
    await lead('/old/index.html', '').expect(201);
    expect([await endOf('/old/index.html'), await endOf('/old/other.html')]).toEqual([410, 404]);
    await remove(`/redirects/${body._id}`);
    expect(await endOf('/fees')).toBe(404);
  });

  it('take those along that led there, and are no target of links that are changed', async () => {
    const { _id } = await createPage('one');
    await change(`/pages/${_id}`, { slug: 'two' });
    await lead('/old', '/two').expect(201);
    const menu = { links: [{ text: 'Two', to: '/two' }] };
    await test.http.put('/api/website/menu').set(as.editor).send(menu).expect(200);
    await remove(`/pages/${_id}`);
    expect([await endOf('/one'), await endOf('/two'), await endOf('/old')]).toEqual([410, 410, 410]);
    expect((await test.http.get('/api/pages/linked')).body).not.toContain('two');
    const mended = await test.http.post('/api/links/mend').set(as.editor).send({ from: '/two', to: '' }).expect(400);
    expect(mended.body.errors).toMatchObject([{ field: 'to' }]);
    await lead('/two', '/about').expect(201);
    expect([await endOf('/one'), await endOf('/two'), await endOf('/old')]).toEqual(['/about', '/about', '/about']);
  });

  it('are left by posts that are deleted together', async () => {
    const ids = [(await createBlog(test, as.editor))._id, (await createBlog(test, as.editor))._id];
    await test.http.post('/api/blogs/bulk/delete').set(as.editor).send({ ids }).expect(200);
    for (const id of ids) expect(await endOf(`/blogs/${id}`)).toBe(410);
    await test.http.post('/api/blogs/bulk/restore').set(as.editor).send({ ids }).expect(200);
    expect(await list()).toEqual([]);
  });

  it('are left by the samples', async () => {
    await test.app.get(Samples).load();
    const slug = (await test.connection.collection('services').findOne())?.slug;
    const removed = (await test.http.post('/api/sample/remove').set(as.admin).expect(200)).body;
    expect(await endOf(`/services/${slug}`)).toBe(410);
    await test.http.post('/api/sample/restore').set(as.admin).send(removed).expect(200);
    expect(await endOf(`/services/${slug}`)).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('stay with what visitors find there all the same, and are closed with the rest of the site', async () => {
    const { _id } = await createPage('privacy');
    await remove(`/pages/${_id}`);
    expect(await endOf('/privacy')).toBe(200);
    expect(await list()).toEqual([]);
    await lead('/old', '').expect(201);
    await test.http.put('/api/settings').set(as.admin).send({ maintenanceMode: true }).expect(200);
    expect(await endOf('/old')).toBe(503);
    await test.http.put('/api/settings').set(as.admin).send({ maintenanceMode: false }).expect(200);
    expect(await endOf('/old')).toBe(410);
  });
});
