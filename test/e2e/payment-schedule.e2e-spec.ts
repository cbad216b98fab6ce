import { daysAfter, formatDay, lusakaDay, startOf } from '../../src/contract/lusaka-day';
import type { VisitorPayment } from '../../src/contract/payments';
import type { Quote, QuoteInput } from '../../src/contract/project';
import { QUOTE_TEXTS } from '../../src/contract/quote-texts';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { TrustedClock } from '../../src/platform/clock/trusted-clock';
import { RemindersService } from '../../src/project/quotes/reminders.service';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { changeSettings } from '../support/content';
import { useMailedApp } from '../support/mailed-app';
import { pagesOf } from '../support/pdf-pages';
import {
  acceptQuote,
  issueInvoice,
  postQuote,
  REQUEST,
  readRequest,
  recordPayment,
  saveQuote,
  sendRequest,
  trackRequest,
} from '../support/project';

const TODAY = lusakaDay(new Date());
const LATER = daysAfter(TODAY, 5);
const part = (share: number, due: object) => ({ label: 'Part', share, ...due });

describe('payment schedule of a quote', () => {
  const test = useMailedApp();
  const as = useEachRole(test);
  let requestId: string;

  beforeEach(async () => {
    requestId = await sendRequest(test);
    await test.forgetMail();
  });

  const post = (changes: object) => postQuote(test, as.editor, requestId, changes);
  const save = (changes: Partial<QuoteInput>): Promise<Quote> => saveQuote(test, as.editor, requestId, changes);
  const track = () => trackRequest(test, requestId);

  describe('as terms', () => {
    const SHARES = [
      { label: 'On signing', share: 33.33, amount: null, dueDate: '', dueWhen: 'on signing' },
      { label: 'Rest', share: 66.67, amount: null, dueDate: '2027-01-15', dueWhen: '' },
    ];
    const AMOUNTS = SHARES.map((entry, place) => ({ ...entry, share: null, amount: [1_500.5, 3_000][place] }));

    it('is stored with all fields, and removed by an empty list', async () => {
      await save({ depositPercent: 40 });
      const short = [
        { label: 'On signing', share: 33.33, dueWhen: 'on signing' },
        { label: 'Rest', share: 66.67, dueDate: '2027-01-15' },
      ];
      expect(await save({ schedule: short, depositPercent: 40 })).toMatchObject({
        schedule: SHARES,
        depositPercent: 0,
      });
      expect(await save({ depositPercent: 40 })).toMatchObject({ schedule: SHARES, depositPercent: 0 });
      expect(await save({ schedule: [], depositPercent: 40 })).toMatchObject({ schedule: [], depositPercent: 40 });
    });

    it('is part of what is sent: changes make a revision', async () => {
      await save({ schedule: SHARES, status: 'sent' });
      const { revisions } = await save({ schedule: AMOUNTS, price: 4_500.5, status: 'sent' });
      expect(revisions).toMatchObject([
        { revision: 1, schedule: SHARES },
        { revision: 2, schedule: AMOUNTS },
      ]);
      const { quote } = await track();
      expect(quote).toMatchObject({ revision: 2, schedule: AMOUNTS, previous: { schedule: SHARES } });
      const [entry] = (await test.http.get('/api/audit').set(as.admin).expect(200)).body;
      expect(entry).toMatchObject({ action: 'quotes.save', fields: expect.arrayContaining(['schedule']) });
    });

    it('cannot change once accepted', async () => {
      await save({ schedule: SHARES, status: 'accepted' });
      expect((await post({ schedule: [] }).expect(409)).body.message).toBe(QUOTE_TEXTS.answeredIsClosed);
    });

    it('must still fit when the price changes', async () => {
      await save({ schedule: AMOUNTS, price: 4_500.5 });
      const message = 'The instalments must add up to the total of $5,000.00. They add up to $4,500.50.';
      expect((await post({ price: 5_000 }).expect(400)).body.errors).toEqual([{ field: 'schedule', message }]);
    });
  });

  describe('once accepted', () => {
    const accept = async (schedule: QuoteInput['schedule']): Promise<VisitorPayment> => {
      await save({ schedule, price: 11_600, currency: 'ZMW', status: 'sent' });
      return (await acceptQuote(test, requestId).expect(200)).body.payment;
    };
    const pay = async (amount: number) => {
      await recordPayment(test, as.editor, requestId, { amount }).expect(201);
      return (await track()).payment;
    };

    it('tells what is due, overdue and next, also by email', async () => {
      const payment = await accept([
        part(25, { dueDate: daysAfter(TODAY, -1) }),
        part(25, { dueDate: TODAY }),
        part(50, { dueDate: LATER }),
      ]);
      expect(payment).toMatchObject({ due: 5_800, overdue: 2_900, owed: 11_600, isDeposit: false });
      expect(await pay(3_000)).toMatchObject({ due: 2_800, overdue: 0, owed: 8_600 });
      const paid = await pay(2_800);
      expect(paid).toMatchObject({ due: 0, owed: 5_800 });
      expect(paid?.instalments.map(({ state }) => state)).toEqual(['paid', 'paid', 'next']);
      const number = (await track()).quote?.number;
      const { text } = await test.mailbox.about(REQUEST.email, `Payment received: K2,800.00, ${number}`);
      expect(text).toContain(`Next: Part, K5,800.00, ${formatDay(LATER)}`);
    });

    it('is listed in emails and PDF before and after acceptance', async () => {
      await accept([part(40, { dueWhen: 'on signing' }), part(60, { dueDate: LATER })]);
      const { serviceId } = await readRequest(test, as.viewer, requestId);
      const { text } = await test.mailbox.about(REQUEST.email, `Your quote is accepted: ${serviceId.title}`);
      expect(text).toContain(
        `Payment schedule:\n- Part: K4,640.00, on signing\n- Part: K6,960.00, ${formatDay(LATER)}`,
      );
      const words = async () => {
        const { body } = await test.http.get(`/api/project/quote/${requestId}/pdf`).set(asNewVisitor()).buffer(true);
        return (await pagesOf(body)).join('\n');
      };
      for (const said of ['Payment schedule', 'on signing', 'Amount due', 'K6,960.00', formatDay(LATER), 'Next'])
        expect(await words()).toContain(said);
      await save({ price: 11_600, currency: 'ZMW', status: 'sent' });
      expect(await words()).toContain('on signing');
      expect(await words()).not.toContain('Amount due');
    });

    it('shows wording, invoice day and the part paid in the PDF', async () => {
      await accept([part(40, { dueWhen: 'on delivery' }), part(60, { dueDate: LATER })]);
      const invoice = await issueInvoice(test, as.editor, requestId, 0);
      await pay(1_000.5);
      const { body } = await test.http.get(`/api/project/quote/${requestId}/pdf`).set(asNewVisitor()).buffer(true);
      const words = (await pagesOf(body)).join(' ');
      expect(words).toContain(`on delivery, invoice due ${formatDay(invoice.body.dueDate)}`);
      expect(words).toContain('K1,000.50 paid');
    });

    it('names in the email of an invoice what is left to pay', async () => {
      await accept([part(40, { dueWhen: 'on signing' }), part(60, { dueWhen: 'on delivery' })]);
      const make = async (entry: number): Promise<string> =>
        (await issueInvoice(test, as.editor, requestId, entry).expect(201)).body.number;
      await pay(1_000);
      const open = await test.mailbox.about(REQUEST.email, `Invoice ${await make(0)}: K3,640.00`);
      expect(open.text).toContain('Amount: K4,640.00\nPaid so far: K1,000.00\nLeft to pay: K3,640.00\n');
      await pay(10_600);
      const paid = await test.mailbox.about(REQUEST.email, `Invoice ${await make(1)}: paid in full`);
      expect(paid.text).toContain('Amount: K6,960.00\n');
      expect(paid.text).not.toContain('Reference');
    });

    it('makes overdue payments count on the dashboard and in the work list', async () => {
      const owed = async () => {
        const { body } = await test.http.get('/api/dashboard/figures').set(as.viewer).expect(200);
        return body.overdue.find(({ currency }: { currency: string }) => currency === 'ZMW')?.total ?? 0;
      };
      const isLate = async () => {
        const { body } = await test.http.get('/api/project?status=accepted').set(as.viewer).expect(200);
        return body.projectRequests.find(({ _id }: { _id: string }) => _id === requestId).isLate;
      };
      const before = await owed();
      await accept([part(50, { dueDate: daysAfter(TODAY, -1) }), part(50, { dueDate: LATER })]);
      expect([(await owed()) - before, await isLate()]).toEqual([5_800, true]);
      await pay(5_800);
      expect([(await owed()) - before, await isLate()]).toEqual([0, false]);
    });

    describe('with reminders on', () => {
      const switchTo = (paymentReminders: boolean) => changeSettings(test, as.admin, { paymentReminders });
      /** Sends the reminders that are due at noon in Lusaka, `days` days after the due date. */
      const sweep = async (days: number) => {
        await test.app.get(RemindersService).sweep(new Date(+startOf(daysAfter(LATER, days)) + 12 * 3_600_000));
        await test.queue.whenIdle();
      };
      const subjects = () =>
        test.mailbox
          .to(REQUEST.email)
          .map(({ subject }) => subject ?? '')
          .filter((subject) => /^Payment (due|overdue)/.test(subject));
      const due = async () => {
        await accept([part(40, { dueWhen: 'on signing' }), part(60, { dueDate: LATER })]);
        await pay(4_640);
        await test.forgetMail();
      };
      beforeEach(async () => {
        jest.spyOn(test.app.get(TrustedClock), 'isTrusted').mockResolvedValue(true);
        await test.connection.collection('projectrequests').deleteMany({});
        requestId = await sendRequest(test);
        await switchTo(true);
      });
      afterEach(() => switchTo(false));
      afterAll(() => jest.restoreAllMocks());

      it('reminds 3 days before, 3 and 10 days after, once each', async () => {
        await due();
        for (const days of [-4, -3, -2, 0]) await sweep(days);
        expect(subjects()).toEqual([expect.stringMatching(/^Payment due on /)]);
        expect(test.mailbox.to(REQUEST.email).at(-1)?.text).toContain('Part: K6,960.00');
        for (const days of [2, 3, 4, 9, 10, 11, 21, 40]) await sweep(days);
        expect(subjects()).toHaveLength(3);
      });

      it('reminds of no payment that was made or reported', async () => {
        await due();
        await test.http
          .post(`/api/project/quote/${requestId}/paid`)
          .set(asNewVisitor())
          .send({ email: REQUEST.email })
          .expect(200);
        await sweep(-3);
        await pay(6_960);
        await sweep(3);
        expect(subjects()).toEqual([]);
      });

      it('is off by default', async () => {
        await switchTo(DEFAULT_SETTINGS.paymentReminders);
        await due();
        await sweep(-3);
        expect(subjects()).toEqual([]);
      });
    });

    it('takes the report of a payment that is not due yet', async () => {
      expect(await accept([part(100, { dueDate: LATER })])).toMatchObject({ due: 0, owed: 11_600 });
      const { body } = await test.http
        .post(`/api/project/quote/${requestId}/paid`)
        .set(asNewVisitor())
        .send({ email: REQUEST.email, note: 'By Airtel, CI9' })
        .expect(200);
      expect(body.payment.saidPaidNote).toBe('By Airtel, CI9');
    });
  });
});
