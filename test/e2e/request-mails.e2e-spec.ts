import { Types } from 'mongoose';
import type { Quote } from '../../src/contract/project';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { mailIdOf } from '../../src/platform/mail/outbox-mail.schema';
import { asNewVisitor, useAdmin } from '../support/accounts';
import { failNext } from '../support/failing-database';
import { useMailedApp } from '../support/mailed-app';
import { REQUEST, readQuote, readRequest, saveQuote, sendRequest } from '../support/project';

/**
 * These tests make the database fail at one call, which has the same effect as a crash at this call. The next run of
 * the outbox continues with the stored data.
 */
describe('promised email of a request', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);
  beforeEach(async () => {
    await test.queue.whenIdle();
    test.mailbox.reset();
    for (const name of ['projectrequests', 'mailOutbox']) await rows(name).deleteMany({});
  });
  afterEach(() => jest.restoreAllMocks());

  const rows = (name: string) => test.connection.collection(name);
  const sweep = async () => {
    await test.queue.sweep();
    await test.queue.whenIdle();
  };
  const toOwner = () => test.mailbox.to(DEFAULT_SETTINGS.contactEmail);
  const received = () => toOwner().map(({ subject }) => subject?.replace(/: .*/, ''));
  const due = async () =>
    (
      await rows('projectrequests')
        .find({ pendingMails: { $gt: '' } })
        .toArray()
    ).length;
  /** Creates a request with a quote in this status and waits for its emails. */
  const begin = async (status: Quote['status']): Promise<{ id: string; quote: Quote }> => {
    const id = await sendRequest(test);
    const quote = await saveQuote(test, admin, id, { status });
    await sweep();
    test.mailbox.reset();
    return { id, quote };
  };
  const standing = async (id: string) => {
    const quote = await readQuote(test, admin, id);
    return [(await readRequest(test, admin, id)).status, quote?.status, quote?.revision];
  };

  describe.each([
    ['accept', 'Quote accepted'],
    ['decline', 'Quote declined'],
  ] as const)('when a client says %s', (word, subject) => {
    const say = (id: string) =>
      test.http
        .post(`/api/project/quote/${id}/${word}`)
        .set(asNewVisitor())
        .send({ email: REQUEST.email, revision: 1 });

    it('is not queued when the answer could not be stored', async () => {
      const { id } = await begin('sent');
      const failed = failNext('projectrequests', 'findOneAndUpdate');
      await say(id).expect(503);
      await failed;
      await sweep();
      expect([received(), await standing(id)]).toEqual([[], ['quoted', 'sent', 1]]);
    });

    it('reports the client’s answer, despite later changes, once for each', async () => {
      const { id } = await begin('sent');
      const failed = failNext('mailOutbox', 'insertMany');
      await say(id).expect(200);
      await failed;
      await saveQuote(test, admin, id, { status: 'draft' });
      await saveQuote(test, admin, id, { status: 'sent', price: 9_000 });
      await sweep();
      expect(toOwner().map(({ text }) => text?.includes('$1,250.50'))).toEqual([true]);
      await test.http
        .post(`/api/project/quote/${id}/${word}`)
        .set(asNewVisitor())
        .send({ email: REQUEST.email, revision: 2 })
        .expect(200);
      await sweep();
      expect(received()).toEqual([subject, subject]);
      expect(toOwner()[1].text).toContain('$9,000');
    });
  });

  describe('with a quote for the client', () => {
    it('is sent once under its own id after its process died', async () => {
      const { id, quote } = await begin('draft');
      const name = { kind: 'quote', recordId: id, mark: new Types.ObjectId().toHexString() };
      const mailId = mailIdOf(name, REQUEST.email);
      const at = new Date(Date.now() - 60_000);
      await rows('mailOutbox').insertOne({
        ...{ ...name, _id: mailId, to: REQUEST.email, subject: 'Quotation', text: 'x', html: 'x' },
        ...{ state: 'sending', attempts: 1, dueAt: at, createdAt: at, updatedAt: at },
        onSent: { collectionName: 'projectrequests', at, content: {} },
      });
      await rows('projectrequests').updateMany({}, { $set: { pendingMails: [`quote:${name.mark}`] } });
      // Simulates another crash, after the email was sent and before the request was updated.
      const failed = failNext('projectrequests', 'findOneAndUpdate');
      await sweep();
      await failed;
      await sweep();
      await sweep();
      const ids = test.mailbox.received.map(({ messageId }) => messageId);
      expect(ids).toEqual([`<${mailId.toHexString()}@mosi.example>`]);
      expect([await standing(id), await due()]).toEqual([['quoted', 'sent', 1], 0]);
      expect((await readQuote(test, admin, id))?.revisions[0].price).toBe(quote.price);
    });
  });
});
