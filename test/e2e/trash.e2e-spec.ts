import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Blog } from '../../src/contract/blogs';
import { TRASH_DAYS, UNDO_MINUTES } from '../../src/contract/limits';
import { Trash } from '../../src/platform/trash/trash.schema';
import { TrashService } from '../../src/platform/trash/trash.service';
import { NOT_FOUND } from '../support/access';
import { useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createBlog } from '../support/content';

/** Tests posts only, because one service restores every kind. */
describe('deleted records', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  let trash: Model<Trash>;
  beforeAll(async () => {
    trash = test.app.get<Model<Trash>>(getModelToken(Trash.name));
  });
  beforeEach(() => trash.deleteMany({}));
  afterEach(() => jest.restoreAllMocks());

  const read = (id: string) => test.http.get(`/api/blogs/${id}`).set(as.viewer);
  const edit = (id: string, title: string) => test.http.put(`/api/blogs/${id}`).set(as.editor).send({ title });
  const remove = (id: string) => test.http.delete(`/api/blogs/${id}`).set(as.editor);
  const restore = (id: string) => test.http.post(`/api/blogs/${id}/restore`).set(as.editor);
  const makeOlder = (minutes: number) =>
    trash.updateMany({}, { $set: { deletedAt: new Date(Date.now() - minutes * 60_000) } });

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
