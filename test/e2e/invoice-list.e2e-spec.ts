import { Types } from 'mongoose';
import type { InvoiceState, IssuedInvoice, ListedDocument } from '../../src/contract/documents';
import { daysAfter, lusakaDay } from '../../src/contract/lusaka-day';
import type { QuoteInput } from '../../src/contract/project';
import { useEachRole } from '../support/accounts';
import { useMailedApp } from '../support/mailed-app';
import { acceptedRequest, deleteRequest, issueInvoice, REQUEST, readQuote, recordPayment } from '../support/project';

const TODAY = lusakaDay(new Date());
const YESTERDAY = daysAfter(TODAY, -1);
/** Terms with a total of K10,000.00 and a deposit of K4,000.00. */
const TERMS = {
  ...{ lines: [{ text: 'School register', quantity: 1, unitPrice: 10_000 }], vatPercent: 0, depositPercent: 40 },
  currency: 'ZMW',
} as const;

describe('GET /invoices', () => {
  const test = useMailedApp();
  const as = useEachRole(test);
  const get = (query = '') => test.http.get(`/api/invoices${query}`);
  const list = async (query = ''): Promise<IssuedInvoice[]> => (await get(query).set(as.viewer).expect(200)).body;
  const numbers = async (query: string) => (await list(query)).map(({ number }) => number);
  const accepted = (terms: Partial<QuoteInput> = {}) => acceptedRequest(test, as.editor, { ...TERMS, ...terms });
  const make = async (requestId: string, entry: number): Promise<ListedDocument> =>
    (await issueInvoice(test, as.editor, requestId, entry).expect(201)).body;
  const expire = ({ _id }: ListedDocument) =>
    test.connection
      .collection('documents')
      .updateOne({ _id: new Types.ObjectId(_id) }, { $set: { dueDate: YESTERDAY } });

  const invoices = {} as Record<InvoiceState, ListedDocument>;
  let requestId: string;
  beforeAll(async () => {
    requestId = await accepted();
    const other = await accepted();
    invoices.paid = await make(requestId, 0);
    invoices.credited = await make(requestId, 1);
    invoices.overdue = await make(other, 0);
    invoices.open = await make(other, 1);
    await test.http.post(`/api/invoices/${invoices.credited._id}/credit`).set(as.editor).expect(201);
    await recordPayment(test, as.editor, requestId, { amount: 4_000 }).expect(201);
    await expire(invoices.overdue);
  });

  it('lists all invoices with their states, newest first', async () => {
    const { body, headers } = await get().set(as.viewer).expect(200);
    expect(headers['x-total-count']).toBe('4');
    expect((body as IssuedInvoice[]).map(({ number, state }) => [number, state])).toEqual(
      (['open', 'overdue', 'credited', 'paid'] as const).map((state) => [invoices[state].number, state]),
    );
    const { _id, number, dueDate } = invoices.paid;
    expect(body[3]).toEqual({
      ...{ _id, number, dueDate, day: TODAY, total: 4_000, currency: 'ZMW', state: 'paid', requestId },
      ...{ client: REQUEST.name, organisation: REQUEST.organisation, paid: 4_000, creditNote: null },
      quoteNumber: (await readQuote(test, as.viewer, requestId))?.number,
    });
  });

  it.each([
    ['its number', () => invoices.open.number.slice(-4), ['open']],
    ['its client', () => REQUEST.name.toUpperCase(), ['open', 'overdue', 'credited', 'paid']],
    ['its client in one state', () => `${REQUEST.organisation}&state=paid`, ['paid']],
    ['its credit note', () => 'CN-', ['credited']],
    ['no part of it', () => 'zebra', []],
  ])('finds an invoice by %s', async (_, q, states) => {
    expect(await numbers(`?q=${q()}`)).toEqual(states.map((state) => invoices[state as InvoiceState].number));
  });

  it.each(['open', 'overdue', 'credited', 'paid'] as const)('finds those that are %s', async (state) => {
    const { body, headers } = await get(`?state=${state}&limit=10`).set(as.viewer).expect(200);
    expect((body as IssuedInvoice[]).map(({ number }) => number)).toEqual([invoices[state].number]);
    expect(headers['x-total-count']).toBe('1');
  });

  it('returns pages, also of one state', async () => {
    expect(await numbers('?page=2&limit=3')).toEqual([invoices.paid.number]);
    expect(await numbers('?state=open&page=2&limit=1')).toEqual([]);
  });

  it('keeps invoices of a deleted request, without a state unless credited', async () => {
    const gone = await accepted();
    const invoice = await make(gone, 0);
    await deleteRequest(test, as.admin, gone);
    expect((await list())[0]).toMatchObject({ number: invoice.number, state: null });
    expect(await numbers('?state=open')).toEqual([invoices.open.number]);
  });

  it('includes invoices in dollars, whose exchange rate their credit notes repeat', async () => {
    const dollars = await accepted({ currency: 'USD' });
    const { body } = await issueInvoice(test, as.editor, dollars, 0, { rate: 27.3456 }).expect(201);
    expect((await list())[0]).toMatchObject({ number: body.number, currency: 'USD' });
    expect((await test.http.get(`/api/invoices/${body._id}`).expect(200)).body.rate).toBe(27.3456);
    const note = await test.http.post(`/api/invoices/${body._id}/credit`).set(as.editor).expect(201);
    const { _id: noteId } = note.body;
    const stored = test.connection.collection('documents').findOne({ _id: new Types.ObjectId(noteId) });
    expect(await stored).toMatchObject({ kind: 'credit-note', rate: 27.3456 });
  });
});
