import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { MailQueue } from '../../src/platform/mail/mail-queue';
import { asNewVisitor, type SignedIn, signInAsAdmin } from '../support/accounts';
import type { Mailbox } from '../support/mailbox';
import { type MailedApp, startMailedApp } from '../support/mailed-app';
import { QUOTE, REQUEST, readQuote, readRequest, saveQuote, sendRequest } from '../support/project';

describe('at the same moment', () => {
  let mailbox: Mailbox;
  let test: MailedApp;
  let editor: SignedIn;
  let requestId: string;

  beforeAll(async () => {
    test = await startMailedApp();
    mailbox = test.mailbox;
    editor = await signInAsAdmin(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    requestId = await sendRequest(test);
    await saveQuote(test, editor, requestId, { status: 'sent', price: 640 });
    await test.app.get(MailQueue).whenIdle();
    mailbox.reset();
  });

  const answer = (word: 'accept' | 'decline') =>
    test.http
      .post(`/api/project/quote/${requestId}/${word}`)
      .set(asNewVisitor())
      .send({ email: REQUEST.email, revision: 1 });

  it('accept and decline: exactly one wins', async () => {
    const answers = await Promise.all([answer('accept'), answer('decline'), answer('accept'), answer('decline')]);
    const quote = (await readQuote(test, editor, requestId))?.status;
    const request = (await readRequest(test, editor, requestId)).status;
    expect(quote).toBe(request);
    const winners = quote === 'accepted' ? [200, 409, 200, 409] : [409, 200, 409, 200];
    expect(answers.map(({ status }) => status)).toEqual(winners);
    await test.app.get(MailQueue).whenIdle();
    expect(mailbox.to(REQUEST.email)).toHaveLength(1);
    expect(mailbox.to(DEFAULT_SETTINGS.contactEmail)).toHaveLength(1);
  });

  it('accept and an edit of the price: an accepted price is never another one than that of the moment', async () => {
    const edit = test.http
      .post('/api/project/quote')
      .set(editor)
      .send({ ...QUOTE, projectRequestId: requestId, price: 9_000, status: 'sent' });
    const [edited, accepted] = await Promise.all([
      edit.then((reply) => reply.status),
      answer('accept').then((reply) => reply.status),
    ]);
    const stored = await readQuote(test, editor, requestId);
    expect([edited, accepted]).toEqual(stored?.status === 'accepted' ? [409, 200] : [200, 409]);
    expect(stored?.price).toBe(stored?.status === 'accepted' ? 640 : 9_000);
  });
});
