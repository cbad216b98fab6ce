import { CommentsService } from '../../src/comments/comments.service';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { HOUR_MS } from '../../src/platform/clock/durations';
import { useAdmin } from '../support/accounts';
import { COMMENT, createComment } from '../support/comments';
import { createBlog } from '../support/content';
import { failNext } from '../support/failing-database';
import { useMailedApp } from '../support/mailed-app';

describe('comment notifications', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);
  let postId: string;
  beforeAll(async () => {
    postId = (await createBlog(test, admin))._id;
  });
  beforeEach(async () => {
    await test.forgetMail();
    for (const name of ['comments', 'commentnotices', 'mailOutbox']) await rows(name).deleteMany({});
  });

  const rows = (name: string) => test.connection.collection(name);
  const write = (input: object = {}) => createComment(test, admin, input, postId);
  const subjects = () => test.mailbox.to(DEFAULT_SETTINGS.contactEmail).map(({ subject }) => subject);
  const settle = async () => {
    test.queue.wake();
    await test.queue.whenIdle();
  };
  const putBack = (ms: number) =>
    rows('commentnotices').updateMany({}, { $set: { toldAt: new Date(Date.now() - ms) } });

  it('email the owner a link, without names, email addresses and text', async () => {
    await write();
    await settle();
    expect(subjects()).toEqual(['1 comment needs your approval']);
    const { text = '', html = '' } = test.mailbox.received[0];
    expect(text).toContain('https://mosi.example/admin/comments?status=waiting');
    for (const word of [COMMENT.name, COMMENT.email, 'oldest phone']) expect(`${text}${html}`).not.toContain(word);
  });

  it('collect the comments of the next hour in one email', async () => {
    await write();
    await settle();
    for (const text of ['second', 'third']) await write({ text });
    await settle();
    expect(subjects()).toHaveLength(1);
    await putBack(HOUR_MS - 60_000);
    await settle();
    expect(subjects()).toHaveLength(1);
    await putBack(HOUR_MS);
    await settle();
    expect(subjects()).toEqual(['1 comment needs your approval', '3 comments need your approval']);
    await putBack(HOUR_MS);
    await settle();
    expect(subjects()).toHaveLength(2);
  });

  it('are sent after a clock that ran ahead is corrected', async () => {
    await write();
    await settle();
    await putBack(-30 * 24 * HOUR_MS);
    await write();
    await settle();
    expect(subjects()).toHaveLength(2);
  });

  it('skip comments that staff have handled, and comments of programs', async () => {
    await write({ homepage: 'x' });
    await settle();
    expect(subjects()).toEqual([]);
    await write();
    await settle();
    const { _id } = await write();
    await test.http
      .post('/api/comments/bulk/status')
      .set(admin)
      .send({
        ids: (await test.http.get('/api/comments').set(admin)).body.map((comment: { _id: string }) => comment._id),
        status: 'approved',
      });
    expect(_id).toBeDefined();
    await putBack(HOUR_MS);
    await settle();
    expect(subjects()).toHaveLength(1);
  });

  it('are sent after a failure between comment and email', async () => {
    const failed = failNext('commentnotices', 'insertOne');
    await write();
    await failed;
    await settle();
    jest.restoreAllMocks();
    expect(subjects()).toEqual(['1 comment needs your approval']);
  });

  it('are deleted once their post cannot be restored', async () => {
    const gone = (await createBlog(test, admin))._id;
    await createComment(test, admin, {}, gone);
    await write();
    const sweep = () => test.app.get(CommentsService).sweep();
    expect(await sweep()).toBe(0);
    await test.http.delete(`/api/blogs/${gone}`).set(admin).expect(200);
    expect(await sweep()).toBe(0);
    await rows('trash').deleteMany({});
    expect(await sweep()).toBe(1);
    expect(await rows('comments').countDocuments()).toBe(1);
  });
});
