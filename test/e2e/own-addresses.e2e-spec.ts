import { REDIRECT_TEXTS, type Redirect } from '../../src/contract/redirects';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';

const SITE = 'https://mosi.example';
const NO_PAGE = 'There is no such page on this site.';

describe('absolute URLs of the site itself', () => {
  const test = useTestApp({ PUBLIC_URL: SITE });
  const as = useEachRole(test);
  afterEach(async () => {
    for (const { _id } of await list()) await test.http.delete(`/api/redirects/${_id}`).set(as.editor).expect(200);
  });

  const list = async (): Promise<Redirect[]> => (await test.http.get('/api/redirects').set(as.viewer).expect(200)).body;
  const post = (from: string, to: string) => test.http.post('/api/redirects').set(as.editor).send({ from, to });
  const visit = (path: string) => test.http.get(path).set(asNewVisitor()).redirects(0);
  const setMenu = (...targets: string[]) => {
    const links = targets.map((to) => ({ text: 'Link', to }));
    return test.http.put('/api/website/menu').set(as.editor).send({ links });
  };

  it.each([
    [`${SITE}/About/?from=Old#Team`, '/about?from=Old#Team'],
    ['https://MOSI.example.:443/about', '/about'],
    ['mosi.example/about', '/about'],
    [`${SITE}?a=b`, '/?a=b'],
    [SITE, '/'],
    [`${SITE}/uploads/fees.pdf`, `${SITE}/uploads/fees.pdf`],
    [`${SITE}/feed.xml`, `${SITE}/feed.xml`],
    [`${SITE}:8443/about`, `${SITE}:8443/about`],
    ['https://mosi.example.evil.example/about', 'https://mosi.example.evil.example/about'],
  ])('are stored as paths in redirects and links: %s', async (to, stored) => {
    expect((await post('/old', to).expect(201)).body).toMatchObject({ to: stored, leadsTo: stored });
    expect((await setMenu('/', to).expect(200)).body.links[1].to).toBe(stored);
  });

  it.each([
    [`${SITE}/Old`, REDIRECT_TEXTS.loop],
    [`${SITE}/no-page`, REDIRECT_TEXTS.nothing],
    [`${SITE}/admin/users`, NO_PAGE],
    [`${SITE}/api/x`, NO_PAGE],
    [`${SITE}//evil.example`, NO_PAGE],
  ])('bypass no check of a path: %s', async (to, message) => {
    const { body } = await post('/old', to).expect(400);
    expect(body.errors).toEqual([{ field: 'to', message }]);
    const { _id } = (await post('/old', '/about').expect(201)).body;
    const edit = await test.http.put(`/api/redirects/${_id}`).set(as.editor).send({ to }).expect(400);
    expect(edit.body.errors).toEqual([{ field: 'to', message }]);
    if (message !== NO_PAGE) return;
    expect((await setMenu('/', to).expect(400)).body.errors).toEqual([{ field: 'links.1.to', message }]);
  });

  it('form no loop when older versions stored them', async () => {
    const at = { createdAt: new Date(), updatedAt: new Date() };
    await test.connection.collection('redirects').insertMany([
      { from: '/one', to: `${SITE}/two`, ...at },
      { from: '/two', to: `${SITE}/one`, ...at },
      { from: '/three', to: `${SITE}/four`, ...at },
    ]);
    await post('/four', '/about').expect(201);
    for (const path of ['/one', '/two']) await visit(path).expect(404);
    expect((await visit('/three').expect(301)).headers.location).toBe('/about');
  });

  it('are found among the links to a path, and updated', async () => {
    await setMenu('/', `${SITE}/fees`).expect(200);
    const { body: sources } = await test.http.get('/api/links?to=/fees').set(as.viewer).expect(200);
    expect(sources).toMatchObject([{ name: 'Top menu', count: 1 }]);
    const update = { from: '/fees', to: `${SITE}/no-page` };
    const { body } = await test.http.post('/api/links/mend').set(as.editor).send(update).expect(400);
    expect(body.errors).toEqual([{ field: 'to', message: REDIRECT_TEXTS.nothing }]);
  });
});
