import { CONTACT_TEXTS, type ContactMessage } from '../../src/contract/contact';
import { MESSAGES } from '../../src/contract/errors';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { MailDelivery } from '../../src/platform/mail/mail-delivery';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useMailedApp, withoutReceipts } from '../support/mailed-app';

const test = useMailedApp();
const as = useEachRole(test);

const MESSAGE = {
  name: 'Chanda Mwila',
  email: 'chanda@example.com',
  phone: '+260 97 123 4567',
  subject: 'A course for our school',
  message: 'Do you teach robotics to grade nine?',
};
const SENT = { success: true, msg: CONTACT_TEXTS.sent, message: CONTACT_TEXTS.sent };
const UNKNOWN = '0123456789abcdef01234567';

const send = (body: object = MESSAGE) => test.http.post('/api/contact').set(asNewVisitor()).send(body);
const list = async (query = ''): Promise<ContactMessage[]> =>
  (await test.http.get(`/api/contact${query}`).set(as.viewer).expect(200)).body;
/** Sends a message and waits for its email, so that the email does not arrive during the next test. */
const sendOne = async (body: object = MESSAGE): Promise<ContactMessage> => {
  const arrival = test.mailbox.next();
  await send(body).expect(201);
  await arrival;
  test.mailbox.reset();
  return (await list())[0];
};

describe('visitor messages', () => {
  beforeAll(async () => {
    // Turns off the emails that confirm a message to its sender. Other tests cover them.
    withoutReceipts(test);
  });
  beforeEach(async () => {
    await test.forgetMail();
    await test.connection.collection('contacts').deleteMany({});
    await test.connection.collection('mailOutbox').deleteMany({});
  });

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
});

