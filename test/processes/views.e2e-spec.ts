import { type SignedIn, signInAsAdmin } from '../support/accounts';
import type { TestApp } from '../support/app';
import { createBlog } from '../support/content';
import { describeShared, useTwoApps, within } from '../support/two-apps';

/**
 * Maximum time in ms until all processes show a view. A process stores its views within a second and then notifies the
 * others.
 */
const SHOWN_MS = 3_000;

describeShared('views that two processes count', () => {
  const apps = useTwoApps();
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await signInAsAdmin(apps[0]);
  });

  it('add up at both, for visitors and in the dashboard', async () => {
    const post = await createBlog(apps[0], admin);
    const read = async (app: TestApp) => (await app.http.get(`/api/blogs/${post._id}`)).body.views as number;
    const total = async (app: TestApp) =>
      (await app.http.get('/api/dashboard').set(admin).expect(200)).body.totalViews as number;
    for (const round of [1, 2]) {
      for (const app of apps) for (let visit = 0; visit < 5; visit += 1) await read(app);
      for (const app of apps) await within(SHOWN_MS, async () => expect(await total(app)).toBe(round * 10));
    }
    const viewsAt = async (app: TestApp) =>
      (await app.http.get(`/api/blogs/${post._id}`).set(admin).expect(200)).body.views as number;
    for (const app of apps) await within(SHOWN_MS, async () => expect(await viewsAt(app)).toBe(20));
    // Answers for visitors, which may come from the cache, also contain the new views.
    for (const app of apps)
      await within(SHOWN_MS, async () => expect((await app.http.get('/api/blogs')).body[0].views).toBe(20));
  });
});
