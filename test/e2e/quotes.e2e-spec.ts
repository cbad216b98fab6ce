import { Types } from 'mongoose';
import { MESSAGES } from '../../src/contract/errors';
import { PROJECT_TEXTS, type Quote } from '../../src/contract/project';
import { BUILT_IN_SERVICES } from '../../src/contract/services';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
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
      for (const hidden of ['revision', 'unsettled', 'mailingUntil']) expect(saved).not.toHaveProperty(hidden);
    });

    it('asks for a viewer, and knows no unknown request', async () => {
      await test.http.get(`/api/project/admin/quote/${requestId}`).expect(401);
      for (const id of [UNKNOWN, 'nonsense']) {
        await test.http.get(`/api/project/admin/quote/${id}`).set(as.viewer).expect(404);
      }
    });
  });

  describe('POST /project/quote/send-email', () => {
    const mail = (quoteId: unknown, who: SignedIn = as.editor) =>
      test.http.post('/api/project/quote/send-email').set(who).send({ quoteId });
    let draft: Quote;
    beforeEach(async () => {
      draft = await saveQuote(test, as.editor, requestId, { notes: 'Half first & half <later>.' });
    });

    it('mails the client the quote and the link that follows it; draft becomes sent, request becomes quoted', async () => {
      const answer = await mail(draft._id).expect(200);
      expect(answer.body).toEqual({
        success: true,
        message: PROJECT_TEXTS.quoteMailed,
        msg: PROJECT_TEXTS.quoteMailed,
        quote: { ...draft, status: 'sent', updatedAt: expect.stringMatching(/Z$/) },
      });
      expect(await quote()).toEqual(answer.body.quote);
      expect(await status()).toBe('quoted');

      expect(mailbox.received).toHaveLength(1);
      const [received] = mailbox.received;
      expect(received.envelope.to).toEqual([REQUEST.email]);
      expect(received.replyTo).toMatchObject([{ address: DEFAULT_SETTINGS.contactEmail }]);
      expect(received.subject).toBe(`Your quote from ${DEFAULT_SETTINGS.siteName}`);
      const link = `https://mosi.example/contact?request=${requestId}`;
      for (const words of ['$1,250.50', '6 weeks', QUOTE.teamSize, BUILT_IN_SERVICES[0].title, link, '<later>']) {
        expect(received.text).toContain(words);
      }
      expect(received.html).toContain(`href="${link}"`);
      expect(received.html).toContain('Half first &amp; half &lt;later&gt;.');
    });

    it('mails a sent quote again and changes nothing', async () => {
      const sent = (await mail(draft._id).expect(200)).body.quote;
      await setStatus('in_review');
      const again = await mail(draft._id).expect(200);
      expect(again.body.quote).toEqual(sent);
      expect(mailbox.received).toHaveLength(2);
      expect(await status()).toBe('in_review');
    });

    it.each(['refuse', 'busy', 'die'] as const)(
      'changes nothing when the mail server does not take it (%s)',
      async (mode) => {
        mailbox.mode = mode;
        const answer = await mail(draft._id).expect(502);
        expect(answer.body).toMatchObject({ message: MESSAGES.mailRefused, msg: MESSAGES.mailRefused });
        expect(await quote()).toEqual(draft);
        expect(await status()).toBe('pending');
        // And it can be edited and sent again at once.
        mailbox.mode = 'accept';
        await post({ price: 99 }).expect(200);
        await mail(draft._id).expect(200);
        expect(mailbox.received).toHaveLength(1);
      },
    );

    it.each(['accepted', 'rejected', 'expired'] as const)('does not mail a quote that is %s', async (answered) => {
      await saveQuote(test, as.editor, requestId, { status: answered, notes: draft.notes });
      await mail(draft._id).expect(409);
      expect(mailbox.received).toEqual([]);
      expect(await quote()).toMatchObject({ status: answered });
    });

    it('lets nobody edit or mail the quote while its mail is under way', async () => {
      mailbox.mode = 'slow';
      const waiting = mailbox.waiting();
      const first = mail(draft._id).then((answer) => answer);
      await waiting;
      expect((await post({ price: 1 }).expect(409)).body.message).toBe(PROJECT_TEXTS.beingMailed);
      expect((await mail(draft._id).expect(409)).body.message).toBe(PROJECT_TEXTS.beingMailed);
      expect(await quote()).toEqual(draft);
      mailbox.release();
      expect((await first).body.quote).toMatchObject({ status: 'sent', price: QUOTE.price });
      expect(mailbox.received).toHaveLength(1);
      await post({ price: 1, status: 'sent' }).expect(200);
    });

    it('keeps an acceptance that comes while a sent quote is mailed again', async () => {
      await mail(draft._id).expect(200);
      mailbox.mode = 'slow';
      const waiting = mailbox.waiting();
      const again = mail(draft._id).then((answer) => answer);
      await waiting;
      await accept().expect(200);
      mailbox.mode = 'accept';
      mailbox.release();
      expect((await again).body.quote.status).toBe('accepted');
      expect([(await quote())?.status, await status()]).toEqual(['accepted', 'accepted']);
    });

    it.each([undefined, null, '', 7, ['x']])('refuses a quoteId of %j', async (quoteId) => {
      await mail(quoteId).expect(400);
      expect(mailbox.received).toEqual([]);
    });

    it.each([UNKNOWN, 'nonsense'])('does not know the quote %s', async (quoteId) => {
      await mail(quoteId).expect(404);
    });

    it('asks for an editor', async () => {
      await test.http.post('/api/project/quote/send-email').send({ quoteId: draft._id }).expect(401);
      await mail(draft._id, as.viewer).expect(403);
      expect(mailbox.received).toEqual([]);
      expect(await quote()).toEqual(draft);
    });
  });
});

describe('a quote without a mail server', () => {
  it('counts as sent once it lies in the outbox, and the answer says so', async () => {
    const test = await startTestApp();
    const { editor } = await signInAsEach(test);
    const draft = await saveQuote(test, editor, await sendRequest(test));
    const answer = await test.http
      .post('/api/project/quote/send-email')
      .set(editor)
      .send({ quoteId: draft._id })
      .expect(200);
    expect(answer.body.msg).toBe(`${PROJECT_TEXTS.quoteMailed} ${MESSAGES.savedToOutbox}`);
    expect(answer.body.quote.status).toBe('sent');
    await test.close();
  });
});