describe('message list', () => {
  beforeAll(() => test.connection.collection('contacts').deleteMany({}));

  beforeEach(async () => {
    await test.forgetMail();
  });

  describe('GET /contact', () => {
    const bodies = [
      { ...MESSAGE, name: 'Bwalya', email: 'b@school.example', subject: 'Zebra crossing' },
      { ...MESSAGE, name: 'abel', email: 'a.b+c@example.com', subject: 'Apps (mobile)' },
      { ...MESSAGE, name: 'Chipo', email: 'chipo@example.com', subject: 'maize prices' },
    ];
    const names = (messages: ContactMessage[]) => messages.map(({ name }) => name);

    beforeAll(async () => {
      for (const body of bodies) await sendOne(body);
    });

    it('returns a bare array, newest first, with total header and public fields', async () => {
      const answer = await test.http.get('/api/contact').set(as.viewer).expect(200);
      expect(names(answer.body)).toEqual(['Chipo', 'abel', 'Bwalya']);
      expect(answer.headers['x-total-count']).toBe('3');
      for (const hidden of ['nameKey', 'subjectKey', 'searchLines', '__v'])
        expect(answer.body[0]).not.toHaveProperty(hidden);
    });

    it('paginates', async () => {
      const answer = await test.http.get('/api/contact?page=2&limit=2').set(as.viewer).expect(200);
      expect(names(answer.body)).toEqual(['Bwalya']);
      expect(answer.headers['x-total-count']).toBe('3');
    });

    it.each([
      ['sort=name&order=asc', ['abel', 'Bwalya', 'Chipo']],
      ['sort=name&order=desc', ['Chipo', 'Bwalya', 'abel']],
      ['sort=subject&order=asc', ['abel', 'Chipo', 'Bwalya']],
      ['sort=createdAt&order=asc', ['Bwalya', 'abel', 'Chipo']],
      ['sort=createdAt', ['Chipo', 'abel', 'Bwalya']],
    ])('sorts by ?%s, ignoring case', async (query, expected) => {
      expect(names(await list(`?${query}`))).toEqual(expected);
    });

    it('sorts and filters by status, newest first within each', async () => {
      const [, abel] = await list();
      await test.http.put(`/api/contact/${abel._id}`).set(as.editor).send({ status: 'archived' }).expect(200);
      expect(names(await list('?sort=status&order=asc'))).toEqual(['abel', 'Chipo', 'Bwalya']);
      expect(names(await list('?sort=status&order=desc'))).toEqual(['Chipo', 'Bwalya', 'abel']);
      const filtered = await test.http.get('/api/contact?status=new&limit=1').set(as.viewer).expect(200);
      expect(names(filtered.body)).toEqual(['Chipo']);
      expect(filtered.headers['x-total-count']).toBe('2');
      await test.http.put(`/api/contact/${abel._id}`).set(as.editor).send({ status: 'new' }).expect(200);
    });

    it.each([
      ['BWAL', ['Bwalya']],
      ['@SCHOOL.', ['Bwalya']],
      ['zebra', ['Bwalya']],
      ['a.b+c', ['abel']],
      ['(mobile)', ['abel']],
      ['.*', []],
      ['robotics', ['Chipo', 'abel', 'Bwalya']],
      ['botics', []],
      ['nine?', ['Chipo', 'abel', 'Bwalya']],
      ['0971 234', ['Chipo', 'abel', 'Bwalya']],
      ['+260-97-1234567', ['Chipo', 'abel', 'Bwalya']],
      ['0026097123', ['Chipo', 'abel', 'Bwalya']],
      ['4567', ['Chipo', 'abel', 'Bwalya']],
      ['097', ['Chipo', 'abel', 'Bwalya']],
      ['+260 97', ['Chipo', 'abel', 'Bwalya']],
      ['260 971', ['Chipo', 'abel', 'Bwalya']],
      ['260971234567', ['Chipo', 'abel', 'Bwalya']],
      ['098', []],
      ['0966', []],
      ['to grade', ['Chipo', 'abel', 'Bwalya']],
      ['grade nine', ['Chipo', 'abel', 'Bwalya']],
      ['2605', []],
      ['', ['Chipo', 'abel', 'Bwalya']],
    ])('finds %j as plain text in every text and phone number', async (q, expected) => {
      const answer = await test.http.get('/api/contact').query({ q }).set(as.viewer).expect(200);
      expect(names(answer.body)).toEqual(expected);
      expect(answer.headers['x-total-count']).toBe(String(expected.length));
    });

    describe('a search', () => {
      const search = async (q: string): Promise<string[]> => names(await list(`?q=${encodeURIComponent(q)}`));
      const long = 'a course in electronics for teachers of both our schools';

      beforeAll(async () => {
        await sendOne({ ...MESSAGE, name: 'Mulenga', email: 'm@example.org', subject: long });
      });
      afterAll(async () => {
        await test.connection.collection('contacts').deleteMany({ name: 'Mulenga' });
      });

      it.each([
        ['of words in any order and place', 'grade pri chipo', ['Chipo']],
        ['within words of name, email address and subject', 'bel', ['abel']],
        ['within words of the subject', 'ebra', ['Bwalya']],
        ['at the beginning of words in the message', 'robo', ['Mulenga', 'Chipo', 'abel', 'Bwalya']],
        ['of a whole long line', long, ['Mulenga']],
        ['of a line that goes on in another way', `${long.slice(0, -1)}!`, []],
      ])('finds a text %s', async (_, q, expected) => {
        expect(await search(q)).toEqual(expected);
      });

      it('counts its results by status', async () => {
        const { body } = await test.http.get('/api/contact/figures?q=maize').set(as.viewer).expect(200);
        expect(body).toMatchObject({ all: 1, counts: { new: 1, archived: 0 } });
      });
    });
  });

  describe('GET /contact/:id', () => {
    beforeEach(async () => {
      await test.connection.collection('contacts').deleteMany({});
    });

    it('returns the one message with its replies, without sort fields', async () => {
      const message = await sendOne();
      await test.http
        .post('/api/contact/reply')
        .set(as.editor)
        .send({ contactId: message._id, email: MESSAGE.email, subject: 'Yes', message: 'From grade seven on.' })
        .expect(200);
      const { body } = await test.http.get(`/api/contact/${message._id}`).set(as.viewer).expect(200);
      expect(body).toEqual({ ...message, status: 'replied', updatedAt: body.updatedAt, replies: body.replies });
      expect(body.replies).toEqual([expect.objectContaining({ subject: 'Yes', sentBy: 'The editor' })]);
    });

    it('leaves the message unchanged', async () => {
      const message = await sendOne();
      await test.http.get(`/api/contact/${message._id}`).set(as.editor).expect(200);
      expect(await list()).toEqual([message]);
    });
  });
});
