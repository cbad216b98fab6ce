import { type ContactMessage, REPLY_TEXTS } from '../../src/contract/contact';
import { MESSAGES } from '../../src/contract/errors';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { type SignedIn, useEachRole } from '../support/accounts';
import { useMailedApp } from '../support/mailed-app';
import { sendMessage } from '../support/personal-data';

const test = useMailedApp();
const as = useEachRole(test);

const UNKNOWN = '0123456789abcdef01234567';

describe('POST /contact/reply', () => {
  let stored: ContactMessage;

  const list = async (): Promise<ContactMessage[]> => (await test.http.get('/api/contact').set(as.viewer)).body;

  beforeEach(async () => {
    await test.forgetMail();
    await test.connection.collection('contacts').deleteMany({});
    const body = { name: 'Chanda', email: 'chanda@example.com', subject: 'Robots', message: 'Do you <teach>?\nChanda' };
    await sendMessage(test, body);
    await test.forgetMail();
    [stored] = await list();
  });

  const replyBody = () => ({
    contactId: stored._id,
    email: 'chanda@example.com',
    subject: 'Re: Robots',
    message: 'Yes, we do.\nSee you in Lusaka & beyond.',
  });
  const reply = (body: object, who: SignedIn = as.editor) => test.http.post('/api/contact/reply').set(who).send(body);
  const expectNothingHappened = async () => {
    expect(test.mailbox.received).toEqual([]);
    expect(await list()).toEqual([stored]);
  };

  it('emails the reply to the visitor and stores it with the message', async () => {
    const answer = await reply(replyBody()).expect(200);
    expect(answer.body).toEqual({ success: true, msg: REPLY_TEXTS.replySent, message: REPLY_TEXTS.replySent });

    expect(test.mailbox.received).toHaveLength(1);
    const [mail] = test.mailbox.received;
    expect(mail.envelope.to).toEqual(['chanda@example.com']);
    expect(mail.from).toMatchObject({ name: DEFAULT_SETTINGS.siteName });
    expect(mail.replyTo).toMatchObject([{ address: DEFAULT_SETTINGS.contactEmail }]);
    expect(mail.subject).toBe('Re: Robots');
    // Expects no `auto-submitted` header, because a person wrote the email. The header would prevent automatic replies.
    expect(mail.headers.map(({ key }) => key)).not.toContain('auto-submitted');
    expect(mail.text).toContain('Yes, we do.\nSee you in Lusaka & beyond.');
    expect(mail.html).toContain('Yes, we do.<br>See you in Lusaka &amp; beyond.');
    expect(mail.html).toContain('Do you &lt;teach&gt;?');

    const [after] = await list();
    expect(after).toEqual({
      ...stored,
      status: 'replied',
      updatedAt: after.updatedAt,
      replies: [
        {
          _id: expect.stringMatching(/^[0-9a-f]{24}$/),
          subject: 'Re: Robots',
          message: replyBody().message,
          sentAt: expect.stringMatching(/Z$/),
          sentBy: 'The editor',
        },
      ],
    });
  });

  it('stores every reply in the order of sending', async () => {
    await reply(replyBody()).expect(200);
    await reply({ ...replyBody(), subject: 'One more thing' }, as.admin).expect(200);
    const [{ replies }] = await list();
    expect(replies.map(({ subject, sentBy }) => [subject, sentBy])).toEqual([
      ['Re: Robots', 'The editor'],
      ['One more thing', 'Admin User'],
    ]);
  });

  it('accepts the stored email address in any case', async () => {
    await reply({ ...replyBody(), email: ' Chanda@EXAMPLE.com ' }).expect(200);
    expect(test.mailbox.received[0].envelope.to).toEqual(['chanda@example.com']);
  });

  it('sends to no email address but the stored one', async () => {
    const answer = await reply({ ...replyBody(), email: 'mallory@example.com' }).expect(400);
    expect(answer.body.errors).toEqual([{ field: 'email', message: expect.any(String) }]);
    expect(JSON.stringify(answer.body)).not.toContain('chanda@');
    await expectNothingHappened();
  });

  it.each(['refuse', 'busy', 'die'] as const)('changes nothing when the mail server refuses (%s)', async (mode) => {
    test.mailbox.mode = mode;
    const answer = await reply(replyBody()).expect(502);
    expect(answer.body).toEqual({
      success: false,
      statusCode: 502,
      message: MESSAGES.mailRefused,
      msg: MESSAGES.mailRefused,
    });
    await expectNothingHappened();
  });

  it('reports that the message was deleted while its reply was being sent', async () => {
    test.mailbox.mode = 'slow';
    const waiting = test.mailbox.waiting();
    const replying = reply(replyBody()).then((answer) => answer);
    await waiting;
    await test.http.delete(`/api/contact/${stored._id}`).set(as.editor).expect(200);
    test.mailbox.release();
    expect((await replying).status).toBe(409);
  });

  it.each([UNKNOWN, 'nonsense'])('answers 404 for the message %s', async (contactId) => {
    await reply({ ...replyBody(), contactId }).expect(404);
    await expectNothingHappened();
  });
});

const email = 'chanda@example.com';

describe('POST /contact/reply with the newest reply the writer has read', () => {
  let contactId: string;
  beforeEach(async () => {
    await test.connection.collection('contacts').deleteMany({});
    contactId = await sendMessage(test, { email });
    await test.app.get(MailOutbox).whenIdle();
    test.mailbox.reset();
  });

  const read = async (): Promise<ContactMessage> => (await test.http.get('/api/contact').set(as.admin)).body[0];
  const reply = (subject: string, lastReplyId?: unknown) =>
    test.http
      .post('/api/contact/reply')
      .set(as.admin)
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
  ])('emails nothing and returns the newer reply, if one follows %s', async (_case, lastOf) => {
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

  it('sends one of two simultaneous replies, shown to the other writer', async () => {
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
