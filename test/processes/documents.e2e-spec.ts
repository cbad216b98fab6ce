import type { ListedDocument } from '../../src/contract/documents';
import { lusakaDay } from '../../src/contract/lusaka-day';
import { type SignedIn, signInAsAdmin } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { acceptedRequest } from '../support/project';
import fc, { most } from '../support/random-cases';
import { openServer, type SharedServer } from '../support/shared-server';

/** Payment schedule with instalments of K333.33, K333.33 and K333.34, with VAT. */
const SCHEDULE = [333.33, 333.33, 333.34].map((amount, place) => ({
  ...{ label: `Part ${place + 1}`, share: null, amount, dueDate: '', dueWhen: 'on delivery' },
}));
const TERMS = { price: 1_000, currency: 'ZMW', vatPercent: 16, schedule: SCHEDULE } as const;
const cents = (amount: number): number => Math.round(amount * 100);

describe('documents of three processes', () => {
  let server: SharedServer;
  let apps: TestApp[];
  let admin: SignedIn;

  beforeAll(async () => {
    server = await openServer();
    apps = [];
    for (let place = 0; place < 3; place += 1) apps.push(await startTestApp({ MONGODB_URI: server.uri }));
    admin = await signInAsAdmin(appAt(0));
  });
  afterAll(async () => {
    for (const app of apps.reverse()) await app.close();
    await server.close();
  });

  const appAt = (turn: number) => apps[turn % apps.length] as TestApp;
  const list = async (id: string): Promise<ListedDocument[]> =>
    (await appAt(0).http.get(`/api/project/${id}/documents`).set(admin).expect(200)).body;

  /** Sends an action to one of the processes. The server refuses impossible actions with 404 or 409. */
  const act = async (id: string, [action, turn, entry]: readonly [string, number, number]): Promise<void> => {
    const { http } = appAt(turn);
    const [invoice] = (await list(id)).filter((one) => one.kind === 'invoice' && one.entry === entry).slice(-1);
    const payment = { amount: 100, day: lusakaDay(new Date()), method: 'cash', note: '' };
    const call = {
      invoice: () => http.post(`/api/project/${id}/invoices`).send({ entry }),
      credit: () => http.post(`/api/invoices/${invoice?._id ?? '0123456789abcdef01234567'}/credit`).send({}),
      pay: () => http.post(`/api/project/${id}/payments`).send(payment),
      terms: () =>
        http.post('/api/project/quote').send({ ...TERMS, projectRequestId: id, timeEstimate: 9, teamSize: 'X' }),
    }[action];
    const { status } = await (call as NonNullable<typeof call>)().set(admin);
    expect([200, 201, 404, 409]).toContain(status);
  };

  const numbersOf = async (kind: string): Promise<number[]> => {
    const rows = await appAt(0).connection.collection('documents').find({ kind }).sort({ seq: 1 }).toArray();
    return rows.map(({ seq }) => seq);
  };

  const check = async (id: string): Promise<void> => {
    const documents = await list(id);
    const of = (kind: string) => documents.filter((one) => one.kind === kind);
    const credited = new Set(of('credit-note').map(({ sourceId }) => sourceId));
    expect(credited.size).toBe(of('credit-note').length);
    const open = of('invoice').filter(({ _id }) => !credited.has(_id));
    // An instalment has at most one open invoice, and each invoice has the amount of its instalment.
    expect(new Set(open.map(({ entry }) => entry)).size).toBe(open.length);
    for (const { entry, total } of of('invoice')) expect(total).toBe(SCHEDULE[entry ?? 0]?.amount);
    const row = await appAt(0).http.get(`/api/project/admin/quote/${id}`).set(admin).expect(200);
    expect(of('receipt').map(({ total }) => total)).toEqual(
      row.body.payments.map(({ amount }: { amount: number }) => amount),
    );
    const sumOf = (some: ListedDocument[]) => some.reduce((sum, { total }) => sum + cents(total), 0);
    expect(sumOf(of('invoice')) - sumOf(of('credit-note'))).toBe(sumOf(open));
    if (open.length === SCHEDULE.length) expect(sumOf(open)).toBe(cents(TERMS.price));
  };

  it('add up, with one number each, for random calls at once', async () => {
    const action = fc.tuple(fc.constantFrom('invoice', 'invoice', 'credit', 'pay', 'terms'), fc.nat(2), fc.nat(2));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(action, { maxLength: 6 }), { minLength: 1, maxLength: 4 }), async (rounds) => {
        const id = await acceptedRequest(appAt(0), admin, TERMS);
        for (const round of rounds) await Promise.all(round.map((one) => act(id, one)));
        await check(id);
        for (const kind of ['invoice', 'credit-note', 'receipt']) {
          const numbers = await numbersOf(kind);
          expect(numbers).toEqual(numbers.map((_, place) => place + 1));
        }
      }),
      { numRuns: most(30) },
    );
  }, 300_000);
});
