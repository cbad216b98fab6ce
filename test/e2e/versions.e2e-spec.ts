import type { Blog } from '../../src/contract/blogs';
import { VERSIONS_KEPT, type Versions } from '../../src/contract/versions';
import { SECTIONS } from '../../src/contract/website/sections';
import { TrashService } from '../../src/platform/trash/trash.service';
import { useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog } from '../support/content';
import { failNext } from '../support/failing-database';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const ID = expect.stringMatching(/^[0-9a-f]{24}$/);

describe('versions', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  afterEach(() => jest.restoreAllMocks());

  const list = async (path: string): Promise<Versions> =>
    (await test.http.get(`/api/versions/${path}`).set(as.viewer).expect(200)).body;
  const read = async (path: string, versionId: string) =>
    (await test.http.get(`/api/versions/${path}/${versionId}`).set(as.viewer).expect(200)).body;
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

    it('store the text before each change, with author and time', async () => {
      const first = {
        title: 'Maize',
        content: 'First.',
        format: 'plain',
        image: '',
        authorName: 'Admin',
        category: 'Education',
        tags: ['farm'],
      };
      expect(await list(path)).toEqual({
        current: {
          at: TIME,
          authorName: 'Admin User',
          fields: first,
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
        fields: first,
      });
      expect(Date.parse(former[1].at ?? '')).toBeLessThan(Date.parse(former[0].at ?? ''));
    });

    it('skip a save that changes nothing or only visibility', async () => {
      const { title, content, tags } = post;
      await edit(`blogs/${post._id}`, { title, content, tags, format: 'plain' });
      await edit(`blogs/${post._id}`, { isFeatured: true });
      const { current, former } = await list(path);
      expect(former).toEqual([]);
      expect(current).toMatchObject({ authorName: 'Admin User' });
      expect(await stored(post._id)).toBe(0);
    });

    it(`are the last ${VERSIONS_KEPT}; one more deletes the oldest`, async () => {
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
      expect(await stored(post._id)).toBe(VERSIONS_KEPT);
    });

    it('lose no change when the database fails between version and change', async () => {
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

    it('exist for each of several simultaneous changes', async () => {
      const turns = Array.from({ length: 8 }, (_, turn) => `Turn ${turn}`);
      await Promise.all(turns.map((content) => edit(`blogs/${post._id}`, { content })));
      const { current } = await list(path);
      expect([current.fields.content, ...(await contents(path))].sort()).toEqual(['First.', ...turns]);
    });

    it('stay while the post can be restored, and end with it', async () => {
      const sweep = () => test.app.get(TrashService).sweep();
      const trash = test.connection.collection('trash');
      await edit(`blogs/${post._id}`, { content: 'Second.' });
      await test.http.delete(`/api/blogs/${post._id}`).set(as.editor).expect(200);
      await test.http.get(`/api/versions/${path}`).set(as.viewer).expect(404);
      await sweep();
      await test.http.post(`/api/blogs/${post._id}/restore`).set(as.editor).expect(200);
      expect(await contents(path)).toEqual(['First.']);
      const old = { deletedAt: new Date(0) };
      // Adds a copy of the existing post to the trash, as a crash during a restore leaves it behind.
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

    it('begin with the text from before versions existed', async () => {
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
    });

    it('are permanently deleted one by one', async () => {
      for (const content of ['Second, by Mutale Phiri.', 'Third.']) await edit(`blogs/${post._id}`, { content });
      const [named, first] = (await list(path)).former;
      const remove = (of = path) => test.http.delete(`/api/versions/${of}/${named._id}`).set(as.admin);
      await remove(`post/${(await createBlog(test, as.admin))._id}`).expect(404);
      expect((await remove().expect(200)).body).toEqual({ success: true });
      await remove().expect(404);
      expect(JSON.stringify(await test.connection.collection('versions').find().toArray())).not.toContain('Phiri');
      const entry = { action: 'versions.delete', subjectId: post._id, subjectName: 'Maize', fields: [], changes: [] };
      expect(await lastEntry()).toMatchObject(entry);
      expect((await list(path)).former).toEqual([first]);
    });
  });

  it('contain the text of a page, without its URL', async () => {
    const body = { title: 'Fees', slug: 'fees', content: 'K100', status: 'published' };
    const page = (await test.http.post('/api/pages').set(as.editor).send(body).expect(201)).body;
    await edit(`pages/${page._id}`, { slug: 'our-fees' });
    const path = `page/${page._id}`;
    expect((await list(path)).former).toEqual([]);
    await edit(`pages/${page._id}`, { title: 'Our fees', content: 'K200' });
    const { former } = await list(path);
    expect((await read(path, former[0]._id)).fields).toEqual({ title: 'Fees', content: 'K100', format: 'plain' });
  });

  describe('of a service', () => {
    const body = { title: 'Web design', description: 'Sites.', icon: 'code', features: ['Fast'], order: 3 };
    const create = async () => (await test.http.post('/api/services').set(as.editor).send(body).expect(201)).body;

    it('contain its text and card, without its URL and place', async () => {
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
    });

    it('stay while the service can be restored, and end with it', async () => {
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
    const { isHidden: _isHidden, ...sample } = SECTIONS.hero.words;

    it('begin with the sample text, and contain text without visibility', async () => {
      expect(await list(path)).toEqual({
        current: { at: null, authorName: '', fields: sample, updatedAt: null },
        former: [],
      });
      await edit('website/hero', { isHidden: true });
      expect(await list(path)).toMatchObject({ current: { at: null, authorName: '' }, former: [] });
      await edit('website/hero', { heading: 'Schools of Kitwe', first: { text: 'Courses', to: '/services' } });
      const { former } = await list(path);
      // Hiding the section has made no version, so the list contains only the sample text.
      expect(former).toEqual([{ _id: ID, at: null, authorName: '' }]);
      expect((await read(path, former[0]._id)).fields).toEqual(sample);
    });

    it('survive a reset to sample text, and are restored by an edit', async () => {
      await edit('website/join', { heading: 'Work with us' });
      await test.http.post('/api/website/join/reset').set(as.editor).send({}).expect(200);
      const { former } = await list('section/join');
      expect(former).toHaveLength(2);
      const { fields } = await read('section/join', former[0]._id);
      expect(await edit('website/join', fields)).toMatchObject({ heading: 'Work with us' });
    });
  });
});
