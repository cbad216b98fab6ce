import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Blog } from '../../src/contract/blogs';
import type { AuditEntry } from '../../src/contract/calls/audit.calls';
import { TRASH_DAYS, UNDO_MINUTES } from '../../src/contract/limits';
import { TRASH_KIND_NAMES, type TrashEntry } from '../../src/contract/trash';
import { trashKindsFor } from '../../src/contract/trash-kinds';
import { RefusedWritesService } from '../../src/platform/errors/refused-writes.service';
import { Trash } from '../../src/platform/trash/trash.schema';
import { TrashService } from '../../src/platform/trash/trash.service';
import { TrashKindsService } from '../../src/platform/trash/trash-kinds.service';
import { NOT_FOUND } from '../support/access';
import { asNewVisitor, type SignedIn, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createComment } from '../support/comments';
import { createBlog, createMember } from '../support/content';
import { sendMessage } from '../support/personal-data';
import { createUser, PASSWORD } from '../support/users';

const test = useTestApp();
const as = useEachRole(test);
let trash: Model<Trash>;
beforeAll(async () => {
  trash = test.app.get<Model<Trash>>(getModelToken(Trash.name));
});
beforeEach(() => trash.deleteMany({}));

const MINUTE_MS = 60_000;
const makeOlder = (minutes: number) =>
  trash.updateMany({}, { $set: { deletedAt: new Date(Date.now() - minutes * MINUTE_MS) } });

