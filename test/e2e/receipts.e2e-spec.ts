import { BUILT_IN_SERVICES } from '../../src/contract/built-in-services';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { PROTECTION } from '../../src/platform/limits/protection';
import { asNewVisitor, type SignedIn, signInAsEach } from '../support/accounts';
import { failNext } from '../support/failing-database';
import { useMailedApp } from '../support/mailed-app';
import { sendMessage } from '../support/personal-data';
import { postQuote, REQUEST, saveQuote, sendRequest } from '../support/project';
import { sendAfterTheWait } from '../support/revised-mails';

const MESSAGE = { name: REQUEST.name, email: REQUEST.email, subject: 'Fees', message: 'How much?' };
const SERVICE = BUILT_IN_SERVICES[0].title;

describe('receipts for the client', () => {
  const test = useMailedApp();
  let editor: SignedIn;
  let requestId: string;
  beforeAll(async () => {
    editor = (await signInAsEach(test)).editor;
  });
  beforeEach(async () => {
    await test.queue.whenIdle();
    for (const name of ['projectrequests', 'contacts', 'mailOutbox'])
      await test.connection.collection(name).deleteMany({});
    test.mailbox.reset();
    requestId = await sendRequest(test);
  });
  afterEach(() => jest.restoreAllMocks());

  const sweep = () => sendAfterTheWait(test.queue);
  /** Sends all earlier emails and empties the mailbox. */
  const settle = async () => {
    await sweep();
    test.mailbox.reset();
  };
  const send = (changes: object = {}) => saveQuote(test, editor, requestId, { status: 'sent', ...changes });
  const answer = (word: 'accept' | 'decline', revision = 1, email: string = REQUEST.email) =>
    test.http.post(`/api/project/quote/${requestId}/${word}`).set(asNewVisitor()).send({ email, revision });
  const setStatus = (status: string) => test.http.put(`/api/project/${requestId}`).set(editor).send({ status });
  const mail = async () => {
    const { _id } = await saveQuote(test, editor, requestId);
    return test.http.post('/api/project/quote/send-email').set(editor).send({ quoteId: _id }).expect(200);
  };
  const write = (changes: object = {}) => sendMessage(test, { ...MESSAGE, ...changes });
  const toClient = () => test.mailbox.to(REQUEST.email);
  const subjects = () => toClient().map(({ subject }) => subject);

  it('confirm a request with its content, the answer time and a link', async () => {
    await sweep();
    expect(subjects()).toEqual([`We have your request: ${SERVICE}`]);
    const [receipt] = toClient();
    expect(receipt.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(receipt.replyTo).toMatchObject([{ address: DEFAULT_SETTINGS.contactEmail }]);
    for (const words of [
      ...['Hello Mutinta Phiri', 'within 1-2 business days', SERVICE, 'Within 3 Months', 'With prices.'],
      `https://mosi.example/quotes/${requestId}`,
    ]) {
      expect(receipt.text).toContain(words);
    }
    expect(test.mailbox.to(DEFAULT_SETTINGS.contactEmail)).toHaveLength(1);
  });

  it('confirm a message with its text in the body only', async () => {
    await settle();
    await write({ subject: 'Buy at spam.example', message: 'See http://spam.example now. '.repeat(20) });
    await sweep();
    expect(subjects()).toEqual(['We have your message']);
    const [receipt] = toClient();
    expect(receipt.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(receipt.replyTo).toMatchObject([{ address: DEFAULT_SETTINGS.contactEmail }]);
    for (const words of ['Hello Mutinta Phiri', 'within 1-2 business days', 'See http:', 'If it was not you'])
      expect(receipt.text).toContain(words);
    expect(receipt.text).not.toMatch(/http:\/\/spam|spam\.example|(now.*){12}/s);
    expect(test.mailbox.to(DEFAULT_SETTINGS.contactEmail)).toHaveLength(1);
  });

  it.each([
    ['accept', `Your quote is accepted: ${SERVICE}`, 'Thank you for accepting'],
    ['decline', `You declined our quote: ${SERVICE}`, 'You do not need to do anything else'],
  ] as const)('confirm once to a client who says %s, with the terms', async (word, subject, words) => {
    await send();
    await settle();
    await answer(word).expect(200);
    await answer(word).expect(200);
    await sweep();
    expect(subjects()).toEqual([subject]);
    for (const part of ['$1,250.50', '6 weeks', words]) expect(toClient()[0].text).toContain(part);
  });

  it('attach the PDF when terms are revised or accepted', async () => {
    const { number } = await send();
    await settle();
    await send({ price: 6_400 });
    await sweep();
    await answer('accept', 2).expect(200);
    await sweep();
    expect(subjects()).toEqual([`${number} revised: $1,250.50 → $6,400.00`, `Your quote is accepted: ${SERVICE}`]);
    for (const { attachments } of toClient()) {
      expect(attachments).toMatchObject([{ filename: `${number}-r2.pdf`, mimeType: 'application/pdf' }]);
      expect(Buffer.from(attachments[0].content as ArrayBuffer).length).toBeLessThan(200_000);
    }
  });

  it('report an acceptance marked by staff, with that call’s terms', async () => {
    await send();
    await settle();
    await send({ status: 'accepted', price: 999, note: 'by phone, the bursar' });
    await sweep();
    expect(subjects()).toEqual([`Your quote is accepted: ${SERVICE}`]);
    const [{ text }] = toClient();
    for (const part of ['$999.00', 'We marked our quote as accepted for you', 'If you did not agree to this'])
      expect(text).toContain(part);
    expect(text).not.toContain('bursar');
    // The owner gets no email, because staff changed the status, not the client.
    expect(test.mailbox.to(DEFAULT_SETTINGS.contactEmail)).toEqual([]);
  });

  it('report a closed request, with or without a quote', async () => {
    await settle();
    await setStatus('rejected').expect(200);
    await setStatus('in_review').expect(200);
    await send();
    await setStatus('rejected').expect(200);
    await sweep();
    expect(subjects()).toEqual(Array(2).fill(`Your request is closed: ${SERVICE}`));
  });

  it('skip a closed request that was reopened meanwhile', async () => {
    await settle();
    const failed = failNext('mailOutbox', 'insertMany');
    await setStatus('rejected').expect(200);
    await failed;
    await setStatus('in_review').expect(200);
    await sweep();
    expect(subjects()).toEqual([]);
  });

  it('report no acceptance for a request without a quote', async () => {
    await settle();
    await setStatus('accepted').expect(200);
    await sweep();
    expect(subjects()).toEqual([]);
  });

  describe('after a change of a sent quote', () => {
    it('show the old and new price, once for each change', async () => {
      await send({ price: 640 });
      await settle();
      await send({ price: 6_400 });
      await send({ price: 6_400 });
      await sweep();
      expect(subjects()).toEqual([expect.stringMatching(/^Q-\d{4}-\d{4} revised: \$640\.00 → \$6,400\.00$/)]);
      expect(toClient()[0].text).toContain('The price was $640.00 and is now $6,400.00.');
      await send({ price: 6_400, notes: 'With travel.' });
      await sweep();
      expect(subjects()[1]).toMatch(/ revised: \$6,400\.00$/);
      expect(toClient()[1].text).toContain('The price has not changed');
    });

    it('contain the newest terms only', async () => {
      await send({ price: 640 });
      await settle();
      await send({ price: 700 });
      await send({ price: 800 });
      await sweep();
      // Selects the emails about new terms, because an email about the request may arrive late.
      const revised = toClient().filter(({ text }) => text?.includes('is now $'));
      expect(revised.map(({ text }) => text?.includes('was $700.00 and is now $800.00'))).toEqual([true]);
    });

    it('leave the news to a quote email, and otherwise send it themselves', async () => {
      await send({ price: 640 });
      await settle();
      const { _id } = await send({ price: 700 });
      test.queue.wake();
      await test.queue.whenIdle();
      expect(subjects()).toEqual([]);
      await test.http.post('/api/project/quote/send-email').set(editor).send({ quoteId: _id }).expect(200);
      await sweep();
      expect(subjects()).toEqual([expect.stringMatching(/ revised: \$640\.00 → \$700\.00$/)]);
      await send({ price: 800 });
      test.mailbox.mode = 'refuse';
      await test.http.post('/api/project/quote/send-email').set(editor).send({ quoteId: _id }).expect(502);
      test.mailbox.reset();
      await sweep();
      expect(subjects()).toEqual([expect.stringMatching(/ revised: \$700\.00 → \$800\.00$/)]);
    });

    it('leave the news to the quote email of the same call', async () => {
      await send({ price: 640 });
      await settle();
      const { _id } = await send({ price: 700, isMailed: true });
      await test.http.post('/api/project/quote/send-email').set(editor).send({ quoteId: _id }).expect(200);
      await sweep();
      expect(subjects()).toEqual([expect.stringMatching(/ revised: \$640\.00 → \$700\.00$/)]);
    });
  });

  it('skip drafts, the first sending, an emailed quote and an expiry', async () => {
    await settle();
    await saveQuote(test, editor, requestId);
    await mail();
    await setStatus('in_review').expect(200);
    await send({ status: 'expired', price: 77 });
    await sweep();
    expect(subjects()).toEqual([expect.stringMatching(/^Quote Q-\d{4}-\d{4}: \$1,250\.50, valid until /)]);
  });

  it('follow no refused call', async () => {
    await send();
    await settle();
    await answer('accept', 2).expect(409);
    await answer('accept', 1, 'mallory@example.com').expect(400);
    await setStatus('nonsense').expect(400);
    await postQuote(test, editor, requestId, { price: 0, status: 'accepted' }).expect(400);
    await test.http.put(`/api/project/${requestId}`).send({ status: 'rejected' }).expect(401);
    await sweep();
    expect(test.mailbox.received).toEqual([]);
  });

  describe('to an unverified email address', () => {
    const rows = () => test.connection.collection('projectrequests');
    const { ofAddressPerDay, perHour } = PROTECTION.receipts;

    it.each([
      ['a request', () => sendRequest(test)],
      ['a message', () => write()],
    ])('end after a daily limit over messages and requests, with %s', async (_what, one) => {
      await write();
      for (let sent = 2; sent < ofAddressPerDay; sent += 1) await sendRequest(test);
      await sweep();
      expect(toClient()).toHaveLength(ofAddressPerDay);
      await one();
      await sweep();
      expect(toClient()).toHaveLength(ofAddressPerDay);
      expect(test.mailbox.to(DEFAULT_SETTINGS.contactEmail)).toHaveLength(ofAddressPerDay + 1);
    });

    it('end after a daily limit, while the owner gets every request', async () => {
      for (let sent = 1; sent < ofAddressPerDay + 2; sent += 1) await sendRequest(test);
      await sweep();
      expect(toClient()).toHaveLength(ofAddressPerDay);
      expect(test.mailbox.to(DEFAULT_SETTINGS.contactEmail)).toHaveLength(ofAddressPerDay + 2);
      await rows().updateMany({}, { $set: { createdAt: new Date(Date.now() - 25 * 3_600_000) } });
      test.mailbox.reset();
      await sendRequest(test);
      await sweep();
      expect(toClient()).toHaveLength(1);
    });

    it('end after an hourly limit for all email addresses together', async () => {
      await settle();
      const others = Array.from({ length: perHour - 1 }, (_, number) => ({
        email: `swarm${number}@example.com`,
        createdAt: new Date(),
      }));
      await rows().insertMany(others);
      await sendRequest(test, { ...REQUEST, email: 'one.too.many@example.com' });
      await write({ email: 'one.too.many@example.com' });
      await sweep();
      expect(test.mailbox.to('one.too.many@example.com')).toEqual([]);
      expect(test.mailbox.to(DEFAULT_SETTINGS.contactEmail)).toHaveLength(2);
    });
  });
});
