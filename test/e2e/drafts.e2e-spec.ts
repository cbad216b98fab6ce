import type { Blog } from '../../src/contract/blogs';
import { DRAFT_DAYS, DRAFT_KINDS, type DraftKind, keyOfNewText, type UnsavedText } from '../../src/contract/drafts';
import { LIMITS } from '../../src/contract/limits';
import { DraftsService } from '../../src/drafts/drafts.service';
import { FormerDrafts } from '../../src/drafts/former-drafts';
import { TrashService } from '../../src/platform/trash/trash.service';
import { asNewVisitor, type SignedIn, signIn, signInAsEach } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { createBlog } from '../support/content';

const DAY_MS = 86_400_000;
const NEW = 'new-0123456789abcdef01234567';
const OTHER = 'new-0123456789abcdef01234568';
let texts = 0;
/** The id of a text that was never there. */
const newText = () => {
  texts += 1;
  return `new-${texts.toString(16).padStart(24, '0')}`;
};
const CALLS: Record<DraftKind, string> = { post: 'blogs', page: 'pages', service: 'services' };
const WHOLE: Record<DraftKind, object> = {
  post: { title: 'Fees', content: 'As they are.' },
  page: { title: 'Fees', slug: 'fees', content: 'As they are.' },
  service: { title: 'Fees', description: 'As they are.' },
};

