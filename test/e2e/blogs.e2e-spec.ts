import type { Blog, BlogInput } from '../../src/contract/blogs';
import { type SignedIn, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog } from '../support/content';

const test = useTestApp();
const as = useEachRole(test);

describe('post lists', () => {
  /** Posts, newest first. */
  let robots: Blog, maize: Blog, loans: Blog, exams: Blog;
  beforeAll(async () => {
    exams = await createBlog(test, as.admin, {
      title: 'Exams (mock)',
      content: 'x'.repeat(250),
      category: 'Education',
    });
    loans = await createBlog(test, as.admin, { title: 'Loans', category: 'Finance', tags: ['money', 'AI'] });
    maize = await createBlog(test, as.admin, {
      title: 'Maize prices',
      category: 'Technology',
      tags: ['AI'],
      isFeatured: true,
    });
    robots = await createBlog(test, as.admin, { title: 'Robots', category: 'Technology', authorName: 'Natasha Zulu' });
  });

  const list = (query = '') => test.http.get(`/api/blogs${query}`);
  const titles = async (query: string) =>
    (await list(query).expect(200)).body.map(({ title }: { title: string }) => title) as string[];

  it('return bare arrays of whole posts, newest first, with a total', async () => {
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
        .set(as.admin)
        .send({ ...draft, content: 'x' })
        .expect(201)
    ).body;
    const counts = async (query: string) => (await tally(query).set(as.admin).expect(200)).body.counts;
    expect((await tally().set(as.admin).expect(200)).body).toEqual({
      counts: { all: 5, draft: 1, scheduled: 0, published: 4 },
      categories: ['Cattle', 'Education', 'Finance', 'Technology'],
    });
    expect(await counts('?category=Technology')).toEqual({ all: 2, draft: 0, scheduled: 0, published: 2 });
    expect(await counts('?q=o&category=Cattle')).toEqual({ all: 1, draft: 1, scheduled: 0, published: 0 });
    await test.http.delete(`/api/blogs/${_id}`).set(as.admin).expect(200);
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
      const more = await createBlog(test, as.admin, { title: 'More', category: 'Technology', tags: ['AI'] });
      const { body } = await related(maize._id);
      expect(body.map(({ _id }: Blog) => _id)).toEqual([more._id, robots._id]);
      await test.http.delete(`/api/blogs/${more._id}`).set(as.admin).expect(200);
    });

    it('returns an empty list when nothing is shared', async () => {
      expect((await related(exams._id)).body).toEqual([]);
    });
  });
});

const POST: BlogInput = {
  title: 'Robots in Kitwe',
  content: 'Learners built robots.\n\n- from scrap wire\n- and one motor',
  format: 'plain',
  category: 'Technology',
  tags: ['robots', 'schools'],
  image: 'https://example.com/robot.jpg',
  authorName: 'Natasha Zulu',
  isFeatured: true,
  status: 'published',
  publishAt: '',
};
const STORED = {
  _id: expect.stringMatching(/^[0-9a-f]{24}$/),
  createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
};

