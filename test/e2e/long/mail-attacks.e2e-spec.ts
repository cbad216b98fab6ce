import { DEFAULT_SETTINGS } from '../../../src/contract/settings';
import { asNewVisitor, type SignedIn, useAdmin } from '../../support/accounts';
import type { ReceivedMail } from '../../support/mailbox';
import { useMailedApp, withoutReceipts } from '../../support/mailed-app';
import { REQUEST, saveQuote, sendRequest } from '../../support/project';

const MESSAGE = { name: 'Chanda', email: 'chanda@example.com', subject: 'Robots', message: 'Do you teach robotics?' };
const MANY_PEOPLE = 'a@example.com, b@example.com';

/** Text that would add headers or recipients to an email if inserted raw. */
const HOSTILE = [
  'Hello\r\nBcc: all@example.com',
  'Hello\nBcc: all@example.com',
  'Hello\rBcc: all@example.com',
  'Hello\r\n\r\nAnother body',
  'Hello\u0000\r\nBcc: all@example.com',
  'Hello\u2028Bcc: all@example.com',
  'Hello\u0085Bcc: all@example.com',
  'Hello%0d%0aBcc: all@example.com',
  'Hello\\r\\nBcc: all@example.com',
  '=?utf-8?q?Hello=0d=0aBcc:_all@example.com?=',
  '=?utf-8?b?SGVsbG8NCkJjYzogYWxsQGV4YW1wbGUuY29t?=',
  'Chanda <all@example.com>',
  '"Chanda" <all@example.com>, ',
  MANY_PEOPLE,
  '\u{1f30d}'.repeat(40),
];

