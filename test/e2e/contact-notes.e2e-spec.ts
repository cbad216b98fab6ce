import { Types } from 'mongoose';
import type { ContactMessage } from '../../src/contract/contact';
import { LIMITS } from '../../src/contract/limits';
import { NOTE_KINDS, THREAD_TEXTS } from '../../src/contract/thread';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { type SignedIn, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { MESSAGE, sendMessage } from '../support/personal-data';

const email = 'chanda@example.com';

describe('staff actions on a message besides replies', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  let id: string;
  beforeEach(async () => {
    id = await sendMessage(test, as.viewer, { ...MESSAGE, email });
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
