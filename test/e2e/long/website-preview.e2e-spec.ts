import { BUILT_IN_SERVICES } from '../../../src/contract/built-in-services';
import { ARTICLE_IDS, LINKED_SLUGS } from '../../../src/contract/routes';
import { FIXED_PAGES, SITE_PATHS } from '../../../src/contract/site-pages';
import { HERO_TEXTS } from '../../../src/contract/website/hero';
import { isRecordPage, type PageView, PREVIEW_MINUTES, shownOn } from '../../../src/contract/website/preview';
import type { Section } from '../../../src/contract/website/section';
import { SECTION_NAMES, SECTIONS, type SectionName } from '../../../src/contract/website/sections';
import { PROTECTION } from '../../../src/platform/limits/protection';
import { WebsitePreviewsService } from '../../../src/website/website-previews.service';
import { asNewVisitor, type SignedIn, signInAsEach } from '../../support/accounts';
import { useTestApp } from '../../support/app';
import { changeSettings, createBlog, createService } from '../../support/content';
import { marked } from '../../support/marked-words';
import { holdStill, readAllRows } from '../../support/rows';

const HEADING = 'Pass your driving test in Kitwe';
const HERO_TYPED = { page: 'home', sections: { hero: { heading: HEADING } } };

/** True for sections that no preview shows, because they are only in metadata or on the maintenance page. */
const isNoPart = (name: SectionName): boolean => name === 'titles' || name === 'maintenance';

/** True for text that the page omits, such as the title of an empty footer column. */
const isUnseen = (name: SectionName, text: string, words: Record<string, unknown>): boolean =>
  (name === 'notFound' && text === words.description) || (name === 'footerLinks' && text === words.fourthTitle);

/** Returns the pages that together show the whole text of a section. Each article has a page of its own. */
function viewsOf(name: SectionName): PageView[] {
  const section: Section = SECTIONS[name] as Section;
  const articles: PageView[] = name === 'articles' ? ARTICLE_IDS.map((id) => ({ page: 'article', id })) : [];
  const tabs = Object.values(section.tabs ?? {}).map((search) => ({ page: shownOn(section), search }));
  const records = (section.pages ?? []).filter(isRecordPage).map((page) => ({ page }));
  return [{ page: shownOn(section), search: section.search }, ...tabs, ...records, ...articles];
}

