import { MESSAGES } from '../../src/contract/errors';
import { ISSUE_TEXTS, type Issue } from '../../src/contract/newsletter-issues';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { IssueSendingService } from '../../src/newsletter/issues/issue-sending.service';
import { SendingPace } from '../../src/newsletter/issues/sending-pace';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { asNewVisitor, type SignedIn, useEachRole } from '../support/accounts';
import { changeSettings } from '../support/content';
import { useMailedApp } from '../support/mailed-app';

const WRITTEN = {
  subject: 'What is new in June',
  content: '## Robots\n\nRead **all** of it on [our page](/about) & more.\n\n- one\n- two',
};

describe('newsletters', () => {
  const test = useMailedApp();
  const as = useEachRole(test);
  let room: jest.SpyInstance;
  beforeAll(async () => {
    // Sends five emails per run without a delay. `sending-pace.spec` tests the rate.
    room = jest.spyOn(SendingPace.prototype, 'left').mockReturnValue(5);
  });
  beforeEach(async () => {
    await test.forgetMail();
    for (const name of ['newsletterIssues', 'subscribers', 'mailOutbox']) await rows(name).deleteMany({});
  });

  const rows = (name: string) => test.connection.collection(name);
  const addReaders = async (count: number) => {
    const at = new Date();
    const readers = Array.from({ length: count }, (_, n) => ({
      email: `reader${n}@example.com`,
      unsubscribeToken: `token${n}`.padEnd(43, 'x'),
      createdAt: at,
      updatedAt: at,
      version: 0,
    }));
    await rows('subscribers').insertMany(readers);
  };
  const write = async (body: object = WRITTEN): Promise<Issue> =>
    (await test.http.post('/api/issues').set(as.editor).send(body).expect(201)).body;
  const read = async (id: string): Promise<Issue> =>
    (await test.http.get(`/api/issues/${id}`).set(as.viewer).expect(200)).body;
  const act = (id: string, action: string, who: SignedIn = as.admin, body: object = {}) =>
    test.http.post(`/api/issues/${id}/${action}`).set(who).send(body);
  /** Runs the job that sends newsletters again and again, until the newsletter is no longer being sent. */
  const run = async (id: string): Promise<Issue> => {
    for (;;) {
      await test.app.get(IssueSendingService).sendDue();
      await test.app.get(MailOutbox).whenIdle();
      const issue = await read(id);
      if (issue.status !== 'sending') return issue;
    }
  };
  const receivers = () => test.mailbox.received.map(({ envelope }) => envelope.to[0]).sort();

  it('are written by editors and read by staff', async () => {
    const issue = await write();
    expect(issue).toEqual({
      ...WRITTEN,
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      status: 'draft',
      sendAt: null,
      startedAt: null,
      endedAt: null,
      stoppedBy: null,
      audience: 0,
      sent: 0,
      failed: 0,
      unsubscribed: 0,
    });
    const { content: _content, ...summary } = issue;
    expect((await test.http.get('/api/issues').set(as.viewer).expect(200)).body).toEqual([summary]);
  });

  it('may be incomplete drafts, and need subject and text for sending', async () => {
    await addReaders(1);
    const { _id } = await write({});
    const put = (body: object) => test.http.put(`/api/issues/${_id}`).set(as.editor).send(body).expect(200);
    // In this script, the longest content has more than 100 kB.
    await put({ ...WRITTEN, content: '一'.repeat(50_000) });
    const { body: emptied } = await put({ subject: '', content: '' });
    expect(emptied).toMatchObject({ subject: '', content: '', status: 'draft' });
    const { updatedAt } = emptied;
    for (const when of [{}, { sendAt: '2099-01-01T07:00:00.000Z' }]) {
      const { body } = await act(_id, 'send', as.admin, { ...when, updatedAt }).expect(400);
      expect(body.errors).toEqual([
        { field: 'subject', message: 'Subject is required.' },
        { field: 'content', message: 'Text is required.' },
      ]);
    }
    await test.http.post('/api/issues/preview').set(as.editor).send({}).expect(200);
    await act(_id, 'test', as.editor).expect(200);
    await test.app.get(MailOutbox).whenIdle();
    expect(test.mailbox.received.map(({ subject }) => subject)).toEqual(['Test: Untitled']);
    await test.http.delete(`/api/issues/${_id}`).set(as.editor).expect(200);
    expect((await test.http.get('/api/trash').set(as.admin).expect(200)).body).toMatchObject([{ name: 'Untitled' }]);
    await act(_id, 'restore', as.editor).expect(200);
    await put(WRITTEN);
    expect((await act(_id, 'send').expect(200)).body).toMatchObject({ status: 'sending' });
  });

  it('are sent at the rate of the settings', async () => {
    await addReaders(1);
    await changeSettings(test, as.admin, { ...DEFAULT_SETTINGS, newsletterPerHour: 77 });
    room.mockClear();
    const { _id } = await write();
    await act(_id, 'send').expect(200);
    await run(_id);
    expect(room).toHaveBeenCalledWith(77, expect.any(Number));
  });

  it('reach each confirmed subscriber once, with a personal unsubscribe link', async () => {
    await addReaders(3);
    await rows('subscribers').insertOne({
      email: 'waits@example.com',
      unsubscribeToken: 'w',
      isWaiting: true,
      createdAt: new Date(),
    });
    await rows('subscribers').insertOne({
      email: 'paused@example.com',
      unsubscribeToken: 'p',
      pausedAt: new Date(),
      createdAt: new Date(),
    });
    const { body: audience } = await test.http.get('/api/issues/audience').set(as.viewer).expect(200);
    expect(audience).toEqual({ count: 3, waiting: 1, paused: 1, savedToOutbox: false });
    const { _id } = await write();
    expect((await act(_id, 'send').expect(200)).body).toMatchObject({ status: 'sending', audience: 3 });
    expect(await run(_id)).toMatchObject({ status: 'sent', sent: 3, failed: 0, endedAt: expect.any(String) });
    expect(receivers()).toEqual(['reader0@example.com', 'reader1@example.com', 'reader2@example.com']);
    const [mail] = test.mailbox.to('reader1@example.com');
    const way = `https://mosi.example/newsletter/unsubscribe/${'token1'.padEnd(43, 'x')}`;
    const head = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    expect(head['list-unsubscribe']).toBe(`<${way}>`);
    expect(head['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(mail.text).toContain('Read all of it on our page (https://mosi.example/about) & more.\n\n- one\n- two');
    expect(mail.html).toContain('<strong>all</strong> of it on <a href="https://mosi.example/about"');
    expect(mail.html).not.toContain('reader0');
  });

  it('skip people who unsubscribe or subscribe meanwhile, and count unsubscribers', async () => {
    await addReaders(30);
    const { _id } = await write();
    await act(_id, 'send').expect(200);
    const arriving = test.mailbox.next();
    await test.app.get(IssueSendingService).sendDue();
    const [first] = (await arriving).envelope.to;
    while ((await read(_id)).sent === 0) await test.mailbox.next();
    const token = `token${/\d+/.exec(first)?.[0]}`.padEnd(43, 'x');
    await test.http.post(`/api/newsletter/unsubscribe/${token}`).set(asNewVisitor()).expect(200);
    await rows('subscribers').deleteOne({ email: 'reader29@example.com' });
    await rows('subscribers').insertOne({ email: 'late@example.com', unsubscribeToken: 'late', createdAt: new Date() });
    expect(await run(_id)).toMatchObject({ status: 'sent', audience: 30, sent: 29, unsubscribed: 1 });
    expect(receivers()).not.toContain('late@example.com');
    expect(new Set(receivers()).size).toBe(29);
  });

  it('are sent only in the version that the sender has read', async () => {
    await addReaders(1);
    const issueRead = await write();
    const edit = { subject: 'Changed by a colleague', updatedAt: issueRead.updatedAt };
    const { body: current } = await test.http.put(`/api/issues/${issueRead._id}`).set(as.editor).send(edit).expect(200);
    const { updatedAt } = issueRead;
    for (const when of [{}, { sendAt: '2099-01-01T07:00:00.000Z' }]) {
      const { body } = await act(issueRead._id, 'send', as.admin, { ...when, updatedAt }).expect(409);
      expect(body).toMatchObject({ message: MESSAGES.editConflict, current });
    }
    await act(issueRead._id, 'send', as.admin, { updatedAt: current.updatedAt }).expect(200);
    expect((await act(issueRead._id, 'send', as.admin, { updatedAt }).expect(409)).body.message).toBe(
      ISSUE_TEXTS.begun,
    );
    expect(await run(issueRead._id)).toMatchObject({ status: 'sent', sent: 1 });
    expect(test.mailbox.received[0].subject).toBe(edit.subject);
  });

  it('skip people who unsubscribed or were deleted before a retry', async () => {
    await addReaders(3);
    test.mailbox.mode = 'busy';
    const { _id } = await write();
    await act(_id, 'send').expect(200);
    while ((await rows('mailOutbox').countDocuments({ state: 'pending', attempts: 1 })) < 3) {
      await test.app.get(IssueSendingService).sendDue();
      await test.app.get(MailOutbox).whenIdle();
    }
    const way = `/api/newsletter/unsubscribe/${'token0'.padEnd(43, 'x')}`;
    await test.http.post(way).set(asNewVisitor()).expect(200);
    const [{ _id: deleted }] = (await test.http.get('/api/newsletter?q=reader1').set(as.viewer).expect(200)).body;
    await test.http.delete(`/api/newsletter/${deleted}`).set(as.editor).expect(200);
    test.mailbox.mode = 'accept';
    await rows('mailOutbox').updateMany({}, { $set: { dueAt: new Date() } });
    test.app.get(MailOutbox).wake();
    expect(await run(_id)).toMatchObject({ status: 'sent', audience: 3, sent: 1, failed: 0 });
    expect(receivers()).toEqual(['reader2@example.com']);
    expect(JSON.stringify(await rows('mailOutbox').find().toArray())).not.toContain('@example.com');
  });

  it('are sent although another one cannot be written', async () => {
    await addReaders(1);
    const [broken, sound] = [await write(), await write()];
    await act(broken._id, 'send').expect(200);
    await rows('newsletterIssues').updateOne({}, { $unset: { content: 1 } });
    await act(sound._id, 'send').expect(200);
    expect(await run(sound._id)).toMatchObject({ status: 'sent', sent: 1 });
  });

  it('resume where they were paused', async () => {
    await addReaders(12);
    const { _id } = await write();
    await act(_id, 'send').expect(200);
    await act(_id, 'send').expect(409);
    await test.app.get(IssueSendingService).sendDue();
    expect((await act(_id, 'stop', as.editor).expect(200)).body).toMatchObject({
      status: 'stopped',
      stoppedBy: 'staff',
    });
    await test.app.get(IssueSendingService).sendDue();
    await test.app.get(MailOutbox).whenIdle();
    const stopped = receivers().length;
    expect(stopped).toBeLessThan(12);
    await act(_id, 'resume').expect(200);
    await act(_id, 'resume').expect(409);
    expect(await run(_id)).toMatchObject({ status: 'sent', sent: 12, stoppedBy: null });
    expect(new Set(receivers()).size).toBe(12);
    expect(receivers()).toHaveLength(12);
  });

  it('pause a subscriber after three refusals in a row, until resumed', async () => {
    await addReaders(1);
    test.mailbox.mode = 'refuse';
    for (let round = 1; round <= 3; round += 1) {
      const { _id } = await write();
      await act(_id, 'send').expect(200);
      expect(await run(_id)).toMatchObject({ status: 'sent', sent: 0, failed: 1 });
    }
    const { body } = await test.http.get('/api/newsletter').set(as.viewer).expect(200);
    expect(body).toMatchObject([{ email: 'reader0@example.com', status: 'paused', pausedAt: expect.any(String) }]);
    expect((await test.http.get('/api/mail/failed').set(as.admin).expect(200)).body).toEqual([]);
    const { _id } = await write();
    expect((await act(_id, 'send').expect(409)).body.message).toBe(ISSUE_TEXTS.nobody);
    const resumed = await test.http.post(`/api/newsletter/${body[0]._id}/resume`).set(as.editor).expect(200);
    expect(resumed.body).toMatchObject({ status: 'confirmed', pausedAt: null });
    test.mailbox.mode = 'accept';
    await act(_id, 'send').expect(200);
    expect(await run(_id)).toMatchObject({ sent: 1 });
  });

  it('pause themselves when the mail server refuses twenty in a row', async () => {
    await addReaders(40);
    test.mailbox.mode = 'refuse';
    const { _id } = await write();
    await act(_id, 'send').expect(200);
    const issue = await run(_id);
    expect(issue).toMatchObject({ status: 'stopped', stoppedBy: 'refusals', sent: 0 });
    expect(issue.failed).toBeLessThan(35);
  });

  it('wait for their time, and can be unscheduled until then', async () => {
    await addReaders(1);
    const { _id } = await write();
    const soon = new Date(Date.now() + 60_000).toISOString();
    expect((await act(_id, 'send', as.admin, { sendAt: soon }).expect(200)).body).toMatchObject({
      status: 'scheduled',
      sendAt: soon,
      startedAt: null,
    });
    await test.app.get(IssueSendingService).sendDue();
    await test.http.put(`/api/issues/${_id}`).set(as.editor).send({ subject: 'x' }).expect(409);
    await test.http.delete(`/api/issues/${_id}`).set(as.editor).expect(409);
    expect((await act(_id, 'stop').expect(200)).body).toMatchObject({ status: 'draft', sendAt: null });
    await act(_id, 'send', as.admin, { sendAt: soon }).expect(200);
    await rows('newsletterIssues').updateOne({}, { $set: { sendAt: new Date(Date.now() - 1_000) } });
    expect(await run(_id).then((issue) => (issue.status === 'scheduled' ? run(_id) : issue))).toMatchObject({
      sent: 1,
    });
  });

  it('are tested by their writers, and previewed as emailed', async () => {
    const { _id } = await write();
    const answer = await act(_id, 'test', as.editor).expect(200);
    await test.app.get(MailOutbox).whenIdle();
    const [mail] = test.mailbox.received;
    expect(answer.body.message).toBe(ISSUE_TEXTS.test(mail.envelope.to[0]));
    expect(mail.subject).toBe(`Test: ${WRITTEN.subject}`);
    expect(mail.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
    const preview = await test.http.post('/api/issues/preview').set(as.editor).send(WRITTEN).expect(200);
    expect(preview.body.html).toContain('<h2 dir="auto"');
    expect(preview.body.text).toContain('Robots\n======');
    expect(await read(_id)).toMatchObject({ status: 'draft', sent: 0 });
  });

  it('are visible to visitors once sending begins', async () => {
    await addReaders(1);
    const draft = await write();
    const archive = async () => (await test.http.get('/api/issues/archive').expect(200)).body;
    expect(await archive()).toEqual([]);
    await test.http.get(`/api/issues/archive/${draft._id}`).expect(404);
    await act(draft._id, 'send').expect(200);
    const { startedAt } = await run(draft._id);
    expect(await archive()).toEqual([{ _id: draft._id, subject: WRITTEN.subject, sentAt: startedAt }]);
    const { body } = await test.http.get(`/api/issues/archive/${draft._id}`).expect(200);
    expect(body).toMatchObject({ subject: WRITTEN.subject, sentAt: startedAt });
    expect(body.excerpt).toBe('Read all of it on our page & more.\n\none\ntwo');
    expect(body.blocks[0]).toEqual({ kind: 'heading', level: 2, content: ['Robots'] });
    expect(JSON.stringify(body)).not.toContain('audience');
  });
});
