import type { Blog } from '../../src/contract/blogs';
import type { Role } from '../../src/contract/users';
import { VERSIONS_KEPT, type Versions } from '../../src/contract/versions';
import { SECTIONS } from '../../src/contract/website/sections';
import { TrashService } from '../../src/platform/trash/trash.service';
import { expectEditorsOnly, NOT_FOUND, UNKNOWN_IDS } from '../support/access';
import { asNewVisitor, type SignedIn, signInAsEach } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { createBlog } from '../support/content';
import { failNext } from '../support/failing-database';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const ID = expect.stringMatching(/^[0-9a-f]{24}$/);

describe('versions', () => {
  let test: TestApp;
  let as: Record<Role, SignedIn>;
  beforeAll(async () => {
    test = await startTestApp();
    as = await signInAsEach(test);
  });
  afterAll(() => test.close());
  afterEach(() => jest.restoreAllMocks());

  const list = async (path: string): Promise<Versions> =>
    (await test.http.get(`/api/versions/${path}`).set(as.viewer).expect(200)).body;
  const read = async (path: string, versionId: string) =>
    (await test.http.get(`/api/versions/${path}/${versionId}`).set(as.viewer).expect(200)).body;
  const restore = (path: string, versionId: string, body = {}, who = as.editor) =>
    test.http.post(`/api/versions/${path}/${versionId}/restore`).set(who).send(body);
  const edit = async (path: string, body: object, who = as.editor) =>
    (await test.http.put(`/api/${path}`).set(who).send(body).expect(200)).body;
  const contents = async (path: string): Promise<unknown[]> => {
    const { former } = await list(path);
    const versions = await Promise.all(former.map(({ _id }) => read(path, _id)));
    return versions.map(({ fields }) => fields.content);
  };
  const stored = (id: string) => test.connection.collection('versions').countDocuments({ subject: id });
  const lastEntry = async () =>
    (await test.http.get('/api/audit?limit=1').set(as.admin).expect(200)).body[0] as Record<string, unknown>;

  describe('of a post', () => {
    let post: Blog;
    let path: string;
    beforeEach(async () => {
      post = await createBlog(test, as.admin, { title: 'Maize', content: 'First.', tags: ['farm'] });
      path = `post/${post._id}`;
    });

    it('are what stood there before each change of its text, with who wrote it and when', async () => {
      expect(await list(path)).toEqual({
        current: {
          at: TIME,
          authorName: 'Admin User',
          fields: {
            title: 'Maize',
            content: 'First.',
            format: 'plain',
            image: '',
            authorName: 'Admin',
            category: 'Education',
            tags: ['farm'],
          },
          updatedAt: post.updatedAt,
        },
        former: [],
      });
      await edit(`blogs/${post._id}`, { content: 'Second.' });
      await edit(`blogs/${post._id}`, { title: 'Maize and beans' });
      const { current, former } = await list(path);
      expect(current).toMatchObject({ authorName: 'The editor', fields: { title: 'Maize and beans' } });
      expect(former).toEqual([
        { _id: ID, at: TIME, authorName: 'The editor' },
        { _id: ID, at: TIME, authorName: 'Admin User' },
      ]);
      expect(await read(path, former[1]._id)).toEqual({
        ...former[1],
        fields: {
          title: 'Maize',
          content: 'First.',
          format: 'plain',
          image: '',
          authorName: 'Admin',
          category: 'Education',
          tags: ['farm'],
        },
      });
      expect(Date.parse(former[1].at ?? '')).toBeLessThan(Date.parse(former[0].at ?? ''));
    });

    it('are none of a save that changes nothing, or only who sees it and when', async () => {
      const { title, content, tags } = post;
      await edit(`blogs/${post._id}`, { title, content, tags, format: 'plain' });
      await edit(`blogs/${post._id}`, { status: 'draft', isFeatured: true });
      await edit(`blogs/${post._id}`, { status: 'scheduled', publishAt: '2098-01-01T07:00+02:00' });
      await edit(`blogs/${post._id}`, { status: 'published', publishAt: '' });
      const { current, former } = await list(path);
      expect(former).toEqual([]);
      expect(current).toMatchObject({ authorName: 'Admin User' });
      expect(await stored(post._id)).toBe(0);
    });

    it(`are the last ${VERSIONS_KEPT}: one more, and the oldest is gone`, async () => {
      for (let turn = 1; turn <= VERSIONS_KEPT; turn += 1) await edit(`blogs/${post._id}`, { content: `Text ${turn}` });
      const { former } = await list(path);
      expect(former).toHaveLength(VERSIONS_KEPT);
      const oldest = former.at(-1)?._id ?? '';
      expect((await read(path, oldest)).fields.content).toBe('First.');
      await edit(`blogs/${post._id}`, { content: 'One more' });
      const after = await list(path);
      expect(after.former).toHaveLength(VERSIONS_KEPT);
      expect(after.former.at(-1)).toEqual(former.at(-2));
      await test.http.get(`/api/versions/${path}/${oldest}`).set(as.viewer).expect(404);
      await restore(path, oldest).expect(404);
      expect(await stored(post._id)).toBe(VERSIONS_KEPT);
    });

    it('come back by an edit like any other: with a version, an entry in the trail, and the pages of the site', async () => {
      await edit(`blogs/${post._id}`, { title: 'Beans', content: 'Second.', isFeatured: true });
      const page = () => test.http.get(`/blogs/${post._id}`).set(asNewVisitor());
      expect((await page()).text).toContain('Second.');
      const { current, former } = await list(path);
      const { body } = await restore(path, former[0]._id, { updatedAt: current.updatedAt }).expect(200);
      const read = (await test.http.get(`/api/blogs/${post._id}`).set(as.viewer).expect(200)).body;
      expect(body).toEqual({ record: read, replaced: ID });
      expect(read).toMatchObject({ title: 'Maize', content: 'First.', isFeatured: true, createdAt: post.createdAt });
      expect(await contents(path)).toEqual(['Second.', 'First.']);
      expect((await list(path)).former[0]._id).toBe(body.replaced);
      expect(await lastEntry()).toMatchObject({
        action: 'versions.restore',
        actorName: 'The editor',
        subjectId: post._id,
        subjectName: 'Maize',
        subjectPath: `/blogs/${post._id}`,
        fields: ['content', 'title'],
        changes: [],
      });
      const shown = (await page()).text;
      expect(shown).toContain('First.');
      expect(shown).not.toContain('Second.');
      // What was replaced comes back the same way.
      await restore(path, body.replaced).expect(200);
      expect(await contents(path)).toEqual(['First.', 'Second.', 'First.']);
    });

    it('publish nothing and move no time when they come back', async () => {
      await edit(`blogs/${post._id}`, { content: 'Second.', status: 'draft' });
      const { former } = await list(path);
      expect((await restore(path, former[0]._id).expect(200)).body.record).toMatchObject({ status: 'draft' });
      await test.http.get(`/api/blogs/${post._id}`).set(asNewVisitor()).expect(404);
      const time = '2098-01-01T05:00:00.000Z';
      await edit(`blogs/${post._id}`, { status: 'scheduled', publishAt: time });
      const { body } = await restore(path, (await list(path)).former[0]._id).expect(200);
      expect(body.record).toMatchObject({ status: 'scheduled', publishAt: time });
    });

    it('change nothing when they say what stands there', async () => {
      await edit(`blogs/${post._id}`, { content: 'Second.' });
      const { former } = await list(path);
      await restore(path, former[0]._id).expect(200);
      const before = await list(path);
      expect((await restore(path, former[0]._id).expect(200)).body.replaced).toBeNull();
      expect((await list(path)).former).toEqual(before.former);
    });

    it('do not come back over what somebody saved meanwhile', async () => {
      await edit(`blogs/${post._id}`, { content: 'Second.' });
      const { current, former } = await list(path);
      const newer = await edit(`blogs/${post._id}`, { content: 'Third.' }, as.admin);
      const { body } = await restore(path, former[0]._id, { updatedAt: current.updatedAt }).expect(409);
      expect(body.current).toEqual(newer);
      expect((await list(path)).current.fields.content).toBe('Third.');
      expect((await restore(path, former[0]._id, { updatedAt: 'yesterday' }).expect(400)).body.errors[0].field).toBe(
        'updatedAt',
      );
    });

    it('are none when the database goes away between the version and the change, and lose none', async () => {
      await edit(`blogs/${post._id}`, { content: 'Second.' });
      const before = await list(path);
      const cut = failNext('blogs', 'findOneAndUpdate');
      await test.http.put(`/api/blogs/${post._id}`).set(as.editor).send({ content: 'Lost.' }).expect(503);
      await cut;
      expect(await list(path)).toEqual(before);
      const spare = await test.connection.collection('versions').findOne({ subject: post._id, count: 1 });
      await test.http.get(`/api/versions/${path}/${spare?._id}`).set(as.viewer).expect(404);
      await edit(`blogs/${post._id}`, { content: 'Third.' });
      expect(await contents(path)).toEqual(['Second.', 'First.']);
    });

    it('are written first: no change without them', async () => {
      const cut = failNext('versions', 'updateOne');
      await test.http.put(`/api/blogs/${post._id}`).set(as.editor).send({ content: 'Lost.' }).expect(503);
      await cut;
      expect((await list(path)).current.fields.content).toBe('First.');
    });

    it('are one for each of several changes at the same moment', async () => {
      const turns = Array.from({ length: 8 }, (_, turn) => `Turn ${turn}`);
      await Promise.all(turns.map((content) => edit(`blogs/${post._id}`, { content })));
      const { current } = await list(path);
      expect([current.fields.content, ...(await contents(path))].sort()).toEqual(['First.', ...turns]);
    });

    it('stay while it can be brought back, and go with it', async () => {
      const sweep = () => test.app.get(TrashService).sweep();
      const trash = test.connection.collection('trash');
      await edit(`blogs/${post._id}`, { content: 'Second.' });
      await test.http.delete(`/api/blogs/${post._id}`).set(as.editor).expect(200);
      await test.http.get(`/api/versions/${path}`).set(as.viewer).expect(404);
      await sweep();
      await test.http.post(`/api/blogs/${post._id}/restore`).set(as.editor).expect(200);
      expect(await contents(path)).toEqual(['First.']);
      const old = { deletedAt: new Date(0) };
      // A copy that a crash has left of a post that is there.
      await trash.insertOne({
        ...old,
        source: 'blogs',
        recordId: (await test.connection.collection('blogs').findOne({ content: 'Second.' }))?._id,
        record: {},
      });
      await sweep();
      expect(await contents(path)).toEqual(['First.']);
      await test.http.delete(`/api/blogs/${post._id}`).set(as.editor).expect(200);
      await trash.updateMany({}, { $set: old });
      await sweep();
      expect(await stored(post._id)).toBe(0);
    });

    it('begin with what stood there before versions were kept', async () => {
      await test.connection.collection('blogs').updateMany({ title: 'Maize' }, { $unset: { written: '' } });
      await edit(`blogs/${post._id}`, { content: 'Second.' });
      expect((await list(path)).former).toEqual([{ _id: ID, at: post.updatedAt, authorName: '' }]);
      expect(await contents(path)).toEqual(['First.']);
    });

    it('belong to their own post', async () => {
      const other = await createBlog(test, as.admin);
      await edit(`blogs/${post._id}`, { content: 'Second.' });
      const { former } = await list(path);
      await test.http.get(`/api/versions/post/${other._id}/${former[0]._id}`).set(as.viewer).expect(404);
      await test.http.get(`/api/versions/page/${post._id}/${former[0]._id}`).set(as.viewer).expect(404);
      await restore(`post/${other._id}`, former[0]._id).expect(404);
    });

    it('are deleted one by one, for good, by administrators', async () => {
      for (const content of ['Second, by Mutale Phiri.', 'Third.']) await edit(`blogs/${post._id}`, { content });
      const [named, first] = (await list(path)).former;
      const remove = (who: SignedIn, of = path) => test.http.delete(`/api/versions/${of}/${named._id}`).set(who);
      await remove(as.viewer).expect(403);
      await remove(as.editor).expect(403);
      await remove(as.admin, `post/${(await createBlog(test, as.admin))._id}`).expect(404);
      expect((await remove(as.admin).expect(200)).body).toEqual({ success: true });
      await remove(as.admin).expect(404);
      expect(JSON.stringify(await test.connection.collection('versions').find().toArray())).not.toContain('Phiri');
      const entry = { action: 'versions.delete', subjectId: post._id, subjectName: 'Maize', fields: [], changes: [] };
      expect(await lastEntry()).toMatchObject(entry);
      expect((await list(path)).former).toEqual([first]);
      await restore(path, named._id).expect(404);
      await restore(path, first._id).expect(200);
      expect(await contents(path)).toEqual(['Third.', 'First.']);
    });

    it('are read by staff, and brought back by editors', async () => {
      await edit(`blogs/${post._id}`, { content: 'Second.' });
      const { former } = await list(path);
      await test.http.get(`/api/versions/${path}`).expect(401);
      await test.http.get(`/api/versions/${path}/${former[0]._id}`).expect(401);
      await expectEditorsOnly(as.viewer, (who) => restore(path, former[0]._id, {}, who));
      expect((await list(path)).current.fields.content).toBe('Second.');
    });
  });

  it('are unknown of what there is none of', async () => {
    const { _id } = await createBlog(test, as.editor);
    const unknown = UNKNOWN_IDS[0];
    const paths = [
      ...UNKNOWN_IDS.flatMap((id) => [
        `post/${id}`,
        `page/${id}`,
        `service/${id}`,
        `section/${id}`,
        `post/${_id}/${id}`,
      ]),
      ...['posts', 'services', 'service', '__proto__', '%7B%7D'].flatMap((kind) => [
        `${kind}/${_id}`,
        `${kind}/${_id}/${unknown}`,
      ]),
      ...['section/heroes', 'section/__proto__', `section/hero/${unknown}`],
    ];
    for (const path of paths) {
      const { status, body } = await test.http.get(`/api/versions/${path}`).set(as.viewer);
      expect([path, status, body]).toEqual([path, 404, NOT_FOUND]);
    }
    for (const path of [`post/${_id}`, `post/${unknown}`, 'posts/x', 'section/hero', 'section/heroes']) {
      expect((await restore(path, unknown).expect(404)).body).toEqual(NOT_FOUND);
    }
  });

  it('of a page hold its text, and leave its address and its state where they are', async () => {
    const body = { title: 'Fees', slug: 'fees', content: 'K100', status: 'published' };
    const page = (await test.http.post('/api/pages').set(as.editor).send(body).expect(201)).body;
    await edit(`pages/${page._id}`, { slug: 'our-fees', status: 'draft' });
    const path = `page/${page._id}`;
    expect((await list(path)).former).toEqual([]);
    await edit(`pages/${page._id}`, { title: 'Our fees', content: 'K200' });
    const { former } = await list(path);
    expect((await read(path, former[0]._id)).fields).toEqual({ title: 'Fees', content: 'K100', format: 'plain' });
    const { record } = (await restore(path, former[0]._id).expect(200)).body;
    expect(record).toMatchObject({ title: 'Fees', content: 'K100', slug: 'our-fees', status: 'draft' });
    expect(await lastEntry()).toMatchObject({ subjectName: 'Fees', fields: ['content', 'title'] });
  });

  describe('of a service', () => {
    const body = { title: 'Web design', description: 'Sites.', icon: 'code', features: ['Fast'], order: 3 };
    const create = async () => (await test.http.post('/api/services').set(as.editor).send(body).expect(201)).body;

    it('hold its text and what its card shows, and leave its address and its place where they are', async () => {
      const service = await create();
      await edit(`services/${service._id}`, { order: 1 });
      const path = `service/${service._id}`;
      expect((await list(path)).former).toEqual([]);
      await edit(`services/${service._id}`, { title: 'Websites', description: 'Shops.', features: [] }, as.admin);
      const { current, former } = await list(path);
      expect(current).toMatchObject({ authorName: 'Admin User', fields: { title: 'Websites', features: [] } });
      expect(former).toEqual([{ _id: ID, at: TIME, authorName: 'The editor' }]);
      const { order: _order, ...text } = body;
      expect((await read(path, former[0]._id)).fields).toEqual({ ...text, format: 'plain' });
      const page = () => test.http.get(`/services/${service.slug}`).set(asNewVisitor());
      expect((await page()).text).toContain('Shops.');
      const { record, replaced } = (await restore(path, former[0]._id, { updatedAt: current.updatedAt }).expect(200))
        .body;
      expect(record).toMatchObject({ ...text, slug: 'web-design', order: 1 });
      expect((await page()).text).toContain('Sites.');
      expect(await lastEntry()).toMatchObject({
        subjectName: 'Web design',
        subjectPath: '/services/web-design',
        fields: ['description', 'features', 'title'],
      });
      // Undo brings back what was replaced, unless somebody has saved since.
      const newer = await edit(`services/${service._id}`, { order: 2 });
      const late = await restore(path, replaced, { updatedAt: record.updatedAt }).expect(409);
      expect(late.body.current).toEqual(newer);
      expect((await restore(path, replaced).expect(200)).body.record).toMatchObject({ title: 'Websites', order: 2 });
    });

    it('stay while it can be brought back, and go with it', async () => {
      const { _id } = await create();
      await edit(`services/${_id}`, { description: 'Shops.' });
      await test.http.delete(`/api/services/${_id}`).set(as.editor).expect(200);
      await test.http.post(`/api/services/${_id}/restore`).set(as.editor).expect(200);
      expect((await list(`service/${_id}`)).former).toHaveLength(1);
      await test.http.delete(`/api/services/${_id}`).set(as.editor).expect(200);
      await test.connection.collection('trash').updateMany({}, { $set: { deletedAt: new Date(0) } });
      await test.app.get(TrashService).sweep();
      expect(await stored(_id)).toBe(0);
    });
  });

  describe('of a section', () => {
    const path = 'section/hero';
    const { isHidden: _isHidden, ...delivered } = SECTIONS.hero.words;

    it('begin with what was delivered, and hold its words but not whether it is shown', async () => {
      expect(await list(path)).toEqual({
        current: { at: null, authorName: '', fields: delivered, updatedAt: null },
        former: [],
      });
      await edit('website/hero', { isHidden: true });
      expect(await list(path)).toMatchObject({ current: { at: null, authorName: '' }, former: [] });
      await edit('website/hero', { heading: 'Schools of Kitwe', first: { text: 'Courses', to: '/services' } });
      const { former } = await list(path);
      // Whoever only hid it wrote nothing.
      expect(former).toEqual([{ _id: ID, at: null, authorName: '' }]);
      expect((await read(path, former[0]._id)).fields).toEqual(delivered);
      await edit('website/hero', { isHidden: false });
      await restore(path, former[0]._id).expect(200);
      expect(await lastEntry()).toMatchObject({
        action: 'versions.restore',
        subjectId: 'hero',
        subjectName: 'Hero',
        fields: ['first', 'heading'],
      });
      expect((await test.http.get('/').set(asNewVisitor())).text).toContain(delivered.heading.slice(0, 20));
      const [before] = (await list(path)).former;
      expect(before).toMatchObject({ authorName: 'The editor' });
      const { record } = (await restore(path, before._id).expect(200)).body;
      expect(record).toMatchObject({ heading: 'Schools of Kitwe', isHidden: false });
    });

    it('are kept of what is put back as it was delivered, and come back over nothing newer', async () => {
      await edit('website/join', { heading: 'Work with us' });
      const { updatedAt } = (await list('section/join')).current;
      await test.http.post('/api/website/join/reset').set(as.editor).send({}).expect(200);
      const { former } = await list('section/join');
      expect(former).toHaveLength(2);
      await restore('section/join', former[0]._id, { updatedAt }).expect(409);
      const { record } = (await restore('section/join', former[0]._id).expect(200)).body;
      expect(record).toMatchObject({ heading: 'Work with us' });
    });
  });
});
