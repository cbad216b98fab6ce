import { randomBytes } from 'node:crypto';
import { matchSitePage, readsOf, SITE_PATHS } from '../../src/contract/site-pages';
import { DatabaseReadiness } from '../../src/platform/database/database-readiness';
import { PageReadsService } from '../../src/site/page-reads.service';
import { PageRenderer } from '../../src/site/page-renderer';
import { asNewVisitor, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { changeSettings, createBlog } from '../support/content';

const any = (): string => randomBytes(6).toString('hex');
const MANY = 20;

/** Counts how often the server renders pages and reads their data while visitors invent any number of URLs. */
describe('page rendering', () => {
  const test = useTestApp();
  const admin = useAdmin(test);
  beforeAll(async () => {
    await createBlog(test, admin, { category: 'Maize' });
  });
  afterEach(() => jest.restoreAllMocks());

  const drawings = () => jest.spyOn(PageRenderer.prototype, 'render');
  const visit = (path: string) => test.http.get(path).set(asNewVisitor());
  const inParallel = (paths: string[]) => Promise.all(paths.map((path) => visit(path)));

  it.each(SITE_PATHS)('reads everything at %s through `src/site/page-reads.service.ts`', async (path) => {
    const reads = await test.app.get(PageReadsService).readAll(readsOf(matchSitePage(path), ''));
    expect(Object.entries(reads).filter(([, read]) => !('value' in read))).toEqual([]);
  });

  it.each<[string, number, () => string]>([
    ['a contact form with a subject filled in', 200, () => `/contact?subject=${any()}`],
    ['a quote form for a service that is not there', 200, () => `/contact?service=${any()}`],
    ['a request that is followed', 200, () => `/contact?request=${any()}`],
    ['any page with a query of its own', 200, () => `/about?${any()}=${any()}&category=${any()}`],
    ['the map of the site', 200, () => `/sitemap.xml?${any()}`],
    ['articles of no topic', 200, () => `/articles?topic=${any()}&page=${Math.random()}`],
    ['a link out of the newsletter', 200, () => `/newsletter/unsubscribe/${any()}`],
    ['a link into the newsletter', 200, () => `/newsletter/confirm/${any()}`],
    ['an unknown path', 404, () => `/${any()}/${any()}`],
    ['an unknown path that no page can have', 404, () => `/${any()}.php`],
    ['an unknown page', 404, () => `/page-${any()}`],
    ['an unknown service', 404, () => `/services/service-${any()}`],
    ['an unknown post', 404, () => `/blogs/${any()}${any()}`],
    ['an unknown article', 404, () => `/articles/${any()}`],
    ['an unknown screen of the back office', 404, () => `/admin/${any()}`],
  ])('happens once for all URLs of %s', async (_what, status, path) => {
    const first = await visit(path()).expect(status);
    const drawn = drawings();
    for (const answer of await inParallel(Array.from({ length: MANY }, path))) {
      expect(answer.status).toBe(status);
      expect(answer.text).toBe(first.text);
    }
    expect(drawn).not.toHaveBeenCalled();
  });

  it.each([
    ['/contact', 'message-panel'],
    ['/contact?tab=quote', 'new-request'],
    ['/contact?request=abcdef', 'followed-request'],
  ])('loads only the styles and script used at %s', async (path, part) => {
    const { text } = await visit(path);
    for (const name of ['message-panel', 'new-request', 'followed-request']) {
      for (const type of ['css', 'js']) {
        const isThere = new RegExp(`"/assets/${name}-[\\w-]+\\.${type}"`).test(text);
        expect([name, type, isThere]).toEqual([name, type, name === part]);
      }
    }
  });

  it('reads nothing from the database for a path that cannot exist', async () => {
    await visit('/no/such');
    const asked = jest.spyOn(PageReadsService.prototype, 'readAll');
    await inParallel(Array.from({ length: MANY }, () => `/${any()}/${any()}`));
    expect(asked).not.toHaveBeenCalled();
  });

  it('happens once for simultaneous visitors, and again after a change', async () => {
    const post = await createBlog(test, admin, { title: 'Before' });
    for (const path of ['/', '/blogs', `/blogs/${post._id}`, '/blogs?category=Maize', '/no/such/page']) {
      await test.http
        .put(`/api/blogs/${post._id}`)
        .set(admin)
        .send({ title: `For ${path}` })
        .expect(200);
      const drawn = drawings();
      await inParallel(Array<string>(MANY).fill(path));
      expect([path, drawn.mock.calls.length]).toEqual([path, 1]);
      drawn.mockRestore();
    }
  });

  it('serves no page read before a change to later visitors', async () => {
    const post = await createBlog(test, admin, { title: 'Old title' });
    const path = `/blogs/${post._id}`;
    let finish: () => void = () => {};
    const reached = new Promise<void>((resolve) => {
      const whileAnswers = DatabaseReadiness.prototype.whileAnswers;
      jest.spyOn(DatabaseReadiness.prototype, 'whileAnswers').mockImplementationOnce(async function <T>(
        this: DatabaseReadiness,
        work: Promise<T>,
      ) {
        const read = await whileAnswers.call(this, work);
        resolve();
        await new Promise<void>((go) => {
          finish = go;
        });
        return read as T;
      });
    });
    const early = visit(path).then((answer) => answer.text);
    await reached;
    await test.http.put(`/api/blogs/${post._id}`).set(admin).send({ title: 'New title' }).expect(200);
    const late = visit(path).then((answer) => answer.text);
    finish();
    await early;
    expect(await late).toContain('<title>New title');
    expect((await visit(path)).text).toContain('<title>New title');
  });

  it('does not cache category or page numbers without entries', async () => {
    const { _id } = await createBlog(test, admin);
    for (const [path, status, title] of [
      [`/blogs/${_id}?comments=9`, 200, 'Comments'],
      ['/blogs?category=None', 200, 'Blog'],
      ['/blogs?page=77', 404, 'Blog'],
      ['/blogs?category=None&page=3', 404, 'Blog'],
    ] as const) {
      expect((await visit(path).expect(status)).text).toContain(`tabindex="-1">${title}</h`);
      const drawn = drawings();
      await visit(path).expect(status);
      expect(drawn).toHaveBeenCalledTimes(1);
      drawn.mockRestore();
    }
  });

  it('happens once for all URLs in maintenance mode, until it ends', async () => {
    const set = (maintenanceMode: boolean) => changeSettings(test, admin, { maintenanceMode });
    await visit('/about').expect(200);
    await set(true);
    await visit('/about').expect(503);
    const drawn = jest.spyOn(PageRenderer.prototype, 'maintenance');
    const paths = ['/', '/about', `/${any()}`, `/blogs?category=${any()}`, '/no/such/page'];
    for (const answer of await inParallel(paths)) expect(answer.status).toBe(503);
    await visit('/robots.txt').expect(200);
    await visit('/admin').expect(200);
    expect(drawn).not.toHaveBeenCalled();
    await set(false);
    await visit('/about').expect(200);
    await visit('/no/such/page').expect(404);
  });

  it('selects the URL’s service in a quote form and enables its button', async () => {
    const form = async (path: string) => /<form[^>]*name="quote".*?<\/form>/s.exec((await visit(path)).text)?.[0] ?? '';
    const button = /<button[^>]*type="submit"[^>]*>/;
    const chosen = await form('/contact?service=digital-marketing');
    expect(chosen).toMatch(/<option[^>]*selected=""[^>]*>Digital Marketing</);
    expect(button.exec(chosen)?.[0]).not.toContain('disabled');
    const open = await form('/contact?service=no-such-service');
    expect(open).not.toMatch(/selected=""[^>]*>Digital/);
    expect(button.exec(open)?.[0]).not.toContain('disabled');
  });
});
