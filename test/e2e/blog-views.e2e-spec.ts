import { Types } from 'mongoose';
import { BlogViewsService } from '../../src/blogs/blog-views.service';
import type { Blog } from '../../src/contract/blogs';
import { signInAsAdmin, useAdmin } from '../support/accounts';
import { startTestApp, useTestApp } from '../support/app';
import { createBlog } from '../support/content';

describe('post views', () => {
  const test = useTestApp();
  const admin = useAdmin(test);
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
    // Answers a request after the first flush of the stop.
    jest
      .spyOn(other.app.get(BlogViewsService), 'beforeApplicationShutdown')
      .mockImplementation(async () => void (await other.http.get(`/api/blogs/${post._id}`).expect(200)));
    await other.app.close();
    expect(write).toHaveBeenCalledTimes(1);
    expect(await write.mock.results[0].value).toMatchObject({ modifiedCount: 1 });
    await other.close();
  });
});
