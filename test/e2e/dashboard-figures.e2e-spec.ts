import type { DashboardFigures } from '../../src/contract/dashboard';
import { daysAfter, lusakaDay, mondayOf, monthOf } from '../../src/contract/lusaka-day';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { forgetRecords } from '../support/fresh-site';
import { saveQuote, sendRequest } from '../support/project';

describe('GET /dashboard/figures', () => {
  const test = useTestApp();
  const as = useEachRole(test);
  beforeEach(() => forgetRecords(test));

  const read = async (): Promise<DashboardFigures> =>
    (await test.http.get('/api/dashboard/figures').set(as.viewer).expect(200)).body;
  const write = () =>
    test.http
      .post('/api/contact')
      .set(asNewVisitor())
      .send({ name: 'Mutale', email: 'mutale@example.com', subject: 'Prices', message: 'Private words.' })
      .expect(201);
  const today = () => lusakaDay(new Date());

  it('returns no numbers on an empty site', async () => {
    const figures = await read();
    expect(figures).toMatchObject({ lateRequests: 0, lateMessages: 0, open: [], openQuotes: 0, won: [], wonQuotes: 0 });
    expect(figures.firstAnswerMinutes).toBeNull();
    expect(figures.weeks).toHaveLength(12);
    expect(figures.weeks.at(-1)).toEqual({ start: mondayOf(today()), requests: 0, messages: 0 });
    expect(figures.weeks[0].start).toBe(daysAfter(mondayOf(today()), -77));
    expect(figures.months).toHaveLength(12);
    expect(figures.months.at(-1)).toEqual({ month: monthOf(today()), open: [], won: [] });
  });

  it('sums by currency, counts by week, and names nobody', async () => {
    await saveQuote(test, as.editor, await sendRequest(test), { status: 'sent', price: 640 });
    await saveQuote(test, as.editor, await sendRequest(test), { status: 'sent', price: 0.1, currency: 'ZMW' });
    await saveQuote(test, as.editor, await sendRequest(test), { status: 'sent', price: 0.2, currency: 'ZMW' });
    await saveQuote(test, as.editor, await sendRequest(test), { status: 'accepted', price: 31_250, currency: 'ZMW' });
    await saveQuote(test, as.editor, await sendRequest(test), { price: 5 });
    await write();
    const figures = await read();
    const open = [
      { currency: 'ZMW', total: 0.3 },
      { currency: 'USD', total: 640 },
    ];
    const won = [{ currency: 'ZMW', total: 31_250 }];
    expect(figures).toMatchObject({ open, openQuotes: 3, won, wonQuotes: 1, lateRequests: 0, firstAnswerMinutes: 0 });
    expect(figures.months.at(-1)).toEqual({ month: monthOf(today()), open, won });
    expect(figures.weeks.at(-1)).toMatchObject({ requests: 5, messages: 1 });
    expect(JSON.stringify(figures)).not.toMatch(/@|Mutale|Private/);
  });

  it('counts overdue requests, and takes the median of first replies', async () => {
    for (const _ of [1, 2, 3]) await sendRequest(test);
    await write();
    const [first, second] = await test.connection.collection('projectrequests').find().toArray();
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const age = (name: string, filter: object, createdAt: Date) =>
      test.connection.collection(name).updateMany(filter, { $set: { createdAt } });
    await age('contacts', {}, ago(12 * 24 * 60));
    await age('projectrequests', { _id: first._id }, ago(60));
    await age('projectrequests', { _id: second._id }, ago(12 * 24 * 60));
    await test.http
      .post(`/api/project/${first._id.toHexString()}/messages`)
      .set(as.editor)
      .send({ kind: 'call', text: 'Called.' })
      .expect(201);
    expect(await read()).toMatchObject({ lateRequests: 1, lateMessages: 1, firstAnswerMinutes: 60 });
  });
});
