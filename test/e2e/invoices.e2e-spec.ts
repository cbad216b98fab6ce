import { Types } from 'mongoose';
import type { ListedDocument, VisitorInvoice } from '../../src/contract/documents';
import { DOCUMENT_TEXTS } from '../../src/contract/documents';
import { daysAfter, lusakaDay } from '../../src/contract/lusaka-day';
import type { QuoteInput } from '../../src/contract/project';
import { QUOTE_TEXTS } from '../../src/contract/quote-texts';
import { DocumentsService } from '../../src/documents/documents.service';
import { InvoicesService } from '../../src/project/invoices/invoices.service';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { changeSettings } from '../support/content';
import { useMailedApp } from '../support/mailed-app';
import { pagesOf } from '../support/pdf-pages';
import {
  acceptedRequest,
  acceptQuote,
  deleteRequest,
  issueInvoice,
  REQUEST,
  readQuote,
  recordPayment,
  saveAcceptedQuote,
  saveQuote,
  sendRequest,
  trackRequest,
} from '../support/project';

const UNKNOWN = '0123456789abcdef01234567';
const TODAY = lusakaDay(new Date());
/** Terms with a total of K11,600.00, which contains VAT of K1,600.00, and a deposit of K4,640.00. */
const TERMS: Partial<QuoteInput> = {
  ...{ lines: [{ text: 'School register', quantity: 1, unitPrice: 10_000 }] },
  ...{ vatPercent: 16, depositPercent: 40, currency: 'ZMW' },
};
const METHODS = [{ label: 'Airtel Money', details: '0970 000 000' }];

