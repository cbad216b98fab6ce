import { type SignedIn, signInAsAdmin } from '../support/accounts';
import type { TestApp } from '../support/app';
import { createBlog, createMember } from '../support/content';
import { imageOf } from '../support/files';
import { describeShared, useTwoApps, within } from '../support/two-apps';

/** Maximum time in ms until all processes show a change. */
const SOON_MS = 1_000;

describeShared('change in one process', () => {
  const apps = useTwoApps();
  let here: TestApp;
  let there: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    [here, there] = apps;
    admin = await signInAsAdmin(here);
  });

  const shows = (path: string, text: string) =>
    within(SOON_MS, async () => expect((await there.http.get(path)).text).toContain(text));
  const put = (path: string, body: object) => here.http.put(`/api${path}`).set(admin).send(body).expect(200);

  it('updates cached lists of another within a second', async () => {
    const added = await here.http
      .post('/api/services')
      .set(admin)
      .send({ title: 'Well drilling', description: 'Deep' });
    await shows('/api/services', 'Well drilling');
    for (let round = 0; round < 5; round += 1) {
      await put(`/services/${added.body._id}`, { title: `Well drilling ${round}` });
      await shows('/api/services', `Well drilling ${round}`);
    }
    await here.http.delete(`/api/services/${added.body._id}`).set(admin).expect(200);
    await within(SOON_MS, async () => expect((await there.http.get('/api/services')).body).toEqual([]));
  });

  it('updates cached pages of another, including alt texts and focal points', async () => {
    const add = async (path: string, body: object): Promise<{ _id: string }> =>
      (await here.http.post(`/api${path}`).set(admin).send(body).expect(201)).body;
    const bytes = await imageOf(600, 400, 'png');
    const { body: file } = await here.http.post('/api/uploads').set(admin).attach('file', bytes, 'a.png').expect(201);
    const post = await createBlog(here, admin, { image: file.filePath });
    const member = await createMember(here, admin, { image: file.filePath });
    const page = await add('/pages', {
      title: 'About Kitwe',
      slug: 'about-kitwe',
      content: 'Words.',
      status: 'published',
    });
    const service = await add('/services', { title: 'Kitwe tours', description: 'By bus' });
    const [entry] = (await here.http.get('/api/media').set(admin).expect(200)).body;
    const alt = 'A bus in the rain';
    const changes: [string, string, object, string][] = [
      ['/services', `/services/${service._id}`, { title: 'Tours of Kitwe' }, 'Tours of Kitwe'],
      ['/blogs', `/blogs/${post._id}`, { title: 'News of Kitwe' }, 'News of Kitwe'],
      [`/blogs/${post._id}`, `/blogs/${post._id}`, { content: 'Other words of it.' }, 'Other words of it.'],
      ['/about-kitwe', `/pages/${page._id}`, { content: 'All that there is.' }, 'All that there is.'],
      ['/team', `/team/${member._id}`, { name: 'Chanda Zulu' }, 'Chanda Zulu'],
      [`/blogs/${post._id}`, `/media/${entry._id}`, { alt, focusX: 0.9, focusY: 0.1 }, alt],
      ['/team', `/media/${entry._id}`, { alt, focusX: 0.8, focusY: 0.1 }, '80% 10%'],
    ];
    for (const [path, record, change, text] of changes) {
      expect((await there.http.get(path).expect(200)).text).not.toContain(text);
      await put(record, change);
      await shows(path, text);
    }
    for (const path of [`/blogs/${post._id}`, `/pages/${page._id}`, `/services/${service._id}`, `/team/${member._id}`])
      await here.http.delete(`/api${path}`).set(admin).expect(200);
  });

  it('updates cached settings, sections and redirects of another', async () => {
    await there.http.get('/api/settings');
    await put('/settings', { siteName: 'Kitwe Drivers' });
    await shows('/api/settings', 'Kitwe Drivers');
    await put('/website/hero', { heading: 'Drive in Kitwe' });
    await shows('/api/website?shown=true', 'Drive in Kitwe');
    await here.http.post('/api/redirects').set(admin).send({ from: '/old-courses', to: '/blogs' }).expect(201);
    await within(SOON_MS, () => there.http.get('/old-courses').expect(301).expect('Location', '/blogs'));
  });

  it('shows previews of unsaved text at another, without storing the path', async () => {
    const typed = { page: 'home', sections: { hero: { heading: 'Not saved in Kitwe' } } };
    const { body } = await here.http.post('/api/website/preview').set(admin).send(typed).expect(201);
    expect((await there.http.get(body.path).expect(200)).text).toContain('Not saved in Kitwe');
    const [row] = await here.connection.collection('previews').find().toArray();
    expect(JSON.stringify(row)).not.toContain(body.path.split('/')[2]);
    await here.connection.collection('previews').updateOne({}, { $set: { until: new Date(0) } });
    await there.http.get(body.path).expect(404);
  });

  it('ends sessions at another at once', async () => {
    const person = { name: 'Chanda', email: 'chanda@example.com', password: 'zebra crossing at noon', role: 'editor' };
    const user = await here.http.post('/api/users').set(admin).send(person).expect(201);
    const { body } = await there.http.post('/api/auth/login').send(person).expect(200);
    const session = { 'x-auth-token': body.token as string };
    await there.http.get('/api/contact').set(session).expect(200);
    await put(`/users/${user.body._id}`, { active: false });
    await there.http.get('/api/contact').set(session).expect(401);
  });
});
