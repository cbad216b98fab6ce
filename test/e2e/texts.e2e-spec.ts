import type { Blog } from '../../src/contract/blogs';
import type { Page } from '../../src/contract/pages';
import type { Service } from '../../src/contract/services';
import type { EditedText } from '../../src/contract/texts';
import type { Versions } from '../../src/contract/versions';
import { type SignedIn, signInAsEach } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog, createPage, createService } from '../support/content';

describe('editor API', () => {
  const test = useTestApp();
  let admin: SignedIn;
  let editor: SignedIn;
  let post: Blog;

  beforeAll(async () => {
    ({ admin, editor } = await signInAsEach(test));
  });
  beforeEach(async () => {
    post = await createBlog(test, admin, { title: 'Fees', content: 'As they are.', status: 'published' });
  });

  const call = (method: 'get' | 'put' | 'post' | 'delete', path: string, body?: object) =>
    test.http[method](`/api${path}`).set(editor).send(body);
  const read = async (path = `/blogs/${post._id}`): Promise<EditedText<'blogs'>> =>
    (await call('get', `${path}/draft`).expect(200)).body;
  const save = (fields: object, version = 0, path = `/blogs/${post._id}`, basedOn = 0) =>
    call('put', `${path}/draft`, { fields, version, basedOn });
  const publish = (body: object, path = `/blogs/${post._id}`) => call('post', `${path}/publish`, body);
  const versionsOf = async (kind = 'post', id = post._id): Promise<Versions['former']> =>
    (await call('get', `/versions/${kind}/${id}`).expect(200)).body.former;
  const stored = async (id = post._id): Promise<Blog> => (await call('get', `/blogs/${id}`).expect(200)).body;
  const begin = async (): Promise<Blog> => (await call('post', '/blogs', { status: 'draft' }).expect(201)).body;

  describe('GET /:kind/:id/draft', () => {
    it('returns the record and no draft when there is none', async () => {
      expect(await read()).toEqual({
        draft: null,
        version: 0,
        textVersion: 0,
        written: { by: 'Admin User', at: expect.any(String) },
        record: expect.objectContaining({ _id: post._id, title: 'Fees', content: 'As they are.' }),
      });
    });

    it('returns the record itself as draft while its status is draft', async () => {
      const { _id } = await begin();
      const { draft } = await read(`/blogs/${_id}`);
      expect(draft).toEqual({
        fields: expect.objectContaining({ title: '', content: '', isFeatured: false }),
        basedOn: 0,
        by: expect.any(String),
        at: expect.any(String),
      });
    });
  });

  describe('PUT /:kind/:id/draft', () => {
    it('stores the draft beside the unchanged record', async () => {
      const before = await stored();
      const { body } = await save({ title: 'Fees of June', content: 'Lower.' }).expect(200);
      expect(body).toEqual({ version: 1, textVersion: 0, at: expect.any(String) });
      expect(await stored()).toEqual(before);
      const { draft, version } = await read();
      expect(version).toBe(1);
      expect(draft?.fields).toMatchObject({ title: 'Fees of June', content: 'Lower.', category: post.category });
    });

    it.each<[string, () => Promise<string>, string]>([
      ['pages', async () => (await createPage(test, admin, { status: 'published' }))._id, 'content'],
      ['services', async () => (await createService(test, admin))._id, 'description'],
    ])('stores a draft of %s', async (kind, create, text) => {
      const path = `/${kind}/${await create()}`;
      await save({ title: 'New', [text]: 'Lower.' }, 0, path).expect(200);
      const { draft, record } = await read(path);
      expect(draft?.fields).toMatchObject({ title: 'New', [text]: 'Lower.' });
      expect(record.title).not.toBe('New');
    });

    it('changes a draft record itself', async () => {
      const { _id, updatedAt } = await begin();
      const { body } = await save({ title: 'Fees', content: 'Lower.' }, 0, `/blogs/${_id}`).expect(200);
      expect(body).toMatchObject({ version: 1, textVersion: 1 });
      const after = await stored(_id);
      expect(after).toMatchObject({ title: 'Fees', content: 'Lower.', status: 'draft' });
      expect(after.updatedAt > updatedAt).toBe(true);
      expect(await versionsOf('post', _id)).toEqual([]);
    });

    it('ends the draft when its text equals the published one', async () => {
      await save({ content: 'Lower.' }).expect(200);
      const { body } = await save({ content: 'As they are.' }, 1).expect(200);
      expect(body).toMatchObject({ version: 2, textVersion: 0 });
      expect(await read()).toMatchObject({ draft: null, version: 2 });
    });

    it('refuses another version with the current text, unless both are equal', async () => {
      await save({ content: 'Lower.' }).expect(200);
      const { body } = await save({ content: 'Higher.' }).expect(409);
      expect(body.current).toEqual(await read());
      await save({ content: 'Lower.' }).expect(200, { ...(await savedNow()) });
    });
    const savedNow = async () => {
      const { version, draft } = await read();
      return { version, textVersion: draft?.basedOn, at: draft?.at };
    };

    it('refuses to overwrite what the dialog saved in a draft record', async () => {
      const { _id } = await begin();
      await call('put', `/blogs/${_id}`, { title: 'From the dialog' }).expect(200);
      await save({ title: 'From the editor' }, 0, `/blogs/${_id}`).expect(409);
    });

    it('accepts incomplete text, within the bounds of a draft', async () => {
      await save({ title: 'x'.repeat(5_000), image: 'half an addr' }).expect(200);
      const { body } = await save({ title: 'x'.repeat(5_001) }, 1).expect(400);
      expect(body.errors).toEqual([{ field: 'fields.title', message: 'Title must have at most 5,000 characters.' }]);
    });
  });

  describe('POST /:kind/:id/publish', () => {
    it('publishes the draft, ends it, and stores the replaced text as version', async () => {
      await save({ content: 'Lower.' }).expect(200);
      const { body } = await publish({ version: 1 }).expect(200);
      expect(body).toEqual(await read());
      expect(body).toMatchObject({ draft: null, version: 2, textVersion: 1, record: { content: 'Lower.' } });
      expect((await test.http.get(`/api/blogs/${post._id}`)).body.content).toBe('Lower.');
      expect(await versionsOf()).toHaveLength(1);
    });

    it('publishes a post that began in the editor, once complete', async () => {
      const { _id } = await begin();
      const path = `/blogs/${_id}`;
      const { body } = await publish({ version: 0 }, path).expect(400);
      expect(body.errors).toEqual([{ field: 'title', message: 'Title is required.' }]);
      await save({ title: 'Fees' }, 0, path).expect(200);
      const empty = await publish({ version: 1 }, path).expect(400);
      expect(empty.body.errors).toEqual([{ field: 'content', message: 'Content is required.' }]);
      await save({ content: 'Lower.', authorName: '' }, 1, path).expect(200);
      await publish({ version: 2 }, path).expect(200);
      expect((await test.http.get(`/api${path}`).expect(200)).body).toMatchObject({
        title: 'Fees',
        authorName: 'Admin',
      });
    });

    it('schedules an unpublished post, and keeps its time when repeated', async () => {
      const publishAt = new Date(Date.now() + 86_400_000).toISOString();
      const { _id } = await begin();
      const path = `/blogs/${_id}`;
      await save({ title: 'Fees', content: 'Lower.' }, 0, path).expect(200);
      const { body } = await publish({ version: 1, publishAt }, path).expect(200);
      expect(body.record).toMatchObject({ status: 'scheduled', publishAt });
      await save({ content: 'Even lower.' }, body.version, path, body.textVersion).expect(200);
      await publish({ version: body.version + 1, publishAt }, path).expect(200);
      expect(await stored(_id)).toMatchObject({ status: 'scheduled', publishAt, content: 'Even lower.' });
      await test.http.get(`/api${path}`).expect(404);
    });

    it('refuses a time for a page', async () => {
      const { _id } = await createPage(test, admin);
      const { body } = await publish({ version: 0, publishAt: '2099-01-01T00:00:00Z' }, `/pages/${_id}`).expect(400);
      expect(body.errors).toEqual([{ field: 'publishAt', message: 'Only posts can be scheduled.' }]);
    });

    it('refuses another draft than the one read', async () => {
      await save({ content: 'Lower.' }).expect(200);
      const { body } = await publish({ version: 0 }).expect(409);
      expect(body.current).toEqual(await read());
    });

    it('refuses a draft of an older text, until it names the newer', async () => {
      await save({ content: 'Lower.' }).expect(200);
      await call('put', `/blogs/${post._id}`, { content: 'By the dialog.' }).expect(200);
      const { body } = await publish({ version: 1 }).expect(409);
      const written = { by: 'The editor', at: expect.any(String) };
      expect(body.current).toMatchObject({ textVersion: 1, written, record: { content: 'By the dialog.' } });
      await publish({ version: 1, textVersion: 1 }).expect(200);
      expect((await stored()).content).toBe('Lower.');
    });

    it('happens once per key', async () => {
      await save({ content: 'Lower.' }).expect(200);
      const again = () => publish({ version: 1 }).set('Idempotency-Key', 'a'.repeat(36)).expect(200);
      const first = await again();
      expect((await again()).body).toEqual(first.body);
      expect(await versionsOf()).toHaveLength(1);
    });
  });

  describe('DELETE /:kind/:id/draft', () => {
    const discard = (version: number, id = post._id) => call('delete', `/blogs/${id}/draft`, { version });

    it('ends the draft, which becomes a version', async () => {
      await save({ content: 'Lower.' }).expect(200);
      await discard(1).expect(200, { success: true });
      expect(await read()).toMatchObject({ draft: null, version: 2, record: { content: 'As they are.' } });
      expect(await versionsOf()).toHaveLength(1);
      await save({ content: 'Again.' }, 2).expect(200);
    });

    it('moves a never published post to the trash', async () => {
      const { _id } = await begin();
      await save({ title: 'Fees' }, 0, `/blogs/${_id}`).expect(200);
      await discard(1, _id).expect(200);
      await call('get', `/blogs/${_id}`).expect(404);
      await call('post', `/blogs/${_id}/restore`).expect(200);
      const { _id: withTags } = await begin();
      await save({ tags: ['Fees'] }, 0, `/blogs/${withTags}`).expect(200);
      await discard(1, withTags).expect(200);
      await call('post', `/blogs/${withTags}/restore`).expect(200);
    });

    it('removes a post without text', async () => {
      const { _id } = await begin();
      await discard(0, _id).expect(200);
      await call('post', `/blogs/${_id}/restore`).expect(404);
    });

    it('refuses without a draft, and for a post once published', async () => {
      await discard(0).expect(409);
      await call('put', `/blogs/${post._id}`, { status: 'draft' }).expect(200);
      const { version } = await read();
      const { body } = await discard(version).expect(409);
      expect(body.message).toBe('There is no draft to discard.');
      expect(await read()).toMatchObject({ wasPublished: true });
      expect(await read(`/blogs/${(await begin())._id}`)).not.toHaveProperty('wasPublished');
    });

    it('refuses another draft than the one read', async () => {
      await save({ content: 'Lower.' }).expect(200);
      await discard(0).expect(409);
    });
  });

  describe('POST /:kind/:id/versions', () => {
    it('stores a text as a version, without changing record or draft', async () => {
      const before = await read();
      await call('post', `/blogs/${post._id}/versions`, { fields: { content: 'Lost.' } }).expect(201, {
        success: true,
      });
      expect(await read()).toEqual(before);
      const [{ _id }] = await versionsOf();
      const { body } = await call('get', `/versions/post/${post._id}/${_id}`).expect(200);
      expect(body.fields).toMatchObject({ title: 'Fees', content: 'Lost.' });
    });

    it('names the writer of a draft, whoever stores it', async () => {
      await save({ content: 'Lower.' }).expect(200);
      const store = (content: string) =>
        test.http
          .post(`/api/blogs/${post._id}/versions`)
          .set(admin)
          .send({ fields: { title: 'Fees', content } });
      await store('Lower.').expect(201);
      await store('Higher.').expect(201);
      const [own, drafted] = await versionsOf();
      expect(drafted?.authorName).toBe((await read()).draft?.by);
      expect(own?.authorName).not.toBe(drafted?.authorName);
    });

    it('refuses text beyond a draft’s bounds', async () => {
      await call('post', `/blogs/${post._id}/versions`, { fields: { title: 'x'.repeat(5_001) } }).expect(400);
    });
  });

  describe('POST /blogs', () => {
    it('creates a post with its status alone, once per key', async () => {
      const create = () => call('post', '/blogs', { status: 'draft' }).set('Idempotency-Key', 'b'.repeat(36));
      const { body } = await create().expect(201);
      expect(body).toMatchObject({ title: '', content: '', status: 'draft' });
      expect((await create().expect(201)).body._id).toBe(body._id);
    });

    it('requires title and content for every other status', async () => {
      const { body } = await call('post', '/blogs', {}).expect(400);
      expect(body.errors).toEqual([{ field: 'title', message: 'Title is required.' }]);
    });

    it('refuses an empty title field, for a draft too', async () => {
      const { body } = await call('post', '/blogs', { status: 'draft', title: '' }).expect(400);
      expect(body.errors).toEqual([{ field: 'title', message: 'Title is required.' }]);
    });
  });

  describe('post featured by its dialog', () => {
    const feature = () => call('put', `/blogs/${post._id}`, { isFeatured: true }).expect(200);

    it('stays featured until an earlier draft names the newer record', async () => {
      await save({ content: 'Lower.', isFeatured: false }).expect(200);
      await feature();
      const { body } = await publish({ version: 1 }).expect(409);
      expect(body.current).toMatchObject({ textVersion: 1, record: { isFeatured: true, content: 'As they are.' } });
      expect(await stored()).toMatchObject({ isFeatured: true });
      await publish({ version: 1, textVersion: 1 }).expect(200);
      expect(await stored()).toMatchObject({ isFeatured: false, content: 'Lower.' });
    });

    it('stays featured over an editor that had the draft open', async () => {
      await call('put', `/blogs/${post._id}`, { status: 'draft' }).expect(200);
      const { version, draft } = await read();
      await feature();
      await save({ ...draft?.fields, content: 'Lower.' }, version).expect(409);
      expect(await stored()).toMatchObject({ isFeatured: true });
    });

    it('gets no version from that, and keeps its writer', async () => {
      await save({ content: 'Lower.' }).expect(200);
      await publish({ version: 1 }).expect(200);
      const { current } = (await call('get', `/versions/post/${post._id}`).expect(200)).body as Versions;
      await test.http.put(`/api/blogs/${post._id}`).set(admin).send({ isFeatured: true }).expect(200);
      const { current: now, former } = (await call('get', `/versions/post/${post._id}`).expect(200)).body as Versions;
      expect(former).toHaveLength(1);
      expect(now).toEqual({ ...current, updatedAt: now.updatedAt });
    });
  });

  describe('a change of status', () => {
    it('applies the draft, and stores the published text as version', async () => {
      await save({ content: 'Lower.' }).expect(200);
      await call('put', `/blogs/${post._id}`, { status: 'draft' }).expect(200);
      expect(await stored()).toMatchObject({ status: 'draft', content: 'Lower.' });
      expect(await versionsOf()).toHaveLength(1);
      expect((await read()).version).toBe(2);
    });

    it('stores the published text as version before a draft replaces it', async () => {
      await call('put', `/blogs/${post._id}`, { status: 'draft' }).expect(200);
      const { version } = await read();
      await save({ content: 'Lower.' }, version).expect(200);
      const [{ _id }] = await versionsOf();
      const { body } = await call('get', `/versions/post/${post._id}/${_id}`).expect(200);
      expect(body.fields.content).toBe('As they are.');
    });

    it('keeps the form’s changes, beside the draft', async () => {
      await save({ content: 'Lower.' }).expect(200);
      const form = { title: 'Fees of May', content: 'As they are.', status: 'draft' };
      await call('put', `/blogs/${post._id}`, form).expect(200);
      expect(await stored()).toMatchObject({ title: 'Fees of May', content: 'Lower.' });
    });

    it.each([
      ['published', (id: string) => call('put', `/blogs/${id}`, { status: 'published' })],
      [
        'scheduled',
        (id: string) => call('put', `/blogs/${id}`, { status: 'scheduled', publishAt: '2099-01-01T00:00:00Z' }),
      ],
    ])('needs a complete text to become %s', async (_status, change) => {
      const { _id } = await begin();
      await save({ title: 'x'.repeat(300), content: 'Lower.' }, 0, `/blogs/${_id}`).expect(200);
      const { body } = await change(_id).expect(400);
      expect(body.errors).toEqual([{ field: 'title', message: expect.stringContaining('at most 200 characters') }]);
    });

    it('names the incomplete ones of several', async () => {
      const { _id } = await begin();
      const { body } = await call('post', '/blogs/bulk/status', { ids: [_id], status: 'published' }).expect(200);
      expect(body).toMatchObject({ refused: [{ _id, name: 'Untitled', message: 'Title is required.' }] });
    });
  });

  it.each<[string, string, () => Promise<{ _id: string }>, (record: Page & Service) => string[]]>([
    ['posts', '/blogs', async () => post, ({ _id }) => ['/blogs', '/blogs?fields=summary', `/blogs/${_id}`]],
    [
      'pages',
      '/pages',
      () => createPage(test, admin, { status: 'published' }),
      ({ slug }) => [`/pages/by-slug/${slug}`],
    ],
    ['services', '/services', () => createService(test, admin), ({ slug }) => ['/services', `/services/${slug}`]],
  ])('shows staff which %s have a draft, and hides it from visitors', async (_name, path, create, visited) => {
    const { _id } = await create();
    await save({ title: 'Lower' }, 0, `${path}/${_id}`).expect(200);
    const lists = path === '/blogs' ? ['/blogs?status=all', '/blogs?status=all&fields=summary'] : [path];
    for (const list of lists) {
      const { body } = await call('get', list).expect(200);
      expect(body.find((record: Blog) => record._id === _id)).toMatchObject({ hasDraft: true });
    }
    const { body: updated } = await call('put', `${path}/${_id}`, { title: 'By its dialog' }).expect(200);
    expect(updated).toMatchObject({ hasDraft: true });
    for (const address of visited(updated)) {
      expect((await test.http.get(`/api${address}`).expect(200)).text).not.toContain('raft');
    }
    await publish({ version: 1 }, `${path}/${_id}`).expect(409);
    await publish({ version: 1, textVersion: 1 }, `${path}/${_id}`).expect(200);
    const { body: published } = await call('put', `${path}/${_id}`, { title: 'Again' }).expect(200);
    expect(published).not.toHaveProperty('hasDraft');
  });
});
