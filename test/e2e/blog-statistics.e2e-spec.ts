import { BlogStatisticsService } from '../../src/blogs/statistics/blog-statistics.service';
import { CountedViewsService } from '../../src/blogs/statistics/counted-views.service';
import type { BlogStatistics } from '../../src/contract/blog-statistics';
import type { Blog } from '../../src/contract/blogs';
import { daysAfter, lusakaDay } from '../../src/contract/lusaka-day';
import { TrustedClock } from '../../src/platform/clock/trusted-clock';
import { asNewVisitor, signInAsEach, useEachRole } from '../support/accounts';
import { startTestApp, useTestApp } from '../support/app';
import { createBlog } from '../support/content';
import { putClock, YEAR_MS } from '../support/wall-clock';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

describe('statistics of posts', () => {
  const test = useTestApp({ PUBLIC_URL: 'https://mosi.example' });
  const as = useEachRole(test);
  let blog: Blog;
  beforeEach(async () => {
    await test.app.get(CountedViewsService).flush();
    await rows().deleteMany({});
    await test.connection.collection('blogs').deleteMany({});
    blog = await createBlog(test, as.editor, { title: 'Robots for maize' });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const rows = () =>
    test.connection.collection<{ _id: string; day: string; hosts?: Record<string, number> }>('blogfigures');
  const visit = (headers: Record<string, string> = {}, path = `/api/blogs/${blog._id}`) =>
    test.http
      .get(path)
      .set({ 'user-agent': PHONE, ...asNewVisitor(), ...headers })
      .expect(200);
  const from = (referer: string, id = blog._id) => visit({ referer }, `/api/blogs/${id}`);
  const statistics = async (query = ''): Promise<BlogStatistics> =>
    (await test.http.get(`/api/blogs/figures${query}`).set(as.viewer).expect(200)).body;
  const viewsToday = async () => (await statistics()).days.at(-1)?.views;
  const today = () => lusakaDay(new Date());

  it('sum views by day, post and host, including the current ones', async () => {
    const other = await createBlog(test, as.editor, { title: 'Four panels' });
    await from('https://l.facebook.com/l.php?u=x');
    await from('https://L.FACEBOOK.com/other');
    await from('https://mosi.example/blogs', other._id);
    await visit();
    const numbers = await statistics();
    expect(numbers.days).toHaveLength(30);
    expect(numbers.days.slice(-2)).toEqual([
      { day: daysAfter(today(), -1), views: 0 },
      { day: today(), views: 4 },
    ]);
    expect(numbers.posts).toEqual([
      { _id: blog._id, title: 'Robots for maize', views: 3 },
      { _id: other._id, title: 'Four panels', views: 1 },
    ]);
    expect(numbers.hosts).toEqual([
      { host: 'l.facebook.com', views: 2 },
      { host: 'this-site', views: 1 },
    ]);
    expect(await statistics(`?post=${other._id}`)).toEqual({
      days: expect.arrayContaining([{ day: today(), views: 1 }]),
      posts: [],
      hosts: [{ host: 'this-site', views: 1 }],
    });
  });

  it('cover the requested number of days', async () => {
    for (const [ago, views] of [
      [0, 1],
      [29, 2],
      [30, 4],
      [399, 8],
      [400, 16],
    ]) {
      const day = daysAfter(today(), -ago);
      await rows().insertOne({ _id: day, day, views, post: null } as never);
    }
    const sum = async (query: string) => (await statistics(query)).days.reduce((all, { views }) => all + views, 0);
    expect([await sum(''), await sum('?days=30'), await sum('?days=90'), await sum('?days=400')]).toEqual([
      3, 3, 7, 15,
    ]);
  });

  it('exclude bots, staff, HEAD and back office visits, unlike post views', async () => {
    await visit({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    await visit({ 'user-agent': '' });
    await visit({ 'sec-purpose': 'prefetch' });
    await visit({ referer: 'https://mosi.example/admin/blog' });
    await visit(as.viewer);
    await test.http
      .head(`/api/blogs/${blog._id}`)
      .set({ 'user-agent': PHONE, ...asNewVisitor() })
      .expect(200);
    expect(await viewsToday()).toBe(0);
    expect((await test.http.get(`/api/blogs/${blog._id}`).set(as.viewer).expect(200)).body.views).toBe(4);
  });

  it('exclude a device where staff work, even without a token', async () => {
    const here = { 'user-agent': PHONE, ...asNewVisitor() };
    await test.http
      .get('/api/dashboard')
      .set({ ...here, ...as.editor })
      .expect(200);
    await visit(here);
    expect(await viewsToday()).toBe(0);
    await visit({ ...here, 'user-agent': PHONE.replace('142', '141') });
    await visit({ ...here, ...asNewVisitor() });
    expect(await viewsToday()).toBe(2);
  });

  it('store few of ten thousand hosts, and every view', async () => {
    for (let start = 0; start < 10_000; start += 500) {
      const views = test.app.get(CountedViewsService);
      for (let n = start; n < start + 500; n += 1) {
        const headers = { 'user-agent': PHONE, referer: `https://h${n}.example/`, host: 'mosi.example' };
        views.count(blog._id, { headers, socket: { remoteAddress: '10.9.9.9' } } as never);
      }
      await views.flush();
    }
    expect(await viewsToday()).toBe(10_000);
    const stored = await rows().find().toArray();
    expect(stored.map(({ hosts = {} }) => Object.keys(hosts).length).sort()).toEqual([11, 51]);
    expect(JSON.stringify(stored).length).toBeLessThan(2_500);
    const { hosts } = await statistics();
    expect(hosts).toHaveLength(11);
    expect(hosts.reduce((all, { views }) => all + views, 0)).toBe(10_000);
  });

  it('store nothing that distinguishes visitors', async () => {
    await visit({ referer: 'https://mail.example/inbox?user=mutinta', 'accept-language': 'bem', cookie: 'a=b' });
    await test.app.get(CountedViewsService).flush();
    const day = today();
    expect(await rows().find().toArray()).toEqual([
      { _id: day, day, post: null, views: 1, hosts: { 'mail:example': 1 } },
      { _id: `${day} ${blog._id}`, day, post: expect.anything(), views: 1, hosts: { 'mail:example': 1 } },
    ]);
  });

  it('are buffered while the database is away, and stored afterwards', async () => {
    const model = test.connection.model('DayStatistics');
    const away = jest.spyOn(model, 'bulkWrite').mockRejectedValue(new Error('away'));
    await visit();
    await test.app.get(CountedViewsService).flush();
    expect(await rows().countDocuments()).toBe(0);
    away.mockRestore();
    expect(await viewsToday()).toBe(1);
    expect(await viewsToday()).toBe(1);
  });

  it('are stored by a clean stop', async () => {
    const other = await startTestApp();
    const post = await createBlog(other, (await signInAsEach(other)).editor);
    await other.http
      .get(`/api/blogs/${post._id}`)
      .set({ 'user-agent': PHONE, ...asNewVisitor() })
      .expect(200);
    const write = jest.spyOn(other.connection.model('DayStatistics'), 'bulkWrite');
    await other.app.close();
    expect(await write.mock.results[0].value).toMatchObject({ upsertedCount: 2 });
    await other.close();
  });

  it('name no deleted post, and still count its views', async () => {
    await visit();
    await test.app.get(CountedViewsService).flush();
    await test.http.delete(`/api/blogs/${blog._id}`).set(as.editor).expect(200);
    expect((await statistics()).posts).toEqual([]);
    expect(await viewsToday()).toBe(1);
    await test.http.post(`/api/blogs/${blog._id}/restore`).set(as.editor).expect(200);
    expect((await statistics()).posts).toHaveLength(1);
  });

  describe('after 400 days', () => {
    const put = async (...ago: number[]) => {
      await rows().insertMany(ago.map((days) => ({ _id: daysAfter(today(), -days), day: daysAfter(today(), -days) })));
    };
    const sweep = () => test.app.get(BlogStatisticsService).sweep();

    it('are deleted, to the day', async () => {
      await put(1, 399, 400, 800);
      expect(await sweep()).toBe(2);
      expect(await rows().countDocuments()).toBe(2);
    });

    it('count new views on the last day while the clock is untrusted', async () => {
      await test.app.get(TrustedClock).check();
      await put(1, 399);
      const day = today();
      putClock(3 * YEAR_MS);
      expect(await sweep()).toBe(0);
      await visit();
      await test.app.get(CountedViewsService).flush();
      expect(await rows().countDocuments()).toBe(4);
      expect(await rows().countDocuments({ day: { $gt: day } })).toBe(0);
    });
  });
});
