import { Types } from 'mongoose';
import { lusakaDay } from '../../src/contract/lusaka-day';
import type { PaymentInput } from '../../src/contract/payments';
import type { QuoteInput } from '../../src/contract/project';
import { QUOTE_TEXTS } from '../../src/contract/quote-texts';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { changeSettings } from '../support/content';
import { useMailedApp } from '../support/mailed-app';
import { pagesOf } from '../support/pdf-pages';
import {
  acceptQuote,
  REQUEST,
  readQuote,
  readRequest,
  recordPayment,
  saveQuote,
  sendRequest,
  trackRequest,
} from '../support/project';

const UNKNOWN = '0123456789abcdef01234567';
/** Terms with a total of K11,600.00 with VAT, and a deposit of K4,640.00. */
const TERMS: Partial<QuoteInput> = {
  ...{ lines: [{ text: 'School register', quantity: 1, unitPrice: 10_000 }] },
  ...{ vatPercent: 16, depositPercent: 40, currency: 'ZMW' },
};
const METHODS = [
  { label: 'Airtel Money', details: '0970 000 000\nMosi Digital Academy' },
  { label: 'Bank', details: 'Zanaco, 0012345' },
];
const TODAY = lusakaDay(new Date());
const PAYMENT: PaymentInput = {
  ...{ amount: 4_640, day: TODAY, method: 'mobile_money', methodLabel: '' },
  note: 'CI123.456',
};