describe('the trash', () => {
  const list = async (who: SignedIn, query = ''): Promise<TrashEntry[]> =>
    (await test.http.get(`/api/trash${query}`).set(who).expect(200)).body;
  const remove = (path: string, who = as.editor) => test.http.delete(`/api/${path}`).set(who).expect(200);
  const restore = (id: string, who = as.editor) => test.http.post(`/api/trash/${id}/restore`).set(who);
  const erase = (id: string, who = as.editor) => test.http.delete(`/api/trash/${id}`).set(who);
  const newestEntry = async (): Promise<AuditEntry> =>
    (await test.http.get('/api/audit?limit=1').set(as.admin).expect(200)).body[0];

  it('covers every deletable kind, each with its roles', () => {
    expect(test.app.get(TrashKindsService).sourcesOf(TRASH_KIND_NAMES)).toHaveLength(TRASH_KIND_NAMES.length);
    expect(trashKindsFor('admin')).toEqual(TRASH_KIND_NAMES);
    expect(trashKindsFor('editor')).toEqual(TRASH_KIND_NAMES.filter((kind) => kind !== 'users'));
    expect(trashKindsFor('viewer')).toEqual([]);
  });

  it('names who deleted what, when, and its expiry, latest first', async () => {
    const { _id: postId } = await createBlog(test, as.editor, { title: 'Thrown away' });
    const messageId = await sendMessage(test);
    await remove(`blogs/${postId}`);
    await remove(`contact/${messageId}`, as.admin);
    const [message, post, ...others] = await list(as.editor);
    expect(others).toEqual([]);
    const gone = new Date(Date.parse(post.deletedAt) + TRASH_DAYS * 1_440 * MINUTE_MS).toISOString();
    expect(post).toEqual({
      _id: expect.any(String),
      kind: 'blogs',
      recordId: postId,
      name: 'Thrown away',
      deletedAt: expect.any(String),
      deletedById: expect.any(String),
      deletedBy: 'The editor',
      goneAt: gone,
    });
    expect(message).toMatchObject({ kind: 'contact', recordId: messageId, deletedBy: 'Admin User' });
    expect(await list(as.editor, '?kind=blogs')).toEqual([post]);
    expect(await list(as.editor, '?page=2&limit=1')).toEqual([post]);
  });

  it('shows accounts to administrators only', async () => {
    const user = await createUser(test, as.admin);
    await remove(`users/${user._id}`, as.admin);
    const [entry] = await list(as.admin);
    expect(entry).toMatchObject({ kind: 'users', name: user.name });
    expect(await list(as.editor)).toEqual([]);
    await test.http.get('/api/trash?kind=users').set(as.editor).expect(403);
    await restore(entry._id).expect(403);
    await erase(entry._id).expect(403);
  });

  it('restores a record once by its kind’s rules, and records it', async () => {
    const post = await createBlog(test, as.editor);
    await test.http.get('/api/blogs').expect(200);
    await remove(`blogs/${post._id}`);
    const [{ _id }] = await list(as.editor);
    expect((await restore(_id).expect(200)).body).toEqual({ success: true });
    expect(await newestEntry()).toMatchObject({
      action: 'trash.restore',
      subjectId: post._id,
      subjectName: post.title,
      subjectPath: `/blogs/${post._id}`,
    });
    // The list and the post's page show the restored post, so they do not come from an outdated cache.
    expect((await test.http.get('/api/blogs').expect(200)).body).toContainEqual(
      expect.objectContaining({ _id: post._id }),
    );
    await test.http.get(`/blogs/${post._id}`).expect(200);
    expect(await list(as.editor)).toEqual([]);
    await restore(_id).expect(404);
  });

  it.each<[string, object]>([
    ['services', { title: 'Robotics', description: 'We build them.' }],
    ['pages', { title: 'Robotics', slug: 'robotics', content: 'We build them.' }],
  ])('restores one of the %s with a free slug', async (kind, input) => {
    const add = async () => (await test.http.post(`/api/${kind}`).set(as.editor).send(input).expect(201)).body;
    const deleted = await add();
    await remove(`${kind}/${deleted._id}`);
    await makeOlder(UNDO_MINUTES + 1);
    const other = await add();
    expect(other.slug).toBe('robotics');
    expect((await restore((await list(as.editor))[0]._id).expect(200)).body).toEqual({
      success: true,
      slug: 'robotics-2',
    });
    const all: { _id: string; slug: string }[] = (await test.http.get(`/api/${kind}`).set(as.editor).expect(200)).body;
    const slugOf = (id: string) => all.find(({ _id }) => _id === id)?.slug;
    expect([slugOf(deleted._id), slugOf(other._id)]).toEqual(['robotics-2', 'robotics']);
  });

  it('deletes permanently; the audit log keeps published names, never personal ones', async () => {
    const post = await createBlog(test, as.editor, { title: 'Never again' });
    const member = await createMember(test, as.editor);
    for (const [path, subjectName] of [
      [`blogs/${post._id}`, 'Never again'],
      [`team/${member._id}`, ''],
    ]) {
      await remove(path);
      const [{ _id, recordId }] = await list(as.editor);
      expect((await erase(_id).expect(200)).body).toEqual({ success: true });
      expect(await newestEntry()).toMatchObject({ action: 'trash.erase', subjectId: recordId, subjectName });
      await test.http.post(`/api/${path}/restore`).set(as.editor).expect(404);
      await erase(_id).expect(404);
    }
    expect(await trash.countDocuments()).toBe(0);
  });

  it('does not restore a comment whose post is permanently deleted', async () => {
    const post = await createBlog(test, as.editor);
    const comment = await createComment(test, as.editor, {}, post._id);
    await remove(`comments/${comment._id}`);
    await remove(`blogs/${post._id}`);
    const [ofPost, ofComment] = await list(as.editor);
    await erase(ofPost._id).expect(200);
    await restore(ofComment._id).expect(409);
    expect(await list(as.editor)).toEqual([ofComment]);
  });

  describe('deleted account', () => {
    const signInOf = (email: string, password = PASSWORD) =>
      test.http.post('/api/auth/login').set(asNewVisitor()).send({ email, password });
    const isBack = async (id: string) =>
      (await test.http.get('/api/users').set(as.admin).expect(200)).body.find(({ _id }: { _id: string }) => _id === id);

    it('is restored inactive without a known password, from trash and late Undo', async () => {
      for (const bringBack of [
        async () => restore((await list(as.admin))[0]._id, as.admin).expect(200),
        async (id: string) => {
          await makeOlder(UNDO_MINUTES + 1);
          await test.http.post(`/api/users/${id}/restore`).set(as.admin).expect(200);
        },
      ]) {
        const user = await createUser(test, as.admin);
        await remove(`users/${user._id}`, as.admin);
        await bringBack(user._id);
        expect(await isBack(user._id)).toMatchObject({ email: user.email, active: false });
        await test.http.put(`/api/users/${user._id}`).set(as.admin).send({ active: true }).expect(200);
        await signInOf(user.email).expect(401);
        const password = 'another password to test with';
        await test.http.put(`/api/users/${user._id}/password`).set(as.admin).send({ password }).expect(200);
        await signInOf(user.email, password).expect(200);
      }
    });

    it('has no password hash in the trash after the minutes of Undo', async () => {
      const user = await createUser(test, as.admin);
      await remove(`users/${user._id}`, as.admin);
      const hashes = async () => (await trash.find().lean()).map(({ record }) => 'passwordHash' in record);
      await test.app.get(TrashService).sweep();
      expect(await hashes()).toEqual([true]);
      await makeOlder(UNDO_MINUTES + 1);
      await test.app.get(TrashService).sweep();
      expect(await hashes()).toEqual([false]);
    });
  });
});

