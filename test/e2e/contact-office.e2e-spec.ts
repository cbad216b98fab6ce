import { Types } from 'mongoose';
import type { ContactMessage, ContactStatistics } from '../../src/contract/contact';
import { LIMITS } from '../../src/contract/limits';
import { SAVED_REPLY_TEXTS, type SavedReply } from '../../src/contract/saved-replies';
import { NOTE_KINDS, THREAD_TEXTS } from '../../src/contract/thread';
import { TIMELINE_MAX, type TimelineEntry } from '../../src/contract/timeline';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { type SignedIn, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { leaveTraces, MESSAGE, sendMessage } from '../support/personal-data';

const test = useTestApp();
const as = useEachRole(test);

const COURSE = { name: 'Chanda Mwila', email: 'chanda@example.com', subject: 'A course', message: 'For grade nine?' };
const UNKNOWN = '0123456789abcdef01234567';

describe('bulk actions on messages', () => {
  beforeEach(async () => {
    for (const name of ['contacts', 'audit', 'trash']) await test.connection.collection(name).deleteMany({});
  });

  const list = async (): Promise<ContactMessage[]> =>
    (await test.http.get('/api/contact').set(as.viewer).expect(200)).body;
  const statistics = async (query: object = {}): Promise<ContactStatistics> =>
    (await test.http.get('/api/contact/figures').query(query).set(as.viewer).expect(200)).body;
  const bulk = (what: string, body: object, who = as.editor) =>
    test.http.post(`/api/contact/bulk/${what}`).set(who).send(body);
  const named = (name: string, changes: object = {}) => sendMessage(test, { ...COURSE, name, ...changes });
  const auditLog = (action: string) => test.connection.collection('audit').find({ action }).toArray();

  it('counts search results by status', async () => {
    expect(await statistics()).toEqual({ all: 0, counts: { new: 0, read: 0, replied: 0, archived: 0 } });
    await named('Bwalya');
    const id = await named('Abel', { subject: 'Prices' });
    await bulk('status', { ids: [id], status: 'archived' }).expect(200);
    expect(await statistics()).toEqual({ all: 2, counts: { new: 1, read: 0, replied: 0, archived: 1 } });
    expect(await statistics({ q: 'PRICES' })).toEqual({ all: 1, counts: { new: 0, read: 0, replied: 0, archived: 1 } });
  });

  it('sets the status of each, and names the failed ones', async () => {
    const fresh = await named('Fresh');
    const done = await named('Done');
    await bulk('status', { ids: [done], status: 'read' }).expect(200);
    await test.connection.collection('audit').deleteMany({});
    const { body } = await bulk('status', { ids: [fresh, UNKNOWN, done, fresh], status: 'read' }).expect(200);
    expect(body).toEqual({
      success: true,
      changed: [fresh],
      refused: [{ _id: UNKNOWN, name: '', message: expect.any(String) }],
    });
    expect(await statistics()).toMatchObject({ counts: { read: 2 } });
    // The audit log names only the new message, because the other message was already read.
    expect(await auditLog('contact.update')).toMatchObject([
      { subjectId: fresh, fields: ['status'], changes: [{ field: 'status', from: 'new', to: 'read' }] },
    ]);
  });

  it('lets no earlier reader overwrite the new status', async () => {
    const id = await named('Read before');
    const [{ updatedAt }] = await list();
    await bulk('status', { ids: [id, await named('Beside it')], status: 'replied' }).expect(200);
    const late = test.http.put(`/api/contact/${id}`).set(as.editor).send({ status: 'archived', updatedAt });
    expect((await late.expect(409)).body.changed).toMatchObject({ by: 'The editor' });
  });

  it('deletes, and restores unchanged', async () => {
    const ids = [await named('First'), await named('Second')];
    const before = await list();
    expect((await bulk('delete', { ids: [...ids, UNKNOWN] }).expect(200)).body).toMatchObject({
      changed: ids,
      refused: [{ _id: UNKNOWN }],
    });
    expect(await list()).toEqual([]);
    expect((await bulk('restore', { ids }).expect(200)).body).toEqual({ success: true, changed: ids, refused: [] });
    expect(await list()).toEqual(before);
    // The stored entry contains no personal data. The API adds names when staff read the audit log.
    expect(await auditLog('contact.delete')).toMatchObject([{ subjectId: '', subjectIds: ids, subjectName: '' }]);
    const [restored] = (await test.http.get('/api/audit?action=contact.restore').set(as.admin).expect(200)).body;
    expect(restored).toMatchObject({
      subjectCount: 2,
      subjectName: 'A course (First), A course (Second)',
      subjectPath: null,
    });
  });
});

const email = 'chanda@example.com';

describe('staff actions on a message besides replies', () => {
  let id: string;
  beforeEach(async () => {
    id = await sendMessage(test, { email });
  });

  const read = async (): Promise<ContactMessage> =>
    (await test.http.get(`/api/contact/${id}`).set(as.viewer).expect(200)).body;
  const open = (who: SignedIn = as.editor, to = id) => test.http.post(`/api/contact/${to}/open`).set(who).send();
  const note = (body: object, who: SignedIn = as.editor, to = id) =>
    test.http.post(`/api/contact/${to}/messages`).set(who).send(body);
  const entries = async () => (await test.http.get('/api/audit?limit=5').set(as.admin).expect(200)).body;

  describe('POST /contact/{id}/open', () => {
    it('marks a new message as read without changing updatedAt', async () => {
      const before = await read();
      expect((await open().expect(200)).body).toEqual({ ...before, status: 'read' });
      expect(await read()).toEqual({ ...before, status: 'read' });
      const edit = { status: 'archived', updatedAt: before.updatedAt };
      await test.http.put(`/api/contact/${id}`).set(as.editor).send(edit).expect(200);
      const [, entry] = await entries();
      expect(entry).toMatchObject({
        action: 'contact.open',
        subjectId: id,
        changes: [{ field: 'status', from: 'new', to: 'read' }],
      });
    });

    it.each(['read', 'replied', 'archived'])('changes nothing of a message that is %s', async (status) => {
      await test.http.put(`/api/contact/${id}`).set(as.editor).send({ status }).expect(200);
      const before = await read();
      expect((await open().expect(200)).body).toEqual(before);
      expect(await read()).toEqual(before);
    });
  });

  describe('POST /contact/{id}/messages', () => {
    it.each(NOTE_KINDS)('stores a %s with the message, and emails nothing', async (kind) => {
      const before = await read();
      await test.app.get(MailOutbox).whenIdle();
      const mails = await test.connection.collection('mailOutbox').countDocuments();
      const answer = await note({ kind, text: ' Called her.\nNo answer. ' }).expect(201);
      expect(answer.body).toEqual({
        ...before,
        updatedAt: answer.body.updatedAt,
        notes: [
          {
            _id: expect.stringMatching(/^[0-9a-f]{24}$/),
            kind,
            text: 'Called her.\nNo answer.',
            by: 'The editor',
            at: expect.stringMatching(/Z$/),
          },
        ],
      });
      expect(await read()).toEqual(answer.body);
      expect(Date.parse(answer.body.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
      await test.app.get(MailOutbox).whenIdle();
      expect(await test.connection.collection('mailOutbox').countDocuments()).toBe(mails);
      const [entry] = await entries();
      expect(entry).toMatchObject({ action: 'contact.note', subjectId: id, fields: [kind], changes: [] });
      expect(JSON.stringify(entry)).not.toContain('Called her');
    });

    it('is restored with a deleted message', async () => {
      const { body } = await note({ kind: 'note', text: 'Called.' }).expect(201);
      await test.http.delete(`/api/contact/${id}`).set(as.editor).expect(200);
      await test.http.post(`/api/contact/${id}/restore`).set(as.editor).expect(200);
      expect(await read()).toEqual(body);
    });

    it('accepts a bounded number, including replies', async () => {
      const { notes } = (await note({ kind: 'note', text: 'Called.' }).expect(201)).body as ContactMessage;
      const stored = { kind: 'note', text: notes[0].text, by: 'B', at: new Date(), _id: new Types.ObjectId() };
      const full = Array.from({ length: LIMITS.threadEntries }, () => stored);
      await test.connection.collection('contacts').updateMany({ email }, { $set: { notes: full } as never });
      expect((await note({ kind: 'note', text: 'One more.' }).expect(409)).body.message).toBe(THREAD_TEXTS.full);
      const reply = { contactId: id, email, subject: 'Re', message: 'Yes.' };
      await test.http.post('/api/contact/reply').set(as.editor).send(reply).expect(409);
    });
  });
});

const PAYING = { title: 'How to pay', text: 'By bank or by mobile money.\nAsk for the number.' };

describe('saved replies', () => {
  beforeEach(async () => {
    await test.connection.collection('savedtexts').deleteMany({});
  });

  const add = (body: object = PAYING) => test.http.post('/api/saved-texts').set(as.editor).send(body);
  const list = async (): Promise<SavedReply[]> =>
    (await test.http.get('/api/saved-texts').set(as.viewer).expect(200)).body;

  it('are stored as written, and listed by title for all staff', async () => {
    const { body } = await add().expect(201);
    expect(body).toEqual({
      ...PAYING,
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    await add({ title: 'Address', text: 'Cairo Road.' }).expect(201);
    expect((await list()).map(({ title }) => title)).toEqual(['Address', 'How to pay']);
  });

  it('are changed, but not over a colleague’s change', async () => {
    const { body } = await add().expect(201);
    const put = (edit: object) => test.http.put(`/api/saved-texts/${body._id}`).set(as.editor).send(edit);
    const changed = await put({ text: 'By bank only.', updatedAt: body.updatedAt }).expect(200);
    expect(changed.body).toEqual({ ...body, text: 'By bank only.', updatedAt: changed.body.updatedAt });
    const refused = await put({ text: 'In cash.', updatedAt: body.updatedAt }).expect(409);
    expect(refused.body.current).toEqual(changed.body);
    expect(await list()).toEqual([changed.body]);
  });

  it('are at most fifty', async () => {
    const times = { createdAt: new Date(), updatedAt: new Date() };
    const rows = Array.from({ length: LIMITS.savedReplies }, (_, n) => ({ title: `Text ${n}`, text: 'T', ...times }));
    await test.connection.collection('savedtexts').insertMany(rows);
    expect((await add().expect(409)).body.message).toBe(SAVED_REPLY_TEXTS.full);
    expect(await list()).toHaveLength(LIMITS.savedReplies);
  });

  it('leave a deleted title in the audit log', async () => {
    const { body } = await add().expect(201);
    await test.http.delete(`/api/saved-texts/${body._id}`).set(as.editor).expect(200);
    const [entry] = (await test.http.get('/api/audit?limit=1').set(as.admin).expect(200)).body;
    expect(entry).toMatchObject({ action: 'saved-texts.delete', subjectName: 'How to pay', actorName: 'The editor' });
  });
});

describe('timeline of a person', () => {
  const read = (kind: string, id: string, who: SignedIn = as.viewer) =>
    test.http.get(`/api/timeline/${kind}/${id}`).set(who);
  const idOf = async (collection: string, email: string): Promise<string> =>
    String((await test.connection.collection(collection).findOne({ email }))?._id);

  it('is equal from each record, newest first, with links to each', async () => {
    const email = 'ruth@school.example';
    const { requestId } = await leaveTraces(test, as.editor, email);
    await sendMessage(test, { email: `x${email}` });
    const contactId = await idOf('contacts', email);
    const { body, headers } = await read('messages', contactId).expect(200);
    const entries = body as TimelineEntry[];
    expect(headers['x-total-count']).toBe(String(entries.length));
    expect((await read('requests', requestId).expect(200)).body).toEqual(entries);
    expect((await read('newsletter', await idOf('subscribers', email)).expect(200)).body).toEqual(entries);
    const commentId = await idOf('comments', email);
    expect((await read('comments', commentId).expect(200)).body).toEqual(entries);

    const events = entries.filter(({ isEvent }) => isEvent).map(({ title }) => title);
    expect(events).toEqual(expect.arrayContaining(['Note, by The editor', 'Quote not emailed']));
    expect(events).not.toContain(MESSAGE.subject);
    const times = entries.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    const [message, request] = [`/admin/contacts?message=${contactId}`, `/admin/quotes?request=${requestId}`];
    const comment = `/admin/comments?comment=${commentId}`;
    const shown = entries.map(({ kind, title, path }) => [kind, title, path]);
    expect(shown).toEqual(
      expect.arrayContaining([
        ['messages', MESSAGE.subject, message],
        ['messages', 'The editor replied, not emailed: Re: School fees', message],
        ['messages', 'Note, by The editor', message],
        ['requests', 'Web App Designing', request],
        ['requests', 'Quote not emailed', request],
        ['requests', 'Mutinta Phiri wrote', request],
        ['requests', 'Note, by The editor', request],
        ['comments', 'Comment on Robots', comment],
        ['comments', 'The editor replied to the comment', comment],
        ['newsletter', 'Subscribed', '/admin/newsletter'],
        ['mails', 'not emailed: notice of a message', message],
        ['mails', 'not emailed: notice of a quote request', request],
      ]),
    );
    // The timeline contains no text of notes and messages.
    expect(JSON.stringify(entries)).not.toMatch(/Also reads|Or write to|We wrote|@/);
  });

  it('names only the newest of many, with their number', async () => {
    const email = 'many@school.example';
    const contactId = await sendMessage(test, { email });
    const note = { _id: new Types.ObjectId(), kind: 'note', text: 'x', by: 'Mary', at: new Date() };
    const notes = Array.from({ length: TIMELINE_MAX + 5 }, () => note);
    await test.connection.collection('contacts').updateOne({ email }, { $set: { notes } as never });
    const { body, headers } = await read('messages', contactId).expect(200);
    expect(body).toHaveLength(TIMELINE_MAX);
    expect(Number(headers['x-total-count'])).toBeGreaterThanOrEqual(TIMELINE_MAX + 6);
  });

  it.each([
    ['messages', UNKNOWN],
    ['requests', UNKNOWN],
    ['newsletter', 'nonsense'],
    ['mails', UNKNOWN],
    ['constructor', UNKNOWN],
  ])('answers 404 for %s %s', async (kind, id) => {
    await read(kind, id).expect(404);
  });
});
