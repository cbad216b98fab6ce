import { REDIRECT_TEXTS } from '../../src/contract/redirects';
import { MENU } from '../../src/contract/website/menu';
import { useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';

describe('links to a URL', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  beforeAll(async () => {
    await putMenu([...MENU.words.links.slice(0, 3), TO_FEES]);
    await test.http.put('/api/website/hero').set(as.editor).send({ first: TO_FEES });
    await create('pages', { title: 'Fees', slug: 'fees', status: 'published', content: 'What we ask.' });
    await create('pages', { title: 'Old', slug: 'old', status: 'draft', content: 'See /fees and /fees-2020.' });
    await create('blogs', {
      title: 'News',
      category: 'A',
      content: `It is at ${test.environment.publicUrl}/fees, or /fees.`,
    });
    await create('issues', { subject: 'Spring', content: 'New: /fees' });
    await create('services', { title: 'Driving', description: 'Prices: /fees' });
  });

  const putMenu = (links: object[]) => test.http.put('/api/website/menu').set(as.editor).send({ links }).expect(200);
  const TO_FEES = { text: 'Fees', to: '/fees' };
  const create = (kind: string, body: object) => test.http.post(`/api/${kind}`).set(as.editor).send(body).expect(201);
  const find = (to: string) => test.http.get(`/api/links?to=${to}`).set(as.viewer);
  const updateLinks = (body: object) => test.http.post('/api/links/mend').set(as.editor).send(body);

  it('are found in menus, sections and texts, by all staff', async () => {
    expect((await find('/fees').expect(200)).body).toEqual([
      { name: 'Top section', path: '/admin/website?section=hero', count: 1 },
      { name: 'Top menu', path: '/admin/website?section=menu', count: 1 },
      { name: 'Page: Old', path: '/admin/pages', count: 1 },
      { name: 'Post: News', path: '/admin/blog', count: 2 },
      { name: 'Service: Driving', path: '/admin/services', count: 1 },
      { name: 'Newsletter: Spring', path: '/admin/newsletter/issues', count: 1 },
    ]);
    expect((await find('/fees-2019').expect(200)).body).toEqual([]);
  });

  it('are returned to visitors when their target exists', async () => {
    const there = async () => (await test.http.get('/api/pages/linked').expect(200)).body as string[];
    expect(await there()).toContain('fees');
    const [page] = (await test.http.get('/api/pages').set(as.editor)).body.filter(
      ({ slug }: { slug: string }) => slug === 'fees',
    );
    await test.http.put(`/api/pages/${page._id}`).set(as.editor).send({ status: 'draft' }).expect(200);
    expect(await there()).not.toContain('fees');
    await test.http.put(`/api/pages/${page._id}`).set(as.editor).send({ status: 'published' }).expect(200);
    // Renames the page. The link to the old URL still works, because the old URL redirects.
    await test.http.put(`/api/pages/${page._id}`).set(as.editor).send({ slug: 'what-we-ask' }).expect(200);
    expect(await there()).toContain('fees');
    expect((await test.http.get('/').set('Accept', 'text/html').expect(200)).text).toContain('href="/fees"');
    await test.http.put(`/api/pages/${page._id}`).set(as.editor).send({ slug: 'fees' }).expect(200);
    const { slug } = (await test.http.get('/api/services')).body[0];
    await test.http
      .put('/api/website/hero')
      .set(as.editor)
      .send({ second: { text: 'Drive', to: `/services/${slug}` } });
    expect(await there()).toContain(`services/${slug}`);
    await test.http
      .put('/api/website/hero')
      .set(as.editor)
      .send({ second: { text: 'Drive', to: '/services/none' } });
    expect(await there()).not.toContain('services/none');
  });

  it('are marked for writers when visitors cannot open them', async () => {
    const [draft, post, hidden] = [
      await create('pages', { title: 'Later', slug: 'later', status: 'draft', content: 'Not yet.' }),
      await create('blogs', { title: 'Shown', category: 'A', content: 'Read me.' }),
      await create('blogs', { title: 'Idea', category: 'A', content: 'Not yet.', status: 'draft' }),
    ];
    const gone = await create('services', { title: 'Flying', description: 'No more.' });
    await test.http.delete(`/api/services/${gone.body._id}`).set(as.editor).expect(200);
    const nowhere = async (...to: string[]) =>
      (
        await test.http
          .get('/api/links/nowhere')
          .query({ to: to.join('\n') })
          .set(as.viewer)
          .expect(200)
      ).body;
    expect(draft.body.slug).toBe('later');
    const dead = [
      ...['/later', `/blogs/${hidden.body._id}`, `/services/${gone.body.slug}`, '/newsletter/archive'],
      ...['/articles/99', '/nothing?at=all#there'],
    ];
    const open = [
      ...['/', '/about#us', '/privacy', '/articles', '/articles/1', `/blogs/${post.body._id}`],
      ...['https://mosi.example', 'tel:+260'],
    ];
    expect(await nowhere(...open, ...dead)).toEqual(dead);

    await test.http.put('/api/website/articles').set(as.editor).send({ isHidden: true }).expect(200);
    const articles = ['/articles', '/articles?topic=php', '/articles/1'];
    expect(await nowhere(...articles, '/about')).toEqual(articles);
    const { links: before } = (await test.http.get('/api/website')).body.menu;
    await putMenu([...before, { text: 'Articles', to: '/articles' }]);
    const { checks } = (await test.http.get('/api/dashboard/readiness').set(as.editor).expect(200)).body;
    const links = checks.find(({ name }: { name: string }) => name === 'links');
    expect(links.left).toContain('“Articles” (Top menu)');
    await putMenu(before);
    await test.http.put('/api/website/articles').set(as.editor).send({ isHidden: false }).expect(200);
    expect(await nowhere(...articles)).toEqual([]);
    await test.http.delete(`/api/blogs/${post.body._id}`).set(as.editor).expect(200);
    expect(await nowhere(`/blogs/${post.body._id}`)).toEqual([`/blogs/${post.body._id}`]);
  });

  it('are updated by editors, without changing the surrounding text', async () => {
    const { body: refused } = await updateLinks({ from: '/fees', to: '/nothing' }).expect(400);
    expect(refused.errors).toEqual([{ field: 'to', message: REDIRECT_TEXTS.nothing }]);
    await create('pages', { title: 'Prices', slug: 'prices', status: 'published', content: 'All of them.' });
    expect((await updateLinks({ from: '/fees', to: '/prices' }).expect(200)).body).toEqual({ count: 7 });
    expect((await find('/fees').expect(200)).body).toEqual([]);
    const website = (await test.http.get('/api/website')).body;
    expect(website.menu.links[3]).toEqual({ text: 'Fees', to: '/prices' });
    expect(website.hero.first).toEqual({ text: 'Fees', to: '/prices' });
    expect(website.hero.second.to).toBe('/services/none');
    const pages = (await test.http.get('/api/pages').set(as.editor)).body as { slug: string; content: string }[];
    expect(pages.find(({ slug }) => slug === 'old')?.content).toBe('See /prices and /fees-2020.');
    expect((await test.http.get('/api/blogs')).body[0].content).toBe(
      `It is at ${test.environment.publicUrl}/prices, or /prices.`,
    );
    expect((await test.http.get('/api/services')).body[0].description).toBe('Prices: /prices');
    const [issue] = (await test.http.get('/api/issues').set(as.editor)).body;
    expect((await test.http.get(`/api/issues/${issue._id}`).set(as.editor)).body.content).toBe('New: /prices');
    const [entry] = (await test.http.get('/api/audit?limit=1').set(as.admin).expect(200)).body;
    expect(entry).toMatchObject({ action: 'links.mend', changes: [{ field: 'to', from: '/fees', to: '/prices' }] });
  });
});
