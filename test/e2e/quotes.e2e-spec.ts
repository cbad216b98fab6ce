import { QUOTE_STATUSES } from '../../src/contract/project';
import { QUOTE_TEXTS } from '../../src/contract/quote-texts';
import { QUOTE_INCLUDED } from '../../src/contract/terms';
import { useEachRole } from '../support/accounts';
import { useFreshRequest } from '../support/fresh-request';
import { useMailedApp } from '../support/mailed-app';
import { QUOTE, readRequest, saveQuote } from '../support/project';

const UNKNOWN = '0123456789abcdef01234567';

describe('quotes, for staff', () => {
  const test = useMailedApp();
  const as = useEachRole(test);
  const { request, post, quote, status, setStatus, accept } = useFreshRequest(test, as);

  describe('POST /project/quote', () => {
    it('creates the quote of a request: 201', async () => {
      const answer = await post().expect(201);
      expect(answer.body).toEqual({
        ...QUOTE,
        number: null,
        tpin: '',
        lines: [],
        discount: 0,
        vatPercent: 0,
        depositPercent: 0,
        schedule: [],
        currency: 'USD',
        included: [...QUOTE_INCLUDED],
        validUntil: null,
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        projectRequestId: request.id,
        revision: 0,
        revisions: [],
        answeredBy: null,
        answeredAt: null,
        declineReason: '',
        declineText: '',
        reopenings: [],
        payments: [],
        saidPaid: null,
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
      });
      expect(await quote()).toEqual(answer.body);
      // The request is now in review, because staff have begun to write its quote.
      expect(await status()).toBe('in_review');
      expect(test.mailbox.received).toEqual([]);
    });

    it('changes it afterwards: 200, and never a second one', async () => {
      const created = await saveQuote(test, as.editor, request.id);
      const answer = await post({ price: 0, notes: null }).expect(200);
      expect(answer.body).toEqual({ ...created, price: 0, notes: '', updatedAt: answer.body.updatedAt });
    });

    it('creates one from two simultaneous calls', async () => {
      const answers = await Promise.all([post({ price: 1 }), post({ price: 2 }), post({ price: 3 })]);
      expect(answers.map(({ status: code }) => code).sort()).toEqual([200, 200, 201]);
      expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    });

    it('keeps notes and status when they are missing', async () => {
      await saveQuote(test, as.editor, request.id, { status: 'expired' });
      const { notes, status: omitted, ...rest } = QUOTE;
      expect([notes, omitted]).toBeDefined();
      const answer = await test.http
        .post('/api/project/quote')
        .set(as.editor)
        .send({ projectRequestId: request.id, ...rest })
        .expect(200);
      expect(answer.body).toMatchObject({ notes, status: 'expired' });
    });

    it.each(['accepted', 'rejected'])('refuses a quote for a request that is %s until reopened', async (before) => {
      await setStatus(before);
      for (const to of QUOTE_STATUSES) {
        expect((await post({ status: to }).expect(409)).body.message).toBe(QUOTE_TEXTS.reopenFirst);
      }
      expect([await status(), await quote()]).toEqual([before, null]);
      await setStatus('quoted');
      await post().expect(201);
      expect(await status()).toBe('in_review');
    });

    it.each(['sent', 'accepted', 'expired'])('never makes a quote without a price %s', async (to) => {
      const refusal = [{ field: 'price', message: QUOTE_TEXTS.noPrice }];
      expect((await post({ price: 0, status: to }).expect(400)).body.errors).toEqual(refusal);
      expect(await quote()).toBeNull();
      await post({ price: 0 }).expect(201);
      expect((await post({ price: 0, status: to }).expect(400)).body.errors).toEqual(refusal);
      await post({ price: 5, status: to }).expect(200);
      if (to !== 'accepted') expect((await post({ price: 0, status: to }).expect(400)).body.errors).toEqual(refusal);
      expect(await quote()).toMatchObject({ price: 5, status: to });
    });

    it.each([
      ['draft', 'in_review'],
      ['sent', 'quoted'],
      ['accepted', 'accepted'],
      ['rejected', 'rejected'],
      ['expired', 'quoted'],
    ])('changes any status to %s, and the request to %s', async (to, request) => {
      for (const from of QUOTE_STATUSES) {
        await post({ status: from }).expect((answer) => expect(answer.status).toBeLessThan(202));
        expect((await post({ status: to }).expect(200)).body.status).toBe(to);
        expect(await status()).toBe(request);
      }
    });

    it('freezes terms that staff mark as accepted, and records staff', async () => {
      await post({ status: 'sent', price: 640 }).expect(201);
      const marked = (await post({ status: 'accepted', price: 600, note: 'by phone, the bursar' }).expect(200)).body;
      expect(marked).toMatchObject({ status: 'accepted', revision: 2, answeredBy: 'staff' });
      expect(marked.revisions.at(-1)).toMatchObject({ revision: 2, price: 600 });
      expect(await readRequest(test, as.viewer, request.id)).toMatchObject({
        status: 'accepted',
        thread: [{ kind: 'note', text: 'by phone, the bursar', by: 'The editor' }],
      });
      const refused = await post({ status: 'accepted', price: 1 }).expect(409);
      expect(refused.body.message).toBe(QUOTE_TEXTS.answeredIsClosed);
    });

    it('changes only the status of an accepted quote', async () => {
      await saveQuote(test, as.editor, request.id, { status: 'sent' });
      await accept().expect(200);
      const accepted = await quote();
      for (const changes of [{ price: 1 }, { timeEstimate: 7 }, { teamSize: 'One' }, { notes: 'New' }]) {
        const refused = await post({ status: 'accepted', ...changes }).expect(409);
        expect(refused.body.message).toBe(QUOTE_TEXTS.answeredIsClosed);
      }
      expect(await quote()).toEqual(accepted);
      const reopened = await post({ status: 'expired' }).expect(200);
      expect(reopened.body).toMatchObject({ ...QUOTE, status: 'expired' });
    });

    it.each([UNKNOWN, 'nonsense'])('answers 404 for the request %s', async (projectRequestId) => {
      await post({ projectRequestId }).expect(404);
    });
  });

  describe('GET /project/admin/quote/:projectRequestId', () => {
    it('returns JSON null while there is none', async () => {
      const answer = await test.http.get(`/api/project/admin/quote/${request.id}`).set(as.viewer).expect(200);
      expect(answer.headers['content-type']).toMatch(/json/);
      expect(answer.text).toBe('null');
    });

    it('shows staff a draft, without internal fields', async () => {
      const saved = await saveQuote(test, as.editor, request.id);
      expect(await quote()).toEqual(saved);
      for (const hidden of ['version', 'answer', 'pendingMails']) expect(saved).not.toHaveProperty(hidden);
    });
  });
});
