import { Types } from 'mongoose';
import { MESSAGES } from '../../src/contract/errors';
import { PROJECT_TEXTS } from '../../src/contract/project';
import type { Role } from '../../src/contract/users';
import { MailQueue } from '../../src/mail/mail-queue';
import { asNewVisitor, type SignedIn, signInAsEach } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { type Mailbox, startMailbox } from '../support/mailbox';
import { QUOTE, REQUEST, readQuote, readRequest, saveQuote, sendRequest } from '../support/project';

const UNKNOWN = '0123456789abcdef01234567';

describe('quotes, for staff', () => {
  let mailbox: Mailbox;
  let test: TestApp;
  let as: Record<Role, SignedIn>;
  let requestId: string;

  beforeAll(async () => {
    mailbox = await startMailbox();
    test = await startTestApp({ SMTP_URL: mailbox.url, PUBLIC_URL: 'https://mosi.example' });
    as = await signInAsEach(test);
  });
  afterAll(async () => {
    await test.close();
    await mailbox.close();
  });
  beforeEach(async () => {
    mailbox.reset();
    requestId = await sendRequest(test);
    await test.app.get(MailQueue).whenIdle();
    mailbox.reset();
  });

  const post = (changes: object = {}, who: SignedIn = as.editor) =>
    test.http
      .post('/api/project/quote')
      .set(who)
      .send({ projectRequestId: requestId, ...QUOTE, ...changes });
  const quote = () => readQuote(test, as.viewer, requestId);
  const status = async () => (await readRequest(test, as.viewer, requestId)).status;
  const setStatus = (to: string) =>
    test.http.put(`/api/project/${requestId}`).set(as.editor).send({ status: to }).expect(200);
  const accept = () =>
    test.http.post(`/api/project/quote/${requestId}/accept`).set(asNewVisitor()).send({ email: REQUEST.email });

  describe('POST /project/quote', () => {
    it('creates the quote of a request: 201', async () => {
      const answer = await post().expect(201);
      expect(answer.body).toEqual({
        ...QUOTE,
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        projectRequestId: requestId,
        revision: 0,
        revisions: [],
        answeredBy: null,
        declineReason: '',
        declineText: '',
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
      });
      expect(await quote()).toEqual(answer.body);
      expect(await status()).toBe('pending');
      expect(mailbox.received).toEqual([]);
    });

    it('changes it from then on: 200, and never a second one', async () => {
      const created = await saveQuote(test, as.editor, requestId);
      const answer = await post({ price: 0, notes: null }).expect(200);
      expect(answer.body).toEqual({ ...created, price: 0, notes: '', updatedAt: answer.body.updatedAt });
      const projectRequestId = new Types.ObjectId(requestId);
      expect(await test.connection.collection('quotes').countDocuments({ projectRequestId })).toBe(1);
    });

    it('creates one when two come at the same moment', async () => {
      const answers = await Promise.all([post({ price: 1 }), post({ price: 2 }), post({ price: 3 })]);
      expect(answers.map(({ status: code }) => code).sort()).toEqual([200, 200, 201]);
      expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    });

    it('leaves notes and status alone when they are missing', async () => {
      await saveQuote(test, as.editor, requestId, { status: 'expired' });
      const { notes, status: omitted, ...rest } = QUOTE;
      expect([notes, omitted]).toBeDefined();
      const answer = await test.http
        .post('/api/project/quote')
        .set(as.editor)
        .send({ projectRequestId: requestId, ...rest })
        .expect(200);
      expect(answer.body).toMatchObject({ notes, status: 'expired' });
    });

    it.each(['pending', 'in_review'])('makes a request that is %s quoted when it is saved as sent', async (before) => {
      await setStatus(before);
      await post({ status: 'sent' }).expect(201);
      expect(await status()).toBe('quoted');
      expect(mailbox.received).toEqual([]);
    });

    it.each(['accepted', 'rejected'])('leaves a request that is %s as it is', async (before) => {
      await setStatus(before);
      await post({ status: 'sent' }).expect(201);
      expect(await status()).toBe(before);
    });

    it('changes only the status of an accepted quote', async () => {
      await saveQuote(test, as.editor, requestId, { status: 'sent' });
      await accept().expect(200);
      const accepted = await quote();
      for (const changes of [{ price: 1 }, { timeEstimate: 7 }, { teamSize: 'One' }, { notes: 'New' }]) {
        const refused = await post({ status: 'accepted', ...changes }).expect(409);
        expect(refused.body.message).toBe(PROJECT_TEXTS.answeredIsClosed);
      }
      expect(await quote()).toEqual(accepted);
      const reopened = await post({ status: 'expired' }).expect(200);
      expect(reopened.body).toMatchObject({ ...QUOTE, status: 'expired' });
    });

    it('refuses an edit of what has changed since it was read, and shows what is stored', async () => {
      const { updatedAt } = await saveQuote(test, as.editor, requestId);
      const changed = (await post({ price: 2, updatedAt }).expect(200)).body;
      const refused = await post({ price: 3, updatedAt }).expect(409);
      expect(refused.body).toMatchObject({ message: MESSAGES.editConflict, current: changed });
      expect(await quote()).toEqual(changed);
    });

    it.each([
      ['price', -0.01],
      ['price', 10_000_000.01],
      ['price', 1.005],
      ['price', 1e-7],
      ['price', '100'],
      ['price', null],
      ['price', undefined],
      ['timeEstimate', 0],
      ['timeEstimate', 521],
      ['timeEstimate', 1.5],
      ['timeEstimate', '4'],
      ['timeEstimate', undefined],
      ['teamSize', ''],
      ['teamSize', 'x'.repeat(101)],
      ['teamSize', undefined],
      ['notes', 'x'.repeat(5_001)],
      ['notes', 7],
      ['status', 'open'],
      ['status', null],
      ['updatedAt', 'yesterday'],
      ['projectRequestId', undefined],
      ['projectRequestId', 7],
    ])('refuses a %s of %j and stores nothing', async (field, value) => {
      const answer = await post({ [field]: value }).expect(400);
      expect(answer.body.errors).toEqual([{ field, message: expect.any(String) }]);
      expect(await quote()).toBeNull();
    });

    it.each([
      { price: 0, timeEstimate: 1 },
      { price: 10_000_000, timeEstimate: 520, teamSize: 't'.repeat(100), notes: 'n'.repeat(5_000) },
      { price: 0.01 },
      { price: 19.9 },
    ])('takes the bounds %j', async (changes) => {
      expect((await post(changes).expect(201)).body).toMatchObject(changes);
    });

    it.each([UNKNOWN, 'nonsense'])('does not know the request %s', async (projectRequestId) => {
      await post({ projectRequestId }).expect(404);
    });

    it('asks for an editor', async () => {
      await test.http
        .post('/api/project/quote')
        .send({ projectRequestId: requestId, ...QUOTE })
        .expect(401);
      await post({}, as.viewer).expect(403);
      expect(await quote()).toBeNull();
    });
  });

  describe('GET /project/admin/quote/:projectRequestId', () => {
    it('answers JSON null while there is none', async () => {
      const answer = await test.http.get(`/api/project/admin/quote/${requestId}`).set(as.viewer).expect(200);
      expect(answer.headers['content-type']).toMatch(/json/);
      expect(answer.text).toBe('null');
    });

    it('shows staff a draft, without inner fields', async () => {
      const saved = await saveQuote(test, as.editor, requestId);
      expect(await quote()).toEqual(saved);
      for (const hidden of ['version', 'unsettled', 'mailingUntil']) expect(saved).not.toHaveProperty(hidden);
    });

    it('asks for a viewer, and knows no unknown request', async () => {
      await test.http.get(`/api/project/admin/quote/${requestId}`).expect(401);
      for (const id of [UNKNOWN, 'nonsense']) {
        await test.http.get(`/api/project/admin/quote/${id}`).set(as.viewer).expect(404);
      }
    });
  });
});
