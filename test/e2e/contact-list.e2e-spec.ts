import type { ContactMessage } from '../../src/contract/contact';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useMailedApp } from '../support/mailed-app';

const MESSAGE = {
  name: 'Chanda Mwila',
  email: 'chanda@example.com',
  phone: '+260 97 123 4567',
  subject: 'A course for our school',
  message: 'Do you teach robotics to grade nine?',
};

describe('message list', () => {
  const test = useMailedApp();
  const as = useEachRole(test);

  beforeEach(async () => {
    await test.forgetMail();
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
      for (const hidden of ['nameKey', 'subjectKey', 'searchText', 'wordStarts', '__v'])
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
      ['0966', []],
      ['to grade', ['Chipo', 'abel', 'Bwalya']],
      ['grade nine', ['Chipo', 'abel', 'Bwalya']],
      ['2605', []],
      ['', ['Chipo', 'abel', 'Bwalya']],
    ])('finds %j in name, email, phone number, subject and text, as plain text', async (q, expected) => {
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
        ['where words begin', 'e', ['Mulenga', 'Chipo', 'abel', 'Bwalya']],
        ['of several words in a row', 'maize pri', ['Chipo']],
        ['where words begin before it is looked for within them', 'p', ['Chipo']],
        ['within words when none begins so', 'ebra', ['Bwalya']],
        ['of a whole long line', long, ['Mulenga']],
        ['of a line that goes on in another way', `${long.slice(0, -1)}!`, []],
      ])('finds a text %s', async (_, q, expected) => {
        expect(await search(q)).toEqual(expected);
      });

      it('counts its results by status', async () => {
        const { body } = await test.http.get('/api/contact/figures?q=p').set(as.viewer).expect(200);
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
