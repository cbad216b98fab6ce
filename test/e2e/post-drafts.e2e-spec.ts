import { BlogDrafts } from '../../src/blogs/blog-drafts.service';
import type { Blog } from '../../src/contract/blogs';
import { LIMITS } from '../../src/contract/limits';
import { DRAFT_DAYS } from '../../src/contract/post-drafts';
import { TrashService } from '../../src/platform/trash/trash.service';
import { asNewVisitor, type SignedIn, signIn, signInAsEach } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { createBlog } from '../support/content';

const DAY_MS = 86_400_000;
const NEW = 'new-0123456789abcdef01234567';
const OTHER = 'new-0123456789abcdef01234568';

describe('text of a post that is not saved', () => {
  let test: TestApp;
  let as: Record<'admin' | 'editor' | 'viewer', SignedIn>;
  let post: Blog;
  beforeAll(async () => {
    test = await startTestApp();
    as = await signInAsEach(test);
    post = await createBlog(test, as.editor, { title: 'Published', content: 'As it is.' });
  });
  afterAll(() => test.close());
  afterEach(() => test.connection.collection('drafts').deleteMany({}));

  const path = (id = post._id) => `/api/blogs/${id}/draft`;
  const keep = (body: object, who = as.editor, id = post._id) => test.http.put(path(id)).set(who).send(body);
  const save = async (body: object): Promise<void> => {
    post = (await test.http.put(`/api/blogs/${post._id}`).set(as.editor).send(body).expect(200)).body;
  };
  const read = async (who = as.editor, id = post._id) => (await test.http.get(path(id)).set(who).expect(200)).body;

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
    expect(await read()).toEqual({ fields, basedOn, typedIn, updatedAt: expect.any(String) });
    await keep({ content: 'Half a sentence' }).expect(200);
    expect((await read()).fields).toEqual({ content: 'Half a sentence' });
    expect((await test.http.get(`/api/blogs/${post._id}`).set(as.viewer)).body).toEqual(post);
    expect((await test.http.get(`/blogs/${post._id}`).set(asNewVisitor())).text).not.toContain('Half a sen');
  });

  it('is its writer’s own: nobody else reads, changes or drops it', async () => {
    await keep({ content: 'Mine' }).expect(200);
    expect(await read(as.admin)).toBeNull();
    await keep({ content: 'Theirs' }, as.admin).expect(200);
    await test.http.delete(path()).set(as.admin).expect(200);
    expect((await read()).fields).toEqual({ content: 'Mine' });
  });

  it('is written by editors and administrators', async () => {
    expect(await read(as.viewer)).toBeNull();
    for (const call of [keep({}, as.viewer), test.http.delete(path())]) {
      const { status } = await call.set(as.viewer);
      expect(status).toBe(403);
    }
    await test.http.get(path()).expect(401);
  });

  it('may be of a post that was never saved, and of none that is not there', async () => {
    await keep({ title: 'New' }, as.editor, 'new').expect(200);
    expect((await read(as.editor, 'new')).fields).toEqual({ title: 'New' });
    expect(await read()).toBeNull();
    await keep({}, as.editor, '0123456789abcdef01234567').expect(404);
    await keep({}, as.editor, 'newer').expect(404);
  });

  it('goes when it is saved or dropped', async () => {
    await keep({ content: 'Next', writer: 'tab 1', read: '' }).expect(200);
    await save({ content: 'Next', unsaved: post._id, writer: 'tab 1', read: '' });
    expect(await read()).toBeNull();
    const { body } = await keep({ content: 'After', writer: 'tab 1', read: '' }).expect(200);
    await save({ content: 'After', unsaved: post._id, writer: 'tab 2', read: body.updatedAt });
    expect(await read()).toBeNull();
    await keep({ title: 'New', writer: 'tab 1', read: '' }, as.editor, NEW).expect(200);
    await keep({ title: 'Another' }, as.editor, OTHER).expect(200);
    await createBlog(test, as.editor, { title: 'New', unsaved: NEW, writer: 'tab 1', read: '' } as object);
    expect(await read(as.editor, NEW)).toBeNull();
    expect((await read(as.editor, OTHER)).fields).toEqual({ title: 'Another' });
    await keep({ content: 'Next' }).expect(200);
    await test.http.delete(path()).set(as.editor).expect(200);
    await test.http.delete(path()).set(as.editor).expect(200);
    expect(await read()).toBeNull();
  });

  it('stays where something else is saved or dropped: on another device, or by a program that knows nothing of it', async () => {
    await keep({ content: 'On the phone', writer: 'phone', read: '' }).expect(200);
    await save({ isFeatured: true });
    await save({ isFeatured: false, unsaved: post._id, writer: 'laptop', read: '' });
    await test.http.delete(`${path()}?writer=laptop&read=`).set(as.editor).expect(200);
    expect((await read()).fields).toEqual({ content: 'On the phone' });
    await keep({ title: 'New on the phone', writer: 'phone', read: '' }, as.editor, NEW).expect(200);
    await createBlog(test, as.editor, { unsaved: NEW, writer: 'laptop', read: '' } as object);
    expect((await read(as.editor, NEW)).fields).toEqual({ title: 'New on the phone' });
    await test.http.delete(`${path()}?writer=phone&read=`).set(as.editor).expect(200);
    expect(await read()).toBeNull();
  });

  it('stays where its writer has typed on while it was saved', async () => {
    await keep({ content: 'And more', writer: 'tab 1', read: '' }).expect(200);
    const soon = new Date(Date.now() + 60_000);
    await test.connection.collection('drafts').updateMany({}, { $set: { updatedAt: soon } });
    await save({ content: 'Less', unsaved: post._id, writer: 'tab 1', read: '' });
    expect((await read()).fields).toEqual({ content: 'And more' });
  });

  it('is found among the new ones of its writer, each in a place of its own, also one of before there were places', async () => {
    await keep({ title: 'Old' }, as.editor, 'new').expect(200);
    await keep({ title: 'One' }, as.editor, NEW).expect(200);
    await keep({ title: 'Two' }, as.editor, OTHER).expect(200);
    await keep({ content: 'Of a post' }).expect(200);
    await keep({ title: 'Not mine' }, as.admin, NEW).expect(200);
    const list = async () => (await test.http.get('/api/blogs/unsaved').set(as.editor).expect(200)).body;
    const found: { id: string; title: string }[] = await list();
    expect(found.map(({ title }) => title)).toEqual(['Two', 'One', 'Old']);
    expect(found.map(({ id }) => id).slice(0, 2)).toEqual([OTHER, NEW]);
    expect((await read(as.editor, found[2]?.id)).fields).toEqual({ title: 'Old' });
    expect(await list()).toEqual(found);
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
    expect((await read()).fields).toEqual({ content: 'Mine' });
  });

  it('goes when nobody went on with it for long', async () => {
    await keep({ content: 'Mine' }).expect(200);
    const drafts = test.app.get(BlogDrafts);
    await drafts.dropOld();
    expect(await read()).not.toBeNull();
    await test.connection
      .collection('drafts')
      .updateMany({}, { $set: { updatedAt: new Date(Date.now() - (DRAFT_DAYS + 1) * DAY_MS) } });
    await drafts.dropOld();
    expect(await read()).toBeNull();
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
    await keep({ content: 'About Mutale Phiri' }, who).expect(200);
    const account = `/api/users/${_id}`;
    await test.http.delete(account).set(as.admin).expect(200);
    await test.http.post(`${account}/restore`).set(as.admin).expect(200);
    const drafts = async () => JSON.stringify(await test.connection.collection('drafts').find().toArray());
    expect(await drafts()).toContain('Phiri');
    await test.http.delete(account).set(as.admin).expect(200);
    await test.connection.collection('trash').updateMany({}, { $set: { deletedAt: new Date(0) } });
    await test.app.get(TrashService).sweep();
    expect(await drafts()).not.toContain('Phiri');
    expect((await read()).fields).toEqual({ content: 'Mine' });
  });

  it.each([
    ['title', 'x'.repeat(LIMITS.title + 1)],
    ['content', 'x'.repeat(LIMITS.blogContent + 1)],
    ['content', 7],
    ['tags', 'a'],
    ['isFeatured', 'yes'],
    ['basedOn', {}],
    ['typedIn', {}],
    ['read', {}],
  ])('has the bounds of the whole: %s', async (field, value) => {
    const { body } = await keep({ [field]: value }).expect(400);
    expect(body.errors[0].field).toBe(field);
  });
});
