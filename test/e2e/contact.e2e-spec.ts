import { CONTACT_TEXTS, type ContactMessage } from '../../src/contract/contact';
import { MESSAGES } from '../../src/contract/errors';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { MailDelivery } from '../../src/platform/mail/mail-delivery';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useMailedApp, withoutReceipts } from '../support/mailed-app';

const MESSAGE = {
  name: 'Chanda Mwila',
  email: 'chanda@example.com',
  phone: '+260 97 123 4567',
  subject: 'A course for our school',
  message: 'Do you teach robotics to grade nine?',
};
const SENT = { success: true, msg: CONTACT_TEXTS.sent, message: CONTACT_TEXTS.sent };
const UNKNOWN = '0123456789abcdef01234567';

describe('visitor messages', () => {
  const test = useMailedApp();
  const as = useEachRole(test);

  beforeAll(async () => {
    // Other tests cover receipts.
    withoutReceipts(test);
  });
  beforeEach(async () => {
    await test.forgetMail();
    await test.connection.collection('contacts').deleteMany({});
    await test.connection.collection('mailOutbox').deleteMany({});
  });

  const send = (body: object = MESSAGE) => test.http.post('/api/contact').set(asNewVisitor()).send(body);
  const list = async (query = ''): Promise<ContactMessage[]> =>
    (await test.http.get(`/api/contact${query}`).set(as.viewer).expect(200)).body;
  /** Sends a message and waits for its email, so that tests do not get each other's email. */
  const sendOne = async (body: object = MESSAGE): Promise<ContactMessage> => {
    const arrival = test.mailbox.next();
    await send(body).expect(201);
    await arrival;
    test.mailbox.reset();
    return (await list())[0];
  };

  describe('POST /contact', () => {
    it('stores the message as new and confirms it', async () => {
      const answer = await send({ ...MESSAGE, name: '  Chanda Mwila ', email: 'Chanda@Example.COM' }).expect(201);
      expect(answer.body).toEqual(SENT);
      const [stored] = await list();
      expect(stored).toEqual({
        ...MESSAGE,
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        status: 'new',
        replies: [],
        notes: [],
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
      });
    });

    it('emails the owner, whose reply goes to the visitor', async () => {
      const arrival = test.mailbox.next();
      await send({ ...MESSAGE, name: 'Chanda <b>Mwila</b>' }).expect(201);
      const mail = await arrival;
      expect(mail.envelope.to).toEqual([DEFAULT_SETTINGS.contactEmail]);
      expect(mail.from).toMatchObject({ name: DEFAULT_SETTINGS.siteName });
      expect(mail.replyTo).toMatchObject([{ address: MESSAGE.email }]);
      expect(mail.subject).toBe(`New message: ${MESSAGE.subject}`);
      expect(mail.text).toContain(MESSAGE.message);
      expect(mail.text).toContain(`https://mosi.example/admin/contacts?message=${(await list())[0]._id}`);
      expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
      expect(mail.html).toContain('Chanda &lt;b&gt;Mwila&lt;/b&gt;');
    });

    it.each(['refuse', 'busy', 'die', 'hang', 'slow'] as const)(
      'stores the message whatever the mail server does (%s)',
      async (mode) => {
        test.mailbox.mode = mode;
        await send().expect(201);
        expect(await list()).toHaveLength(1);
        expect(await test.connection.collection('mailOutbox').countDocuments({ state: 'sent' })).toBe(0);
      },
    );

    it('does not wait for email', async () => {
      let letGo: () => void = () => undefined;
      const isOut = new Promise<null>((resolve) => {
        letGo = () => resolve(null);
      });
      const deliver = jest.spyOn(test.app.get(MailDelivery), 'deliver').mockReturnValue(isOut);
      await send().expect(201);
      letGo();
      await test.app.get(MailOutbox).whenIdle();
      expect(deliver).toHaveBeenCalledTimes(1);
      deliver.mockRestore();
    });

    it('drops fields that visitors may not set', async () => {
      const stored = await sendOne({ ...MESSAGE, status: 'replied', replies: [{ subject: 'x' }], _id: UNKNOWN });
      expect(stored).toMatchObject({ status: 'new', replies: [] });
      expect(stored._id).not.toBe(UNKNOWN);
    });

    it('reports one error per field, missing values first', async () => {
      const answer = await send({ email: null, phone: 5, subject: 7, message: 'm'.repeat(5_001) }).expect(400);
      expect(answer.body).toEqual({
        success: false,
        statusCode: 400,
        message: MESSAGES.validation,
        msg: MESSAGES.validation,
        errors: [
          { field: 'name', message: 'Name is required.' },
          { field: 'email', message: 'Please enter a valid email address' },
          { field: 'phone', message: 'Phone must be text.' },
          { field: 'subject', message: 'Subject is required.' },
          { field: 'message', message: 'Message must have at most 5,000 characters.' },
        ],
      });
    });
  });

  describe('PUT /contact/:id', () => {
    it('sets any status from any other and nothing else', async () => {
      const stored = await sendOne();
      for (const status of ['archived', 'new', 'replied', 'read']) {
        const body = { status, name: 'Somebody Else', replies: [] };
        const answer = await test.http.put(`/api/contact/${stored._id}`).set(as.editor).send(body).expect(200);
        expect(answer.body).toEqual({ ...stored, status, updatedAt: answer.body.updatedAt });
      }
    });
  });

  describe('DELETE /contact/:id and restore', () => {
    it('hides the message and restores it unchanged', async () => {
      const stored = await sendOne();
      const gone = await test.http.delete(`/api/contact/${stored._id}`).set(as.editor).expect(200);
      expect(gone.body).toEqual({ success: true });
      const empty = await test.http.get('/api/contact').set(as.viewer).expect(200);
      expect([empty.body, empty.headers['x-total-count']]).toEqual([[], '0']);

      const back = await test.http.post(`/api/contact/${stored._id}/restore`).set(as.editor).expect(200);
      expect(back.body).toEqual(stored);
      expect(await list('?q=chanda')).toEqual([stored]);
    });
  });
});
