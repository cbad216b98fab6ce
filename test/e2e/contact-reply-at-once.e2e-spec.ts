import { type ContactMessage, REPLY_TEXTS } from '../../src/contract/contact';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { asNewVisitor, useAdmin } from '../support/accounts';
import { useMailedApp } from '../support/mailed-app';
import { MESSAGE } from '../support/personal-data';

const email = 'chanda@example.com';

describe('POST /contact/reply with the newest reply the writer has read', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);
  let contactId: string;
  beforeEach(async () => {
    await test.connection.collection('contacts').deleteMany({});
    await test.http
      .post('/api/contact')
      .set(asNewVisitor())
      .send({ ...MESSAGE, email })
      .expect(201);
    await test.app.get(MailOutbox).whenIdle();
    test.mailbox.reset();
    contactId = (await read())._id;
  });

  const read = async (): Promise<ContactMessage> => (await test.http.get('/api/contact').set(admin)).body[0];
  const reply = (subject: string, lastReplyId?: unknown) =>
    test.http
      .post('/api/contact/reply')
      .set(admin)
      .send({ contactId, email, subject, message: 'It is free.', ...(lastReplyId !== undefined && { lastReplyId }) });
  const sent = () => test.mailbox.received.map(({ subject }) => subject);

  it('is sent when nobody has answered since', async () => {
    await reply('First', null).expect(200);
    await reply('Second', (await read()).replies[0]._id).expect(200);
    expect(sent()).toEqual(['First', 'Second']);
    const ids = (await read()).replies.map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(2);
  });

  it.each([
    ['none', () => null],
    ['an older one', (replies: ContactMessage['replies']) => replies[0]._id],
    ['one of nobody', () => '0123456789abcdef01234567'],
  ])('emails nothing when there is a newer reply than %s, and returns it', async (_case, lastOf) => {
    await reply('First').expect(200);
    await reply('Second').expect(200);
    test.mailbox.reset();
    const before = await read();
    const answer = await reply('Late', lastOf(before.replies)).expect(409);
    expect(answer.body).toEqual({
      success: false,
      statusCode: 409,
      message: REPLY_TEXTS.answeredMeanwhile,
      msg: REPLY_TEXTS.answeredMeanwhile,
      current: before,
    });
    expect(sent()).toEqual([]);
    expect(await read()).toEqual(before);
  });

  it('sends one of two simultaneous replies, and shows it to the other writer', async () => {
    test.mailbox.mode = 'slow';
    const waiting = test.mailbox.waiting();
    const answers = [reply('One', null), reply('Other', null)].map((call) => call.then((answer) => answer));
    await waiting;
    test.mailbox.mode = 'accept';
    test.mailbox.release();
    const [taken, refused] = (await Promise.all(answers)).sort((a, b) => a.status - b.status);
    expect([taken.status, refused.status]).toEqual([200, 409]);
    expect(sent()).toHaveLength(1);
    expect(refused.body.current.replies).toEqual([expect.objectContaining({ subject: sent()[0] })]);
  });

  it('sends the second reply when the first was refused', async () => {
    test.mailbox.mode = 'slow';
    const waiting = test.mailbox.waiting();
    const first = reply('First', null).then((answer) => answer);
    await waiting;
    const second = reply('Second', null).then((answer) => answer);
    test.mailbox.reset();
    expect((await first).status).toBe(502);
    expect((await second).status).toBe(200);
    expect((await read()).replies).toMatchObject([{ subject: 'Second' }]);
  });
});