describe('payments of a quote', () => {
  const test = useMailedApp();
  const as = useEachRole(test);
  let requestId: string;

  beforeEach(async () => {
    await methods(METHODS);
    requestId = await sendRequest(test);
    await quote({ status: 'sent' });
    await test.forgetMail();
  });

  const methods = (paymentMethods: typeof METHODS) => changeSettings(test, as.admin, { paymentMethods });
  const quote = (changes: Partial<QuoteInput> = {}) => saveQuote(test, as.editor, requestId, { ...TERMS, ...changes });
  const accept = () => acceptQuote(test, requestId).expect(200);
  const record = (changes: object = {}) => recordPayment(test, as.editor, requestId, { ...PAYMENT, ...changes });
  const remove = (paymentId: string) =>
    test.http.delete(`/api/project/${requestId}/payments/${paymentId}`).set(as.editor);
  const sayPaid = (changes: object = {}) =>
    test.http
      .post(`/api/project/quote/${requestId}/paid`)
      .set(asNewVisitor())
      .send({ email: REQUEST.email, note: 'K4,640 by Airtel', ...changes });
  const endWord = () => test.http.delete(`/api/project/${requestId}/paid`).set(as.editor);
  const track = () => trackRequest(test, requestId);
  const notes = async () =>
    (await readRequest(test, as.viewer, requestId)).thread.map((one) => `${one.by}: ${one.text}`);
  const auditLog = async () => (await test.http.get('/api/audit').set(as.admin).expect(200)).body[0];

  describe('payment methods for the client', () => {
    it('are shown once the quote is accepted, and not before', async () => {
      expect((await track()).payment).toBeNull();
      expect((await accept()).body.payment).toEqual({
        ...{ paid: 0, due: 4_640, isDeposit: true, owed: 11_600, overdue: 0, overpaid: 0, payments: [] },
        ...{ saidPaidAt: null, saidPaidNote: '', saidPaidInvoice: '', reference: expect.stringMatching(/^Q-/) },
        instalments: [
          { label: 'Deposit', amount: 4_640, paid: 0, dueDate: '', dueWhen: 'before work starts', state: 'due' },
          { label: 'Balance', amount: 6_960, paid: 0, dueDate: '', dueWhen: 'when the work is done', state: 'next' },
        ],
        methods: METHODS,
      });
      await quote({ status: 'draft' });
      expect((await track()).payment).toBeNull();
    });

    it('appear in email and PDF too, with the number as reference', async () => {
      await accept();
      const { number } = (await readQuote(test, as.viewer, requestId)) ?? {};
      const { serviceId } = await readRequest(test, as.viewer, requestId);
      const mail = await test.mailbox.about(REQUEST.email, `Your quote is accepted: ${serviceId.title}`);
      expect(mail.text).toContain(
        `Deposit due: K4,640.00\nNext: Balance, K6,960.00, when the work is done\nReference: ${number}`,
      );
      expect(mail.text).toContain('Airtel Money:\n\n  0970 000 000\n  Mosi Digital Academy');
      const { body } = await test.http.get(`/api/project/quote/${requestId}/pdf`).set(asNewVisitor()).buffer(true);
      const words = (await pagesOf(body)).join('\n');
      for (const said of ['Deposit due', 'K4,640.00', 'Airtel Money', '0970 000 000', 'Zanaco, 0012345']) {
        expect(words).toContain(said);
      }
    });

    it('do not appear on an unaccepted quote', async () => {
      const { body } = await test.http.get(`/api/project/quote/${requestId}/pdf`).set(asNewVisitor()).buffer(true);
      expect((await pagesOf(body)).join('\n')).not.toMatch(/Airtel|(Deposit|Balance) due/);
    });
  });

  describe('POST /project/quote/:id/paid', () => {
    it('reports a payment to staff by email and on the request only', async () => {
      await accept();
      const before = await readQuote(test, as.viewer, requestId);
      const answer = await sayPaid().expect(200);
      expect(answer.body.payment).toMatchObject({
        paid: 0,
        due: 4_640,
        saidPaidAt: expect.stringMatching(/Z$/),
        saidPaidNote: 'K4,640 by Airtel',
      });
      const mail = await test.mailbox.about(DEFAULT_SETTINGS.contactEmail, `Payment reported: ${before?.number}`);
      expect(mail.text).toContain('K4,640 by Airtel');
      expect(mail.replyTo?.[0].address).toBe(REQUEST.email);
      const after = await readQuote(test, as.viewer, requestId);
      expect(after).toEqual({ ...before, saidPaid: { note: 'K4,640 by Airtel', at: expect.any(String) } });
      expect(await auditLog()).toMatchObject({ action: 'quotes.say-paid', actorId: null, subjectId: requestId });
    });

    it('is idempotent, sends one email, and accepts one open report', async () => {
      await accept();
      await test.forgetMail();
      const { saidPaidAt } = (await sayPaid().expect(200)).body.payment;
      expect((await sayPaid().expect(200)).body.payment.saidPaidAt).toBe(saidPaidAt);
      const other = await sayPaid({ note: 'And the rest' }).expect(409);
      expect(other.body.message).toBe(QUOTE_TEXTS.saidPaidAlready);
      await test.mailbox.about(DEFAULT_SETTINGS.contactEmail, await subjectOfWord());
      expect(test.mailbox.to(DEFAULT_SETTINGS.contactEmail)).toHaveLength(1);
    });

    it('is closed by a payment or by staff, and stays on record', async () => {
      await accept();
      await sayPaid().expect(200);
      expect((await endWord().expect(200)).body.saidPaid).toBeNull();
      await sayPaid({ note: 'Look again' }).expect(200);
      expect((await record().expect(201)).body.saidPaid).toBeNull();
      expect(await notes()).toEqual([
        expect.stringMatching(/^The client: Reported a payment on .+: K4,640 by Airtel$/),
        expect.stringMatching(/: Look again$/),
      ]);
    });

    it('refuses a report for a fully paid quote', async () => {
      await accept();
      await record({ amount: 11_600 }).expect(201);
      expect((await sayPaid().expect(409)).body.message).toBe(QUOTE_TEXTS.nothingDue);
    });

    it('refuses reports without accepted quote or right email', async () => {
      expect((await sayPaid().expect(409)).body.message).toBe(QUOTE_TEXTS.notAccepted);
      await accept();
      const other = await sayPaid({ email: 'other@example.com' }).expect(400);
      expect(other.body.errors).toEqual([{ field: 'email', message: QUOTE_TEXTS.notTheAddress }]);
      expect((await track()).payment?.saidPaidAt).toBeNull();
    });
  });

  describe('POST /project/:id/payments', () => {
    it('records one, and emails the client one receipt with the balance due', async () => {
      await accept();
      await test.forgetMail();
      const before = await readQuote(test, as.viewer, requestId);
      const answer = await record().expect(201);
      const payment = { ...PAYMENT, _id: expect.any(String), by: expect.any(String), at: expect.any(String) };
      expect(answer.body).toEqual({ ...before, payments: [payment] });
      expect(await readQuote(test, as.viewer, requestId)).toEqual(answer.body);
      const mail = await test.mailbox.about(REQUEST.email, `Payment received: K4,640.00, ${before?.number}`);
      expect(mail.text).toContain('Next: Balance, K6,960.00, when the work is done');
      expect(mail.text).toContain('Airtel Money');
      expect(mail.text).not.toContain('CI123.456');
      const { payment: shown } = await track();
      expect(shown).toMatchObject({ paid: 4_640, due: 0, owed: 6_960, isDeposit: false, overpaid: 0 });
      expect(shown?.payments).toEqual([
        { _id: answer.body.payments[0]._id, amount: 4_640, day: TODAY, method: 'mobile_money', at: expect.any(String) },
      ]);
      expect(await auditLog()).toMatchObject({ action: 'quotes.payment', subjectId: requestId, fields: ['paid'] });
      expect(test.mailbox.to(REQUEST.email)).toHaveLength(1);
    });

    it('records a repeated call once', async () => {
      await accept();
      await test.forgetMail();
      for (let press = 0; press < 2; press += 1) {
        const answer = await record().set('Idempotency-Key', 'a-key-of-this-press').expect(201);
        expect(answer.body.payments).toHaveLength(1);
      }
      await record({ amount: 1 }).set('Idempotency-Key', 'a-key-of-this-press').expect(409);
      const colleague = { ...as.admin, 'Idempotency-Key': 'a-key-of-this-press' };
      expect((await record().set(colleague).expect(201)).body.payments).toHaveLength(2);
    });

    it('records nothing after a colleague’s payment, and shows it', async () => {
      await accept();
      const { body } = await record({ lastPaymentId: null }).expect(201);
      const late = await record({ lastPaymentId: null }).expect(409);
      expect(late.body).toMatchObject({ message: QUOTE_TEXTS.paidMeanwhile, current: body });
      await record({ lastPaymentId: body.payments[0]._id }).expect(201);
    });

    it('accepts an overpayment, and reports it', async () => {
      await accept();
      await record({ amount: 12_000 }).expect(201);
      expect((await track()).payment).toMatchObject({ paid: 12_000, due: 0, overpaid: 400, isDeposit: false });
      const mail = await test.mailbox.about(REQUEST.email, await subjectOf('K12,000.00'));
      expect(mail.text).toMatch(/The quote is now paid in full[\s\S]+Overpaid: K400.00/);
      expect(mail.text).not.toContain('Airtel Money');
    });

    it('records nothing without an accepted quote', async () => {
      expect((await record().expect(409)).body.message).toBe(QUOTE_TEXTS.notAccepted);
      expect((await readQuote(test, as.viewer, requestId))?.payments).toEqual([]);
    });

    it('accepts fifty', async () => {
      await accept();
      const many = Array.from({ length: 50 }, () => ({
        ...PAYMENT,
        _id: new Types.ObjectId(),
        by: 'Ann',
        at: new Date(),
      }));
      await test.connection.collection('projectrequests').updateMany({}, { $set: { 'quote.payments': many } });
      expect((await record().expect(409)).body.message).toBe(QUOTE_TEXTS.tooManyPayments);
    });
  });

  describe('DELETE /project/:id/payments/:paymentId', () => {
    it('adds a line to the conversation and the audit log', async () => {
      await accept();
      const { body } = await record().expect(201);
      await remove(UNKNOWN).expect(404);
      const answer = await remove(body.payments[0]._id).expect(200);
      expect(answer.body.payments).toEqual([]);
      expect(await notes()).toEqual([
        expect.stringMatching(/: Payment removed: K4,640.00 by mobile money, .+ \(CI123.456\)\.$/),
      ]);
      expect(await auditLog()).toMatchObject({
        action: 'quotes.remove-payment',
        changes: expect.arrayContaining([{ field: 'paid', from: 4_640, to: null }]),
      });
    });
  });

  it('keep a reopened quote’s payments, and fix its currency', async () => {
    await accept();
    await record().expect(201);
    expect((await quote({ status: 'draft' })).payments).toHaveLength(1);
    await record().expect(409);
    const body = { projectRequestId: requestId, timeEstimate: 6, teamSize: 'Two', ...TERMS, currency: 'USD' };
    const refused = await test.http.post('/api/project/quote').set(as.editor).send(body).expect(400);
    expect(refused.body.errors).toEqual([{ field: 'currency', message: QUOTE_TEXTS.currencyIsPaid }]);
    const lines = [{ text: 'School register', quantity: 1, unitPrice: 1_000 }];
    expect((await quote({ status: 'accepted', lines })).payments).toHaveLength(1);
    expect((await track()).payment).toMatchObject({ paid: 4_640, due: 0, overpaid: 3_480 });
  });

  it('are found by an email address in notes, erased with the person', async () => {
    const email = 'treasurer@example.com';
    await accept();
    await record({ note: `From ${email}` }).expect(201);
    await sayPaid({ note: `Ask ${email}` }).expect(200);
    const find = () => test.http.post('/api/privacy/find').set(as.admin).send({ email }).expect(200);
    expect((await find()).body.kinds).toContainEqual(expect.objectContaining({ kind: 'mentions', count: 1 }));
    await test.http.post('/api/privacy/erase').set(as.admin).send({ email }).expect(200);
    expect(await readQuote(test, as.viewer, requestId)).toMatchObject({
      payments: [{ ...PAYMENT, note: 'From [erased address]' }],
      saidPaid: { note: 'Ask [erased address]' },
    });
  });

  it('are counted on the dashboard by currency', async () => {
    const statistics = async () => (await test.http.get('/api/dashboard/figures').set(as.viewer).expect(200)).body;
    const sumOf = (money: { currency: string; total: number }[]) =>
      money.find(({ currency }) => currency === 'ZMW')?.total ?? 0;
    const before = await statistics();
    await accept();
    await record().expect(201);
    await sayPaid().expect(200);
    const waiting = (await test.http.get('/api/dashboard').set(as.viewer).expect(200)).body;
    expect(waiting).toMatchObject({ saidPaid: expect.any(Number), saidPaidOf: expect.any(String) });
    const after = await statistics();
    expect(sumOf(after.paid) - sumOf(before.paid)).toBe(4_640);
    expect(sumOf(after.owed) - sumOf(before.owed)).toBeCloseTo(6_960, 2);
  });

  const subjectOf = async (amount: string) =>
    `Payment received: ${amount}, ${(await readQuote(test, as.viewer, requestId))?.number}`;
  const subjectOfWord = async () => `Payment reported: ${(await readQuote(test, as.viewer, requestId))?.number}`;
});
