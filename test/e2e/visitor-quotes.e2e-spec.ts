import { BUILT_IN_SERVICES } from '../../src/contract/built-in-services';
import type { Quote, QuoteInput, QuoteSending } from '../../src/contract/project';
import { QUOTE_TEXTS } from '../../src/contract/quote-texts';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useMailedApp } from '../support/mailed-app';
import { REQUEST, readQuote, readRequest, saveQuote, sendRequest } from '../support/project';

describe('quotes for holders of the request’s number', () => {
  const test = useMailedApp();
  const as = useEachRole(test);
  let requestId: string;

  beforeEach(async () => {
    test.mailbox.reset();
    requestId = await sendRequest(test);
    await test.forgetMail();
  });

  const view = (query = '') => test.http.get(`/api/project/quote/${requestId}${query}`).set(asNewVisitor());
  const track = (id = requestId) => test.http.get(`/api/project/track/${id}`).set(asNewVisitor());
  const answer = (word: 'accept' | 'decline', body: object = { email: REQUEST.email, revision: 1 }, id = requestId) =>
    test.http.post(`/api/project/quote/${id}/${word}`).set(asNewVisitor()).send(body);
  const send = (changes: Partial<QuoteInput> = {}) =>
    saveQuote(test, as.editor, requestId, { status: 'sent', ...changes });
  const statuses = async () => [
    (await readQuote(test, as.viewer, requestId))?.status,
    (await readRequest(test, as.viewer, requestId)).status,
  ];
  const visitorView = ({ projectRequestId, revisions, declineText, ...quote }: Quote) => {
    const { reopenings: _ofStaff, payments: _recorded, saidPaid: _word, ...rest } = quote;
    expect([projectRequestId, declineText]).toEqual([requestId, '']);
    const answeredAt = rest.answeredBy && expect.stringMatching(/Z$/);
    const sendings = revisions.map(({ revision, price, currency, sentAt }) => ({ revision, price, currency, sentAt }));
    return { ...rest, answeredAt, sentAt: revisions.at(-1)?.sentAt, previous: revisions.at(-2) ?? null, sendings };
  };

  describe('GET /project/quote/:id', () => {
    it('returns JSON null without a quote and for a draft', async () => {
      expect((await view().expect(200)).text).toBe('null');
      await saveQuote(test, as.editor, requestId, { status: 'draft' });
      expect((await view().expect(200)).text).toBe('null');
    });

    it.each(['sent', 'accepted', 'rejected', 'expired'] as const)(
      'shows one that is %s, uncached and without contact data',
      async (status) => {
        await send();
        const saved = await send({ status });
        const shown = await view().expect(200);
        expect(shown.body).toEqual(visitorView(saved));
        expect(shown.headers['cache-control']).toContain('no-store');
        expect(shown.text).not.toContain('@');
      },
    );

    it('keeps the total of each sending', async () => {
      for (const price of [640, 6_400, 4_800]) await send({ price });
      const { sendings } = (await view().expect(200)).body;
      expect(sendings.map(({ revision, price }: QuoteSending) => [revision, price])).toEqual([
        [1, 640],
        [2, 6_400],
        [3, 4_800],
      ]);
    });

    it('returns JSON null for one closed before it was ever sent', async () => {
      await saveQuote(test, as.editor, requestId, { status: 'draft' });
      await test.http.put(`/api/project/${requestId}`).set(as.editor).send({ status: 'rejected' }).expect(200);
      expect((await view().expect(200)).text).toBe('null');
      expect((await answer('accept').expect(409)).body.message).toBe(QUOTE_TEXTS.noOpenQuote);
    });

    it('accepts only the request’s email address, in any case', async () => {
      await send();
      await view('?email=MUTINTA@example.com').expect(200);
      for (const email of ['mallory@example.com', 'nonsense', '']) await view(`?email=${email}`).expect(404);
    });
  });

  describe('GET /project/track/:id', () => {
    it('returns the request’s progress, without contact data', async () => {
      const tracked = {
        requestId,
        name: REQUEST.name,
        organisation: REQUEST.organisation,
        description: REQUEST.description,
        status: 'pending',
        service: BUILT_IN_SERVICES[0].title,
        projectScope: REQUEST.projectScope,
        createdAt: expect.stringMatching(/Z$/),
        quote: null,
        payment: null,
        documents: [],
        steps: [],
        thread: [],
        tpin: '',
      };
      expect((await track().expect(200)).body).toEqual(tracked);
      await saveQuote(test, as.editor, requestId, { status: 'draft' });
      expect((await track().expect(200)).body).toEqual({ ...tracked, status: 'in_review' });
      const quote = visitorView(await send());
      const after = await track().expect(200);
      expect(after.body).toEqual({ ...tracked, status: 'quoted', quote });
      for (const secret of [REQUEST.email, REQUEST.phone]) expect(after.text).not.toContain(secret);
    });
  });

  describe('POST /project/quote/:id/accept and /decline', () => {
    it.each([
      ['accept', 'accepted', 'accepted'],
      ['decline', 'rejected', 'declined'],
    ] as const)('%s makes quote and request %s and emails the owner', async (word, status, verb) => {
      const sent = await send();
      const arrival = test.mailbox.next(DEFAULT_SETTINGS.contactEmail);
      const answered = await answer(word).expect(200);
      expect(answered.body).toMatchObject({
        requestId,
        status,
        quote: {
          ...visitorView(sent),
          status,
          answeredBy: 'client',
          answeredAt: expect.stringMatching(/Z$/),
          updatedAt: expect.stringMatching(/Z$/),
        },
      });
      expect(await statuses()).toEqual([status, status]);

      const mail = await arrival;
      expect(mail.envelope.to).toEqual([DEFAULT_SETTINGS.contactEmail]);
      expect(mail.replyTo).toMatchObject([{ address: REQUEST.email }]);
      expect(mail.subject).toBe(`Quote ${verb}: ${BUILT_IN_SERVICES[0].title}`);
      expect(mail.text).toContain('$1,250.50');
    });

    it('is idempotent, and emails the owner once', async () => {
      await send();
      await answer('accept').expect(200);
      await answer('accept').expect(200);
      await test.app.get(MailOutbox).whenIdle();
      expect(test.mailbox.to(DEFAULT_SETTINGS.contactEmail)).toHaveLength(1);
      expect(await statuses()).toEqual(['accepted', 'accepted']);
    });

    it('is withdrawn when staff reopen the request: the client is asked again', async () => {
      await send();
      await answer('accept').expect(200);
      await test.http.put(`/api/project/${requestId}`).set(as.editor).send({ status: 'in_review' }).expect(200);
      expect((await answer('accept').expect(409)).body.message).toBe(QUOTE_TEXTS.noOpenQuote);
      expect(await statuses()).toEqual(['draft', 'in_review']);
    });

    it.each([
      ['accepted', 'decline', QUOTE_TEXTS.alreadyAccepted],
      ['rejected', 'accept', QUOTE_TEXTS.alreadyClosed],
    ] as const)('is refused once staff have set the request %s', async (status, word, message) => {
      await send();
      await test.http.put(`/api/project/${requestId}`).set(as.editor).send({ status }).expect(200);
      expect((await answer(word).expect(409)).body).toMatchObject({
        message,
        current: { status, answeredBy: 'staff' },
      });
      expect(await statuses()).toEqual([status, status]);
    });

    it('stores the reason for declining, and emails it to the owner', async () => {
      await send();
      const arrival = test.mailbox.next(DEFAULT_SETTINGS.contactEmail);
      const word = { email: REQUEST.email, revision: 1, reason: 'price', text: ' Too dear for a school. ' };
      expect(JSON.stringify((await answer('decline', word).expect(200)).body)).not.toContain('Too dear');
      expect(await readQuote(test, as.viewer, requestId)).toMatchObject({
        status: 'rejected',
        answeredBy: 'client',
        declineReason: 'price',
        declineText: 'Too dear for a school.',
      });
      expect((await arrival).text).toContain('Too dear for a school.');
    });

    it('cannot be reversed', async () => {
      await send();
      await answer('decline').expect(200);
      const refused = await answer('accept').expect(409);
      expect(refused.body.message).toBe(QUOTE_TEXTS.alreadyDeclined);
      expect(await statuses()).toEqual(['rejected', 'rejected']);
    });

    it.each([
      ['none', QUOTE_TEXTS.noOpenQuote],
      ['draft', QUOTE_TEXTS.noOpenQuote],
      ['expired', QUOTE_TEXTS.expired],
    ] as const)('needs a sent quote (%s)', async (status, message) => {
      if (status !== 'none') await send({ status });
      const before = await statuses();
      for (const word of ['accept', 'decline'] as const) {
        expect((await answer(word).expect(409)).body.message).toBe(message);
      }
      expect(await statuses()).toEqual(before);
      await test.app.get(MailOutbox).whenIdle();
      // Selects the emails about an answer, because an email about the request may arrive late.
      expect(test.mailbox.received.filter(({ subject = '' }) => /accepted|declined/i.test(subject))).toEqual([]);
    });

    it.each(['accept', 'decline'] as const)('needs the email address of the request (%s)', async (word) => {
      await send();
      const refused = await answer(word, { email: 'mallory@example.com', revision: 1 }).expect(400);
      expect(refused.body.errors).toEqual([{ field: 'email', message: QUOTE_TEXTS.notTheAddress }]);
      expect(JSON.stringify(refused.body)).not.toContain('mutinta');
      expect(await statuses()).toEqual(['sent', 'quoted']);
      await answer(word, { email: ' Mutinta@Example.com', revision: 1 }).expect(200);
    });

    it.each(['accept', 'decline'] as const)('refuses terms that were changed since (%s)', async (word) => {
      await send({ price: 640 });
      const { revision } = (await track().expect(200)).body.quote;
      await send({ price: 6_400 });
      const refused = await answer(word, { email: REQUEST.email, revision }).expect(409);
      expect(refused.body).toMatchObject({
        message: QUOTE_TEXTS.revised,
        current: { price: 6_400, status: 'sent', revision: 2, previous: { price: 640 } },
      });
      expect(refused.body.current).toEqual((await view().expect(200)).body);
      expect(await statuses()).toEqual(['sent', 'quoted']);
      await answer(word, { email: REQUEST.email, revision: refused.body.current.revision }).expect(200);
    });

    it('refuses to repeat an acceptance of other terms', async () => {
      await send({ price: 640 });
      await saveQuote(test, as.editor, requestId, { price: 600, status: 'accepted' });
      const refused = await answer('accept').expect(409);
      expect(refused.body.current).toMatchObject({ price: 600, status: 'accepted', revision: 2 });
    });

    it('accepts nothing without a revision', async () => {
      await send();
      const refused = await answer('accept', { email: REQUEST.email }).expect(400);
      expect(refused.body.errors).toEqual([{ field: 'revision', message: expect.any(String) }]);
      expect(await statuses()).toEqual(['sent', 'quoted']);
    });

    it('declines without a revision too', async () => {
      await send();
      await answer('decline', { email: REQUEST.email }).expect(200);
      expect(await statuses()).toEqual(['rejected', 'rejected']);
    });
  });
});
