import { ARTICLE_IDS } from '../../../src/contract/routes';
import { DEFAULT_SETTINGS } from '../../../src/contract/settings';
import { matchSitePage, SITE_PAGES, SITE_PATHS } from '../../../src/contract/site-pages';
import { BUILT_IN_TEAM } from '../../../src/contract/team';
import type { Section, SectionFields } from '../../../src/contract/website/section';
import { findSection, SECTION_NAMES, SECTIONS, type SectionName } from '../../../src/contract/website/sections';
import { asNewVisitor, useAdmin } from '../../support/accounts';
import { useTestApp } from '../../support/app';
import { changeSettings, createBlog } from '../../support/content';
import { marked } from '../../support/marked-words';

/** Returns the names of a section's lists. Leaves out `learners`, whose texts are part of an illustration. */
const listsOf = (name: SectionName): string[] =>
  Object.entries(SECTIONS[name].fields as SectionFields)
    .filter(([field, { kind }]) => kind === 'records' && field !== 'learners')
    .map(([field]) => field);

/** Pages whose title owners can edit in the section `titles`. Counts the page of one record if its list page counts. */
const NAMED: readonly string[] = Object.entries(SITE_PAGES).flatMap(([name, { within = name }]) =>
  within in SECTIONS.titles.words ? [name] : [],
);

/** Returns the document without the data that it contains for the script. */
const drawn = (html: string): string => html.replace(/<script type="application\/json".*?<\/script>/s, '');

/** Decodes HTML entities. */
const plain = (html: string): string =>
  html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"');

/** Returns section text of more than three words, which pages do not contain by chance. */
function longTexts(words: unknown): string[] {
  if (typeof words === 'string') return words.split(' ').length > 3 ? words.split('\n\n') : [];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(longTexts) : [];
}

/** Texts that pages contain even if their section is hidden: roles of built-in members, and a meta description. */
const SAID_ELSEWHERE: readonly string[] = [...BUILT_IN_TEAM.map(({ role }) => role), SECTIONS.account.words.sentence];

const PATHS = [
  ...SITE_PATHS,
  '/contact?tab=quote',
  '/blogs?page=2',
  '/services/digital-marketing',
  ...ARTICLE_IDS.map((id) => `/articles/${id}`),
  '/no/such/page',
];

const ON_PAGES = SECTION_NAMES.filter((name) => findSection(name)?.pages?.length !== 0);

/** Returns the paths on which a section may appear. Another test covers all other paths. */
function pathsOf(section: SectionName): string[] {
  const { pages, isByPage } = SECTIONS[section] as Section;
  if (!pages || isByPage) return PATHS;
  return PATHS.filter((path) => pages.includes(matchSitePage(path.split('?')[0]).name));
}

