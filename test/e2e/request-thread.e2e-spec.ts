import { MESSAGES } from '../../src/contract/errors';
import { LIMITS } from '../../src/contract/limits';
import type { ProjectRequestWithThread } from '../../src/contract/project';
import { quotePath } from '../../src/contract/quote-page';
import { QUOTE_TEXTS } from '../../src/contract/quote-texts';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { THREAD_TEXTS, type ThreadEntry } from '../../src/contract/thread';
import type { Role } from '../../src/contract/users';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { asNewVisitor, type SignedIn, signInAsEach } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { type Mailbox, startMailbox } from '../support/mailbox';
import { REQUEST, readRequest, saveQuote, sendRequest, trackRequest } from '../support/project';

const UNKNOWN = '0123456789abcdef01234567';
const ID = expect.stringMatching(/^[0-9a-f]{24}$/);
const TIME = expect.stringMatching(/Z$/);
const QUESTION = { email: REQUEST.email, text: 'Is VAT in this price?\nOur bursar asks.' };

describe('conversation about a request', () => {
  let mailbox: Mailbox;
  let test: TestApp;
  let as: Record<Role, SignedIn>;
  let id: string;
  beforeAll(async () => {
    mailbox = await startMailbox();
    test = await startTestApp({ SMTP_URL: mailbox.url, PUBLIC_URL: 'https://mosi.example' });
    as = await signInAsEach(test);
  });
  afterAll(async () => {
    await test.close();
    await mailbox.close();
  });
  beforeEach(async () => {
    id = await sendRequest(test);
    await test.app.get(MailOutbox).whenIdle();
    mailbox.reset();
  });

  const rows = () => test.connection.collection('projectrequests');
  const ask = (body: object = QUESTION, headers: object = {}, to = id) =>
    test.http
      .post(`/api/project/track/${to}/messages`)
      .set({ ...asNewVisitor(), ...headers })
      .send(body);
  const write = (body: object, who: SignedIn = as.editor, to = id) =>
    test.http.post(`/api/project/${to}/messages`).set(who).send(body);
  const reply = (text: string, lastReplyId?: unknown) =>
    write({ kind: 'reply', text, ...(lastReplyId !== undefined && { lastReplyId }) });
  const read = (): Promise<ProjectRequestWithThread> => readRequest(test, as.viewer, id);
  const thread = async (): Promise<ThreadEntry[]> => (await read()).thread;
  const track = () => trackRequest(test, id);
  const expectNothing = async (before: ProjectRequestWithThread) => {
    await test.app.get(MailOutbox).whenIdle();
    expect(mailbox.received).toEqual([]);
    expect(await read()).toEqual(before);
  };

  describe('POST /project/track/{id}/messages', () => {
    it('stores the client’s text and returns the client’s view of the request', async () => {
      const before = await read();
      const answer = await ask().expect(201);
      expect(answer.body).toEqual(await track());
      expect(answer.body.thread).toEqual([{ _id: ID, from: 'client', by: '', text: QUESTION.text, at: TIME }]);
      const after = await read();
      expect(after.thread).toEqual([
        { _id: answer.body.thread[0]._id, kind: 'question', by: REQUEST.name, text: QUESTION.text, at: TIME },
      ]);
      // `updatedAt` changes: staff who have the request open get a conflict, and the retention period begins again.
      expect(after).toEqual({ ...before, thread: after.thread, updatedAt: after.updatedAt });
      expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    });

    it('emails the owner once, with text and link', async () => {
      await ask().expect(201);
      await test.app.get(MailOutbox).whenIdle();
      expect(mailbox.received).toHaveLength(1);
      const [mail] = mailbox.received;
      expect(mail.envelope.to).not.toEqual([REQUEST.email]);
      expect(mail.replyTo).toMatchObject([{ address: REQUEST.email }]);
      expect(mail.text).toContain('Is VAT in this price?\n  Our bursar asks.');
      expect(mail.text).toContain(`https://mosi.example/admin/quotes?request=${id}`);
    });

    it('accepts the email address in any case, and the longest text', async () => {
      await ask({ email: ` ${REQUEST.email.toUpperCase()} `, text: 'x'.repeat(LIMITS.question) }).expect(201);
    });

    it('refuses another email address', async () => {
      const before = await read();
      const refused = await ask({ ...QUESTION, email: 'mallory@example.com' }).expect(400);
      expect(refused.body.errors).toEqual([{ field: 'email', message: QUOTE_TEXTS.notTheAddress }]);
      expect(JSON.stringify(refused.body)).not.toContain(REQUEST.email);
      await expectNothing(before);
    });

    it('is stored once under one key, even simultaneously or with another body', async () => {
      const key = { 'idempotency-key': `question ${id}` };
      const answers = await Promise.all([ask(QUESTION, key), ask(QUESTION, key)]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      await ask(QUESTION, key).expect(201);
      await ask({ ...QUESTION, text: 'Other' }, key).expect(409);
      expect(await thread()).toHaveLength(1);
      await test.app.get(MailOutbox).whenIdle();
      expect(mailbox.received).toHaveLength(1);
      const kept = await test.connection.collection('idempotencyrecords').find().toArray();
      expect(JSON.stringify(kept)).not.toContain('bursar');
    });

    it('limits a client’s messages, and leaves space for staff', async () => {
      const question = (await (async () => {
        await ask().expect(201);
        return rows().findOne({ thread: { $ne: null as never } }, { sort: { _id: -1 } });
      })()) as unknown as { thread: object[] };
      const full = Array.from({ length: LIMITS.questions }, () => question.thread[0]);
      await rows().updateMany({}, { $set: { thread: full } });
      expect((await ask().expect(409)).body.message).toBe(THREAD_TEXTS.full);
      await write({ kind: 'note', text: 'Writes a lot.' }).expect(201);
      const all = Array.from({ length: LIMITS.threadEntries }, () => question.thread[0]);
      await rows().updateMany({}, { $set: { thread: all } });
      const before = await read();
      mailbox.reset();
      for (const kind of ['note', 'reply', 'call', 'whatsapp'])
        expect((await write({ kind, text: 'No room.' }).expect(409)).body.message).toBe(THREAD_TEXTS.full);
      await expectNothing(before);
    });
  });

  describe('POST /project/{id}/messages', () => {
    it('emails and stores a reply; the client sees a first name', async () => {
      await ask().expect(201);
      await test.app.get(MailOutbox).whenIdle();
      mailbox.reset();
      const answer = await reply('Yes, it is.\nAll of it.').expect(201);
      const kept = await read();
      expect(answer.body).toEqual({
        success: true,
        message: THREAD_TEXTS.replySent,
        msg: THREAD_TEXTS.replySent,
        request: kept,
      });
      expect(kept.thread.slice(1)).toEqual([
        { _id: ID, kind: 'reply', text: 'Yes, it is.\nAll of it.', by: 'The editor', at: TIME },
      ]);
      expect((await track()).thread.slice(1)).toEqual([
        { _id: kept.thread[1]._id, from: 'staff', text: 'Yes, it is.\nAll of it.', by: 'The', at: TIME },
      ]);
      expect(mailbox.received).toHaveLength(1);
      const [mail] = mailbox.received;
      expect(mail.envelope.to).toEqual([REQUEST.email]);
      expect(mail.text).toContain('Yes, it is.\nAll of it.');
      expect(mail.text).toContain('Is VAT in this price?');
      expect(mail.text).toContain(`https://mosi.example${quotePath(id)}`);
      // Has no `auto-submitted` header, because a person wrote the email. The header would prevent automatic replies.
      expect(mail.headers.map(({ key }) => key)).not.toContain('auto-submitted');
    });

    it('is signed by the organisation when its writer has no name', async () => {
      await write({ kind: 'reply', text: 'Yes, it is.' }, as.admin).expect(201);
      expect((await thread()).map(({ by }) => by)).toEqual(['Admin User']);
      expect((await track()).thread.map(({ by }) => by)).toEqual(['']);
      expect(JSON.stringify([mailbox.received, await track()])).not.toMatch(/"Admin|by Admin/);
      const { text } = await test.http.get(quotePath(id)).expect(200);
      expect(text).toContain(`<bdi>${DEFAULT_SETTINGS.siteName}</bdi>`);
    });

    it.each(['note', 'whatsapp', 'call'])('shows a %s to staff only', async (kind) => {
      const answer = await write({ kind, text: 'The bursar signs above K40,000.' }).expect(201);
      expect(answer.body).toMatchObject({ success: true, message: THREAD_TEXTS.saved });
      expect((await thread()).map((entry) => [entry.kind, entry.by])).toEqual([[kind, 'The editor']]);
      await test.app.get(MailOutbox).whenIdle();
      expect(mailbox.received).toEqual([]);
      const seen = await track();
      expect(seen.thread).toEqual([]);
      expect(JSON.stringify(seen)).not.toContain('bursar');
    });

    it('hides email, phone and full names of staff from the client', async () => {
      await ask().expect(201);
      await reply('Yes.').expect(201);
      const seen = JSON.stringify(await track());
      for (const hidden of [REQUEST.email, REQUEST.phone, 'The editor', '@']) expect(seen).not.toContain(hidden);
    });

    it('stores everything oldest first, and omits it from the list', async () => {
      await ask({ ...QUESTION, text: 'One' }).expect(201);
      await write({ kind: 'note', text: 'Two' }).expect(201);
      await reply('Three').expect(201);
      await ask({ ...QUESTION, text: 'Four' }).expect(201);
      expect((await thread()).map(({ text }) => text)).toEqual(['One', 'Two', 'Three', 'Four']);
      expect((await track()).thread.map(({ text }) => text)).toEqual(['One', 'Three', 'Four']);
      const list = await test.http.get('/api/project').set(as.viewer).expect(200);
      expect(list.body.projectRequests[0]._id).toBe(id);
      expect(Object.keys(list.body.projectRequests[0])).not.toContain('thread');
    });

    it.each(['refuse', 'busy', 'die'] as const)('changes nothing when the email is refused (%s)', async (mode) => {
      const before = await read();
      mailbox.mode = mode;
      expect((await reply('Yes.').expect(502)).body.message).toBe(MESSAGES.mailRefused);
      mailbox.mode = 'accept';
      await expectNothing(before);
    });

    it('emails nothing when a colleague’s reply is newer, and shows it', async () => {
      await reply('First', null).expect(201);
      const first = (await thread())[0]._id;
      await reply('Second', first).expect(201);
      mailbox.reset();
      const before = await read();
      for (const last of [null, first, UNKNOWN]) {
        const refused = await reply('Late', last).expect(409);
        expect(refused.body).toMatchObject({ message: THREAD_TEXTS.answeredMeanwhile, current: before });
      }
      await expectNothing(before);
      // Stores a note although `lastReplyId` is outdated, because only replies check it.
      await write({ kind: 'note', text: 'Seen.', lastReplyId: null }).expect(201);
      await reply('Without looking').expect(201);
    });

    it('sends one of two simultaneous replies, and shows it to the other', async () => {
      mailbox.mode = 'slow';
      const waiting = mailbox.waiting();
      const answers = [reply('One', null), reply('Other', null)].map((call) => call.then((answer) => answer));
      await waiting;
      mailbox.mode = 'accept';
      mailbox.release();
      const [taken, refused] = (await Promise.all(answers)).sort((a, b) => a.status - b.status);
      expect([taken.status, refused.status]).toEqual([201, 409]);
      expect(mailbox.received).toHaveLength(1);
      expect(refused.body.current.thread).toEqual(taken.body.request.thread);
    });

    it('allows quote edits while a reply is sent, and stores both', async () => {
      await saveQuote(test, as.editor, id);
      mailbox.mode = 'slow';
      const waiting = mailbox.waiting();
      const replying = reply('Soon.').then((answer) => answer);
      await waiting;
      await saveQuote(test, as.editor, id, { price: 99, status: 'sent' });
      mailbox.mode = 'accept';
      mailbox.release();
      expect((await replying).body.request).toMatchObject({ status: 'quoted', thread: [{ text: 'Soon.' }] });
    });

    it('records the kind in the audit log, without text', async () => {
      await write({ kind: 'call', text: 'A secret.' }).expect(201);
      const [entry] = (await test.http.get('/api/audit?limit=1').set(as.admin).expect(200)).body;
      expect(entry).toMatchObject({
        action: 'project.write',
        subjectId: id,
        fields: ['call'],
        actorName: 'The editor',
      });
      expect(JSON.stringify(entry)).not.toContain('secret');
    });
  });
});
