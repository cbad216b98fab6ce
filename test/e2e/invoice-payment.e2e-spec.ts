import type { ListedDocument, VisitorInvoice } from '../../src/contract/documents';
import { DOCUMENT_TEXTS } from '../../src/contract/documents';
import type { QuoteInput } from '../../src/contract/project';
import { QUOTE_TEXTS } from '../../src/contract/quote-texts';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { changeSettings } from '../support/content';
import { useMailedApp } from '../support/mailed-app';
import { pagesOf } from '../support/pdf-pages';
import {
  deleteRequest,
  issueInvoice,
  REQUEST,
  readQuote,
  recordPayment,
  saveAcceptedQuote,
  sendRequest,
  trackRequest,
} from '../support/project';
import { createAccount, newEmail, postForm } from '../support/visitor-accounts';

/** The deposit is K4,640.00. */
const TERMS: Partial<QuoteInput> = { price: 11_600, depositPercent: 40, currency: 'ZMW' };
const NOTE = 'By <Airtel>,\r\nCI123';
const UNKNOWN = '0123456789abcdef01234567';

describe('invoices to pay', () => {
  const test = useMailedApp();
  const as = useEachRole(test);
  let requestId: string;
  let number: string;

  beforeAll(() =>
    changeSettings(test, as.admin, { paymentMethods: [{ label: 'Airtel Money', details: '0970 000 000 or *115#' }] }),
  );
  beforeEach(async () => {
    requestId = await sendRequest(test);
    number = (await saveAcceptedQuote(test, as.editor, requestId, TERMS)).number ?? '';
    await test.forgetMail();
  });

  const made = async (entry = 0): Promise<ListedDocument> =>
    (await issueInvoice(test, as.editor, requestId, entry).expect(201)).body;
  const credit = ({ _id }: ListedDocument) => test.http.post(`/api/invoices/${_id}/credit`).set(as.editor).expect(201);
  const pay = (amount: number) => recordPayment(test, as.editor, requestId, { amount }).expect(201);
  const report = (id: string, note: string) =>
    test.http.post(`/api/invoices/${id}/paid`).set(asNewVisitor()).send({ note });
  const reportWithQuote = (note: string) =>
    test.http
      .post(`/api/project/quote/${requestId}/paid`)
      .set(asNewVisitor())
      .send({ email: REQUEST.email, note })
      .expect(200);
  const read = async (id: string): Promise<VisitorInvoice> =>
    (await test.http.get(`/api/invoices/${id}`).set(asNewVisitor()).expect(200)).body;
  const track = () => trackRequest(test, requestId);
  const page = async (path: string) =>
    (await test.http.get(path).set(asNewVisitor()).expect(200)).text.replace(/<!-- -->|<script.*?<\/script>/gs, '');
  const saidPaid = async () => (await readQuote(test, as.viewer, requestId))?.saidPaid;

  describe('POST /invoices/:id/paid', () => {
    it('reports the payment, and names the invoice to staff and client', async () => {
      const invoice = await made();
      const { body } = await report(invoice._id, NOTE).expect(200);
      const stored = 'By <Airtel>,\nCI123';
      expect(body).toMatchObject({ saidPaidAt: expect.stringMatching(/Z$/), saidPaidNote: stored });
      expect(await saidPaid()).toEqual({ note: stored, invoice: invoice.number, at: body.saidPaidAt });
      const mail = await test.mailbox.about(DEFAULT_SETTINGS.contactEmail, `Payment reported: ${number}`);
      expect(mail.text).toContain(
        `Someone with the link of invoice ${invoice.number} says that ${REQUEST.name} has paid.`,
      );
      expect((await track()).payment).toMatchObject({ saidPaidNote: stored, saidPaidInvoice: invoice.number });
      const [entry] = (await test.http.get('/api/audit').set(as.admin).expect(200)).body;
      expect(entry).toMatchObject({ action: 'quotes.invoice-paid', actorId: null, subjectId: requestId });
    });

    it('stores one open report, which the next payment ends', async () => {
      const { _id } = await made();
      await report(_id, 'First').expect(200);
      await report(_id, 'First').expect(200);
      expect((await report(_id, 'Second').expect(409)).body.message).toBe(QUOTE_TEXTS.saidPaidAlready);
      await pay(1_000);
      expect(await read(_id)).toMatchObject({ saidPaidAt: null, saidPaidNote: '' });
      await report(_id, 'Second').expect(200);
    });

    it('shows a report only on the invoice that it names', async () => {
      const [first, second] = [await made(0), await made(1)];
      await report(second._id, 'For the second').expect(200);
      expect(await read(first._id)).toMatchObject({ saidPaidAt: null, saidPaidNote: '' });
      expect((await report(first._id, '').expect(409)).body.message).toBe(QUOTE_TEXTS.saidPaidAlready);
    });

    it('shows a report of the quote on every invoice, without note', async () => {
      await reportWithQuote('For us only');
      const { _id, number: invoiced } = await made();
      const { text } = await test.mailbox.about(REQUEST.email, `Invoice ${invoiced}: K4,640.00`);
      expect(text).toMatch(/K4,640\.00\. We are checking the reported payment, .*Reference: INV-.*Airtel Money/s);
      expect(text).not.toContain('For us only');
      expect(await read(_id)).toMatchObject({ saidPaidAt: expect.any(String), saidPaidNote: '' });
    });

    it('ends a report with the credit of its invoice', async () => {
      const [first, second] = [await made(0), await made(1)];
      await report(second._id, NOTE).expect(200);
      await credit(first);
      expect(await saidPaid()).toMatchObject({ invoice: second.number });
      await credit(second);
      expect(await saidPaid()).toBeNull();
      const { body } = await test.http.get(`/api/project/${requestId}`).set(as.editor).expect(200);
      expect(body.thread.at(-1)).toMatchObject({ kind: 'note', by: expect.stringContaining(second.number) });
    });

    it('refuses invoices that are paid, credited, unknown or without a request', async () => {
      const [paid, credited] = [await made(0), await made(1)];
      await credit(credited);
      await pay(4_640);
      for (const { _id } of [paid, credited])
        expect((await report(_id, '').expect(409)).body.message).toBe(DOCUMENT_TEXTS.notToPay);
      await report(UNKNOWN, '').expect(404);
      const { _id } = await made(1);
      await deleteRequest(test, as.editor, requestId);
      await report(_id, '').expect(409);
    });
  });

  describe('the page without script', () => {
    it('reports the payment by a form, and shows it as text', async () => {
      const { _id } = await made();
      const path = `/invoices/${_id}`;
      expect(await page(path)).toContain(`href="${path}?do=paid"`);
      expect(await page(path)).toContain('href="tel:*115%23"');
      const form = await page(`${path}?do=paid`);
      expect(form).toContain('Yes, I have paid');
      for (const hidden of [requestId, '/quotes/', REQUEST.email]) expect(form).not.toContain(hidden);
      const answer = await postForm(test, path, 'paid', { note: NOTE });
      expect([answer.status, answer.headers.location]).toEqual([303, `${path}?done=paid#paid-result`]);
      const said = await page(`${path}?done=paid`);
      expect(said).toMatch(/id="paid-result"[^>]*>This payment was reported on .*By &lt;Airtel&gt;,\nCI123/s);
      for (const shown of [said, await page(`${path}?do=paid`)]) expect(shown).not.toContain('I have paid');
    });
  });

  it('are on the client’s account page with amounts and receipts', async () => {
    const email = newEmail();
    requestId = await sendRequest(test, { ...REQUEST, email });
    const entry = { share: 50, amount: null, dueWhen: '' };
    const schedule = [
      { ...entry, label: 'First term', dueDate: '2026-01-15' },
      { ...entry, label: 'Second term', dueDate: '2099-01-15' },
    ];
    const account = async (cookie: string) =>
      (await test.http.get('/account').set({ ...asNewVisitor(), cookie })).text.replace(/<!-- -->/g, '');
    const { cookie } = await createAccount(test, email);
    await saveAcceptedQuote(test, as.editor, requestId, { schedule });
    const [first, second] = [await made(0), await made(1)];
    expect(await account(cookie)).toContain('First term');
    await pay(625.25);
    const text = await account(cookie);
    for (const own of ['Second term', 'January 15, 2099. Due<', '$625.25', `/invoices/${second._id}`, 'Receipt <span'])
      expect(text).toContain(own);
    for (const other of ['January 15, 2026', `href="/invoices/${first._id}`]) expect(text).not.toContain(other);
    await pay(625.25);
    expect(await account(cookie)).toContain('Paid in full.');
  });

  describe('the payment reference', () => {
    const reference = async () => (await track()).payment?.reference;
    const pdfText = async () => {
      const { body } = await test.http.get(`/api/project/quote/${requestId}/pdf`).set(asNewVisitor()).buffer(true);
      return (await pagesOf(body)).join('\n');
    };

    it('is the number of the open invoice, otherwise of the quote', async () => {
      expect(await reference()).toBe(number);
      const invoice = await made();
      expect(await reference()).toBe(invoice.number);
      expect(await page(`/quotes/${requestId}`)).toMatch(new RegExp(`>${invoice.number}</b> as the payment reference`));
      expect(await pdfText()).toMatch(new RegExp(`Reference\\s+${invoice.number}`));
      await credit(invoice);
      expect(await reference()).toBe(number);
      expect(await pdfText()).toMatch(new RegExp(`Reference\\s+${number}`));
    });

    it('changes with the payment that covers an invoice, also in the email', async () => {
      await made(0);
      const second = await made(1);
      await test.forgetMail();
      await pay(4_640);
      expect(await reference()).toBe(second.number);
      const mail = await test.mailbox.about(REQUEST.email, `Payment received: K4,640.00, ${number}`);
      expect(mail.text).toMatch(new RegExp(`Reference:?\\s+${second.number}`));
    });
  });
});