describe('section text on pages', () => {
  const test = useTestApp();
  const admin = useAdmin(test);
  /** HTML documents by path, as they are before the tests change a section. */
  let untouched: Map<string, string>;
  beforeAll(async () => {
    untouched = new Map();
    for (const path of PATHS) untouched.set(path, drawn(await visit(path)));
  });

  const put = (name: string, body: object) => test.http.put(`/api/website/${name}`).set(admin).send(body).expect(200);
  const visit = async (path: string): Promise<string> => (await test.http.get(path).set(asNewVisitor())).text;
  const visitAll = async (paths: string[]): Promise<string[]> => {
    const pages: string[] = [];
    for (const path of paths) pages.push(await visit(path));
    return pages;
  };

  it.each(ON_PAGES)('shows all text of %s once saved, and none once hidden', async (name) => {
    const paths = pathsOf(name);
    const { words, texts } = marked(name);
    expect(texts.length).toBeGreaterThan(1);
    await put(name, words);
    const shown = (await visitAll(paths)).map(drawn).join();
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
    if ('isHidden' in SECTIONS[name].fields) {
      await put(name, { isHidden: true });
      const hidden = (await visitAll(paths)).join();
      expect(texts.filter((text) => hidden.includes(text))).toEqual([]);
    }
    await test.http.post(`/api/website/${name}/reset`).set(admin).send({}).expect(200);
    expect((await visitAll(paths)).map(drawn)).toEqual(paths.map((path) => untouched.get(path)));
  });

  it('leaves no default sentence on any page once sections are hidden', async () => {
    const hideable = SECTION_NAMES.filter((name) => 'isHidden' in SECTIONS[name].fields);
    const before = [...untouched.values()].map(plain).join();
    const sentences = hideable
      .flatMap((name) => longTexts(SECTIONS[name].words))
      .filter((text) => before.includes(text) && !SAID_ELSEWHERE.includes(text));
    expect(sentences.length).toBeGreaterThan(50);
    for (const name of hideable) await put(name, { isHidden: true });
    const after = (await visitAll(PATHS)).map(plain).join();
    expect(sentences.filter((text) => after.includes(text))).toEqual([]);
    for (const name of hideable) await test.http.post(`/api/website/${name}/reset`).set(admin).send({}).expect(200);
  });

  it.each(SECTION_NAMES.flatMap((name) => listsOf(name).map((list) => [name, list] as const)))(
    'hides the part where %s has an empty %s',
    async (name, list) => {
      await put(name, { heading: 'WheadingW', [list]: [] });
      expect((await visitAll(pathsOf(name))).map(drawn).join()).not.toContain('WheadingW');
      await test.http.post(`/api/website/${name}/reset`).set(admin).send({}).expect(200);
    },
  );

  it('appears only in documents of pages that render it', async () => {
    const sections = SECTION_NAMES.map((name) => {
      const { pages, isByPage } = SECTIONS[name] as Section;
      const { words, texts } = marked(name);
      return { name, words, texts, pages: isByPage ? NAMED : pages };
    });
    for (const { name, words } of sections) await put(name, words);
    for (const path of [...SITE_PATHS, '/articles/1', '/services/digital-marketing', '/no/such/page']) {
      const page = matchSitePage(path).name;
      const html = await visit(path);
      // Checks the document itself, because the script in a browser would add a missing heading.
      expect(drawn(html)).toContain('</h1>');
      const namesInData = sections
        .filter(({ texts }) => texts.some((text) => html.includes(text)))
        .map(({ name }) => name);
      const own = sections.filter(({ pages }) => !pages || pages.includes(page)).map(({ name }) => name);
      expect([path, ...namesInData]).toEqual([path, ...own]);
    }
    for (const { name } of sections) await test.http.post(`/api/website/${name}/reset`).set(admin).send({}).expect(200);
  });

  it('removes page, URL and sitemap entry of hidden or empty articles', async () => {
    const paths = ['/articles', '/articles/1'];
    const link = { text: 'Read on', to: '/articles' };
    await put('hero', { first: link });
    expect(drawn(await visit('/'))).toContain('href="/articles"');
    for (const off of [{ isHidden: true }, { articles: [] }]) {
      await put('articles', off);
      for (const path of paths) {
        const { text } = await test.http.get(path).set(asNewVisitor()).expect(404);
        expect(text).toContain('Oops! Page not found');
      }
      expect(drawn(await visit('/'))).not.toContain('href="/articles"');
      expect(await visit('/sitemap.xml')).not.toContain('/articles');
      await test.http.post('/api/website/articles/reset').set(admin).send({}).expect(200);
      for (const path of paths) await test.http.get(path).set(asNewVisitor()).expect(200);
    }
    await test.http.post('/api/website/hero/reset').set(admin).send({}).expect(200);
  });

  it('marks articles and hides them from search while one is sample text', async () => {
    const NOINDEX = '<meta name="robots" content="noindex">';
    const { articles } = SECTIONS.articles.words;
    const written = { author: 'Natasha Own', text: 'Turn the wheels to the kerb.' };
    const own = { ...articles[0], ...written };
    const renamed = { ...articles[1], title: 'Parking on a hill' };
    const check = async (path: string, isSampleThere: boolean) => {
      const html = await visit(path);
      expect([path, html.includes(NOINDEX), html.includes('Sample article')]).toEqual([
        path,
        isSampleThere,
        isSampleThere,
      ]);
    };
    await check('/articles', true);
    await check('/articles/2', true);
    await put('articles', { articles: [own, renamed] });
    await check('/articles', true);
    await check('/articles/1', false);
    await check('/articles/2', true);
    expect(await visit('/sitemap.xml')).not.toContain('/articles<');
    await put('articles', { articles: [own] });
    await check('/articles', false);
    expect(await visit('/sitemap.xml')).toContain('/articles<');
    await test.http.get('/articles/2').set(asNewVisitor()).expect(404);
    await test.http.post('/api/website/articles/reset').set(admin).send({}).expect(200);
  });

  it('names and describes each page to tabs, search engines and messengers', async () => {
    const named = (title: string, description: string) => [
      `<title>${title}</title>`,
      `<meta name="description" content="${description}">`,
      `<meta property="og:title" content="${title}">`,
      `<meta property="og:description" content="${description}">`,
    ];
    const { siteName, siteDescription } = DEFAULT_SETTINGS;
    await put('titles', {
      services: { title: 'Lessons', description: 'Driving lessons by {name}' },
      blogs: { title: 'News', description: '' },
      home: { title: 'Learn to drive', description: '' },
    });
    const expectNamed = async (path: string, title: string, description: string) => {
      const html = await visit(path);
      for (const tag of named(title, description)) expect(html).toContain(tag);
    };
    await expectNamed('/services', `Lessons | ${siteName}`, `Driving lessons by ${siteName}`);
    await expectNamed('/blogs?category=Maize', `News: Maize | ${siteName}`, siteDescription);
    await expectNamed('/', `Learn to drive | ${siteName}`, siteDescription);
    await expectNamed(
      '/team',
      `Our Team | ${siteName}`,
      `The people of ${siteName}: our leaders, teachers and developers.`,
    );
    await put('titles', { isHidden: true });
    await expectNamed('/services', `Services | ${siteName}`, siteDescription);
    await expectNamed('/', siteName, siteDescription);
    await test.http.post('/api/website/titles/reset').set(admin).send({}).expect(200);
  });

  it('names the parent list of each record to search engines', async () => {
    const { _id } = await createBlog(test, admin);
    const titles = { services: 'Lessons by {name}', blogs: 'News', articles: 'Notebook' };
    const crumbs = async (path: string) => {
      const graphs = [...(await visit(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
      const trail = graphs.map(([, json]) => JSON.parse(json)).find((graph) => graph['@type'] === 'BreadcrumbList');
      return trail.itemListElement.map((step: { name: string }) => step.name).slice(1, -1);
    };
    const paths = ['/services/digital-marketing', `/blogs/${_id}`, '/articles/1'];
    const all = async () => (await Promise.all(paths.map(crumbs))).flat();
    expect(await all()).toEqual(['Services', 'Blog', 'Articles']);
    await put(
      'titles',
      Object.fromEntries(Object.entries(titles).map(([page, title]) => [page, { title, description: '' }])),
    );
    expect(await all()).toEqual([`Lessons by ${DEFAULT_SETTINGS.siteName}`, 'News', 'Notebook']);
    await put('titles', { isHidden: true });
    expect(await all()).toEqual(['Services', 'Blog', 'Articles']);
    await test.http.post('/api/website/titles/reset').set(admin).send({}).expect(200);
    await test.http.delete(`/api/blogs/${_id}`).set(admin).expect(200);
  });

  it('names and describes missing pages', async () => {
    await put('notFound', { title: 'Nothing here', description: 'The road ends.' });
    const { siteName, siteDescription } = DEFAULT_SETTINGS;
    for (const path of ['/no/such/page', '/no-such-page', '/articles/7']) {
      const html = (await test.http.get(path).set(asNewVisitor()).expect(404)).text;
      expect(html).toContain(`<title>Nothing here | ${siteName}</title>`);
      expect(html).toContain('<meta name="description" content="The road ends.">');
    }
    await put('notFound', { title: '', description: '' });
    const html = await visit('/no/such/page');
    expect(html).toContain(`<title>${siteName}</title>`);
    expect(html).toContain(`<meta name="description" content="${siteDescription}">`);
    await test.http.post('/api/website/notFound/reset').set(admin).send({}).expect(200);
    expect(await visit('/no/such/page')).toContain(`<title>Page not found | ${siteName}</title>`);
  });

  it.each([
    ['service', { title: 'No such lesson', text: 'We no longer give it.' }, '/services/none'],
    ['blogLists', { title: 'No such note', text: 'It was taken down.', back: 'All notes' }, `/blogs/${'0'.repeat(24)}`],
  ])('appears where one record is missing: %s', async (name, missing, path) => {
    await put(name, { missing });
    const html = (await test.http.get(path).set(asNewVisitor()).expect(404)).text;
    expect(html).toContain(`<title>${missing.title} | ${DEFAULT_SETTINGS.siteName}</title>`);
    for (const words of Object.values(missing)) expect(drawn(html)).toContain(words);
    await test.http.post(`/api/website/${name}/reset`).set(admin).send({}).expect(200);
  });

  it('appears above the articles of a topic, and above research below one', async () => {
    await put('articles', { about: 'Read on {topic}', related: 'Counted as well' });
    expect(drawn(await visit('/articles?topic=react'))).toContain('Read on React</h2>');
    expect(drawn(await visit('/articles/1'))).toContain('Counted as well</h2>');
    await test.http.post('/api/website/articles/reset').set(admin).send({}).expect(200);
  });

  it('replaces each page in maintenance mode, as soon as saved', async () => {
    const close = (maintenanceMode: boolean) => changeSettings(test, admin, { maintenanceMode });
    const closed = async (path: string) => (await test.http.get(path).set(asNewVisitor()).expect(503)).text;
    const link = `/newsletter/confirm/${'a'.repeat(43)}`;
    const posted = async () => (await test.http.post(link).set(asNewVisitor()).expect(503)).text;
    const { words, texts } = marked('maintenance');
    await close(true);
    const unchanged = await closed('/');
    expect(unchanged).toContain('<title>Back soon |');
    expect(unchanged).toContain('We are working on the site');
    await put('maintenance', words);
    for (const html of [await closed('/'), await closed('/contact?tab=quote'), await posted()]) {
      expect(texts.filter((text) => !html.includes(text))).toEqual([]);
      expect(html).not.toMatch(/working on the site|being worked on|Back soon|Anything you have sent us/);
    }
    await put('maintenance', { sentence: '', title: '', description: '' });
    const { siteName, siteDescription } = DEFAULT_SETTINGS;
    const bare = await closed('/');
    expect(bare).toContain(`<title>${siteName}</title>`);
    expect(bare).toContain(`<meta name="description" content="${siteDescription}">`);
    expect(bare).not.toMatch(/<p[^>]*><\/p>/);
    await test.http.post('/api/website/maintenance/reset').set(admin).send({}).expect(200);
    expect(await closed('/')).toBe(unchanged);
    await close(false);
  });

  it('reaches only scripts of pages that render it', async () => {
    const sent = /<script[^>]*id="page-reads"[^>]*>(.*?)<\/script>/s.exec(await visit('/about'))?.[1] ?? '';
    const names = Object.keys(JSON.parse(sent)['/website?shown=true'].value);
    const drawn = SECTION_NAMES.filter((name) => findSection(name)?.pages?.includes('about') ?? true);
    expect(names.sort()).toEqual([...drawn].sort());
  });
});
