import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { useAdmin } from '../support/accounts';
import { useMailedApp } from '../support/mailed-app';
import { countsOf, findPerson, leaveTraces, MESSAGE, sendMessage } from '../support/personal-data';
import { tracesOf } from '../support/traces';

describe('personal data in unsent email', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);
  afterEach(() => test.forgetMail());

  const erase = (email: string) => test.http.post('/api/privacy/erase').set(admin).send({ email }).expect(200);
  const idle = () => test.app.get(MailOutbox).whenIdle();
  const makeDue = () =>
    test.connection.collection('mailOutbox').updateMany({ state: 'pending' }, { $set: { dueAt: new Date(0) } });

  it('is found and erased, so that only emails about others are sent', async () => {
    const [email, other] = ['waiting@school.example', 'other@school.example'];
    test.mailbox.mode = 'busy';
    await sendMessage(test, { email });
    await sendMessage(test, { email: other });
    await idle();
    expect((await findPerson(test, admin, email)).kinds).toContainEqual({
      kind: 'mails',
      count: 2,
      // Accepts any order, because both emails have the same time.
      newest: expect.arrayContaining(
        ['We have your message', 'New message: School fees'].map((subject) => ({
          at: expect.any(String),
          title: `retrying: ${subject}`,
        })),
      ),
    });
    const file = await test.http.post('/api/privacy/export').set(admin).send({ email }).expect(200);
    expect(file.body.records.mails).toHaveLength(2);
    for (const to of [email, 'the organisation']) {
      const mail = expect.objectContaining({ to, text: expect.stringContaining(MESSAGE.message) });
      expect(file.body.records.mails).toContainEqual(mail);
    }

    expect(countsOf((await erase(email)).body.erased)).toMatchObject({ messages: 1, mails: 2 });
    expect(await tracesOf(test, email)).toEqual([]);
    test.mailbox.reset();
    await makeDue();
    test.app.get(MailOutbox).wake();
    await idle();
    expect(test.mailbox.received.map(({ subject }) => subject).sort()).toEqual([
      'New message: School fees',
      'We have your message',
    ]);
    expect(test.mailbox.received.some((mail) => JSON.stringify(mail).includes(email))).toBe(false);
  });

  it('leaves no record of sent email', async () => {
    const email = 'sent@school.example';
    await leaveTraces(test, admin, email);
    expect(countsOf((await findPerson(test, admin, email)).kinds)).toMatchObject({ mails: 10 });
    const before = await test.connection.collection('mailOutbox').countDocuments();
    await erase(email);
    expect(await test.connection.collection('mailOutbox').countDocuments()).toBe(before - 10);
    expect(await tracesOf(test, email)).toEqual([]);
  });

  it('is erased with a reply to another person in progress', async () => {
    const [email, other] = ['named@school.example', 'writer@school.example'];
    const contactId = await sendMessage(test, { email: other });
    await idle();
    test.mailbox.mode = 'slow';
    const waiting = test.mailbox.waiting();
    const reply = { contactId, email: other, subject: 'Re: School fees', message: `Please ask ${email}.` };
    const replying = test.http
      .post('/api/contact/reply')
      .set(admin)
      .send(reply)
      .then((answer) => answer);
    await waiting;
    const erasing = erase(email).then((answer) => answer);
    test.mailbox.mode = 'accept';
    test.mailbox.release();
    expect((await replying).status).toBe(200);
    await erasing;
    expect(await tracesOf(test, email)).toEqual([]);
  });

  it('does not delay erasing when the mail server hangs', async () => {
    const email = 'hanging@school.example';
    test.mailbox.mode = 'hang';
    await sendMessage(test, { email });
    await erase(email);
    expect(await tracesOf(test, email)).toEqual([]);
  });
});
