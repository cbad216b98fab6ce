import { Types } from 'mongoose';
import { COMMENT_TEXTS, type Comment, type CommentStatistics, type VisitorComment } from '../../src/contract/comments';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { COMMENT, createComment } from '../support/comments';
import { changeSettings, createBlog } from '../support/content';

const test = useTestApp();
const as = useEachRole(test);

const UNKNOWN = '0123456789abcdef01234567';
const SENT = { success: true, msg: COMMENT_TEXTS.sent, message: COMMENT_TEXTS.sent };

describe('comments under a post', () => {
  let postId: string;
  beforeEach(async () => {
    for (const name of ['comments', 'idempotency', 'trash']) await test.connection.collection(name).deleteMany({});
    postId = (await createBlog(test, as.editor, { title: 'Robots in grade nine' }))._id;
  });

  const send = (body: object = COMMENT, id = postId) =>
    test.http.post(`/api/blogs/${id}/comments`).set(asNewVisitor()).send(body);
  const shown = async (query = '', id = postId): Promise<VisitorComment[]> =>
    (await test.http.get(`/api/blogs/${id}/comments${query}`).expect(200)).body;
  const allow = (enableComments: boolean) => changeSettings(test, as.admin, { enableComments });
  const setStatus = (id: string, status: string) =>
    test.http.put(`/api/comments/${id}`).set(as.editor).send({ status }).expect(200);
  const write = (input: object = {}) => createComment(test, as.editor, input, postId);

  it('are accepted as pending, with thanks', async () => {
    expect((await send().expect(201)).body).toEqual(SENT);
    const [stored] = (await test.http.get('/api/comments').set(as.viewer).expect(200)).body;
    expect(stored).toEqual({
      ...COMMENT,
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      status: 'waiting',
      isSpam: false,
      reply: null,
      post: { _id: postId, title: 'Robots in grade nine' },
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
  });

  it('are shown when approved, and hidden when rejected', async () => {
    const { _id } = await write();
    expect(await shown()).toEqual([]);
    await setStatus(_id, 'approved');
    expect((await shown()).map(({ text }) => text)).toEqual([COMMENT.text]);
    await setStatus(_id, 'refused');
    expect(await shown()).toEqual([]);
  });

  it('are shown to everybody without the email address', async () => {
    const { _id, createdAt } = await write();
    await setStatus(_id, 'approved');
    for (const caller of [{}, as.admin]) {
      const { body, text } = await test.http.get(`/api/blogs/${postId}/comments`).set(caller).expect(200);
      expect(body).toEqual([{ _id, name: COMMENT.name, text: COMMENT.text, createdAt, reply: null }]);
      expect(text).not.toContain('luyando@');
    }
  });

  it('are listed oldest first, by pages, with their number', async () => {
    for (const text of ['first', 'second', 'third']) await setStatus((await write({ text }))._id, 'approved');
    const answer = await test.http.get(`/api/blogs/${postId}/comments?page=1&limit=2`).expect(200);
    expect(answer.body.map(({ text }: VisitorComment) => text)).toEqual(['first', 'second']);
    expect(answer.headers['x-total-count']).toBe('3');
    expect((await shown('?page=2&limit=2')).map(({ text }) => text)).toEqual(['third']);
  });

  it('appear in the served page, twenty for each page number', async () => {
    await test.connection.collection('comments').insertMany(
      Array.from({ length: 21 }, (_, place) => ({
        ...COMMENT,
        text: `comment ${place + 1}.`,
        post: new Types.ObjectId(postId),
        status: 'approved',
        createdAt: new Date(Date.UTC(2026, 10, 20, 8, place)),
      })),
    );
    const page = async (query: string) => (await test.http.get(`/blogs/${postId}${query}`).expect(200)).text;
    const first = await page('');
    expect(first).toContain('comment 20.');
    expect(first).not.toContain('comment 21.');
    expect(first).toContain(`href="/blogs/${postId}?comments=2#comments"`);
    const second = await page('?comments=2');
    expect(second).toContain('comment 21.');
    expect(second).not.toContain('comment 20.');
    for (const beyond of ['99', '999999'])
      expect(await page(`?comments=${beyond}`)).toContain('No comments on this page.');
    expect(await page('?comments=1e9')).toBe(first);
  });

  it('belong to their own post', async () => {
    await setStatus((await write())._id, 'approved');
    const other = await createBlog(test, as.editor);
    expect(await shown('', other._id)).toEqual([]);
  });

  it('may contain two links, as text', async () => {
    const text = 'Compare https://a.example/x with http://b.example';
    await setStatus((await write({ text }))._id, 'approved');
    expect((await shown())[0].text).toBe(text);
  });

  it.each([
    ['filled in what no person sees', { homepage: 'https://pills.example' }],
    ['was faster than any person', { secondsOpen: 2 }],
  ])('are rejected silently when a program %s', async (_what, trapped) => {
    expect((await send({ ...COMMENT, ...trapped }).expect(201)).body).toEqual(SENT);
    const [stored] = (await test.http.get('/api/comments').set(as.viewer).expect(200)).body;
    expect(stored).toMatchObject({ status: 'refused', isSpam: true });
    expect(JSON.stringify(stored)).not.toContain('pills.example');
  });

  it('are stored once for one key, however long the form was open', async () => {
    const key = { 'Idempotency-Key': 'comment-0001' };
    for (const secondsOpen of [3, 40])
      await send({ ...COMMENT, secondsOpen })
        .set(key)
        .expect(201);
    await send({ ...COMMENT, text: 'Something else' })
      .set(key)
      .expect(409);
    expect(await test.connection.collection('comments').countDocuments()).toBe(1);
  });

  it('answer 404 for a post that is not published', async () => {
    await setStatus((await write())._id, 'approved');
    await test.http.put(`/api/blogs/${postId}`).set(as.editor).send({ status: 'draft' }).expect(200);
    await test.http.get(`/api/blogs/${postId}/comments`).expect(404);
    await send().expect(404);
  });

  it('can be turned off, hiding them and the form, and on again', async () => {
    await setStatus((await write())._id, 'approved');
    expect(await shown()).toHaveLength(1);
    await allow(false);
    await test.http.get(`/api/blogs/${postId}/comments`).expect(404);
    await send().expect(404);
    await allow(true);
    expect(await shown()).toHaveLength(1);
  });

  it('are deleted and restored with their post, in the back office too', async () => {
    await setStatus((await write())._id, 'approved');
    await write({ text: 'waits' });
    const office = async () => (await test.http.get('/api/comments').set(as.viewer).expect(200)).body;
    const statistics = async () => (await test.http.get('/api/comments/figures').set(as.viewer).expect(200)).body.all;
    const waiting = async () => (await test.http.get('/api/dashboard').set(as.viewer).expect(200)).body.waitingComments;
    await test.http.delete(`/api/blogs/${postId}`).set(as.editor).expect(200);
    await test.http.get(`/api/blogs/${postId}/comments`).expect(404);
    expect([await office(), await statistics(), await waiting()]).toEqual([[], 0, 0]);
    await test.http.post(`/api/blogs/${postId}/restore`).set(as.editor).expect(200);
    expect(await shown()).toHaveLength(1);
    expect([(await office()).length, await statistics(), await waiting()]).toEqual([2, 2, 1]);
  });
});

describe('comments in the back office', () => {
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
  const statistics = async (query: object = {}): Promise<CommentStatistics> =>
    (await test.http.get('/api/comments/figures').query(query).set(as.viewer).expect(200)).body;
  const shown = async (): Promise<VisitorComment[]> =>
    (await test.http.get(`/api/blogs/${postId}/comments`).expect(200)).body;
  const put = (path: string, body: object, who = as.editor) =>
    test.http.put(`/api/comments/${path}`).set(who).send(body);
  const bulk = (what: string, body: object, who = as.editor) =>
    test.http.post(`/api/comments/bulk/${what}`).set(who).send(body);
  const auditLog = async () => {
    const entries = await test.connection.collection('audit').find().sort({ _id: 1 }).toArray();
    return entries.map(({ action, subjectId, subjectIds, changes }) => ({ action, subjectId, subjectIds, changes }));
  };

  it('are listed by status, newest first, and found by any text', async () => {
    const first = await write({ name: 'Abel', email: 'abel@farm.example', text: 'About fertiliser' });
    const second = await write({ name: 'Bwalya', email: 'bwalya@farm.example', text: 'About rain' });
    await put(first._id, { status: 'approved' }).expect(200);
    expect((await list()).map(({ _id }) => _id)).toEqual([second._id, first._id]);
    expect((await list({ status: 'approved' })).map(({ _id }) => _id)).toEqual([first._id]);
    for (const q of ['BWALYA', 'bwalya@FARM', 'rain'])
      expect((await list({ q })).map(({ _id }) => _id)).toEqual([second._id]);
    expect(await list({ q: '.*' })).toEqual([]);
    expect(await statistics()).toEqual({ all: 2, counts: { waiting: 1, approved: 1, refused: 0 } });
    expect(await statistics({ q: 'abel' })).toEqual({ all: 1, counts: { waiting: 0, approved: 1, refused: 0 } });
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
    expect((await auditLog())[0]).toEqual({
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
