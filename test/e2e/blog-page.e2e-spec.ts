import { Types } from 'mongoose';
import { BlogViewsService } from '../../src/blogs/blog-views.service';
import type { Blog } from '../../src/contract/blogs';
import { SHOWN } from '../../src/contract/limits';
import { POSTS_PER_PAGE } from '../../src/contract/read-paths';
import { asNewVisitor, signInAsAdmin, useAdmin } from '../support/accounts';
import { startTestApp, useTestApp } from '../support/app';
import { createBlog, createMember } from '../support/content';
import { forgetRecords } from '../support/fresh-site';

const test = useTestApp();
const admin = useAdmin(test);

const LISTS = ['/blogs', '/services', '/team'] as const;

describe('empty list page', () => {
  const visit = async (path: string) => (await test.http.get(path).set(asNewVisitor()).expect(200)).text;
  const create = (kind: string, body: object) => test.http.post(`/api/${kind}`).set(admin).send(body).expect(201);
  /** Returns the list pages in the sitemap. Expects that search engines may index exactly these list pages. */
  const findable = async () => {
    const sitemap = await visit('/sitemap.xml');
    const found = LISTS.filter((path) => sitemap.includes(`${path}<`));
    for (const path of LISTS) {
      const robots = /<meta name="robots" content="([^"]*)">/.exec(await visit(path))?.[1];
      expect([path, robots]).toEqual([path, found.includes(path) ? 'index, follow' : 'noindex']);
    }
    return found;
  };

  it('is noindex until it has an entry', async () => {
    // Built-in records replace missing services and members, but there are no built-in posts.
    expect(await findable()).toEqual(['/services', '/team']);
    await test.http.post('/api/sample/remove').set(admin).expect(200);
    expect(await findable()).toEqual([]);
    await create('blogs', { title: 'Open from Monday', content: 'Come in.' });
    expect(await findable()).toEqual(['/blogs']);
    await createMember(test, admin, { name: 'Agness' });
    expect(await findable()).toEqual(['/blogs', '/team']);
    await create('services', { title: 'Lessons', description: 'By the hour.' });
    expect(await findable()).toEqual([...LISTS]);
  });
});

const CATEGORIES = ['Farming', 'Robots', 'Maps', 'Radio', 'Chess'];
const PLAIN = 2 * POSTS_PER_PAGE + 3;

/** Returns the ids of the posts linked above the list, and of the posts linked in the list. */
function shownIn(html: string): { above: string[]; listed: string[] } {
  const body = html.replace(/<script type="application\/json".*?<\/script>/s, '');
  const [above, listed = ''] = body.split('id="all"');
  const ids = (part: string) => [...new Set([...part.matchAll(/href="\/blogs\/([0-9a-f]{24})"/g)].map(([, id]) => id))];
  return { above: ids(above), listed: ids(listed) };
}

const categoriesIn = (html: string) =>
  [...html.matchAll(/href="\/blogs\?category=(\w+)#all"/g)].map(([, category]) => category);