describe('invoices of a quote', () => {
  const test = useMailedApp();
  const as = useEachRole(test);
  let requestId: string;

  beforeAll(() => changeSettings(test, as.admin, { paymentMethods: METHODS, tpin: '1001234567' }));
  beforeEach(async () => {
    requestId = await acceptedRequest(test, as.editor, TERMS);
    await test.forgetMail();
  });
  afterEach(() => jest.restoreAllMocks());

  const save = (changes: Partial<QuoteInput>) => saveQuote(test, as.editor, requestId, { ...TERMS, ...changes });
  const make = (entry: number, changes?: object) => issueInvoice(test, as.editor, requestId, entry, changes);
  const made = async (entry = 0): Promise<ListedDocument> => (await make(entry).expect(201)).body;
  const credit = (id: string) => test.http.post(`/api/invoices/${id}/credit`).set(as.editor);
  const read = async (id: string): Promise<VisitorInvoice> =>
    (await test.http.get(`/api/invoices/${id}`).set(asNewVisitor()).expect(200)).body;
  const list = async (): Promise<ListedDocument[]> =>
    (await test.http.get(`/api/project/${requestId}/documents`).set(as.viewer).expect(200)).body;
  const due = async () => (await trackRequest(test, requestId)).payment?.due;
  const pay = (amount: number) => recordPayment(test, as.editor, requestId, { amount }).expect(201);
  const file = (id: string) => test.http.get(`/api/invoices/${id}/pdf`).set(asNewVisitor()).buffer(true).expect(200);
  const pdfText = async (id: string) => (await pagesOf((await file(id)).body)).join('\n');
  const requests = () => test.connection.collection('projectrequests');
  const stored = () => requests().findOne({ _id: new Types.ObjectId(requestId) });

  describe('POST /project/:id/invoices', () => {
    it('issues one with its part of the VAT, and emails it', async () => {
      const invoice = await made();
      expect(invoice).toMatchObject({
        ...{ kind: 'invoice', number: expect.stringMatching(/^INV-\d{4}-\d{4}$/), label: 'Deposit', total: 4_640 },
        ...{ entry: 0, currency: 'ZMW', day: TODAY, dueDate: daysAfter(TODAY, 14), isVoid: false },
      });
      expect(await read(invoice._id)).toMatchObject({
        ...{ state: 'open', vat: 640, vatPercent: 16, agreed: 11_600, methods: METHODS, creditNote: null },
        to: { name: REQUEST.name, organisation: REQUEST.organisation },
      });
      const mail = await test.mailbox.about(REQUEST.email, `Invoice ${invoice.number}: K4,640.00`);
      expect(mail.text).toContain(`https://mosi.example/invoices/${invoice._id}`);
      expect(mail.attachments).toMatchObject([{ filename: `${invoice.number}.pdf` }]);
      expect(test.mailbox.to(REQUEST.email)).toHaveLength(1);
    });

    it('states the TPIN of the acceptance in place of the request’s', async () => {
      requestId = await sendRequest(test, { ...REQUEST, tpin: '3001234567' });
      await save({ status: 'sent' });
      const { text } = await test.http.get(`/quotes/${requestId}?do=accept`).set(asNewVisitor()).expect(200);
      expect(text).toMatch(/name="tpin"[^>]* value="3001234567"/);
      expect((await acceptQuote(test, requestId, { tpin: '12' }).expect(400)).body.errors[0].field).toBe('tpin');
      await acceptQuote(test, requestId, { tpin: '2001234567' }).expect(200);
      expect((await read((await made())._id)).to.tpin).toBe('2001234567');
    });

    it.each([
      ['keeps the TPIN of the request', {}, '3001234567'],
      ['states no TPIN that the client has removed', { tpin: '' }, ''],
    ])('%s', async (_what, body, tpin) => {
      requestId = await sendRequest(test, { ...REQUEST, tpin: '3001234567' });
      await save({ status: 'sent' });
      await acceptQuote(test, requestId, body).expect(200);
      expect((await read((await made())._id)).to.tpin).toBe(tpin);
    });

    it('makes the instalment due on the day of schedule or call', async () => {
      await save({ status: 'draft' });
      const part = { share: null, amount: 5_800, dueWhen: '' };
      const schedule = [
        { ...part, label: 'First', dueDate: daysAfter(TODAY, 30) },
        { ...part, label: 'Second', dueDate: daysAfter(TODAY, 60) },
      ];
      await saveAcceptedQuote(test, as.editor, requestId, { ...TERMS, schedule });
      expect(await due()).toBe(0);
      expect((await made(0)).dueDate).toBe(daysAfter(TODAY, 30));
      expect(await due()).toBe(5_800);
      const dueDate = daysAfter(TODAY, 7);
      expect((await make(1, { dueDate }).expect(201)).body.dueDate).toBe(dueDate);
      expect(await due()).toBe(11_600);
    });

    it('issues one of several simultaneous calls, and refuses the others', async () => {
      const answers = await Promise.all([make(0), make(0), make(0), make(1)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
      expect((await list()).map(({ entry }) => entry).sort()).toEqual([0, 1]);
      expect((await make(0).expect(409)).body.message).toBe(DOCUMENT_TEXTS.alreadyInvoiced);
    });

    it('issues a repeated call once', async () => {
      const press = () => make(0).set('Idempotency-Key', 'a-key-of-this-invoice').expect(201);
      const { body } = await press();
      expect((await press()).body).toEqual(body);
      expect(await list()).toEqual([body]);
    });

    it.each([
      ['an unknown instalment', { entry: 2 }, 'entry'],
      ['a past day', { entry: 0, dueDate: '2020-01-01' }, 'dueDate'],
      ['an exchange rate for Kwacha', { entry: 0, rate: 27.3456 }, 'rate'],
    ])('refuses %s', async (_what, body, field) => {
      const { body: answer } = await make(0, body).expect(400);
      expect(answer.errors[0].field).toBe(field);
      expect(await list()).toEqual([]);
    });

    it('refuses an unaccepted quote', async () => {
      await save({ status: 'sent' });
      expect((await make(0).expect(409)).body.message).toBe(QUOTE_TEXTS.notAccepted);
    });
  });

  it('keep the terms until they are credited', async () => {
    const { _id } = await made();
    await save({ status: 'draft' });
    const body = { projectRequestId: requestId, timeEstimate: 6, teamSize: 'Two', ...TERMS, depositPercent: 50 };
    const change = () => test.http.post('/api/project/quote').set(as.editor).send(body);
    expect((await change().expect(409)).body.message).toBe(DOCUMENT_TEXTS.creditFirst);
    await credit(_id).expect(201);
    await change().expect(200);
  });

  describe('POST /invoices/:id/credit', () => {
    it('cancels the invoice once, emails the client, and frees the instalment', async () => {
      const { _id, number } = await made();
      await test.forgetMail();
      const answers = await Promise.all([credit(_id).expect(201), credit(_id).expect(201)]);
      const [note] = answers.map(({ body }) => body);
      expect(answers[1].body).toEqual(note);
      expect(note).toMatchObject({ kind: 'credit-note', sourceId: _id, total: 4_640, dueDate: null });
      expect(await read(_id)).toMatchObject({ state: 'credited', creditNote: { _id: note._id, number: note.number } });
      const mail = await test.mailbox.about(
        REQUEST.email,
        `Credit note ${note.number}: invoice ${number} is cancelled`,
      );
      expect(mail.attachments).toMatchObject([{ filename: `${note.number}.pdf` }]);
      await test.queue.whenIdle();
      expect(test.mailbox.to(REQUEST.email)).toHaveLength(1);
      const again = await made();
      expect(again.number).not.toBe(number);
    });

    it('keeps what was paid counted, and says so', async () => {
      const { _id, number } = await made();
      await pay(1_000);
      await test.forgetMail();
      const note = (await credit(_id).expect(201)).body;
      const mail = await test.mailbox.about(
        REQUEST.email,
        `Credit note ${note.number}: invoice ${number} is cancelled`,
      );
      const words = 'You do not need to pay it. Your payment of K1,000.00 still counts towards the quote.';
      expect(mail.text?.replace(/\s+/g, ' ')).toContain(`Invoice ${number} is cancelled. ${words}`);
      await pay(2_000);
      expect(await read(_id)).toMatchObject({ state: 'credited', paid: 1_000 });
      expect((await pdfText(_id)).replace(/\s+/g, ' ')).toContain(words);
    });
  });

  it('are paid by payments in the order of the instalments', async () => {
    const [first, second] = [await made(0), await made(1)];
    await pay(5_000);
    expect([(await read(first._id)).state, (await read(second._id)).state]).toEqual(['paid', 'open']);
    expect([(await read(first._id)).paid, (await read(second._id)).paid]).toEqual([4_640, 360]);
    await pay(6_600);
    expect(await read(second._id)).toMatchObject({ state: 'paid', paid: 6_960 });
    expect((await readQuote(test, as.viewer, requestId))?.payments).toHaveLength(2);
  });

  it('are finished after a kill between the writes', async () => {
    const issue = jest.spyOn(test.app.get(DocumentsService), 'issue').mockRejectedValue(new Error('cut off'));
    await make(0).expect(500);
    await test.queue.whenIdle();
    expect(await list()).toEqual([]);
    issue.mockRestore();
    await test.app.get(InvoicesService).sweep();
    const [invoice] = await list();
    expect(invoice).toMatchObject({ kind: 'invoice', entry: 0, total: 4_640 });
    const before = (await stored())?.openInvoices;
    await credit(invoice?._id ?? '').expect(201);
    await requests().updateOne({ _id: new Types.ObjectId(requestId) }, { $set: { openInvoices: before } });
    await test.app.get(InvoicesService).sweep();
    await test.app.get(InvoicesService).sweep();
    expect((await stored())?.openInvoices).toEqual([]);
    expect((await list()).map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
  });

  describe('page and file', () => {
    it('show both sides, lines and VAT to anyone with the link', async () => {
      const { _id, number } = await made();
      const { text, headers } = await test.http.get(`/invoices/${_id}`).set(asNewVisitor()).expect(200);
      expect(headers['cache-control']).toContain('no-store');
      expect(text).toContain('noindex');
      const pdf = await pdfText(_id);
      for (const page of [text.replaceAll('<!-- -->', ''), pdf]) {
        for (const said of [number, 'Tax invoice', REQUEST.name, REQUEST.organisation, 'TPIN 1001234567']) {
          expect(page).toContain(said);
        }
        for (const said of ['School register', 'K4,000.00', 'K640.00', 'K4,640.00', 'Airtel Money', 'Deposit']) {
          expect(page).toContain(said);
        }
        for (const hidden of [REQUEST.email, REQUEST.phone]) expect(page).not.toContain(hidden);
      }
    });

    it('ask only for what is left to pay', async () => {
      const { _id } = await made();
      const asking = ['Total to pay', 'How to pay', 'Airtel Money'];
      const unpaid = await file(_id);
      await pay(1_000);
      const part = await pdfText(_id);
      for (const said of [...asking, 'Paid so far', 'K1,000.00', 'Left to pay', 'K3,640.00'])
        expect(part).toContain(said);
      const { text } = await test.http.get(`/invoices/${_id}`).set(asNewVisitor()).expect(200);
      expect(text).toContain('K3,640.00');
      await pay(3_640);
      const paid = await pdfText(_id);
      expect(paid).toContain('This invoice is paid in full.');
      for (const hidden of [...asking, 'Left to pay']) expect(paid).not.toContain(hidden);
      expect((await file(_id)).headers.etag).not.toBe(unpaid.headers.etag);
      const again = await made(1);
      const { body: note } = await credit(again._id).expect(201);
      const cancelled = await pdfText(again._id);
      expect(cancelled).toContain(`Cancelled by ${note.number}`);
      for (const hidden of asking) expect(cancelled).not.toContain(hidden);
    });

    it('are unknown for other ids, and stay after the request was deleted', async () => {
      const { _id } = await made();
      await deleteRequest(test, as.editor, requestId);
      expect(await read(_id)).toMatchObject({ state: null, total: 4_640 });
      await test.http.get(`/invoices/${UNKNOWN}`).set(asNewVisitor()).expect(404);
      await test.http.get('/invoices').set(asNewVisitor()).expect(404);
      await test.http.get(`/api/invoices/${UNKNOWN}`).set(asNewVisitor()).expect(404);
    });
  });
});
