import { REDIRECT_TEXTS, type Redirect } from '../../src/contract/redirects';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog, createService } from '../support/content';

const RESERVED = [
  ...['/', '/services', '/Admin/x', '/api/x', '/uploads/a.png', '/feed.xml', '/favicon.ico', '/manifest.webmanifest'],
  ...['/icon-192.png', '/Logo.png', '/og.png', '/.well-known', '/.Well-Known/acme-challenge/x', '/%61dmin', '//api'],
  ...['/preview/x', '/quotes/0123456789abcdef01234567'],
];

describe('redirects', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  afterEach(async () => {
    for (const { _id } of (await test.http.get('/api/pages').set(as.editor)).body)
      await test.http.delete(`/api/pages/${_id}`).set(as.editor).expect(200);
    for (const { _id } of await list()) await remove(_id).expect(200);
  });

  const post = (body: object) => test.http.post('/api/redirects').set(as.editor).send(body);
  const put = (id: string, body: object) => test.http.put(`/api/redirects/${id}`).set(as.editor).send(body);
  const remove = (id: string) => test.http.delete(`/api/redirects/${id}`).set(as.editor);
  const restore = (id: string) => test.http.post(`/api/redirects/${id}/restore`).set(as.editor);
  const list = async (): Promise<{ _id: string; from: string; leadsTo: string; isThere: boolean }[]> =>
    (await test.http.get('/api/redirects').set(as.viewer).expect(200)).body;
  const visit = (path: string) => test.http.get(path).set(asNewVisitor()).redirects(0);
  const endOf = async (path: string) => {
    const { status, headers } = await visit(path);
    return status === 301 ? headers.location : status;
  };
  const addPage = async (slug: string, status = 'published'): Promise<string> =>
    (
      await test.http
        .post('/api/pages')
        .set(as.editor)
        .send({ title: slug, slug, status, content: 'Text.' })
        .expect(201)
    ).body._id;
  const rename = (id: string, slug: string) =>
    test.http.put(`/api/pages/${id}`).set(as.editor).send({ slug }).expect(200);

  it('redirect an old URL with its query, also without script', async () => {
    const { body } = await post({ from: '/Old/About-Us.html/', to: '/About/' }).expect(201);
    expect(body).toEqual({
      _id: expect.any(String),
      from: '/old/about-us.html',
      to: '/about',
      leadsTo: '/about',
      isThere: true,
      createdAt: expect.any(String),
      updatedAt: body.createdAt,
    });
    await post({ from: '/shop', to: 'https://shop.example/all' }).expect(201);
    const { headers } = await visit('/old/about-us.html').expect(301);
    expect(headers.location).toBe('/about');
    expect(headers['cache-control']).toBe('no-cache');
    expect(await endOf('/OLD//About-Us.html/?utm_source=x')).toBe('/about?utm_source=x');
    expect(await endOf('/shop?a=b')).toBe('https://shop.example/all');
    expect((await test.http.head('/shop').set(asNewVisitor()).redirects(0)).status).toBe(301);
    expect((await visit('/shop').set('Accept', 'application/json')).status).toBe(301);
    expect(await endOf('/Shop')).toBe('https://shop.example/all');
    expect(await endOf('/shop?utm_source=x&a=b')).toBe('https://shop.example/all?utm_source=x');
    // A URL that was copied with a full stop at its end redirects to the target in one step.
    expect(await endOf('/shop.')).toBe('https://shop.example/all');
    expect(await endOf('/api/shop')).toBe(404);
  });

  it.each([
    ['/about?tab=1', '/about?tab=1&utm_source=x&utm_medium=e%20mail'],
    ['/about?utm_source=own#team', '/about?utm_source=own&utm_medium=e%20mail#team'],
    ['/about#team', '/about?utm_source=x&utm_medium=e%20mail#team'],
    ['https://shop.example/all?a=b', 'https://shop.example/all?a=b&utm_source=x&utm_medium=e%20mail'],
  ])('keep the query of %s and add the campaign parameters', async (to, end) => {
    await post({ from: '/old', to }).expect(201);
    expect(await endOf('/old?id=7&utm_source=x&utm_medium=e%20mail')).toBe(end);
    expect(await endOf('/old')).toBe(to);
  });

  it.each([
    ['composed', '/caf%C3%A9'],
    ['decomposed', '/cafe%CC%81'],
  ])('match composed and decomposed letters when entered %s', async (_how, from) => {
    const { body } = await post({ from, to: '/about' }).expect(201);
    expect(body.from).toBe('/caf%C3%A9');
    for (const path of ['/caf%C3%A9', '/Cafe%CC%81', '/CAF%c3%89/'])
      expect([path, await endOf(path)]).toEqual([path, '/about']);
  });

  it('accept a pasted absolute URL of this or the former site', async () => {
    const { body } = await post({ from: ' https://www.former.example/Alt.html ', to: '/about' }).expect(201);
    expect(body.from).toBe('/alt.html');
  });

  it.each([
    ['https://example.com/中?a=é', 'https://example.com/%E4%B8%AD?a=%C3%A9'],
    ['https://пример.рф/', 'https://%D0%BF%D1%80%D0%B8%D0%BC%D0%B5%D1%80.%D1%80%D1%84/'],
    ['https://example.com/a%20b\u202e', 'https://example.com/a%20b%E2%80%AE'],
    ['/about?x=中#ü', '/about?x=%E4%B8%AD#%C3%BC'],
  ])('lead to %s with header-safe characters', async (to, location) => {
    await post({ from: '/old', to }).expect(201);
    // Requests `/old` twice, because the second answer comes from the cache. `/old//` is another form of `/old`.
    expect(await endOf('/old')).toBe(location);
    expect(await endOf('/old')).toBe(location);
    expect(await endOf('/old//')).toBe(location);
    expect((await list())[0]).toMatchObject({ leadsTo: to });
  });

  it.each<[string, object, unknown]>([
    ['from', { from: 'old', to: '/about' }, REDIRECT_TEXTS.noPath],
    ['from', { from: 'https://mosi.example', to: '/about' }, REDIRECT_TEXTS.noPath],
    ['from', { from: '/old?page=2', to: '/about' }, REDIRECT_TEXTS.partsAfter],
    ['from', { from: 'https://mosi.example/index.php?id=3', to: '/about' }, REDIRECT_TEXTS.partsAfter],
    ['from', { from: '/old/../x', to: '/about' }, REDIRECT_TEXTS.noPath],
    ...RESERVED.map((from) => ['from', { from, to: '/about' }, REDIRECT_TEXTS.reserved] as [string, object, string]),
    ['from', { from: '/privacy', to: '/about' }, REDIRECT_TEXTS.isThere],
    ['to', { from: '/old', to: '/no-page' }, REDIRECT_TEXTS.nothing],
    ['to', { from: '/old', to: '/admin' }, 'There is no such page on this site.'],
    ['to', { from: '/old', to: '/old' }, REDIRECT_TEXTS.loop],
  ])('refuse an invalid %s %p', async (field, input, message) => {
    const { body } = await post(input).expect(400);
    expect(body.errors).toEqual([{ field, message }]);
    expect(await list()).toEqual([]);
  });

  it('are edited, deleted and restored, at once for visitors', async () => {
    const { body } = await post({ from: '/old', to: '/about' }).expect(201);
    await put(body._id, { to: '/team', updatedAt: '2020-01-01T00:00:00.000Z' }).expect(409);
    expect(await endOf('/old')).toBe('/about');
    expect((await put(body._id, { to: '/team', updatedAt: body.updatedAt }).expect(200)).body.leadsTo).toBe('/team');
    expect(await endOf('/old')).toBe('/team');
    await remove(body._id).expect(200);
    expect(await endOf('/old')).toBe(404);
    await restore(body._id).expect(200);
    expect(await endOf('/old')).toBe('/team');
    const [entry] = (await test.http.get('/api/audit?limit=1').set(as.admin).expect(200)).body;
    expect(entry).toMatchObject({
      action: 'redirects.restore',
      subjectName: '/old',
      subjectPath: '/admin/website/redirects',
    });
  });

  it('are found by part of either URL, by pages, ignoring case', async () => {
    for (const number of [1, 2, 3]) await post({ from: `/fees-${number}`, to: '/about' }).expect(201);
    await post({ from: '/shop', to: 'https://Shop.example/fees' }).expect(201);
    const found = async (query: string) => {
      const { body, headers } = await test.http.get(`/api/redirects?${query}`).set(as.viewer).expect(200);
      return [body.map(({ from }: Redirect) => from), headers['x-total-count']];
    };
    expect(await found('q=FEES&page=1&limit=2')).toEqual([['/shop', '/fees-3'], '4']);
    expect(await found('q=FEES&page=2&limit=2')).toEqual([['/fees-2', '/fees-1'], '4']);
    expect(await found('q=shop.e&page=1&limit=2')).toEqual([['/shop'], '1']);
    expect(await found('q=.*&page=1&limit=2')).toEqual([[], '0']);
  });

  it('are unique by their start', async () => {
    await post({ from: '/old', to: '/about' }).expect(201);
    expect((await post({ from: '/old/', to: '/team' }).expect(409)).body.message).toBe(REDIRECT_TEXTS.taken);
  });

  it('follow a renamed published page, in one step, and back', async () => {
    const id = await addPage('one');
    await rename(id, 'two');
    expect(await endOf('/one')).toBe('/two');
    await rename(id, 'three');
    expect(await endOf('/one')).toBe('/three');
    expect(await endOf('/two')).toBe('/three');
    expect((await list()).map(({ leadsTo }) => leadsTo)).toEqual(['/three', '/three']);
    await rename(id, 'one');
    expect(await endOf('/one')).toBe(200);
    expect(await endOf('/two')).toBe('/one');
    expect(await endOf('/three')).toBe('/one');
  });

  it.each(['/one', '/old/one.html'])('pause while their page is hidden, and resume afterwards: %s', async (from) => {
    const id = await addPage('one');
    await rename(id, 'two');
    if (from !== '/one') await post({ from, to: '/two' }).expect(201);
    const to = '/two';
    const hide = (status: string) => test.http.put(`/api/pages/${id}`).set(as.editor).send({ status }).expect(200);
    expect(await endOf(from)).toBe(to);
    await hide('draft');
    // Requests the URL twice, because the second answer comes from the cache.
    expect([await endOf(from), await endOf(from), await endOf(`${from}/`)]).toEqual([404, 404, 404]);
    expect((await list())[0]).toMatchObject({ from, isThere: false });
    await hide('published');
    expect([await endOf(from), await endOf(from), await endOf(`${from}/`)]).toEqual([to, to, to]);
  });

  it('lead to no hidden section, draft post or deleted service', async () => {
    const blog = await createBlog(test, as.editor);
    const service = await createService(test, as.editor, { title: 'Driving' });
    const targets = ['/articles', '/articles/1', `/blogs/${blog._id}`, `/services/${service.slug}`];
    for (const [index, to] of targets.entries()) await post({ from: `/old-${index}`, to }).expect(201);
    const ends = () => Promise.all(targets.map((_to, index) => endOf(`/old-${index}`)));
    expect(await ends()).toEqual(targets);
    const articles = (await test.http.get('/api/website').set(as.editor)).body.articles;
    await test.http
      .put('/api/website/articles')
      .set(as.editor)
      .send({ ...articles, isHidden: true })
      .expect(200);
    await test.http.put(`/api/blogs/${blog._id}`).set(as.editor).send({ status: 'draft' }).expect(200);
    await test.http.delete(`/api/services/${service._id}`).set(as.editor).expect(200);
    expect(await ends()).toEqual([404, 404, 404, 404]);
    await test.http.post('/api/website/articles/reset').set(as.editor).expect(200);
    await test.http.put(`/api/blogs/${blog._id}`).set(as.editor).send({ status: 'published' }).expect(200);
    await test.http.post(`/api/services/${service._id}/restore`).set(as.editor).expect(200);
    expect(await ends()).toEqual(targets);
  });

  it('do not follow a draft that was never published', async () => {
    const id = await addPage('draft-one', 'draft');
    await rename(id, 'draft-two');
    expect(await list()).toEqual([]);
  });

  it.each<[string, object[]]>([
    ['hidden by the same save, and published later', [{ slug: 'two', status: 'draft' }, { status: 'published' }]],
    ['renamed while it is a draft', [{ status: 'draft' }, { slug: 'mid' }, { slug: 'two' }, { status: 'published' }]],
    ['published with its new address', [{ status: 'draft' }, { title: 'x' }, { slug: 'two', status: 'published' }]],
  ])('follow a published page that is %s', async (_what, edits) => {
    const id = await addPage('one');
    for (const [index, edit] of edits.entries()) {
      await test.http.put(`/api/pages/${id}`).set(as.editor).send(edit).expect(200);
      if (index < edits.length - 1) expect(await endOf('/one')).toBe(404);
    }
    expect(await endOf('/one')).toBe('/two');
    expect(await endOf('/mid')).toBe(404);
    expect((await list()).map(({ from }) => from)).toEqual(['/one']);
  });

  it('stay from a draft’s former URL when it is published elsewhere', async () => {
    const id = await addPage('one');
    await test.http.put(`/api/pages/${id}`).set(as.editor).send({ slug: 'two', status: 'draft' }).expect(200);
    await post({ from: '/one', to: '/team' }).expect(201);
    await test.http.put(`/api/pages/${id}`).set(as.editor).send({ status: 'published' }).expect(200);
    expect([await endOf('/one'), await endOf('/two')]).toEqual(['/team', 200]);
    await test.http.put(`/api/pages/${id}`).set(as.editor).send({ status: 'draft' }).expect(200);
    await post({ from: '/two', to: '/team' }).expect(201);
    await test.http.put(`/api/pages/${id}`).set(as.editor).send({ status: 'published' }).expect(200);
    expect((await list()).map(({ from }) => from)).toEqual(['/one']);
  });

  it('are removed when a page takes their URL or returns', async () => {
    await post({ from: '/prices', to: '/about' }).expect(201);
    const id = await addPage('prices');
    expect(await endOf('/prices')).toBe(200);
    expect(await list()).toEqual([]);
    await test.http.delete(`/api/pages/${id}`).set(as.editor).expect(200);
    expect(await endOf('/prices')).toBe(404);
    await post({ from: '/prices', to: '/about' }).expect(201);
    await post({ from: '/fees', to: '/prices' }).expect(201);
    expect(await endOf('/fees')).toBe('/about');
    await test.http.post(`/api/pages/${id}/restore`).set(as.editor).expect(200);
    expect(await endOf('/prices')).toBe(200);
    expect(await endOf('/fees')).toBe('/prices');
    expect((await list()).map(({ from }) => from)).toEqual(['/fees']);
  });

  it('never hide a page, whatever is stored', async () => {
    await addPage('here');
    await test.connection
      .collection('redirects')
      .insertOne({ from: '/here', to: '/about', createdAt: new Date(), updatedAt: new Date() });
    await post({ from: '/other', to: '/team' }).expect(201);
    expect(await endOf('/here')).toBe(200);
  });

  it('refuse a loop, and follow the target of a deleted redirect', async () => {
    const { body: first } = await post({ from: '/a', to: '/about' }).expect(201);
    await post({ from: '/b', to: '/a' }).expect(201);
    expect((await put(first._id, { to: '/b' }).expect(400)).body.errors[0].message).toBe(REDIRECT_TEXTS.loop);
    await remove(first._id).expect(200);
    expect(await endOf('/b')).toBe('/about');
  });

  it('reach a page or a 404 in one step, after any changes', async () => {
    let seed = 20261123;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const slugs = ['p0', 'p1', 'p2', 'p3'];
    const pages = new Map<string, string>();
    const deleted: string[] = [];
    for (let step = 0; step < 14; step += 1) {
      const ids = [...pages.keys()];
      const id = ids[random(ids.length)];
      const slug = slugs[random(slugs.length)];
      const isTaken = [...pages.values()].includes(slug);
      const what = random(4);
      if (what === 0 && !isTaken) pages.set(await addPage(slug), slug);
      else if (what === 1 && id && !isTaken) {
        await rename(id, slug);
        pages.set(id, slug);
      } else if (what === 2 && id) {
        await test.http.delete(`/api/pages/${id}`).set(as.editor).expect(200);
        const from = `/${pages.get(id)}`;
        pages.delete(id);
        deleted.push(id);
        if (random(2)) await post({ from, to: pages.size > 0 && random(2) ? `/${[...pages.values()][0]}` : '/about' });
      } else if (what === 3 && deleted.length > 0) {
        const back = deleted.splice(random(deleted.length), 1)[0];
        const answer = await test.http.post(`/api/pages/${back}/restore`).set(as.editor);
        if (answer.status === 200) pages.set(back, answer.body.slug);
      }
      for (const known of slugs) {
        const end = await endOf(`/${known}`);
        if ([...pages.values()].includes(known)) expect([known, end]).toEqual([known, 200]);
        else if (typeof end === 'string') expect([known, end, await endOf(end)]).toEqual([known, end, 200]);
        else expect([known, end]).toEqual([known, 404]);
      }
    }
  });
});
