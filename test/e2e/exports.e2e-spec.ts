import { EXPORT_LISTS } from '../../src/contract/exports';
import { daysAfter, lusakaDay } from '../../src/contract/lusaka-day';
import { NewsletterService } from '../../src/newsletter/newsletter.service';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useTestApp } from '../support/app';
import { forgetRecords } from '../support/fresh-site';
import { sendMessage } from '../support/personal-data';
import {
  acceptedRequest,
  acceptQuote,
  deleteRequest,
  issueInvoice,
  REQUEST,
  readQuote,
  readRequest,
  recordPayment,
  saveQuote,
  sendRequest,
} from '../support/project';

const test = useTestApp();
const as = useEachRole(test);

describe('GET /exports/:list', () => {
  const today = lusakaDay(new Date());
  const near = `from=${daysAfter(today, -1)}&to=${daysAfter(today, 1)}`;

  const read = (list: string, range = near) => test.http.get(`/api/exports/${list}?${range}`);
  const tableOf = async (list: string, range?: string): Promise<string[]> => {
    const { text } = await read(list, range).set(as.editor).expect(200);
    return text.replace('\uFEFF', '').trimEnd().split('\r\n');
  };

  const acceptedQuote = async () => {
    const requestId = await sendRequest(test);
    const lines = [{ text: 'School register', quantity: 1, unitPrice: 10_000 }];
    const terms = { lines, vatPercent: 16, depositPercent: 40, currency: 'ZMW', status: 'sent' } as const;
    await saveQuote(test, as.editor, requestId, terms);
    await acceptQuote(test, requestId).expect(200);
    return requestId;
  };
  const pay = (requestId: string, payment: object) => recordPayment(test, as.editor, requestId, payment).expect(201);

  it('lists payments by day of receipt, harmless in a spreadsheet', async () => {
    const requestId = await acceptedQuote();
    await pay(requestId, { amount: 4_640, day: '2026-03-31', methodLabel: 'Zanaco', note: '=1+1' });
    await pay(requestId, { amount: 1_000.5, day: '2026-03-01', method: 'cash' });
    await pay(requestId, { amount: 10, day: '2026-04-01' });
    const number = (await readQuote(test, as.viewer, requestId))?.number;
    const receipts = await tableOf('receipts');
    const receipt = (amount: string) => receipts.find((line) => line.includes(amount))?.split(',')[0];
    const about = `${number},Mutinta Phiri,Kafue Growers,mutinta@example.com,Web App Designing`;
    expect(await tableOf('payments', 'from=2026-03-01&to=2026-03-31')).toEqual([
      'Day,Amount,Currency,Method,Paid to,Receipt,Quote,Client,Organisation,Email,Service,Note,Recorded by',
      `2026-03-01,1000.50,ZMW,Cash,,${receipt('1000.50')},${about},,The editor`,
      `2026-03-31,4640.00,ZMW,Bank,Zanaco,${receipt('4640.00')},${about},'=1+1,The editor`,
    ]);
  });

  it('lists invoices, credit notes and receipts in the order of their numbers', async () => {
    const requestId = await acceptedQuote();
    await pay(requestId, { amount: 5_000, day: today });
    const make = (entry: number) => issueInvoice(test, as.editor, requestId, entry).expect(201);
    const [deposit, balance] = [(await make(0)).body, (await make(1)).body];
    const { body: note } = await test.http.post(`/api/invoices/${balance._id}/credit`).set(as.editor).expect(201);
    const number = (await readQuote(test, as.viewer, requestId))?.number;
    const about = `${today},${number},Mutinta Phiri,Kafue Growers,Web App Designing,ZMW`;
    const invoices = await tableOf('invoices');
    expect(invoices[0]).toBe(
      'Number,Date,Quote,Client,Organisation,Service,Currency,Client TPIN,Instalment,Amount without VAT,VAT %,VAT,Total,Exchange rate,Due,State,Paid,Left to pay',
    );
    expect(invoices.slice(-2)).toEqual([
      `${deposit.number},${about},,Deposit,4000.00,16,640.00,4640.00,,${deposit.dueDate},Paid,4640.00,0.00`,
      `${balance.number},${about},,Balance,6000.00,16,960.00,6960.00,,${balance.dueDate},Credited,360.00,0.00`,
    ]);
    expect((await tableOf('credit-notes')).slice(1)).toEqual([
      `${note.number},${about},,Balance,6000.00,16,960.00,6960.00,,${balance.number}`,
    ]);
    expect((await tableOf('receipts')).at(-1)).toMatch(
      new RegExp(`^RC-\\d{4}-\\d{4},${about},5000\\.00,${today},Bank,$`),
    );
  });

  it('tells what is due of an invoice, nothing of deleted requests', async () => {
    const requestId = await acceptedQuote();
    await issueInvoice(test, as.editor, requestId, 0).expect(201);
    await pay(requestId, { amount: 640.5, day: today });
    expect((await tableOf('invoices')).at(-1)).toMatch(/,Open,640\.50,3999\.50$/);
    await deleteRequest(test, as.editor, requestId);
    expect((await tableOf('invoices')).at(-1)).toMatch(/\d,,,$/);
  });

  it('lists sent quotes with their sums, and no drafts', async () => {
    const requestId = await acceptedQuote();
    await pay(requestId, { amount: 4_640, day: '2026-03-31' });
    const plannedId = await sendRequest(test, { ...REQUEST, name: 'With a plan' });
    const schedule = [
      { label: 'Deposit', share: 30, dueDate: '2026-12-01' },
      { label: 'Rest', share: 70, dueWhen: 'on delivery' },
    ];
    await saveQuote(test, as.editor, plannedId, { schedule, status: 'sent' });
    const draftId = await sendRequest(test, { ...REQUEST, name: 'Draft only' });
    await saveQuote(test, as.editor, draftId);
    const quote = await readQuote(test, as.viewer, requestId);
    const rows = await tableOf('quotes');
    const [head, row = ''] = [rows[0], rows.find((line) => line.includes(`,${quote?.number},`))];
    const cells = Object.fromEntries(head?.split(',').map((name, place) => [name, row.split(',')[place]]) ?? []);
    expect(cells).toMatchObject({ Revision: '1', Status: 'Accepted', Client: 'Mutinta Phiri', Currency: 'ZMW' });
    expect(cells).toMatchObject({ Subtotal: '10000.00', Discount: '0.00', 'VAT %': '16', VAT: '1600.00' });
    expect(cells).toMatchObject({ Total: '11600.00', Paid: '4640.00', 'Balance due': '6960.00' });
    expect(cells).toMatchObject({
      Schedule: 'Deposit 4640.00 before work starts; Balance 6960.00 when the work is done',
    });
    expect(rows.some((line) => line.includes('Draft only'))).toBe(false);
    const planned = rows.find((line) => line.includes(',With a plan,'));
    expect(planned).toMatch(/,Deposit 30% 2026-12-01; Rest 70% on delivery$/);
  });

  it('lists requests with line breaks inside a cell', async () => {
    const requestId = await sendRequest(test, { ...REQUEST, name: 'Line Breaks' });
    const { createdAt } = await readRequest(test, as.viewer, requestId);
    const { text } = await read('requests').set(as.editor).expect(200);
    expect(text).toContain(
      `${lusakaDay(new Date(createdAt))},Pending,Line Breaks,Kafue Growers,mutinta@example.com,Web App Designing,0977 123 456,` +
        'Within 3 Months,"A website for our cooperative.\nWith prices.",\r\n',
    );
  });

  it('lists messages and subscribers of the days', async () => {
    const message = { name: 'Chanda', email: 'chanda@mail.example', phone: '', subject: 'Hello', message: 'A, b' };
    await sendMessage(test, message);
    await test.http.post('/api/newsletter').set(asNewVisitor()).send({ email: 'bwalya@mail.example' }).expect(201);
    expect((await tableOf('messages')).at(-1)).toMatch(
      /^\d{4}-\d\d-\d\d,New,Chanda,chanda@mail\.example,,Hello,"A, b",0$/,
    );
    expect((await tableOf('subscribers')).at(-1)).toMatch(/^\d{4}-\d\d-\d\d,bwalya@mail\.example,Subscribed$/);
  });

  it.each(EXPORT_LISTS)('answers %s without records as a line of heads', async (list) => {
    expect(await tableOf(list, 'from=2001-01-01&to=2001-12-31')).toHaveLength(1);
  });

  it('names the file by list and days, for no cache', async () => {
    const { headers } = await read('payments', 'from=2026-03-01&to=2026-03-31').set(as.admin).expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="payments-2026-03-01-to-2026-03-31.csv"');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('records the list and the days in the audit log', async () => {
    await tableOf('messages', 'from=2026-03-01&to=2026-03-31');
    const { body } = await test.http.get('/api/audit?action=exports.read').set(as.admin).expect(200);
    expect(body[0]).toMatchObject({
      action: 'exports.read',
      actorName: 'The editor',
      subjectName: 'Messages, 2026-03-01 to 2026-03-31',
      fields: [],
    });
  });

  it.each([
    ['from', 'to=2026-03-31'],
    ['to', 'from=2026-03-01'],
    ['to', 'from=2026-03-02&to=2026-03-01'],
    ['to', 'from=2024-01-01&to=2025-01-01'],
  ])('refuses with an error at %s: %s', async (field, range) => {
    const { body } = await read('payments', range).set(as.editor).expect(400);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
  });

  it('accepts a leap year', async () => {
    await read('payments', 'from=2024-01-01&to=2024-12-31').set(as.editor).expect(200);
  });

  it('answers 404 for an unknown list', async () => {
    await read('passwords').set(as.editor).expect(404);
    await read('constructor').set(as.editor).expect(404);
  });
});

