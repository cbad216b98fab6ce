import { Types } from 'mongoose';
import type { EditedText } from '../../src/contract/texts';
import { type SignedIn, signInAsAdmin } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { newFolder, withStopped } from '../support/archives';
import { createBlog } from '../support/content';

const id = (last: string): Types.ObjectId => new Types.ObjectId(last.padStart(24, '0'));
const AUTHOR = id('a0');
let texts = 0;

/** Returns a draft in the shape in which older versions stored it. Each draft is a minute older than the one before. */
const text = (kind: string, textId: Types.ObjectId | string, fields: object, more: object = {}): never => {
  texts += 1;
  const updatedAt = new Date(Date.now() - texts * 60_000);
  return {
    _id: id(`f${texts}`),
    ...{ kind, textId: new Types.ObjectId(textId), fields, basedOn: '', forkOf: '', authorId: AUTHOR, updatedAt },
    ...more,
  } as never;
};

describe('unsaved texts of older versions', () => {
  const folder = newFolder();
  let test: TestApp | undefined;
  let admin: SignedIn;
  const start = async (): Promise<TestApp> => {
    test = await startTestApp({ DATA_DIR: folder.path, MONGODB_URI: '' });
    admin = await signInAsAdmin(test);
    return test;
  };
  const stop = async (): Promise<void> => {
    await test?.close();
    test = undefined;
  };
  afterAll(async () => {
    await stop();
    folder.remove();
  });

  const read = async (path: string) => (await test?.http.get(`/api${path}`).set(admin).expect(200))?.body;
  const draftOf = async (path: string): Promise<EditedText> => read(`${path}/draft`);
  const versionsOf = async (postId: string): Promise<string[]> => {
    const { former } = await read(`/versions/post/${postId}`);
    const whole = await Promise.all(former.map(({ _id }: { _id: string }) => read(`/versions/post/${postId}/${_id}`)));
    return whole.map(({ fields }) => fields.content);
  };

  it('are migrated once to drafts, versions and trash entries', async () => {
    const begun = await start();
    const shown = await createBlog(begun, admin, { title: 'Shown', content: 'As it is.' });
    const ownPost = await createBlog(begun, admin, { title: 'Own', content: 'As it is.', status: 'draft' });
    const behind = await createBlog(begun, admin, { title: 'Behind', content: 'As it is.', status: 'draft' });
    const changed = await createBlog(begun, admin, { title: 'Changed', content: 'As it is.' });
    const deleted = await createBlog(begun, admin, { title: 'Deleted', content: 'As it is.' });
    await begun.http.delete(`/api/blogs/${deleted._id}`).set(admin).expect(200);
    await stop();
    await withStopped(folder.path, async (db) => {
      await db
        .collection('kepttexts')
        .insertMany([
          text('post', shown._id, { content: 'Newest.' }),
          text('post', shown._id, { content: 'Older.' }),
          text('post', id('b1'), { content: 'Met another.' }, { forkOf: shown._id }),
          text('post', shown._id, { content: 'As it is.' }),
          text('post', ownPost._id, { content: 'Beside.' }),
          text('post', behind._id, { content: 'Later.' }, { updatedAt: new Date(Date.now() + 60_000) }),
          text('post', changed._id, { content: 'Of an older text.' }, { basedOn: '2026-01-01T00:00:00.000Z' }),
          text('post', deleted._id, { content: 'Of a deleted post.' }),
          text('post', id('c1'), { title: 'New', content: 'Never saved.' }),
          text('post', id('c2'), { title: 'Unwanted' }, { isThrownAway: true }),
          text('post', id('c3'), {}),
          text('page', id('d1'), { title: 'New page', slug: 'new-page', content: 'Half' }),
          text('page', id('d2'), { title: 'No address', slug: 'Not valid' }),
          text('service', id('e1'), { title: 'New service' }),
        ]);
      await db.collection('blogs').updateOne({ title: 'Changed' }, { $unset: { written: '' } });
      await db.collection('drafts').insertOne({
        ...(text('', id('c4'), { title: 'Oldest', content: 'From before.' }) as object),
        postId: null,
        _id: id('c4'),
      } as never);
    });
    for (const _start of ['first', 'second']) {
      await start();
      expect((await draftOf(`/blogs/${shown._id}`)).draft?.fields).toMatchObject({
        title: 'Shown',
        content: 'Newest.',
      });
      expect((await versionsOf(shown._id)).sort()).toEqual(['Met another.', 'Older.']);
      expect((await draftOf(`/blogs/${ownPost._id}`)).draft?.fields).toMatchObject({ content: 'As it is.' });
      expect(await versionsOf(ownPost._id)).toEqual(['Beside.']);
      expect((await draftOf(`/blogs/${behind._id}`)).draft?.fields).toMatchObject({ content: 'Later.' });
      expect(await versionsOf(behind._id)).toEqual(['As it is.']);
      const posts = await read('/blogs?status=draft');
      expect(posts.map(({ title }: { title: string }) => title).sort()).toEqual(['Behind', 'New', 'Oldest', 'Own']);
      const pages = await read('/pages');
      expect(pages.map(({ slug, title }: { slug: string; title: string }) => [slug, title]).sort()).toEqual([
        ['new-page', 'New page'],
        ['untitled-1', 'No address'],
      ]);
      const trash = await read('/trash');
      expect(trash.map(({ name }: { name: string }) => name).sort()).toEqual(['Deleted', 'New service', 'Unwanted']);
      if (_start === 'first') await stop();
    }
    const { draft, version } = await draftOf(`/blogs/${changed._id}`);
    const typed = { fields: { content: 'Typed.' }, version, basedOn: draft?.basedOn };
    await test?.http.put(`/api/blogs/${changed._id}/draft`).set(admin).send(typed).expect(200);
    await test?.http.post(`/api/blogs/${deleted._id}/restore`).set(admin).expect(200);
    expect((await draftOf(`/blogs/${deleted._id}`)).draft?.fields).toMatchObject({ content: 'Of a deleted post.' });
    await test?.http
      .post(`/api/services/${id('e1')}/restore`)
      .set(admin)
      .expect(200);
    expect(await read(`/services/${id('e1')}`)).toMatchObject({ title: 'New service', description: 'New service' });
  });
});