describe('blogs', () => {
  const post = (body: object) => test.http.post('/api/blogs').set(as.editor).send(body);
  const put = (id: string, body: object) => test.http.put(`/api/blogs/${id}`).set(as.editor).send(body);
  const read = (id: string) => test.http.get(`/api/blogs/${id}`).set(as.viewer);

  describe('POST /blogs', () => {
    it('returns the whole stored post', async () => {
      const answer = await post(POST).expect(201);
      expect(answer.body).toEqual({ ...POST, ...STORED, authorImage: '', views: 0 });
      expect((await read(answer.body._id).expect(200)).body).toEqual(answer.body);
    });

    it('sets defaults for missing fields', async () => {
      const defaults = { category: 'Education', tags: [], image: '', authorName: 'Admin', isFeatured: false };
      const bare = { title: 'Bare', content: 'Text.' };
      expect((await post(bare).expect(201)).body).toMatchObject(defaults);
    });
  });

  describe('PUT /blogs/{id}', () => {
    it('changes the given fields and keeps the rest', async () => {
      const before = await createBlog(test, as.editor, POST);
      const answer = await put(before._id, { title: 'New title', tags: [] }).expect(200);
      expect(answer.body).toEqual({ ...before, title: 'New title', tags: [], updatedAt: answer.body.updatedAt });
      expect(answer.body.updatedAt > before.updatedAt).toBe(true);
      expect((await read(before._id)).body).toEqual(answer.body);
    });

    it('allows a draft with a title alone, and requires content for publishing', async () => {
      const { body: draft } = await post({ title: 'Fees of 2027', content: undefined, status: 'draft' }).expect(201);
      expect(draft).toMatchObject({ title: 'Fees of 2027', content: '', status: 'draft' });
      const message = 'Content is required.';
      const publishAt = '2099-01-01T05:00:00.000Z';
      for (const change of [{ status: 'published' }, { status: 'scheduled', publishAt }]) {
        expect((await put(draft._id, change).expect(400)).body.errors).toEqual([{ field: 'content', message }]);
      }
      const bulk = { ids: [draft._id], status: 'published' };
      const { body } = await test.http.post('/api/blogs/bulk/status').set(as.editor).send(bulk).expect(200);
      expect(body.refused).toEqual([expect.objectContaining({ _id: draft._id, message })]);
      await put(draft._id, { status: 'published', content: 'They stay.' }).expect(200);
      expect((await put(draft._id, { content: ' ' }).expect(400)).body.errors).toEqual([{ field: 'content', message }]);
      await put(draft._id, { content: '', status: 'draft' }).expect(200);
    });

    it('updates the excerpt of lists with the content', async () => {
      const { _id } = await createBlog(test, as.editor);
      await put(_id, { content: 'Something else.' }).expect(200);
      const list = await test.http.get('/api/blogs?fields=summary').expect(200);
      expect(list.body.find((row: { _id: string }) => row._id === _id).excerpt).toBe('Something else.');
    });
  });
});

const UNKNOWN = '0123456789abcdef01234567';
const SOON = '2099-01-01T08:00:00.000Z';

describe('bulk actions on posts', () => {
  beforeEach(async () => {
    for (const name of ['blogs', 'audit', 'trash']) await test.connection.collection(name).deleteMany({});
  });

  const bulk = (what: string, body: object, who = as.editor) =>
    test.http.post(`/api/blogs/bulk/${what}`).set(who).send(body);
  const titles = async (query: string, who: SignedIn = {}): Promise<string[]> => {
    const { body } = await test.http.get(`/api/blogs${query}`).set(who).expect(200);
    return body.map(({ title }: Blog) => title);
  };
  const auditLog = (action: string) => test.connection.collection('audit').find({ action }).toArray();

  it('unpublish and publish posts, with one audit entry each', async () => {
    const shown = await createBlog(test, as.editor, { title: 'Shown' });
    const due = await createBlog(test, as.editor, { title: 'Due', status: 'scheduled', publishAt: SOON });
    const { body } = await bulk('status', { ids: [shown._id, UNKNOWN, due._id], status: 'draft' }).expect(200);
    expect(body).toEqual({
      success: true,
      changed: [shown._id, due._id],
      refused: [{ _id: UNKNOWN, name: '', message: expect.any(String) }],
    });
    expect(await titles('')).toEqual([]);
    expect(await auditLog('blogs.update')).toMatchObject([
      {
        subjectId: '',
        subjectIds: [shown._id, due._id],
        subjectName: 'Shown, Due',
        fields: ['status'],
        // The posts had different statuses, so the common entry has no single earlier status. Its `from` repeats `to`.
        changes: [{ field: 'status', from: 'draft', to: 'draft' }],
      },
    ]);
    await bulk('status', { ids: [shown._id, due._id], status: 'published' }).expect(200);
    expect((await titles('')).sort()).toEqual(['Due', 'Shown']);
    const [stored] = (await test.http.get('/api/blogs?q=Due').expect(200)).body;
    expect(stored).toMatchObject({ status: 'published', publishAt: '' });
  });

  it('sort for staff only: visitors see the newest first', async () => {
    for (const title of ['Maize', 'Robots', 'Exams']) await createBlog(test, as.editor, { title });
    await test.connection.collection('blogs').updateOne({ title: 'Robots' }, { $set: { views: 9 } });
    expect(await titles('?sort=title&order=asc&status=all', as.viewer)).toEqual(['Exams', 'Maize', 'Robots']);
    expect(await titles('?sort=title&order=desc', as.viewer)).toEqual(['Robots', 'Maize', 'Exams']);
    expect(await titles('?sort=views&fields=summary', as.viewer)).toEqual(['Robots', 'Exams', 'Maize']);
    expect(await titles('?order=asc', as.viewer)).toEqual(['Maize', 'Robots', 'Exams']);
    expect(await titles('?sort=title&order=asc')).toEqual(['Exams', 'Robots', 'Maize']);
  });
});
