import type { Blog } from '../../src/contract/blogs';
import { SHOWN } from '../../src/contract/limits';
import { POSTS_PER_PAGE } from '../../src/contract/read-paths';
import { asNewVisitor, useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog } from '../support/content';

const CATEGORIES = ['Farming', 'Robots', 'Maps', 'Radio', 'Chess'];
const PLAIN = 2 * POSTS_PER_PAGE + 3;

/** Ids of posts above and in the list of a document, as often as they are linked. */
function shownIn(html: string): { above: string[]; listed: string[] } {
  const body = html.replace(/<script type="application\/json".*?<\/script>/s, '');
  const [above, listed = ''] = body.split('id="all"');
  const ids = (part: string) => [...new Set([...part.matchAll(/href="\/blogs\/([0-9a-f]{24})"/g)].map(([, id]) => id))];
  return { above: ids(above), listed: ids(listed) };
}

const categoriesIn = (html: string) =>
  [...html.matchAll(/href="\/blogs\?category=(\w+)#all"/g)].map(([, category]) => category);

describe('blog page', () => {
  const test = useTestApp();
  const admin = useAdmin(test);
  /** Oldest first; three of the oldest are featured. */
  let posts: Blog[];
  beforeAll(async () => {
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
    // The owner's text may name a category without published posts, so this is no dead link.
    ['of a category without posts', '?category=Secret', 200, 'No blogs in Secret yet.'],
  ])('is noindex %s, with its own text and a link back', async (_where, query, status, words) => {
    const answer = await test.http.get(`/blogs${query}`).set(asNewVisitor()).expect(status);
    expect(answer.text).toContain(words);
    expect(answer.text).toContain('<meta name="robots" content="noindex">');
    expect(answer.text).toMatch(/<a [^>]*href="\/blogs"[^>]*>Show all/);
  });

  it('lists each post once: above the list or on one of its pages', async () => {
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
