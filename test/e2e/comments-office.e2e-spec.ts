import type { Comment, CommentFigures, VisitorComment } from '../../src/contract/comments';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createComment } from '../support/comments';
import { createBlog } from '../support/content';

const UNKNOWN = '0123456789abcdef01234567';

describe('comments in the back office', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  let postId: string;
  beforeAll(async () => {
    postId = (await createBlog(test, as.editor, { title: 'Maize prices' }))._id;
  });
  beforeEach(async () => {
    for (const name of ['comments', 'audit', 'trash']) await test.connection.collection(name).deleteMany({});
  });

  const write = (input: object = {}) => createComment(test, as.editor, input, postId);
  const list = async (query: object = {}): Promise<Comment[]> =>
    (await test.http.get('/api/comments').query(query).set(as.viewer).expect(200)).body;
  const figures = async (query: object = {}): Promise<CommentFigures> =>
    (await test.http.get('/api/comments/figures').query(query).set(as.viewer).expect(200)).body;
  const shown = async (): Promise<VisitorComment[]> =>
    (await test.http.get(`/api/blogs/${postId}/comments`).expect(200)).body;
  const put = (path: string, body: object, who = as.editor) =>
    test.http.put(`/api/comments/${path}`).set(who).send(body);
  const bulk = (what: string, body: object, who = as.editor) =>
    test.http.post(`/api/comments/bulk/${what}`).set(who).send(body);
  const trail = async () => {
    const entries = await test.connection.collection('audit').find().sort({ _id: 1 }).toArray();
    return entries.map(({ action, subjectId, subjectIds, changes }) => ({ action, subjectId, subjectIds, changes }));
  };

  it('are listed newest first, by status, and found by name, email and text', async () => {
    const first = await write({ name: 'Abel', email: 'abel@farm.example', text: 'About fertiliser' });
    const second = await write({ name: 'Bwalya', email: 'bwalya@farm.example', text: 'About rain' });
    await put(first._id, { status: 'approved' }).expect(200);
    expect((await list()).map(({ _id }) => _id)).toEqual([second._id, first._id]);
    expect((await list({ status: 'approved' })).map(({ _id }) => _id)).toEqual([first._id]);
    for (const q of ['BWALYA', 'bwalya@FARM', 'rain'])
      expect((await list({ q })).map(({ _id }) => _id)).toEqual([second._id]);
    expect(await list({ q: '.*' })).toEqual([]);
    expect(await figures()).toEqual({ all: 2, counts: { waiting: 1, approved: 1, refused: 0 } });
    expect(await figures({ q: 'abel' })).toEqual({ all: 1, counts: { waiting: 0, approved: 1, refused: 0 } });
  });

  it('are not changed over a newer change, which the refusal returns', async () => {
    const { _id, updatedAt } = await write();
    await put(_id, { status: 'approved', updatedAt }).expect(200);
    const refused = await put(_id, { status: 'refused', updatedAt }).expect(409);
    expect(refused.body.current).toMatchObject({ _id, status: 'approved', post: { title: 'Maize prices' } });
    await put(`${_id}/reply`, { text: 'Late', updatedAt }).expect(409);
    expect((await list())[0]).toMatchObject({ status: 'approved', reply: null });
  });

  it('are approved by a reply, which shows first name and role', async () => {
    const { _id, updatedAt } = await write();
    const answered = (await put(`${_id}/reply`, { text: ' Thank you. ', updatedAt }).expect(200)).body;
    expect(answered).toMatchObject({
      status: 'approved',
      reply: { text: 'Thank you.', by: 'The editor', role: 'editor', at: expect.stringMatching(/Z$/) },
    });
    expect((await shown())[0].reply).toEqual({ text: 'Thank you.', by: 'The', role: 'editor', at: answered.reply.at });
    await put(`${_id}/reply`, { text: 'Better.' }).expect(200);
    expect((await shown())[0].reply?.text).toBe('Better.');
    await test.http.delete(`/api/comments/${_id}/reply`).set(as.editor).expect(200);
    expect((await shown())[0].reply).toBeNull();
  });

  it('show the organisation as author when the staff member has no name', async () => {
    const { _id } = await write();
    await put(_id, { status: 'approved' }).expect(200);
    expect((await put(`${_id}/reply`, { text: 'Thank you.' }, as.admin).expect(200)).body.reply.by).toBe('Admin User');
    expect((await shown())[0].reply?.by).toBe('');
    const { text } = await test.http.get(`/blogs/${postId}`).expect(200);
    expect(text).toMatch(new RegExp(`<bdi[^>]*>${DEFAULT_SETTINGS.siteName}</bdi>`));
  });

  it('are deleted, at once for visitors too, and restored', async () => {
    const { _id } = await write();
    await put(_id, { status: 'approved' }).expect(200);
    expect(await shown()).toHaveLength(1);
    await test.http.delete(`/api/comments/${_id}`).set(as.editor).expect(200);
    expect([await shown(), await list()]).toEqual([[], []]);
    await test.http.post(`/api/comments/${_id}/restore`).set(as.editor).expect(200);
    expect(await shown()).toHaveLength(1);
  });

  it('are approved, rejected, deleted and restored together, with one audit entry', async () => {
    const ids = [(await write({ name: 'One' }))._id, (await write({ name: 'Two' }))._id];
    const done = await bulk('status', { ids: [...ids, UNKNOWN], status: 'approved' }).expect(200);
    expect(done.body).toMatchObject({ changed: ids, refused: [{ _id: UNKNOWN }] });
    expect((await shown()).map(({ name }) => name)).toEqual(['One', 'Two']);
    await bulk('delete', { ids }).expect(200);
    expect(await shown()).toEqual([]);
    await bulk('restore', { ids }).expect(200);
    expect(await shown()).toHaveLength(2);
    await bulk('status', { ids, status: 'refused' }).expect(200);
    expect(await shown()).toEqual([]);
    expect((await trail())[0]).toEqual({
      action: 'comments.update',
      subjectId: '',
      subjectIds: ids,
      changes: [{ field: 'status', from: 'waiting', to: 'approved' }],
    });
  });

  it('are counted on the dashboard while pending', async () => {
    const { _id } = await write();
    const waiting = async () => (await test.http.get('/api/dashboard').set(as.viewer).expect(200)).body.waitingComments;
    expect(await waiting()).toBe(1);
    await put(_id, { status: 'refused' }).expect(200);
    expect(await waiting()).toBe(0);
  });
});