describe('GET /newsletter/export', () => {
  beforeAll(() => forgetRecords(test));
  afterEach(() => jest.restoreAllMocks());

  const subscribe = (email: string) =>
    test.http.post('/api/newsletter').set(asNewVisitor()).send({ email }).expect(201);
  const entries = async () =>
    (await test.http.get('/api/audit?action=newsletter.export').set(as.admin).expect(200)).body;

  it('returns all subscribers, newest first, spreadsheet-safe, without tokens or consents', async () => {
    await subscribe('bwalya@mail.example');
    await subscribe('+mary@mail.example');
    const answer = await test.http.get('/api/newsletter/export').set(as.editor).expect(200);
    const { body: list } = await test.http.get('/api/newsletter').set(as.viewer).expect(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="newsletter-subscribers.csv"');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.text).toBe(
      `\uFEFFEmail,Subscribed,Status\r\n'+mary@mail.example,${list[0].createdAt},Subscribed\r\nbwalya@mail.example,${list[1].createdAt},Subscribed\r\n`,
    );
  });

  it('records who exported the list, without its content', async () => {
    const before = (await entries()).length;
    await test.http.get('/api/newsletter/export').set(as.editor).expect(200);
    const [entry, ...older] = await entries();
    expect(older).toHaveLength(before);
    expect(entry).toMatchObject({ action: 'newsletter.export', actorName: 'The editor', subjectId: '', fields: [] });
  });

  it('breaks the connection rather than return half a list', async () => {
    jest.spyOn(test.app.get(NewsletterService), 'exportRows').mockImplementation(async function* () {
      yield ['Email', 'Subscribed'];
      throw new Error('the database went away');
    });
    await expect(test.http.get('/api/newsletter/export').set(as.editor)).rejects.toThrow(/aborted|hang up/);
  });

  it('reads a list longer than one database batch', async () => {
    const rows = Array.from({ length: 2_500 }, (_, index) => ({
      email: `reader${index}@many.example`,
      unsubscribeToken: `token ${index}`,
      createdAt: new Date(),
      updatedAt: new Date(),
    }));
    await test.connection.collection('subscribers').insertMany(rows);
    const { text } = await test.http.get('/api/newsletter/export').set(as.admin).expect(200);
    expect(text.match(/@many\.example/g)).toHaveLength(2_500);
    expect(text).not.toContain('token');
  });
});

