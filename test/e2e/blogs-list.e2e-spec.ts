import type { Blog } from '../../src/contract/blogs';
import { useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog } from '../support/content';

describe('post lists', () => {
  const test = useTestApp();
  const admin = useAdmin(test);
  /** Newest first. */
  let robots: Blog, maize: Blog, loans: Blog, exams: Blog;
  beforeAll(async () => {
    exams = await createBlog(test, admin, { title: 'Exams (mock)', content: 'x'.repeat(250), category: 'Education' });
    loans = await createBlog(test, admin, { title: 'Loans', category: 'Finance', tags: ['money', 'AI'] });
    maize = await createBlog(test, admin, {
      title: 'Maize prices',
      category: 'Technology',
      tags: ['AI'],
      isFeatured: true,
    });
    robots = await createBlog(test, admin, { title: 'Robots', category: 'Technology', authorName: 'Natasha Zulu' });
  });

  const list = (query = '') => test.http.get(`/api/blogs${query}`);
  const titles = async (query: string) =>
    (await list(query).expect(200)).body.map(({ title }: { title: string }) => title) as string[];

  it('return bare arrays of whole posts, newest first, with the total in a header', async () => {
    const answer = await list().expect(200);
    expect(answer.body).toEqual([robots, maize, loans, exams]);
    expect(answer.headers['x-total-count']).toBe('4');
  });

  it('return summaries without content, with its first 200 characters', async () => {
    const answer = await list('?fields=summary').expect(200);
    const { content, format: _told, ...rest } = exams;
    expect(answer.body[3]).toEqual({ ...rest, excerpt: content.slice(0, 200) });
    for (const row of answer.body) expect(row).not.toHaveProperty('content');
  });

  it('paginate, with the total of all pages', async () => {
    const first = await list('?page=1&limit=3').expect(200);
    expect(first.body).toEqual([robots, maize, loans]);
    expect(first.headers['x-total-count']).toBe('4');
    expect((await list('?page=2&limit=3').expect(200)).body).toEqual([exams]);
    const beyond = await list('?page=9&limit=3').expect(200);
    expect(beyond.body).toEqual([]);
    expect(beyond.headers['x-total-count']).toBe('4');
    expect((await list('?limit=100').expect(200)).body).toHaveLength(4);
    expect((await list('?limit=1').expect(200)).body).toEqual([robots]);
  });

  it('filter by category, tag and featured, alone and together', async () => {
    expect(await titles('?category=Technology')).toEqual(['Robots', 'Maize prices']);
    expect(await titles('?tag=AI')).toEqual(['Maize prices', 'Loans']);
    expect(await titles('?featured=true')).toEqual(['Maize prices']);
    expect(await titles('?featured=false')).toEqual(['Robots', 'Loans', 'Exams (mock)']);
    expect(await titles('?category=Technology&tag=AI&fields=summary')).toEqual(['Maize prices']);
    expect(await titles('?category=Cooking')).toEqual([]);
    const paged = await list('?category=Technology&limit=1').expect(200);
    expect(paged.headers['x-total-count']).toBe('2');
  });

  it('search title, beginning, category, tags and author, ignoring case', async () => {
    expect(await titles('?q=MAIZE')).toEqual(['Maize prices']);
    expect(await titles('?q=natasha')).toEqual(['Robots']);
    expect(await titles('?q=money')).toEqual(['Loans']);
    expect(await titles('?q=nothing-like-it')).toEqual([]);
  });

  it('ignore empty filters', async () => {
    expect(await titles('?category=&tag=&q=')).toHaveLength(4);
  });

  it('return counts by status and all categories to staff', async () => {
    const tally = (query = '') => list(`/tally${query}`);
    const draft = { title: 'Goats', status: 'draft', category: 'Cattle' };
    const { _id } = (
      await test.http
        .post('/api/blogs')
        .set(admin)
        .send({ ...draft, content: 'x' })
        .expect(201)
    ).body;
    const counts = async (query: string) => (await tally(query).set(admin).expect(200)).body.counts;
    expect((await tally().set(admin).expect(200)).body).toEqual({
      counts: { all: 5, draft: 1, scheduled: 0, published: 4 },
      categories: ['Cattle', 'Education', 'Finance', 'Technology'],
    });
    expect(await counts('?category=Technology')).toEqual({ all: 2, draft: 0, scheduled: 0, published: 2 });
    expect(await counts('?q=o&category=Cattle')).toEqual({ all: 1, draft: 1, scheduled: 0, published: 0 });
    await test.http.delete(`/api/blogs/${_id}`).set(admin).expect(200);
  });

  describe('GET /blogs/{id}/related', () => {
    const related = (id: string) => test.http.get(`/api/blogs/${id}/related`).expect(200);

    it('returns summaries of other posts with the same category or a tag', async () => {
      const { content, format: _told, ...rest } = loans;
      expect((await related(maize._id)).body).toEqual([
        expect.objectContaining({ _id: robots._id }),
        { ...rest, excerpt: content },
      ]);
      for (const row of (await related(maize._id)).body) expect(row).not.toHaveProperty('content');
    });

    it('returns at most two, the newest', async () => {
      const more = await createBlog(test, admin, { title: 'More', category: 'Technology', tags: ['AI'] });
      const { body } = await related(maize._id);
      expect(body.map(({ _id }: Blog) => _id)).toEqual([more._id, robots._id]);
      await test.http.delete(`/api/blogs/${more._id}`).set(admin).expect(200);
    });

    it('returns an empty list when nothing is shared', async () => {
      expect((await related(exams._id)).body).toEqual([]);
    });
  });
});
