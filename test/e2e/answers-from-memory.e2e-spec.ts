import { BlogsService } from '../../src/blogs/blogs.service';
import type { Blog } from '../../src/contract/blogs';
import { ContentVersionsService } from '../../src/platform/cache/content-versions.service';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { changeSettings, createBlog, createMember, createService } from '../support/content';

describe('response cache', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  let blog: Blog;
  beforeAll(async () => {
    blog = await createBlog(test, as.editor, { content: 'Learners build robots. '.repeat(100) });
    await createMember(test, as.editor);
    await createService(test, as.editor);
  });
  afterEach(() => jest.restoreAllMocks());

  /** True if a call was answered without reading content from the database. */
  async function isFromMemory(url: string, collection: string, headers: Record<string, string> = {}) {
    const model = Object.values(test.connection.models).find((known) => known.collection.name === collection);
    if (!model) throw new Error(`no collection ${collection}`);
    const reads = (['find', 'findOne', 'countDocuments'] as const).map((method) => jest.spyOn(model, method));
    await test.http.get(url).set(headers).expect(200);
    const isUntouched = reads.every((read) => read.mock.calls.length === 0);
    for (const read of reads) read.mockRestore();
    return isUntouched;
  }

  it('serves the second of two equal reads', async () => {
    for (const [url, collection] of [
      ['/api/blogs', 'blogs'],
      ['/api/blogs?fields=summary', 'blogs'],
      ['/api/blogs?limit=20', 'blogs'],
      [`/api/blogs/${blog._id}`, 'blogs'],
      [`/api/blogs/${blog._id}/related`, 'blogs'],
      ['/api/team', 'team'],
      ['/api/services', 'services'],
      ['/api/services/web-app-designing', 'services'],
    ]) {
      const first = await test.http.get(url).expect(200);
      expect([url, await isFromMemory(url, collection)]).toEqual([url, true]);
      const second = await test.http.get(url).expect(200);
      expect({ ...second.body, views: 0 }).toEqual({ ...first.body, views: 0 });
    }
  });

  it('serves the same bytes and headers as an uncached answer', async () => {
    await createBlog(test, as.editor, { title: 'Ngoma ya ñandu 🥁' });
    const made = await test.http.get('/api/blogs?limit=5').expect(200);
    const served = await test.http.get('/api/blogs?limit=5').expect(200);
    expect(served.text).toBe(made.text);
    const { date: _made, ...madeHeaders } = made.headers;
    const { date: _served, ...servedHeaders } = served.headers;
    expect({ ...servedHeaders, 'content-length': '', 'transfer-encoding': '' }).toEqual({
      ...madeHeaders,
      'content-length': '',
      'transfer-encoding': '',
    });
    expect(served.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-total-count': expect.stringMatching(/^\d+$/),
    });
  });

  it('is invalidated by every write at once', async () => {
    const read = async () => (await test.http.get('/api/blogs?fields=summary').expect(200)).body as Blog[];
    const before = await read();
    const added = await createBlog(test, as.editor, { title: 'Fresh' });
    expect(await read()).toHaveLength(before.length + 1);
    await test.http.put(`/api/blogs/${added._id}`).set(as.editor).send({ title: 'Fresher' }).expect(200);
    expect((await read())[0].title).toBe('Fresher');
    expect((await test.http.get(`/api/blogs/${added._id}`).expect(200)).body.title).toBe('Fresher');
    await test.http.delete(`/api/blogs/${added._id}`).set(as.editor).expect(200);
    expect(await read()).toEqual(before);
    await test.http.get(`/api/blogs/${added._id}`).expect(404);
    await test.http.post(`/api/blogs/${added._id}/restore`).set(as.editor).expect(200);
    expect((await read())[0].title).toBe('Fresher');
    await test.http.get(`/api/blogs/${added._id}`).expect(200);
  });

  it('answers 304 while nothing changed, cached or not', async () => {
    const { headers } = await test.http.get('/api/team').expect(200);
    const again = await test.http.get('/api/team').set('if-none-match', headers.etag).expect(304);
    expect(again.text).toBe('');
    expect(again.headers.etag).toBe(headers.etag);
    await createMember(test, as.editor, { name: 'Chileshe' });
    const changed = await test.http.get('/api/team').set('if-none-match', headers.etag).expect(200);
    expect(changed.headers.etag).not.toBe(headers.etag);
    await changeSettings(test, as.admin, { siteName: 'Kafue' });
    const tag = (await test.http.get('/api/settings').expect(200)).headers.etag;
    await test.http.get('/api/settings').set('if-none-match', tag).expect(304);
  });

  it('compresses for clients that accept it', async () => {
    const url = `/api/blogs/${blog._id}`;
    for (const encoding of ['gzip', 'br', 'gzip', 'br']) {
      const answer = await test.http.get(url).set('accept-encoding', encoding).expect(200);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toMatch(/accept-encoding/i);
      expect(answer.body.content).toBe(blog.content);
    }
    const plain = await test.http.get(url).set('accept-encoding', 'identity').expect(200);
    expect(plain.headers).not.toHaveProperty('content-encoding');
  });

  it('answers HEAD with the headers alone', async () => {
    const { headers } = await test.http.get('/api/team').expect(200);
    const head = await test.http.head('/api/team').set('accept-encoding', 'identity').expect(200);
    expect(head.text).toBeUndefined();
    expect(head.headers.etag).toBe(headers.etag);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(10);
  });

  it('builds one answer for simultaneous requests, and counts each visit', async () => {
    const model = test.connection.models.Blog;
    // View counts would make an answer outdated after one second.
    jest.spyOn(test.app.get(ContentVersionsService), 'hasDrifted').mockReturnValue(false);
    for (const [url, method] of [
      ['/api/blogs', 'find'],
      ['/api/blogs?category=Robots&limit=3', 'find'],
      [`/api/blogs/${blog._id}`, 'findById'],
    ] as const) {
      await test.http.put(`/api/blogs/${blog._id}`).set(as.editor).send({ category: 'Robots', title: url }).expect(200);
      const reads = jest.spyOn(model, method);
      const answers = await Promise.all(Array.from({ length: 20 }, () => test.http.get(url).set(asNewVisitor())));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ headers }) => headers['x-total-count'])).size).toBe(1);
      // Leaves out the job that publishes scheduled posts, which may read meanwhile.
      const ofVisitors = reads.mock.calls.filter(([filter]) => filter?.status !== 'scheduled');
      expect([url, ofVisitors.length]).toEqual([url, 1]);
      reads.mockRestore();
    }
    const { views } = (await test.http.get(`/api/blogs/${blog._id}`).set(as.viewer).expect(200)).body as Blog;
    expect(views).toBeGreaterThanOrEqual(20);
  });

  it('builds uncached answers, such as searches, one at a time', async () => {
    const service = test.app.get(BlogsService);
    const list = service.list.bind(service);
    let running = 0;
    let most = 0;
    jest.spyOn(service, 'list').mockImplementation(async (query) => {
      running += 1;
      most = Math.max(most, running);
      const answer = await list(query);
      running -= 1;
      return answer;
    });
    const words = Array.from({ length: 20 }, (_, n) => `word${n}`);
    const ask = (word: string) => test.http.get(`/api/blogs?q=${word}`).set(asNewVisitor()).expect(200);
    await Promise.all(words.map((word) => ask(word)));
    expect(most).toBe(1);
  });

  it('never serves or stores answers to logged-in people', async () => {
    await test.http.get('/api/blogs').expect(200);
    expect(await isFromMemory('/api/blogs', 'blogs', as.viewer)).toBe(false);
    const bearer = { authorization: `Bearer ${as.viewer['x-auth-token']}` };
    expect(await isFromMemory('/api/blogs', 'blogs', bearer)).toBe(false);
    const answer = await test.http.get('/api/blogs').set(as.viewer).expect(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    await test.http.put(`/api/blogs/${blog._id}`).set(as.editor).send({ category: 'Robots' }).expect(200);
    await test.http.get('/api/blogs?category=Robots').set(as.viewer).expect(200);
    expect(await isFromMemory('/api/blogs?category=Robots', 'blogs')).toBe(false);
  });

  it('never stores a refusal', async () => {
    for (let times = 0; times < 2; times += 1) {
      const missing = await test.http.get('/api/services/no-such-service').expect(404);
      expect(missing.headers['cache-control']).toBe('no-store');
      await test.http.get('/api/blogs?limit=0').expect(400);
      await test.http.get('/api/pages/by-slug/no-such-page').expect(404);
    }
  });

  it('stores no other answer', async () => {
    const health = await test.http.get('/api/health').expect(200);
    expect(health.headers['cache-control']).toBe('no-store');
    const users = await test.http.get('/api/users').set(as.admin).expect(200);
    expect(users.headers['cache-control']).toBe('private, no-store');
  });
});
