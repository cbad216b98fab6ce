import { MESSAGES } from '../../src/contract/errors';
import { PROJECT_TEXTS, type Quote } from '../../src/contract/project';
import { BUILT_IN_SERVICES } from '../../src/contract/services';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import type { Role } from '../../src/contract/users';
import { MailQueue } from '../../src/mail/mail-queue';
import { QuoteSettling } from '../../src/project/quote-settling';
import { asNewVisitor, type SignedIn, signInAsEach } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { type Mailbox, startMailbox } from '../support/mailbox';
import { QUOTE, REQUEST, readQuote, readRequest, saveQuote, sendRequest } from '../support/project';

const UNKNOWN = '0123456789abcdef01234567';

describe('quotes, for whoever holds the number of the request', () => {
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

  const view = (query = '') => test.http.get(`/api/project/quote/${requestId}${query}`).set(asNewVisitor());
  const track = (id = requestId) => test.http.get(`/api/project/track/${id}`).set(asNewVisitor());
  const answer = (word: 'accept' | 'decline', body: object = { email: REQUEST.email }, id = requestId) =>
    test.http.post(`/api/project/quote/${id}/${word}`).set(asNewVisitor()).send(body);
  const send = (changes: Partial<Quote> = {}) => saveQuote(test, as.editor, requestId, { status: 'sent', ...changes });
  const statuses = async () => [
    (await readQuote(test, as.viewer, requestId))?.status,
    (await readRequest(test, as.viewer, requestId)).status,
  ];
  const visitorView = ({ projectRequestId, revisions, declineReason, declineText, ...rest }: Quote) => {
    expect([projectRequestId, declineReason, declineText, revisions]).toEqual([requestId, '', '', expect.any(Array)]);
    return { ...rest, sentAt: expect.stringMatching(/Z$/), previous: null };
  };

  describe('GET /project/quote/:id', () => {
    it('answers JSON null while there is none, and while it is a draft', async () => {
      expect((await view().expect(200)).text).toBe('null');
      await saveQuote(test, as.editor, requestId, { status: 'draft' });
      expect((await view().expect(200)).text).toBe('null');
    });

    it.each(['sent', 'accepted', 'rejected', 'expired'] as const)(
      'shows one that is %s, and nobody to the world',
      async (status) => {
        const saved = await send({ status });
        const shown = await view().expect(200);
        expect(shown.body).toEqual(visitorView(saved));
        expect(shown.headers['cache-control']).toContain('no-store');
        expect(shown.text).not.toContain('@');
      },
    );

    it('takes the address of the request, in any case of letters, and no other', async () => {
      await send();
      await view('?email=MUTINTA@example.com').expect(200);
      for (const email of ['mallory@example.com', 'nonsense', '']) await view(`?email=${email}`).expect(404);
      await view('?email=a@b.example&email=c@d.example').expect(400);
    });

    it.each([UNKNOWN, 'nonsense', 'send-email'])('does not know %s', async (id) => {
      await test.http.get(`/api/project/quote/${id}`).expect(404);
    });
  });

  describe('GET /project/track/:id', () => {
    it('says how far the request is, with nothing of the person', async () => {
      const tracked = {
        requestId,
        status: 'pending',
        service: BUILT_IN_SERVICES[0].title,
        projectScope: REQUEST.projectScope,
        createdAt: expect.stringMatching(/Z$/),
        quote: null,
      };
      expect((await track().expect(200)).body).toEqual(tracked);
      await saveQuote(test, as.editor, requestId, { status: 'draft' });
      expect((await track().expect(200)).body).toEqual(tracked);
      const quote = visitorView(await send());
      const after = await track().expect(200);
      expect(after.body).toEqual({ ...tracked, status: 'quoted', quote });
      for (const secret of [REQUEST.name, REQUEST.email, 'cooperative']) expect(after.text).not.toContain(secret);
    });

    it.each([UNKNOWN, 'nonsense'])('does not know %s', async (id) => {
      await track(id).expect(404);
    });
  });

  describe('POST /project/quote/:id/accept and /decline', () => {
    it.each([
      ['accept', 'accepted', 'accepted'],
      ['decline', 'rejected', 'declined'],
    ] as const)('%s makes quote and request %s and tells the owner', async (word, status, verb) => {
      const sent = await send();
      const told = mailbox.next();
      const answered = await answer(word).expect(200);
      expect(answered.body).toMatchObject({
        requestId,
        status,
        quote: { ...visitorView(sent), status, answeredBy: 'client', updatedAt: expect.stringMatching(/Z$/) },
      });
      expect(await statuses()).toEqual([status, status]);

      const mail = await told;
      expect(mail.envelope.to).toEqual([DEFAULT_SETTINGS.contactEmail]);
      expect(mail.replyTo).toMatchObject([{ address: REQUEST.email }]);
      expect(mail.subject).toBe(`Quote ${verb}: ${BUILT_IN_SERVICES[0].title}`);
      expect(mail.text).toContain('$1,250.50');
    });

    it('is no error the second time, and the owner is told once', async () => {
      await send();
      await answer('accept').expect(200);
      await answer('accept').expect(200);
      await test.app.get(MailQueue).whenIdle();
      expect(mailbox.received).toHaveLength(1);
      expect(await statuses()).toEqual(['accepted', 'accepted']);
    });

    it('leaves a request alone that staff moved on after the answer', async () => {
      await send();
      await answer('accept').expect(200);
      await test.http.put(`/api/project/${requestId}`).set(as.editor).send({ status: 'in_review' }).expect(200);
      await answer('accept').expect(200);
      expect(await statuses()).toEqual(['accepted', 'in_review']);
    });

    it('cannot be turned round', async () => {
      await send();
      await answer('decline').expect(200);
      const refused = await answer('accept').expect(409);
      expect(refused.body.message).toBe(PROJECT_TEXTS.alreadyDeclined);
      expect(await statuses()).toEqual(['rejected', 'rejected']);
    });

    it.each([
      ['none', PROJECT_TEXTS.noOpenQuote],
      ['draft', PROJECT_TEXTS.noOpenQuote],
      ['expired', PROJECT_TEXTS.expired],
    ] as const)('needs a sent quote (%s)', async (status, message) => {
      if (status !== 'none') await send({ status });
      for (const word of ['accept', 'decline'] as const) {
        expect((await answer(word).expect(409)).body.message).toBe(message);
      }
      expect((await statuses())[1]).toBe('pending');
      await test.app.get(MailQueue).whenIdle();
      expect(mailbox.received).toEqual([]);
    });

    it.each(['accept', 'decline'] as const)('needs the address of the request (%s)', async (word) => {
      await send();
      const refused = await answer(word, { email: 'mallory@example.com' }).expect(400);
      expect(refused.body.errors).toEqual([{ field: 'email', message: PROJECT_TEXTS.notTheAddress }]);
      expect(JSON.stringify(refused.body)).not.toContain('mutinta');
      for (const email of [undefined, null, '', 'nonsense', { $ne: null }]) await answer(word, { email }).expect(400);
      expect(await statuses()).toEqual(['sent', 'quoted']);
      await answer(word, { email: ' Mutinta@Example.com' }).expect(200);
    });

    it('takes no word on terms that were changed since the client saw them', async () => {
      await send();
      const seen = (await track().expect(200)).body.quote;
      await send({ price: 9_000 });
      const refused = await answer('accept', { email: REQUEST.email, updatedAt: seen.updatedAt }).expect(409);
      expect(refused.body).toMatchObject({ message: MESSAGES.editConflict, current: { price: 9_000, status: 'sent' } });
      expect(refused.body.current).not.toHaveProperty('projectRequestId');
      expect(await statuses()).toEqual(['sent', 'quoted']);
      const { updatedAt } = refused.body.current;
      await answer('accept', { email: REQUEST.email, updatedAt }).expect(200);
    });

    it.each([UNKNOWN, 'nonsense'])('does not know %s', async (id) => {
      await answer('accept', { email: REQUEST.email }, id).expect(404);
      await answer('decline', { email: REQUEST.email }, id).expect(404);
    });

    it('lets one visitor try ten times a minute, so that the address cannot be guessed', async () => {
      await send();
      const visitor = asNewVisitor();
      const guess = () =>
        test.http.post(`/api/project/quote/${requestId}/accept`).set(visitor).send({ email: 'x@example.com' });
      for (let tries = 0; tries < 10; tries += 1) await guess().expect(400);
      await guess().expect(429);
    });
  });

  describe('at the same moment', () => {
    it('accept and decline: exactly one wins', async () => {
      await send();
      const answers = await Promise.all([answer('accept'), answer('decline'), answer('accept'), answer('decline')]);
      const [quote, request] = await statuses();
      expect(quote).toBe(request);
      const winners = quote === 'accepted' ? [200, 409, 200, 409] : [409, 200, 409, 200];
      expect(answers.map(({ status }) => status)).toEqual(winners);
      await test.app.get(MailQueue).whenIdle();
      expect(mailbox.received).toHaveLength(1);
    });

    it('accept and an edit of the price: an accepted price is never another one than that of the moment', async () => {
      const sent = await send();
      const edit = test.http
        .post('/api/project/quote')
        .set(as.editor)
        .send({ projectRequestId: requestId, ...QUOTE, price: 9_000, status: 'sent' });
      const [edited, accepted] = await Promise.all([
        edit.then((reply) => reply.status),
        answer('accept', { email: REQUEST.email, updatedAt: sent.updatedAt }).then((reply) => reply.status),
      ]);
      const stored = await readQuote(test, as.viewer, requestId);
      expect([edited, accepted]).toEqual(stored?.status === 'accepted' ? [409, 200] : [200, 409]);
      expect(stored?.price).toBe(stored?.status === 'accepted' ? sent.price : 9_000);
    });
  });

  describe('after a crash between the two writes', () => {
    /** What it leaves behind: the quote has changed, its request has not. */
    const crash = async (status: 'sent' | 'accepted' | 'rejected', unsettled: string) => {
      await test.connection
        .collection('quotes')
        .updateOne({ _id: await quoteId() }, { $set: { status, unsettled }, $inc: { revision: 1 } });
    };
    const quoteId = async () => {
      const rows = await test.connection.collection('quotes').find().sort({ createdAt: -1 }).limit(1).toArray();
      return rows[0]._id;
    };

    it.each([
      ['track', () => track().then(({ body }) => body.status)],
      [
        'list',
        () =>
          test.http
            .get('/api/project')
            .set(as.viewer)
            .then(({ body }) => body.projectRequests[0].status),
      ],
      ['read', () => readRequest(test, as.viewer, requestId).then(({ status }) => status)],
    ] as const)('the next %s finishes the work', async (_name, read) => {
      await send();
      await crash('accepted', 'accepted');
      expect(await read()).toBe('accepted');
      expect(await statuses()).toEqual(['accepted', 'accepted']);
      await test.app.get(MailQueue).whenIdle();
      expect(mailbox.received).toHaveLength(1);
    });

    it('a start finishes the work', async () => {
      await saveQuote(test, as.editor, requestId, { status: 'draft' });
      await crash('sent', 'quoted');
      await test.app.get(QuoteSettling).settleAll();
      const [row] = await test.connection
        .collection('projectrequests')
        .find()
        .sort({ createdAt: -1 })
        .limit(1)
        .toArray();
      expect(row.status).toBe('quoted');
    });

    it('finishing late does not undo what staff did since', async () => {
      await send();
      await answer('accept').expect(200);
      const [row] = await test.connection
        .collection('quotes')
        .find({ _id: await quoteId() })
        .toArray();
      await test.http.put(`/api/project/${requestId}`).set(as.editor).send({ status: 'in_review' }).expect(200);
      await test.app.get(QuoteSettling).settle({ ...row, unsettled: 'accepted' } as never);
      expect(await statuses()).toEqual(['accepted', 'in_review']);
    });
  });
});
