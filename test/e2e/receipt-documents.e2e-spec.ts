import type { ListedDocument } from '../../src/contract/documents';
import { formatDay, lusakaDay } from '../../src/contract/lusaka-day';
import type { QuoteInput } from '../../src/contract/project';
import { DocumentsService } from '../../src/documents/documents.service';
import { ReceiptsService } from '../../src/project/documents/receipts.service';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useMailedApp } from '../support/mailed-app';
import { pagesOf } from '../support/pdf-pages';
import { acceptedRequest, deleteRequest, issueInvoice, REQUEST, recordPayment, trackRequest } from '../support/project';

const UNKNOWN = '0123456789abcdef01234567';
const TODAY = lusakaDay(new Date());
const YEAR = TODAY.slice(0, 4);

describe('receipts of payments', () => {
  const test = useMailedApp();
  const as = useEachRole(test);
  let requestId: string;

  beforeEach(async () => {
    requestId = await acceptedQuote();
    await test.forgetMail();
  });
  afterEach(() => jest.restoreAllMocks());

  const acceptedQuote = (terms: Partial<QuoteInput> = {}) =>
    acceptedRequest(test, as.editor, { price: 1_000, currency: 'ZMW', ...terms });
  const pay = async (id = requestId, amount = 250): Promise<string> => {
    const { body } = await recordPayment(test, as.editor, id, { amount, note: 'From the bursar' }).expect(201);
    return body.payments.at(-1)._id;
  };
  const remove = (paymentId: string) =>
    test.http.delete(`/api/project/${requestId}/payments/${paymentId}`).set(as.editor).expect(200);
  const list = async (id = requestId): Promise<ListedDocument[]> =>
    (await test.http.get(`/api/project/${id}/documents`).set(as.viewer).expect(200)).body;
  const pdf = (id: string) => test.http.get(`/api/receipts/${id}/pdf`).set(asNewVisitor()).buffer(true);
  const wordsOf = async (id: string) => (await pagesOf((await pdf(id).expect(200)).body)).join('\n');
  const seqOf = ({ number }: ListedDocument) => Number(number.split('-').at(-1));
  const collection = () => test.connection.collection('documents');

  it('are numbered, listed for both sides, and attached to the email', async () => {
    const paymentId = await pay();
    const [receipt, ...others] = await list();
    expect(others).toEqual([]);
    expect(receipt).toEqual({
      ...{ _id: expect.stringMatching(/^[0-9a-f]{24}$/), kind: 'receipt', sourceId: paymentId, day: TODAY },
      ...{ number: expect.stringMatching(new RegExp(`^RC-${YEAR}-\\d{4}$`)), label: 'Payment', total: 250 },
      ...{ currency: 'ZMW', entry: null, dueDate: null, isVoid: false },
    });
    expect((await trackRequest(test, requestId)).documents).toEqual([receipt]);
    const mail = await test.mailbox.about(REQUEST.email, /^Payment received: K250.00/);
    expect(mail.text).toContain(`Receipt: ${receipt?.number}`);
    expect(mail.attachments).toMatchObject([{ filename: `${receipt?.number}.pdf` }]);
  });

  it('are files with both names and all sums, without contact data', async () => {
    await pay();
    await pay();
    const [, second] = await list();
    const { headers } = await pdf(second?._id ?? '').expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${second?.number}.pdf"`,
      'cache-control': 'private, no-cache',
    });
    const words = await wordsOf(second?._id ?? '');
    expect(words).toMatch(/Balance due of the quote\s+K500\.00/);
    for (const said of ['Receipt', second?.number, REQUEST.name, REQUEST.organisation, 'K250.00', 'K500.00']) {
      expect(words).toContain(said);
    }
    for (const hidden of [REQUEST.email, REQUEST.phone, 'From the bursar', 'VOID']) expect(words).not.toContain(hidden);
    await pdf(UNKNOWN).expect(404);
    await pdf('no-id').expect(404);
    await test.http.get(`/api/invoices/${second?._id}/pdf`).set(asNewVisitor()).expect(404);
  });

  it('name the instalments that the payment covered, with their invoices', async () => {
    requestId = await acceptedQuote({ depositPercent: 40 });
    const invoice = await issueInvoice(test, as.editor, requestId, 0);
    await pay(requestId, 300);
    await pay(requestId, 150);
    const [, first, second] = await list();
    expect(await wordsOf(first?._id ?? '')).toContain(`For Deposit, invoice ${invoice.body.number}`);
    const words = await wordsOf(second?._id ?? '');
    for (const said of [`Deposit, invoice ${invoice.body.number}`, 'Balance']) expect(words).toContain(said);
    const mail = await test.mailbox.about(REQUEST.email, /^Payment received: K150.00/);
    expect(mail.text).toContain(`For: Deposit, invoice ${invoice.body.number}; Balance\n`);
    await collection().updateMany({ kind: 'receipt' }, { $unset: { 'payment.covers': 1 } });
    expect(await wordsOf(first?._id ?? '')).not.toContain('invoice');
  });

  it('are void after the payment was removed, with one email', async () => {
    const paymentId = await pay();
    await test.forgetMail();
    await remove(paymentId);
    await test.http.delete(`/api/project/${requestId}/payments/${paymentId}`).set(as.editor).expect(404);
    const [receipt] = await list();
    expect(receipt?.isVoid).toBe(true);
    expect(await wordsOf(receipt?._id ?? '')).toContain('VOID');
    const mail = await test.mailbox.about(REQUEST.email, /^Payment removed: K250.00, Q-/);
    for (const said of [
      `Receipt: ${receipt?.number} (void)`,
      `Amount: K250.00\nReceived: ${formatDay(TODAY)}, by bank`,
      'Balance due: K1,000.00',
    ])
      expect(mail.text).toContain(said);
    expect(mail.text).not.toContain('From the bursar');
    await test.queue.whenIdle();
    expect(test.mailbox.to(REQUEST.email)).toHaveLength(1);
  });

  it('get each number once and without gaps when issued simultaneously', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => acceptedQuote()));
    await Promise.all(ids.flatMap((id) => [pay(id, 10), pay(id, 20)]));
    const numbers = (await Promise.all([requestId, ...ids].map((id) => list(id)))).flat().map(seqOf);
    const all = await collection().countDocuments({ kind: 'receipt' });
    expect(new Set(numbers).size).toBe(16);
    const stored = await collection().distinct('seq', { kind: 'receipt' });
    expect(stored.sort((one, other) => one - other)).toEqual(Array.from({ length: all }, (_, place) => place + 1));
  });

  it('are issued once for a payment when another process issues one meanwhile', async () => {
    await pay();
    await test.queue.whenIdle();
    const documents = test.app.get(DocumentsService);
    // Both reads were before the other process wrote.
    jest.spyOn(documents, 'listOf').mockResolvedValueOnce([]);
    jest.spyOn(documents, 'ofSource').mockResolvedValueOnce(null);
    await test.app.get(ReceiptsService).trySettle(requestId);
    expect(documents.ofSource).toHaveBeenCalledTimes(2);
    expect(await list()).toHaveLength(1);
  });

  it('are void for a payment that was removed meanwhile', async () => {
    const paymentId = await pay();
    await test.queue.whenIdle();
    await collection().deleteMany({});
    const documents = test.app.get(DocumentsService);
    const issue = documents.issue.bind(documents);
    jest.spyOn(documents, 'issue').mockImplementationOnce(async (document) => {
      await remove(paymentId);
      await test.queue.whenIdle();
      return issue(document);
    });
    await test.app.get(ReceiptsService).trySettle(requestId);
    expect(await list()).toMatchObject([{ isVoid: true }]);
  });

  it('are issued later for payments without one, and voided for removed payments', async () => {
    jest.spyOn(test.app.get(DocumentsService), 'issue').mockRejectedValueOnce(new Error('cut off'));
    const first = await pay();
    await test.queue.whenIdle();
    await collection().deleteMany({ sourceId: first });
    await test.forgetMail();
    await test.app.get(ReceiptsService).sweep();
    expect(await list()).toMatchObject([{ sourceId: first, isVoid: false }]);
    const cut = jest.spyOn(test.app.get(DocumentsService), 'void').mockRejectedValue(new Error('cut off'));
    await remove(first);
    await test.queue.whenIdle();
    expect(await list()).toMatchObject([{ isVoid: false }]);
    cut.mockRestore();
    await test.app.get(ReceiptsService).sweep();
    await test.app.get(ReceiptsService).sweep();
    expect(await list()).toMatchObject([{ sourceId: first, isVoid: true }]);
    await test.queue.sweep();
    await test.queue.whenIdle();
    const subjects = test.mailbox.to(REQUEST.email).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringMatching(/^Payment removed: K250.00/)]);
  });

  it('stay after the request was deleted, without contact data after an erasure', async () => {
    await pay();
    const [receipt] = await list();
    await deleteRequest(test, as.editor, requestId);
    expect(await list()).toEqual([receipt]);
    const body = { email: REQUEST.email };
    const found = await test.http.post('/api/privacy/find').set(as.admin).send(body).expect(200);
    expect(found.body.kinds).toContainEqual(expect.objectContaining({ kind: 'documents', count: expect.any(Number) }));
    const erased = await test.http.post('/api/privacy/erase').set(as.admin).send(body).expect(200);
    expect(erased.body.left.total).toBe(0);
    expect(await list()).toEqual([receipt]);
    const words = await wordsOf(receipt?._id ?? '');
    expect(words).toContain(REQUEST.name);
    expect(words).not.toContain(REQUEST.organisation);
    expect(await collection().countDocuments(body)).toBe(0);
  });
});
