import { LIMITS } from '../../src/contract/limits';
import { lusakaDay } from '../../src/contract/lusaka-day';
import { useEachRole } from '../support/accounts';
import { useMailedApp } from '../support/mailed-app';
import { acceptedRequest, REQUEST, readQuote, recordPayment } from '../support/project';

/** Terms with a total of K11,600.00 with VAT, and a deposit of K4,640.00. */
const TERMS = {
  ...{ lines: [{ text: 'School register', quantity: 1, unitPrice: 10_000 }], vatPercent: 16, depositPercent: 40 },
  currency: 'ZMW',
} as const;
const TODAY = lusakaDay(new Date());

describe('GET /project/payments', () => {
  const test = useMailedApp();
  const as = useEachRole(test);
  const overview = async () => (await test.http.get('/api/project/payments').set(as.viewer).expect(200)).body;
  const record = (requestId: string, payment: object) =>
    recordPayment(test, as.editor, requestId, { method: 'mobile_money', ...payment });

  it('lists an accepted quote with what is due until it is paid', async () => {
    expect((await overview()).owing).toEqual([]);
    const requestId = await acceptedRequest(test, as.editor, TERMS);
    await record(requestId, { amount: 640.01 }).expect(201);
    const { number, answeredAt } = (await readQuote(test, as.viewer, requestId)) ?? {};
    const { owing, owed, months } = await overview();
    expect(owing).toEqual([
      {
        ...{ _id: requestId, name: REQUEST.name, organisation: REQUEST.organisation, number, currency: 'ZMW' },
        ...{ due: 3_999.99, owed: 10_959.99, overdueSince: null, dueDate: null, acceptedAt: answeredAt },
        next: 'Balance, K6,960.00, when the work is done',
      },
    ]);
    expect(owed).toEqual([{ currency: 'ZMW', total: 10_959.99 }]);
    // VAT in the payment: 1,600.00 x 640.01 / 11,600.00 = 88.28.
    expect(months[0]).toEqual({
      month: TODAY.slice(0, 7),
      paid: [{ currency: 'ZMW', total: 640.01 }],
      vat: [{ currency: 'ZMW', total: 88.28 }],
    });
    await record(requestId, { amount: 10_959.99 }).expect(201);
    const paid = await overview();
    expect(paid.owing).toEqual([]);
    expect(paid.months[0].vat).toEqual([{ currency: 'ZMW', total: 1_600 }]);
  });

  it('counts payments, which keep the name of their method', async () => {
    const requestId = await acceptedRequest(test, as.editor, TERMS);
    const { body } = await record(requestId, { amount: 50, methodLabel: ' Airtel Money ' }).expect(201);
    expect(body.payments).toMatchObject([{ method: 'mobile_money', methodLabel: 'Airtel Money' }]);
    const long = { amount: 50, methodLabel: 'x'.repeat(LIMITS.paymentLabel + 1) };
    expect((await record(requestId, long).expect(400)).body.errors).toMatchObject([{ field: 'methodLabel' }]);
    const mail = await test.mailbox.about(REQUEST.email, /^Payment received: K50.00/);
    expect(mail.text).toContain('by mobile money (Airtel Money)');
  });
});