describe('blog page', () => {
  /** Posts, oldest first. Three of the oldest are featured. */
  let posts: Blog[];
  beforeAll(async () => {
    await forgetRecords(test);
    posts = [];
    for (const category of CATEGORIES) posts.push(await createBlog(test, admin, { title: category, category }));
    for (let n = 0; n < PLAIN; n += 1)
      posts.push(await createBlog(test, admin, { title: `Post ${n}`, category: 'Education', isFeatured: n < 3 }));
    await createBlog(test, admin, { title: 'Nobody sees it', category: 'Secret', status: 'draft' });
  });

  const visit = async (query = '') => (await test.http.get(`/blogs${query}`).set(asNewVisitor()).expect(200)).text;
  const ids = (some: Blog[]) => some.map(({ _id }) => _id);

  it.each([
    ['behind the last page', '?page=99', 404, 'No blogs on this page.'],
    ['behind the last page of a category', '?category=Maps&page=2', 404, 'No blogs on this page.'],
    // Answers 200, because the owner's texts may link to a category that has no published posts.
    ['of a category without posts', '?category=Secret', 200, 'No blogs in Secret yet.'],
  ])('is noindex %s, with its own text and a link back', async (_where, query, status, words) => {
    const answer = await test.http.get(`/blogs${query}`).set(asNewVisitor()).expect(status);
    expect(answer.text).toContain(words);
    expect(answer.text).toContain('<meta name="robots" content="noindex">');
    expect(answer.text).toMatch(/<a [^>]*href="\/blogs"[^>]*>Show all/);
  });

  it('lists each post once, above the list or on its pages', async () => {
    const first = await visit();
    const { above } = shownIn(first);
    const pages = [...first.matchAll(/aria-label="Page (\d+)"/g)].map(([, page]) => page);
    const listed: string[] = [];
    for (const page of pages) {
      const shown = shownIn(await visit(`?page=${page}`));
      expect(shown.above).toEqual(above);
      expect(shown.listed.length).toBeGreaterThan(0);
      expect(shown.listed.length).toBeLessThanOrEqual(POSTS_PER_PAGE);
      listed.push(...shown.listed);
    }
    expect(above).toHaveLength(SHOWN.featured + 1 + SHOWN.recent);
    expect([...above, ...listed].sort()).toEqual(ids(posts).sort());
    expect(listed).toEqual(
      ids(posts)
        .reverse()
        .filter((id) => !above.includes(id)),
    );
  });

  it('returns the number of listed posts by the API, too', async () => {
    const { headers } = await test.http.get(`/api/blogs?rest=true&limit=${POSTS_PER_PAGE}`).expect(200);
    expect(headers['x-total-count']).toBe(String(posts.length - (SHOWN.featured + 1 + SHOWN.recent)));
    const education = await test.http.get('/api/blogs?rest=true&category=Education&limit=2').expect(200);
    expect(education.headers['x-total-count']).toBe(String(PLAIN - (SHOWN.featured + 1 + SHOWN.recent)));
    expect((await test.http.get('/api/blogs?rest=false').expect(200)).body).toHaveLength(posts.length);
  });

  it('lists the posts of a category once each, on enough pages', async () => {
    const listed: string[] = [];
    for (const page of [1, 2, 3]) {
      const shown = shownIn(await visit(`?category=Education&page=${page}`));
      expect(shown.above).toEqual([]);
      listed.push(...shown.listed);
    }
    expect(listed).toEqual(ids(posts.filter(({ category }) => category === 'Education')).reverse());
    expect(shownIn(await visit('?category=Chess')).listed).toHaveLength(1);
  });

  it('offers the four categories with the newest published posts', async () => {
    const newest = ['Education', 'Chess', 'Radio', 'Maps'];
    for (const query of ['', '?page=2', '?category=Farming'])
      expect(categoriesIn(await visit(query)).slice(0, SHOWN.categories)).toEqual(newest);
    expect((await test.http.get('/api/blogs/categories').expect(200)).body).toEqual(newest);
    const robots = await createBlog(test, admin, { title: 'New', category: 'Robots' });
    expect(categoriesIn(await visit()).slice(0, 2)).toEqual(['Robots', 'Education']);
    await test.http.delete(`/api/blogs/${robots._id}`).set(admin).expect(200);
  });
});