describe('email under attack', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);
  beforeEach(async () => {
    await test.forgetMail();
    await test.connection.collection('mailOutbox').deleteMany({});
  });

  const post = (path: string, body: object, who: SignedIn = {}) =>
    test.http
      .post(path)
      .set({ ...who, ...asNewVisitor() })
      .send(body);

  /** Expects exactly one recipient in envelope and headers. */
  function expectOneRecipient({ envelope, headers }: ReceivedMail, to: string): void {
    expect(envelope.to).toEqual([to]);
    const names = headers.map(({ key }) => key);
    expect(names.filter((name) => ['bcc', 'cc', 'resent-to'].includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(headers.find(({ key }) => key === 'to')?.value).toBe(to);
  }

  describe.each([
    ['POST /contact', '/api/contact', MESSAGE, ['name', 'subject']],
    ['POST /project', '/api/project', REQUEST, ['name']],
  ] as const)('%s', (_name, path, body, fields) => {
    it.each(fields)(
      'adds no header and no recipient through %s',
      async (field) => {
        for (const text of HOSTILE) {
          test.mailbox.reset();
          const answer = await post(path, { ...body, [field]: text });
          await test.queue.whenIdle();
          if (answer.status === 400) {
            expect(answer.body.errors).toMatchObject([{ field }]);
            expect(test.mailbox.received).toEqual([]);
          } else {
            expect(answer.status).toBe(201);
            expect(text).not.toMatch(/[\r\n\u2028]/);
            for (const mail of test.mailbox.received) expectOneRecipient(mail, mail.envelope.to[0]);
            expect(test.mailbox.to(DEFAULT_SETTINGS.contactEmail)).toHaveLength(1);
            expect(test.mailbox.received.length - test.mailbox.to(body.email).length).toBe(1);
          }
        }
      },
      30_000,
    );
  });

  it('sends no SMTP command of a visitor after a lone dot', async () => {
    const message =
      'First\r\n.\r\nMAIL FROM:<a@example.com>\r\nRCPT TO:<b@example.com>\r\nDATA\r\nSecond\r\n.\r\nQUIT\r\n..end';
    await post('/api/contact', { ...MESSAGE, message }).expect(201);
    await test.queue.whenIdle();
    expect(test.mailbox.received).toHaveLength(1);
    expectOneRecipient(test.mailbox.received[0], DEFAULT_SETTINGS.contactEmail);
    for (const part of ['RCPT TO:<b@example.com>', 'Second', '..end'])
      expect(test.mailbox.received[0].text).toContain(part);
  });

  it('is no relay: staff replies go only to the stored email address', async () => {
    await post('/api/contact', MESSAGE).expect(201);
    await test.queue.whenIdle();
    const [{ _id }] = (await test.http.get('/api/contact').set(admin).expect(200)).body;
    const requestId = await sendRequest(test);
    const quote = await saveQuote(test, admin, requestId);
    await test.queue.whenIdle();
    test.mailbox.reset();
    const extra = {
      to: 'b@example.com',
      cc: MANY_PEOPLE,
      bcc: MANY_PEOPLE,
      replyTo: 'b@example.com',
      headers: { Bcc: MANY_PEOPLE },
      attachments: [{ path: '/etc/passwd' }],
    };
    const reply = { ...extra, contactId: _id, email: MESSAGE.email, subject: 'Re', message: 'Yes.' };
    await post('/api/contact/reply', reply, admin).expect(200);
    await post('/api/project/quote/send-email', { ...extra, email: 'b@example.com', quoteId: quote._id }, admin).expect(
      200,
    );
    expect(test.mailbox.received).toHaveLength(2);
    expectOneRecipient(test.mailbox.received[0], MESSAGE.email);
    expectOneRecipient(test.mailbox.received[1], REQUEST.email);
    for (const { replyTo } of test.mailbox.received) {
      expect(replyTo).toMatchObject([{ address: DEFAULT_SETTINGS.contactEmail }]);
    }
    const files = test.mailbox.received.map(({ attachments }) => attachments.map(({ mimeType }) => mimeType));
    expect(files).toEqual([[], ['application/pdf']]);
    await post('/api/contact/reply', { ...reply, email: 'b@example.com' }, admin).expect(400);
    expect(test.mailbox.received).toHaveLength(2);
  });

  it('delays no visitor while the mail server is silent', async () => {
    const requestId = await sendRequest(test);
    await saveQuote(test, admin, requestId, { status: 'sent' });
    await test.queue.whenIdle();
    await test.connection.collection('mailOutbox').deleteMany({});
    test.mailbox.reset();
    test.mailbox.mode = 'hang';
    await post('/api/contact', MESSAGE).expect(201);
    await post('/api/project', REQUEST).expect(201);
    await post('/api/newsletter', { email: 'reader@example.com' }).expect(201);
    await post(`/api/project/quote/${requestId}/accept`, { email: REQUEST.email, revision: 1 }).expect(200);
    const rows = await test.connection.collection('mailOutbox').find().toArray();
    expect(rows.filter(({ state }) => state === 'sent')).toEqual([]);
    expect(test.mailbox.received).toEqual([]);
  });

  it.each(['refuse', 'busy', 'die'] as const)('is never marked as sent when it was not (%s)', async (mode) => {
    withoutReceipts(test);
    test.mailbox.mode = mode;
    await post('/api/contact', MESSAGE).expect(201);
    await test.queue.whenIdle();
    expect(test.mailbox.received).toEqual([]);
    const rows = await test.connection.collection('mailOutbox').find().toArray();
    expect(rows).toMatchObject([{ state: mode === 'refuse' ? 'failed' : 'pending', subject: 'New message: Robots' }]);
    const shown = await test.http.get('/api/mail/failed').set(admin).expect(200);
    expect(shown.body).toMatchObject([{ subject: 'New message: Robots', lastError: expect.stringMatching(/./) }]);
    test.mailbox.mode = 'accept';
    await test.http.post(`/api/mail/${shown.body[0]._id}/retry`).set(admin).expect(200);
    expect(test.mailbox.received).toHaveLength(1);
  });
});