/** Deletes and restores posts only, because the same service restores all kinds of records. */
describe('deleted records', () => {
  afterEach(() => jest.restoreAllMocks());

  const read = (id: string) => test.http.get(`/api/blogs/${id}`).set(as.viewer);
  const edit = (id: string, title: string) => test.http.put(`/api/blogs/${id}`).set(as.editor).send({ title });
  const remove = (id: string) => test.http.delete(`/api/blogs/${id}`).set(as.editor);
  const restore = (id: string) => test.http.post(`/api/blogs/${id}/restore`).set(as.editor);

  it('are restored once, however often requested, and stay editable', async () => {
    const { _id } = await createBlog(test, as.editor);
    await remove(_id).expect(200);
    const answers = await Promise.all([restore(_id), restore(_id), restore(_id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body: edited } = await edit(_id, 'Edited since').expect(200);
    expect((await restore(_id).expect(200)).body).toEqual(edited);
    expect((await read(_id).expect(200)).body).toEqual(edited);
    expect(await trash.countDocuments()).toBe(0);
  });

  it('are permanently deleted after the contract’s days, not before', async () => {
    const { _id } = await createBlog(test, as.editor);
    await remove(_id).expect(200);
    await makeOlder(TRASH_DAYS * 1_440 - 1);
    expect(await test.app.get(TrashService).sweep()).toBe(0);
    await restore(_id).expect(200);
    await remove(_id).expect(200);
    await makeOlder(TRASH_DAYS * 1_440 + 1);
    expect((await restore(_id).expect(404)).body).toEqual(NOT_FOUND);
    expect(await test.app.get(TrashService).sweep()).toBe(1);
    expect(await trash.countDocuments()).toBe(0);
  });

  it('are restored with an edit made during the deletion', async () => {
    const { _id } = await createBlog(test, as.editor);
    let edited: Blog | undefined;
    const create = trash.create.bind(trash) as (row: object) => Promise<unknown>;
    jest.spyOn(trash, 'create').mockImplementationOnce((async (row: object) => {
      const copy = await create(row);
      edited = (await edit(_id, 'In the last moment').expect(200)).body;
      return copy;
    }) as never);
    await remove(_id).expect(200);
    expect((await restore(_id).expect(200)).body).toEqual(edited);
    expect(edited).toMatchObject({ title: 'In the last moment' });
  });

  it('are deleted by one of two simultaneous calls; the other gets 404', async () => {
    const { _id } = await createBlog(test, as.editor);
    const statuses = (await Promise.all([remove(_id), remove(_id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404]);
    expect(await trash.countDocuments()).toBe(1);
    await restore(_id).expect(200);
  });

  it('lose nothing when the server dies between copy and delete', async () => {
    const post = await createBlog(test, as.editor);
    await remove(post._id).expect(200);
    const [copy] = await trash.find().lean();
    await restore(post._id).expect(200);
    await trash.collection.insertOne(copy as never);
    expect((await read(post._id).expect(200)).body).toEqual(post);
    expect((await restore(post._id).expect(200)).body).toEqual(post);
    await remove(post._id).expect(200);
    expect((await restore(post._id).expect(200)).body).toEqual(post);
  });

  it('take no space while other writes are refused on a full disk', async () => {
    const [old, fresh, last] = [
      await createBlog(test, as.editor),
      await createBlog(test, as.editor),
      await createBlog(test, as.editor),
    ];
    await remove(old._id).expect(200);
    await makeOlder(UNDO_MINUTES + 1);
    const isDiskFull = jest.spyOn(test.app.get(RefusedWritesService), 'isDiskFull', 'get').mockReturnValue(true);
    await remove(fresh._id).expect(200);
    await restore(old._id).expect(404);
    await remove(last._id).expect(200);
    isDiskFull.mockRestore();
    await restore(last._id).expect(404);
    await restore(fresh._id).expect(200);
  });

  it('free a full disk, oldest first; without any, deletion is permanent', async () => {
    const [old, fresh, last] = [
      await createBlog(test, as.editor),
      await createBlog(test, as.editor),
      await createBlog(test, as.editor),
    ];
    await remove(old._id).expect(200);
    await makeOlder(UNDO_MINUTES + 1);
    const create = jest.spyOn(trash, 'create');
    const full = () => create.mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }) as never);
    full();
    await remove(fresh._id).expect(200);
    await restore(old._id).expect(404);
    full();
    await remove(last._id).expect(200);
    await restore(last._id).expect(404);
    await restore(fresh._id).expect(200);
  });
});