describe('post views', () => {
  let blog: Blog;
  beforeEach(async () => {
    blog = await createBlog(test, admin);
  });
  afterEach(() => jest.restoreAllMocks());

  const visit = (id = blog._id) => test.http.get(`/api/blogs/${id}`).expect(200);
  const views = async () => (await test.http.get(`/api/blogs/${blog._id}`).set(admin).expect(200)).body.views as number;
  const storedRow = async () => {
    const row = await test.connection.collection('blogs').findOne({ _id: new Types.ObjectId(blog._id) });
    return row as unknown as { views: number; updatedAt: Date };
  };

  it('count each visit once, including cached pages', async () => {
    expect((await visit()).body.views).toBe(1);
    await visit();
    await visit();
    expect(await views()).toBe(3);
  });

  it('count a visit that is answered with 304', async () => {
    const { headers } = await visit();
    await test.http.get(`/api/blogs/${blog._id}`).set('if-none-match', headers.etag).expect(304);
    expect(await views()).toBe(2);
  });

  it('count a visit with a bad token as a visitor’s', async () => {
    await test.http.get(`/api/blogs/${blog._id}`).set('x-auth-token', 'not a token').expect(200);
    expect(await views()).toBe(1);
  });

  it('exclude logged-in people, HEAD, lists and related posts', async () => {
    await test.http.get(`/api/blogs/${blog._id}`).set(admin).expect(200);
    await test.http.head(`/api/blogs/${blog._id}`).expect(200);
    await test.http.head(`/api/blogs/${blog._id}`).expect(200);
    await test.http.get('/api/blogs').expect(200);
    await test.http.get(`/api/blogs/${blog._id}/related`).expect(200);
    expect(await views()).toBe(0);
  });

  it('exclude posts that do not exist', async () => {
    const countedBefore = await test.app.get(BlogViewsService).total();
    await test.http.get('/api/blogs/0123456789abcdef01234567').expect(404);
    expect(await test.app.get(BlogViewsService).total()).toBe(countedBefore);
  });

  it('reach the database in batches, without changing updatedAt', async () => {
    await visit();
    await visit();
    expect((await storedRow()).views).toBe(0);
    await test.app.get(BlogViewsService).flush();
    const stored = await storedRow();
    expect(stored.views).toBe(2);
    expect(stored.updatedAt.toISOString()).toBe(blog.updatedAt);
    expect(await views()).toBe(2);
    await test.app.get(BlogViewsService).flush();
    expect((await storedRow()).views).toBe(2);
  });

  it('cause no conflict for an editor who opened the post before', async () => {
    await visit();
    await test.app.get(BlogViewsService).flush();
    const edit = { title: 'Edited', updatedAt: blog.updatedAt };
    const answer = await test.http.put(`/api/blogs/${blog._id}`).set(admin).send(edit).expect(200);
    expect(answer.body.views).toBe(1);
  });

  it('are buffered while the database is away, and stored afterwards', async () => {
    const model = test.connection.model('Blog');
    const away = jest.spyOn(model, 'bulkWrite').mockRejectedValue(new Error('away'));
    await visit();
    await test.app.get(BlogViewsService).flush();
    expect(away).toHaveBeenCalled();
    expect((await storedRow()).views).toBe(0);
    expect(await views()).toBe(1);
    away.mockRestore();
    await test.app.get(BlogViewsService).flush();
    expect((await storedRow()).views).toBe(1);
  });

  it('survive a delete that is undone', async () => {
    await visit();
    await test.http.delete(`/api/blogs/${blog._id}`).set(admin).expect(200);
    const answer = await test.http.post(`/api/blogs/${blog._id}/restore`).set(admin).expect(200);
    expect(answer.body.views).toBe(1);
  });

  it('are all stored by a clean stop, including the last requests', async () => {
    const other = await startTestApp();
    const post = await createBlog(other, await signInAsAdmin(other));
    const write = jest.spyOn(other.connection.model('Blog'), 'bulkWrite');
    // A stopping server stores its counted views twice. In place of the first time, this test lets a visitor read a
    // post. The second time must store this view.
    jest
      .spyOn(other.app.get(BlogViewsService), 'beforeApplicationShutdown')
      .mockImplementation(async () => void (await other.http.get(`/api/blogs/${post._id}`).expect(200)));
    await other.app.close();
    expect(write).toHaveBeenCalledTimes(1);
    expect(await write.mock.results[0].value).toMatchObject({ modifiedCount: 1 });
    await other.close();
  });
});