describe('preview of unsaved text', () => {
  const test = useTestApp();
  let as: Record<'admin' | 'editor' | 'viewer', SignedIn>;
  beforeAll(async () => {
    await holdStill(test);
    as = await signInAsEach(test);
  });
  afterEach(() => jest.restoreAllMocks());

  const preview = (body: unknown, who: SignedIn = as.editor) =>
    test.http
      .post('/api/website/preview')
      .set(who)
      .send(body as object);
  /** Opens a path without a token, as the frame of the preview does. */
  const open = (path: string) => test.http.get(path).set(asNewVisitor());
  const pathOf = async (body: unknown = HERO_TYPED): Promise<string> => (await preview(body).expect(201)).body.path;
  const shown = async (body: unknown = HERO_TYPED) => (await open(await pathOf(body)).expect(200)).text;
  const later = (minutes: number) => {
    const now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now + minutes * 60_000);
  };

  /** Runs `work` with a stored service and six posts. Six are more than the blog page shows above its list. */
  async function withRecords<T>(work: () => Promise<T>): Promise<T> {
    const paths = [`services/${(await createService(test, as.editor, { title: 'Our service' }))._id}`];
    for (let number = 1; number <= 6; number += 1)
      paths.push(`blogs/${(await createBlog(test, as.editor, { title: `Post ${number}` }))._id}`);
    const result = await work();
    for (const path of paths) await test.http.delete(`/api/${path}`).set(as.editor).expect(200);
    return result;
  }

  it('renders like the site, at a URL that only its requester gets', async () => {
    const { body } = await preview(HERO_TYPED).expect(201);
    expect(body).toEqual({ path: expect.stringMatching(/^\/preview\/[\w-]{43}$/) });
    const { text, headers } = await open(body.path).expect(200);
    expect(text).toContain(HEADING);
    expect(text).toContain(HERO_TEXTS.sentence);
    expect(text).toContain('data-section="hero"');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
    });
    expect(await pathOf()).not.toBe(body.path);
  });

  it('renders a link to a page that was never linked before', async () => {
    const page = { title: 'Prices', slug: 'prices-of-the-season', content: 'K20.', status: 'published' };
    const { _id } = (await test.http.post('/api/pages').set(as.editor).send(page).expect(201)).body;
    const first = { text: 'Prices', to: '/prices-of-the-season' };
    expect(await shown({ page: 'home', sections: { hero: { first } } })).toContain('href="/prices-of-the-season"');
    await test.http.delete(`/api/pages/${_id}`).set(as.editor).expect(200);
    expect(await shown({ page: 'home', sections: { hero: { first } } })).not.toContain('prices-of-the-season"');
  });

  it('changes nothing for visitors, search engines or the data', async () => {
    const rows = await readAllRows(test);
    const [before, sitemap] = [(await open('/')).text, (await open('/sitemap.xml')).text];
    const publicSections = (await test.http.get('/api/website?shown=true').expect(200)).body;
    const path = await pathOf();
    await open(path).expect(200);
    expect((await open('/')).text).toBe(before);
    expect((await open('/sitemap.xml')).text).toBe(sitemap);
    expect((await test.http.get('/api/website?shown=true').expect(200)).body).toEqual(publicSections);
    expect(await readAllRows(test)).toEqual(rows);
  });

  it('runs and sends nothing, and is framed by this site only', async () => {
    const analyticsId = 'G-ABCD1234';
    await changeSettings(test, as.admin, { analyticsId });
    const { text, headers } = await open(await pathOf()).expect(200);
    await changeSettings(test, as.admin, { analyticsId: '' });
    expect(text).not.toMatch(/<script/);
    expect(text).not.toContain('modulepreload');
    expect(text).toContain('<div id="root" inert>');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('canonical');
    const directives = headers['content-security-policy'].split('; ');
    expect(directives).toEqual(
      expect.arrayContaining(["default-src 'none'", "form-action 'none'", "frame-ancestors 'self'"]),
    );
    expect(directives.filter((directive) => /^(script|connect)-src/.test(directive))).toEqual([]);
  });

  it('is the only document that may be framed', async () => {
    await open(await pathOf()).expect(200);
    for (const path of [...SITE_PATHS, '/admin', '/admin/website', '/preview/x', '/no/such/page']) {
      const { headers } = await open(path);
      expect([path, headers['x-frame-options']]).toEqual([path, 'DENY']);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  it.each(SECTION_NAMES.filter((name) => !isNoPart(name)))(
    'shows all text typed into %s, in a part of it',
    async (name) => {
      const { words, texts } = marked(name);
      const draw = (typed: object) =>
        Promise.all(viewsOf(name).map((view) => shown({ ...view, sections: { [name]: typed } })));
      const pages = await draw(words);
      if (viewsOf(name).some(({ page }) => isRecordPage(page))) pages.push(...(await withRecords(() => draw(words))));
      const missing = texts.filter((text) => !isUnseen(name, text, words) && !pages.join().includes(text));
      expect(missing).toEqual([]);
      for (const html of pages) expect(html).toContain(`data-section="${name}"`);
      if ('isHidden' in SECTIONS[name].fields) {
        const hidden = (await draw({ ...words, isHidden: true })).join();
        expect(texts.filter((text) => hidden.includes(text))).toEqual([]);
      }
    },
  );

  it.each(FIXED_PAGES)('supports the page %s with several sections at once', async (page) => {
    const typed = { footer: { end: 'WfooterW' }, about: { heading: 'WaboutW' } };
    const html = await shown({ page, sections: typed });
    expect(html).toContain('WfooterW');
    expect(html.includes('WaboutW')).toBe(page === 'about');
  });

  it('uses the first post or service, their list, or a built-in service', async () => {
    const service = () => shown({ page: 'service', sections: { service: { back: 'WbackW' } } });
    const blog = () => shown({ page: 'blog', sections: { blogLists: { recent: 'WrecentW' } } });
    const [ownService, ownPost] = await withRecords(async () => [await service(), await blog()]);
    expect(ownService).toContain('Our service</h1>');
    expect(ownService).toContain('WbackW');
    expect(ownPost).toContain('Post 6</h1>');
    expect(ownPost).not.toContain('WrecentW');
    expect(await service()).toContain(`${BUILT_IN_SERVICES[0].title}</h1>`);
    expect(await blog()).toContain('WrecentW');
  });

  it('works in maintenance mode, too', async () => {
    const close = (maintenanceMode: boolean) => changeSettings(test, as.admin, { maintenanceMode });
    await close(true);
    expect(await shown()).toContain(HEADING);
    await close(false);
  });

  it('rejects unknown sections and fields', async () => {
    const html = await shown({ page: 'home', sections: { planted: { heading: 'WxW' }, hero: { planted: 'WxW' } } });
    expect(html).not.toContain('WxW');
  });

  it('shows typed text as text', async () => {
    const html = await shown({ page: 'home', sections: { hero: { heading: '<script>alert(1)</script>' } } });
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(1)');
  });

  it('expires after its minutes, and is refused for every other token', async () => {
    const path = await pathOf();
    later(PREVIEW_MINUTES - 0.1);
    await open(path).expect(200);
    later(PREVIEW_MINUTES);
    const { headers, text } = await open(path).expect(404);
    expect(text).not.toContain(HEADING);
    expect(headers['x-frame-options']).toBe('DENY');
    jest.restoreAllMocks();
    const other = `/preview/${'A'.repeat(43)}`;
    for (const wrong of [other, `${path}A`, path.slice(0, -1), path.toUpperCase(), `${path}/`, `${path}/x`])
      await open(wrong).expect(404);
    await test.http.post(path).send({}).expect(404);
    expect((await test.http.head(path).expect(200)).text).toBeUndefined();
  });

  it('is removed from memory when expired, oldest first above the bound', async () => {
    const previews = test.app.get(WebsitePreviewsService);
    const add = (heading: string) => previews.add({ page: 'home', sections: { hero: { heading } } });
    const isThere = async (path: string) => (await previews.read(path.split('/')[2])) !== null;
    const areThere = (paths: string[]) => Promise.all(paths.map(isThere));
    const paths: string[] = [];
    while (paths.length <= PROTECTION.previews.most) paths.push(await add('x'));
    expect(await areThere(paths)).toEqual(paths.map((_path, index) => index > 0));
    const large = await add('x'.repeat(PROTECTION.previews.mostBytes - 1_000));
    expect(await areThere([paths[1], paths[200], large])).toEqual([false, true, true]);
    later(PREVIEW_MINUTES);
    await previews.dropOld();
    jest.restoreAllMocks();
    expect(await areThere([...paths, large])).not.toContain(true);
  });

  it('renders links to an unlinked own page as plain text', async () => {
    const html = await shown({
      page: 'home',
      sections: { offers: { listMore: { text: 'WlinkW', to: `/${LINKED_SLUGS[1]}` } } },
    });
    expect(html).toMatch(/<span[^>]*>WlinkW<\/span>/);
  });
});