describe('GET /exports/documents.zip', () => {
  const today = lusakaDay(new Date());
  const zip = (range = `from=${today}&to=${today}`) => test.http.get(`/api/exports/documents.zip?${range}`);
  /** Returns the names of the files in a ZIP file. The directory of the ZIP file contains them uncompressed. */
  const namesOf = (content: Buffer) => [
    ...new Set(content.toString('latin1').match(/(?:quotes|receipts|invoices|credit-notes)\/[\w-]+\.pdf/g)),
  ];

  it('contains a PDF file of each document and sent quote', async () => {
    await forgetRecords(test);
    const requestId = await acceptedRequest(test, as.editor);
    await saveQuote(test, as.editor, await sendRequest(test));
    await recordPayment(test, as.editor, requestId, { amount: 50 }).expect(201);
    const { headers, body } = await zip().set(as.admin).responseType('blob').expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="documents-${today}-to-${today}.zip"`,
    });
    const year = today.slice(0, 4);
    expect(namesOf(body)).toEqual([`receipts/RC-${year}-0001.pdf`, `quotes/Q-${year}-0001-r1.pdf`]);
    const [entry] = (await test.http.get('/api/audit').set(as.admin).expect(200)).body;
    expect(entry).toMatchObject({ action: 'exports.documents', subjectName: `Documents, ${today} to ${today}` });
  });

  it('is empty for days without documents', async () => {
    const { body } = await zip('from=2020-01-01&to=2020-12-31').set(as.admin).responseType('blob').expect(200);
    expect(namesOf(body)).toEqual([]);
  });

  it('refuses more than a year', async () => {
    const { body } = await zip('from=2026-01-01&to=2027-01-02').set(as.admin).expect(400);
    expect(body.errors).toMatchObject([{ field: 'to' }]);
  });
});
