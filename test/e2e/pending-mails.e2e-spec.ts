import { mongo, Types } from 'mongoose';
import { mailIdOf } from '../../src/platform/mail/outbox-mail.schema';
import { asNewVisitor, useAdmin } from '../support/accounts';
import { failNext } from '../support/failing-database';
import { useMailedApp, withoutReceipts } from '../support/mailed-app';
import { askNobody } from '../support/newsletter';
import { MESSAGE } from '../support/personal-data';
import { saveQuote, sendRequest } from '../support/project';

/**
 * These tests make the database fail at one call, which has the same effect as a crash at this call. The next run of
 * the outbox continues with the stored data.
 */
describe('promised email', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);
  beforeAll(async () => {
    await askNobody(test, admin);
  });
  beforeEach(async () => {
    withoutReceipts(test);
    await test.queue.whenIdle();
    test.mailbox.reset();
    for (const name of ['contacts', 'subscribers', 'newsletterWelcomes', 'projectrequests', 'mailOutbox'])
      await rows(name).deleteMany({});
  });
  afterEach(() => jest.restoreAllMocks());

  const rows = (name: string) => test.connection.collection(name);
  const sweep = async () => {
    await test.queue.sweep();
    await test.queue.whenIdle();
  };
  const email = 'chanda@example.com';
  const write = () =>
    test.http
      .post('/api/contact')
      .set(asNewVisitor())
      .send({ ...MESSAGE, email });
  const subscribe = () => test.http.post('/api/newsletter').set(asNewVisitor()).send({ email });
  const received = () => test.mailbox.received.map(({ subject }) => subject);

  describe('about a new message', () => {
    it.each([
      ['queue it', 'mailOutbox', 'insertMany'],
      ['take the promise out', 'contacts', 'updateMany'],
      ['claim it', 'mailOutbox', 'findOneAndUpdate'],
    ] as const)('is sent once when the database could not %s', async (_step, collection, method) => {
      const failed = failNext(collection, method);
      await write().expect(201);
      await failed;
      await sweep();
      expect(received()).toEqual([`New message: ${MESSAGE.subject}`]);
      expect(await rows('contacts').findOne({ pendingMails: { $exists: true } })).toBeNull();
      await sweep();
      expect(received()).toHaveLength(1);
    });

    it('is a 503 without a record when the message cannot be stored', async () => {
      const failed = failNext('contacts', 'insertOne');
      await write().expect(503);
      await failed;
      await sweep();
      expect([await rows('contacts').countDocuments(), received()]).toEqual([0, []]);
    });
  });

  describe('about a new subscription', () => {
    it.each([
      ['note the welcome', 'newsletterWelcomes', 'insertOne'],
      ['queue it', 'mailOutbox', 'insertMany'],
      ['take the promise out', 'subscribers', 'updateMany'],
    ] as const)('is sent once when the database could not %s', async (_step, collection, method) => {
      const failed = failNext(collection, method);
      await subscribe().expect(201);
      await failed;
      await sweep();
      expect(received()).toEqual([expect.stringContaining('Welcome')]);
      expect(await rows('subscribers').findOne({ pendingMails: { $exists: true } })).toBeNull();
    });

    it('is dropped when the email address was welcomed within a day', async () => {
      await subscribe().expect(201);
      await sweep();
      await rows('subscribers').deleteMany({});
      await subscribe().expect(201);
      await sweep();
      expect(received()).toHaveLength(1);
      expect(await rows('subscribers').findOne({})).not.toHaveProperty('pendingMails');
    });
  });

  describe('about a revised quote', () => {
    it('is sent while those about many others wait', async () => {
      // Adds requests whose quotes staff turned back into drafts. Their emails wait until staff send the quotes again.
      const waiting = Array.from({ length: 45 }, () => ({ quote: { status: 'draft' }, pendingMails: ['revised:1-1'] }));
      await rows('projectrequests').insertMany(waiting);
      const id = await sendRequest(test);
      await saveQuote(test, admin, id, { status: 'sent' });
      await saveQuote(test, admin, id, { status: 'sent', price: 6_400 });
      await sweep();
      test.mailbox.reset();
      const _id = new Types.ObjectId(id);
      const sentAt = new Date(Date.now() - 120_000);
      const revisions = (await rows('projectrequests').findOne({ _id }))?.quote.revisions;
      const longAgo = revisions.map((revision: object) => ({ ...revision, sentAt }));
      await rows('projectrequests').updateOne({ _id }, { $set: { 'quote.revisions': longAgo } });
      await sweep();
      expect(received()).toEqual([expect.stringContaining('revised: $1,250.50 → $6,400.00')]);
      expect(await rows('projectrequests').countDocuments({ pendingMails: { $exists: true } })).toBe(45);
    });
  });

  describe('with a reply', () => {
    const reply = async () => {
      await write().expect(201);
      await sweep();
      test.mailbox.reset();
      const contactId = String((await rows('contacts').findOne({}))?._id);
      const body = { contactId, email, subject: 'Re: School fees', message: 'It is free.' };
      return test.http.post('/api/contact/reply').set(admin).send(body);
    };
    const stored = async () => {
      const row = await rows('contacts').findOne({});
      return { status: row?.status, replies: row?.replies.length, due: row?.pendingMails ?? [] };
    };
    const DONE = { status: 'replied', replies: 1, due: [] };

    it('is sent, and stored as answered in one write', async () => {
      const writes = jest.spyOn(mongo.Collection.prototype, 'findOneAndUpdate');
      expect((await reply()).status).toBe(200);
      const ends = writes.mock.calls.map(([, change]) => change).filter((change) => '$pull' in change);
      const $push = { replies: expect.objectContaining({ message: 'It is free.' }) };
      expect(ends).toEqual([expect.objectContaining({ $set: expect.objectContaining({ status: 'replied' }), $push })]);
      expect(await stored()).toEqual(DONE);
    });

    it('is a 503 and never sent when it could not be queued', async () => {
      await write().expect(201);
      await sweep();
      const failed = failNext('contacts', 'findOneAndUpdate');
      expect((await reply()).status).toBe(503);
      await failed;
      await sweep();
      expect(received()).toEqual([]);
    });

    it('is completed by the next sweep, not resent, after a failed write', async () => {
      const failed = failNext('contacts', 'findOneAndUpdate', 1);
      expect((await reply()).status).toBe(503);
      await failed;
      expect(await stored()).toMatchObject({ status: 'new', replies: 0 });
      await sweep();
      expect(await stored()).toEqual(DONE);
      expect(received()).toEqual(['Re: School fees']);
    });

    it('is not sent later when refused but not removed', async () => {
      test.mailbox.mode = 'refuse';
      await write().expect(201);
      await sweep();
      test.mailbox.reset();
      const contactId = String((await rows('contacts').findOne({}))?._id);
      test.mailbox.mode = 'refuse';
      const failed = failNext('contacts', 'updateMany');
      const body = { contactId, email, subject: 'Re: School fees', message: 'It is free.' };
      await test.http.post('/api/contact/reply').set(admin).send(body).expect(502);
      await failed;
      test.mailbox.mode = 'accept';
      await sweep();
      expect(received()).toEqual([]);
      // On a MongoDB server, another process could be sending the email, so its entry stays for 30 seconds.
      const due = process.env.TEST_MONGODB_URI ? [expect.stringMatching(/^reply:/)] : [];
      expect(await stored()).toEqual({ status: 'new', replies: 0, due });
    });

    it('is sent once under its own id after its process died', async () => {
      await write().expect(201);
      await sweep();
      test.mailbox.reset();
      const { _id } = (await rows('contacts').findOne({})) as { _id: Types.ObjectId };
      const name = { kind: 'reply', recordId: _id.toHexString(), mark: new Types.ObjectId().toHexString() };
      const mailId = mailIdOf(name, email);
      const at = new Date(Date.now() - 60_000);
      const content = { subject: 'Re: School fees', message: 'It is free.', sentBy: 'Bwalya' };
      await rows('mailOutbox').insertOne({
        ...{ ...name, _id: mailId, to: email, subject: content.subject, text: 'It is free.', html: 'It is free.' },
        ...{ state: 'sending', attempts: 1, dueAt: at, createdAt: at, updatedAt: at },
        onSent: { collectionName: 'contacts', at, content },
      });
      await rows('contacts').updateMany({}, { $set: { pendingMails: [`reply:${name.mark}`] } });
      // Simulates another crash, after the email was sent and before its sending was stored.
      const failed = failNext('contacts', 'findOneAndUpdate');
      await test.queue.sweep();
      await failed;
      await test.queue.whenIdle();
      await test.queue.sweep();
      await test.queue.whenIdle();
      expect(test.mailbox.received.map(({ messageId }) => messageId)).toEqual([
        `<${mailId.toHexString()}@mosi.example>`,
      ]);
      expect(await stored()).toEqual(DONE);
      expect((await rows('contacts').findOne({}))?.replies).toMatchObject([
        { _id: new Types.ObjectId(name.mark), sentBy: 'Bwalya' },
      ]);
    });
  });
});