describe('text that is not saved', () => {
  let test: TestApp;
  let as: Record<'admin' | 'editor' | 'viewer', SignedIn>;
  let post: Blog;
  beforeAll(async () => {
    test = await startTestApp();
    as = await signInAsEach(test);
    post = await createBlog(test, as.editor, { title: 'Published', content: 'As it is.' });
  });
  afterAll(() => test.close());
  afterEach(() => test.connection.collection('kepttexts').deleteMany({}));

  const path = (id = post._id, kind: DraftKind = 'post') => `/api/drafts/${kind}/${id}`;
  const keep = (body: object, who = as.editor, id = post._id, kind: DraftKind = 'post') =>
    test.http.put(path(id, kind)).set(who).send(body);
  const save = async (body: object): Promise<void> => {
    post = (await test.http.put(`/api/blogs/${post._id}`).set(as.editor).send(body).expect(200)).body;
  };
  const read = async (who = as.editor, id = post._id, kind: DraftKind = 'post') =>
    (await test.http.get(path(id, kind)).set(who).expect(200)).body;
  const listAll = async (kind: DraftKind = 'post', who = as.editor): Promise<UnsavedText[]> =>
    (await test.http.get(`/api/drafts/${kind}`).set(who).expect(200)).body;
  /** Without words that were typed into a record. */
  const list = async (kind: DraftKind = 'post', who = as.editor) =>
    (await listAll(kind, who)).filter(({ id }) => keyOfNewText(id) !== undefined);
  const create = (kind: DraftKind, body: object, who = as.editor) =>
    test.http.post(`/api/${CALLS[kind]}`).set(who).send(body);
  const count = async (kind: DraftKind) =>
    (await test.http.get(`/api/${CALLS[kind]}?status=all`).set(as.editor).expect(200)).body.length;

  it('is kept for its writer, half as it is, and touches nothing that is published', async () => {
    const typed = {
      title: '',
      content: 'Half a sen',
      format: 'markdown',
      tags: ['a'],
      isFeatured: true,
      basedOn: post.updatedAt,
      typedIn: 'the phone',
    };
    await keep(typed).expect(200);
    const { basedOn, typedIn, ...fields } = typed;
    expect(await read()).toEqual({ fields, basedOn, typedIn, origin: null, updatedAt: expect.any(String) });
    const tooLong = { title: 'x'.repeat(LIMITS.title + 1), content: 'Half a sen', tags: ['t'.repeat(LIMITS.tag + 1)] };
    await keep(tooLong).expect(200);
    expect((await read()).fields).toEqual(tooLong);
    await keep({ content: 'Half a sentence' }).expect(200);
    expect((await read()).fields).toEqual({ content: 'Half a sentence' });
    expect((await test.http.get(`/api/blogs/${post._id}`).set(as.viewer)).body).toEqual(post);
    expect((await test.http.get(`/blogs/${post._id}`).set(asNewVisitor())).text).not.toContain('Half a sen');
  });

  it.each(DRAFT_KINDS)('of a %s is kept, listed, saved and forgotten', async (kind) => {
    const id = newText();
    const typed = { ...WHOLE[kind], format: 'markdown', typedIn: 'the phone', writer: 'tab 1', read: '' };
    const { body: kept } = await keep(typed, as.editor, id, kind).expect(200);
    const { typedIn, writer, read: _read, ...fields } = typed;
    expect(kept).toEqual({ fields, basedOn: '', typedIn, updatedAt: expect.any(String), origin: null });
    expect(await read(as.editor, id, kind)).toEqual(kept);
    expect(await list(kind)).toEqual([
      {
        id,
        title: 'Fees',
        words: 'As they are.',
        typedIn,
        updatedAt: kept.updatedAt,
        origin: null,
        isThrownAway: false,
      },
    ]);
    for (const other of DRAFT_KINDS.filter((one) => one !== kind)) expect(await list(other)).toEqual([]);

    const saved = { ...fields, unsaved: id, writer, read: kept.updatedAt };
    const { body: record } = await create(kind, saved).expect(201);
    expect(record).toMatchObject(fields);
    expect(await read(as.editor, id, kind)).toBeNull();
    await keep({ title: 'Fees again', writer, read: '' }, as.editor, record._id, kind).expect(200);
    expect(await list(kind)).toEqual([]);
    const edit = { title: 'Fees again', unsaved: record._id, writer, read: '' };
    await test.http.put(`/api/${CALLS[kind]}/${record._id}`).set(as.editor).send(edit).expect(200);
    expect(await read(as.editor, record._id, kind)).toBeNull();
    await test.http.delete(`/api/${CALLS[kind]}/${record._id}`).set(as.editor).expect(200);
  });

  it.each(DRAFT_KINDS)('of a %s that two devices save becomes one record: the second is told of it', async (kind) => {
    const [id, before] = [newText(), await count(kind)];
    const first = { ...WHOLE[kind], unsaved: id, writer: 'laptop', read: '' };
    const { body: record } = await create(kind, first).expect(201);
    // Its answer may have been lost on the way.
    expect((await create(kind, first).expect(201)).body).toEqual(record);
    await keep({ title: 'Fees on the phone', writer: 'phone', read: '' }, as.editor, id, kind).expect(200);
    const { body } = await keep({ title: 'Fees of the phone', writer: 'phone' }, as.editor, id, kind).expect(200);
    expect(body.origin).toEqual({ id: record._id, title: 'Fees' });
    const second = { ...WHOLE[kind], title: 'Fees of the phone', unsaved: id, writer: 'phone', read: '' };
    const refused = await create(kind, second).expect(409);
    expect(refused.body.current).toMatchObject({ _id: record._id, title: 'Fees' });
    expect(refused.body.changed).toMatchObject({ byId: expect.any(String), by: 'The editor' });
    expect(await count(kind)).toBe(before + 1);
    // What the phone has typed is kept as the text of that record.
    expect((await read(as.editor, record._id, kind)).fields).toEqual({ title: 'Fees of the phone' });
    expect(await list(kind)).toEqual([]);
    await test.http.delete(`/api/${CALLS[kind]}/${record._id}`).set(as.editor).expect(200);
    // Its record is gone, and the words are not.
    expect(await list(kind)).toMatchObject([{ id, title: 'Fees of the phone', origin: null }]);
    const again = await create(kind, second).expect(201);
    expect(again.body._id).not.toBe(record._id);
    await test.http.delete(`/api/${CALLS[kind]}/${again.body._id}`).set(as.editor).expect(200);
    await test.http.post(`/api/${CALLS[kind]}/${record._id}/restore`).set(as.editor).expect(200);
    await test.http.delete(`/api/${CALLS[kind]}/${record._id}`).set(as.editor).expect(200);
  });

  it.each(DRAFT_KINDS)('of a %s that two devices save at the same moment becomes one record', async (kind) => {
    const [unsaved, before] = [newText(), await count(kind)];
    const bodies = ['laptop', 'phone'].map((writer) => ({ ...WHOLE[kind], title: writer, unsaved, writer }));
    const answers = await Promise.all(bodies.map((body) => create(kind, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [made] = answers.filter(({ status }) => status === 201);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(refused?.body.current).toMatchObject({ _id: made?.body._id });
    expect(await count(kind)).toBe(before + 1);
    await test.http.delete(`/api/${CALLS[kind]}/${made?.body._id}`).set(as.editor).expect(200);
  });

  it('says of which record it is, where it met another text there, and of which that is gone', async () => {
    const { _id, updatedAt } = await createBlog(test, as.editor, { title: 'Maize' });
    const mine = { content: 'Mine', basedOn: updatedAt, writer: 'phone', read: '' };
    await keep(mine, as.editor, _id).expect(200);
    await keep({ ...mine, writer: 'laptop' }, as.editor, _id).expect(409);
    await keep({ ...mine, writer: 'laptop', title: 'Maize', forkOf: _id }, as.editor, NEW).expect(200);
    const origin = { id: _id, title: 'Maize' };
    expect((await read(as.editor, NEW)).origin).toEqual(origin);
    expect((await list())[0]).toMatchObject({ id: NEW, origin });
    await test.http.put(`/api/blogs/${_id}`).set(as.editor).send({ title: 'Millet' }).expect(200);
    expect((await read(as.editor, NEW)).origin).toEqual({ id: _id, title: 'Millet' });
    await test.http.delete(`/api/blogs/${_id}`).set(as.editor).expect(200);
    const gone = { id: _id, title: null };
    expect(await list()).toMatchObject([
      { id: NEW, origin: gone },
      { id: `new-${_id}`, origin: gone },
    ]);
    expect((await read(as.editor, `new-${_id}`)).fields).toEqual({ content: 'Mine' });
    await keep({ ...mine, writer: 'phone' }, as.editor, _id).expect(404);
  });

  it('that met another new one becomes no second record once the other is saved', async () => {
    const [first, second] = [newText(), newText()];
    const mine = { ...WHOLE.post, content: 'Mine' };
    const key = keyOfNewText(first);
    await keep({ ...mine, forkOf: key, isThrownAway: true }, as.editor, second).expect(200);
    expect((await read(as.editor, second)).origin).toBeNull();
    const { body: saved } = await create('post', { ...WHOLE.post, unsaved: first }).expect(201);
    const origin = { id: saved._id, title: 'Fees' };
    // Brought back and gone on with, by a browser that does not know of the other one.
    await keep({ ...mine, writer: 'tab 1' }, as.editor, second).expect(200);
    expect(await list()).toMatchObject([{ id: second, origin, isThrownAway: false }]);
    const before = await count('post');
    const refused = await create('post', { ...mine, unsaved: second, writer: 'tab 1' }).expect(409);
    expect(refused.body.current).toMatchObject({ _id: saved._id });
    expect(await count('post')).toBe(before);
  });

  it('is its writer’s own: nobody else reads, changes or drops it', async () => {
    await keep({ content: 'Mine' }).expect(200);
    expect(await read(as.admin)).toBeNull();
    await keep({ content: 'Theirs' }, as.admin).expect(200);
    await test.http.delete(path()).set(as.admin).expect(200);
    expect((await read()).fields).toEqual({ content: 'Mine' });
  });

  it.each(DRAFT_KINDS)('of a %s is written by editors and administrators', async (kind) => {
    expect(await read(as.viewer, NEW, kind)).toBeNull();
    expect(await list(kind, as.viewer)).toEqual([]);
    for (const call of [keep({}, as.viewer, NEW, kind), test.http.delete(path(NEW, kind)).set(as.viewer)]) {
      expect((await call).status).toBe(403);
    }
    const strangers = [
      test.http.get(path(NEW, kind)),
      test.http.get(`/api/drafts/${kind}`),
      test.http.put(path(NEW, kind)).send({}),
      test.http.delete(path(NEW, kind)),
    ];
    for (const call of strangers) expect((await call).status).toBe(401);
  });

  it('may be of a new record, and of none that is not there', async () => {
    for (const kind of DRAFT_KINDS) {
      for (const id of ['0123456789abcdef01234567', 'newer', 'new', 'new-', `new-${'g'.repeat(24)}`]) {
        await keep({}, as.editor, id, kind).expect(404);
        await test.http.get(path(id, kind)).set(as.editor).expect(404);
        await test.http.delete(path(id, kind)).set(as.editor).expect(404);
      }
    }
    for (const unknown of ['team', 'constructor']) {
      await test.http.get(`/api/drafts/${unknown}`).set(as.editor).expect(404);
      await test.http.put(`/api/drafts/${unknown}/${NEW}`).set(as.editor).send({}).expect(404);
    }
    await keep({}, as.editor, post._id, 'page').expect(404);
  });

  it('goes when it is saved or dropped', async () => {
    await keep({ content: 'Next', writer: 'tab 1', read: '' }).expect(200);
    await save({ content: 'Next', unsaved: post._id, writer: 'tab 1', read: '' });
    expect(await read()).toBeNull();
    const { body } = await keep({ content: 'After', writer: 'tab 1', read: '' }).expect(200);
    await save({ content: 'After', unsaved: post._id, writer: 'tab 2', read: body.updatedAt });
    expect(await read()).toBeNull();
    await keep({ content: 'Next' }).expect(200);
    await test.http.delete(path()).set(as.editor).expect(200, { success: true });
    await test.http.delete(path()).set(as.editor).expect(200);
    expect(await read()).toBeNull();
  });

  it('stays where something else is saved or dropped: on another device, or by a program that knows nothing of it', async () => {
    await keep({ content: 'On the phone', writer: 'phone', read: '' }).expect(200);
    await save({ isFeatured: true });
    await save({ isFeatured: false, unsaved: post._id, writer: 'laptop', read: '' });
    await test.http.delete(`${path()}?writer=laptop&read=`).set(as.editor).expect(200);
    expect((await read()).fields).toEqual({ content: 'On the phone' });
    await test.http.delete(`${path()}?writer=phone&read=`).set(as.editor).expect(200);
    expect(await read()).toBeNull();
  });

  it('stays where its writer has typed on while it was saved', async () => {
    await keep({ content: 'And more', writer: 'tab 1', read: '' }).expect(200);
    const soon = new Date(Date.now() + 60_000);
    await test.connection.collection('kepttexts').updateMany({}, { $set: { updatedAt: soon } });
    await save({ content: 'Less', unsaved: post._id, writer: 'tab 1', read: '' });
    // A text on what was just saved: another browser meets no conflict with it.
    expect(await read()).toMatchObject({ fields: { content: 'And more' }, basedOn: post.updatedAt });
  });

  it('is found among the new ones of its writer, each in a place of its own', async () => {
    await keep({ title: 'One' }, as.editor, NEW).expect(200);
    await keep({ title: 'Two' }, as.editor, OTHER).expect(200);
    await keep({ content: 'Of a post' }).expect(200);
    await keep({ title: 'Not mine' }, as.admin, NEW).expect(200);
    expect(await list()).toMatchObject([
      { id: OTHER, title: 'Two' },
      { id: NEW, title: 'One' },
    ]);
    // Words typed into a record follow, under its id.
    expect((await listAll()).map(({ id }) => id)).toEqual([OTHER, NEW, post._id]);
  });

  it('of an older version is brought over once: a new one, one of a post, and one from before new ones had places', async () => {
    const { authorId } = (await keep({}).expect(200)) && (await test.connection.collection('kepttexts').findOne({}))!;
    await test.connection.collection('kepttexts').deleteMany({});
    const updatedAt = new Date();
    const row = (postId: unknown, title: string) => ({ authorId, fields: { title }, basedOn: '', postId, updatedAt });
    const { _id } = (await test.connection.collection('blogs').findOne({})) as { _id: unknown };
    const former = test.connection.collection('drafts');
    await former.insertMany([row(_id, 'Of a post'), row(null, 'Old'), { ...row(authorId, 'New'), isNewText: true }]);
    const upgrade = test.app.get(FormerDrafts);
    expect(await upgrade.moveAll()).toBe('unsaved texts of posts: 3');
    expect(await upgrade.moveAll()).toBeNull();
    expect((await list()).map(({ title }: { title: string }) => title).sort()).toEqual(['New', 'Old']);
    expect((await read(as.editor, String(_id))).fields).toEqual({ title: 'Of a post' });
    expect(await former.countDocuments()).toBe(0);
  });

  it('is not written over by who has not read it: both are told apart, and one goes on with its own', async () => {
    const first = { writer: 'tab 1', read: '' };
    const { body } = await keep({ ...first, content: 'A' }, as.editor, NEW).expect(200);
    await keep({ ...first, content: 'AB' }, as.editor, NEW).expect(200);
    const refused = await keep({ writer: 'tab 2', read: '', content: 'B' }, as.editor, NEW).expect(409);
    expect(refused.body.current.fields).toEqual({ content: 'AB' });
    await keep({ writer: 'tab 2', read: body.updatedAt, content: 'B' }, as.editor, NEW).expect(409);
    await keep({ writer: 'tab 2', read: 'no time', content: 'B' }, as.editor, NEW).expect(409);
    expect((await read(as.editor, NEW)).fields).toEqual({ content: 'AB' });
    const { updatedAt } = refused.body.current;
    await keep({ writer: 'tab 2', read: updatedAt, content: 'ABC' }, as.editor, NEW).expect(200);
    await keep({ ...first, content: 'ABX' }, as.editor, NEW).expect(409);
  });

  it('stays after a save that was refused', async () => {
    await keep({ content: 'Mine' }).expect(200);
    const old = { content: 'Mine', updatedAt: '2020-01-01T00:00:00.000Z' };
    await test.http.put(`/api/blogs/${post._id}`).set(as.editor).send(old).expect(409);
    const page = { title: 'No address', unsaved: NEW, writer: 'tab 1', read: '' };
    await keep({ title: 'No address', writer: 'tab 1', read: '' }, as.editor, NEW, 'page').expect(200);
    await create('page', page).expect(400);
    expect((await read()).fields).toEqual({ content: 'Mine' });
    expect((await read(as.editor, NEW, 'page')).fields).toEqual({ title: 'No address' });
  });

  it('goes when nobody went on with it for long', async () => {
    await keep({ content: 'Mine' }).expect(200);
    const drafts = test.app.get(DraftsService);
    await drafts.dropOld();
    expect(await read()).not.toBeNull();
    await test.connection
      .collection('kepttexts')
      .updateMany({}, { $set: { updatedAt: new Date(Date.now() - (DRAFT_DAYS + 1) * DAY_MS) } });
    await drafts.dropOld();
    expect(await read()).toBeNull();
  });

  it('is listed as thrown away for a day, and is a text like others once it is kept again', async () => {
    const [id, other] = [newText(), newText()];
    const thrownAway = () => list().then((all) => all.map((one: object) => 'isThrownAway' in one && one.isThrownAway));
    await keep({ title: 'Mine', isThrownAway: true }, as.editor, id).expect(200);
    await keep({ title: 'Another', isThrownAway: true }, as.editor, other).expect(200);
    expect(await thrownAway()).toEqual([true, true]);
    expect((await read(as.editor, id)).fields).toEqual({ title: 'Mine' });
    await keep({ title: 'Mine' }, as.editor, id).expect(200);
    expect(await thrownAway()).toEqual([false, true]);
    const drafts = test.app.get(DraftsService);
    const keptAt = (ago: number) =>
      test.connection.collection('kepttexts').updateMany({}, { $set: { updatedAt: new Date(Date.now() - ago) } });
    await keptAt(DAY_MS - 60_000);
    await drafts.dropOld();
    expect(await thrownAway()).toEqual([false, true]);
    await keptAt(DAY_MS + 60_000);
    await drafts.dropOld();
    expect(await list()).toMatchObject([{ id, title: 'Mine' }]);
  });

  it('goes with the account of its writer, once that can no longer be brought back', async () => {
    const writer = {
      name: 'A writer',
      email: 'writer@example.com',
      password: 'the password of a writer',
      role: 'editor',
    };
    const { _id } = (await test.http.post('/api/users').set(as.admin).send(writer).expect(201)).body;
    const who = await signIn(test, writer.email, writer.password);
    await keep({ content: 'Mine' }).expect(200);
    for (const kind of DRAFT_KINDS) await keep({ title: 'About Mutale Phiri' }, who, NEW, kind).expect(200);
    const account = `/api/users/${_id}`;
    await test.http.delete(account).set(as.admin).expect(200);
    await test.http.post(`${account}/restore`).set(as.admin).expect(200);
    const drafts = async () => JSON.stringify(await test.connection.collection('kepttexts').find().toArray());
    expect(await drafts()).toContain('Phiri');
    await test.http.delete(account).set(as.admin).expect(200);
    await test.connection.collection('trash').updateMany({}, { $set: { deletedAt: new Date(0) } });
    await test.app.get(TrashService).sweep();
    expect(await drafts()).not.toContain('Phiri');
    expect((await read()).fields).toEqual({ content: 'Mine' });
  });

  it.each([
    ['post', 'title', 'x'.repeat(5_001)],
    ['post', 'content', 'x'.repeat(LIMITS.blogContent + 1)],
    ['post', 'content', 7],
    ['post', 'tags', 'a'],
    ['post', 'isFeatured', 'yes'],
    ['post', 'basedOn', {}],
    ['post', 'forkOf', {}],
    ['post', 'typedIn', {}],
    ['post', 'isThrownAway', 'yes'],
    ['post', 'read', {}],
    ['page', 'content', 'x'.repeat(LIMITS.pageContent + 1)],
    ['page', 'status', 'hidden'],
    ['service', 'description', 'x'.repeat(LIMITS.description + 1)],
    ['service', 'order', -1],
  ] as const)('of a %s has the bounds of the whole: %s', async (kind, field, value) => {
    const { body } = await keep({ [field]: value }, as.editor, NEW, kind).expect(400);
    expect(body.errors[0].field).toBe(field);
  });
});
