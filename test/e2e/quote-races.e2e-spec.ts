import type { Quote } from '../../src/contract/project';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { asNewVisitor, type SignedIn, signInAsAdmin } from '../support/accounts';
import { useMailedApp } from '../support/mailed-app';
import { postQuote, REQUEST, readQuote, readRequest, saveQuote, sendRequest } from '../support/project';
import { sendAfterTheWait } from '../support/revised-mails';

describe('simultaneous quote changes', () => {
  const test = useMailedApp();
  let editor: SignedIn;
  let requestId: string;

  beforeAll(async () => {
    editor = await signInAsAdmin(test);
  });
  beforeEach(async () => {
    // An email about a revised quote waits, and may still be due after the test that caused it.
    await test.connection.collection('projectrequests').deleteMany({});
    requestId = await sendRequest(test);
    await saveQuote(test, editor, requestId, { status: 'sent', price: 640 });
    await test.app.get(MailOutbox).whenIdle();
    test.mailbox.reset();
  });

  const answer = (word: 'accept' | 'decline') =>
    test.http
      .post(`/api/project/quote/${requestId}/${word}`)
      .set(asNewVisitor())
      .send({ email: REQUEST.email, revision: 1 });

  it('let exactly one win of accept and decline', async () => {
    const answers = await Promise.all([answer('accept'), answer('decline'), answer('accept'), answer('decline')]);
    const quote = (await readQuote(test, editor, requestId))?.status;
    const request = (await readRequest(test, editor, requestId)).status;
    expect(quote).toBe(request);
    const winners = quote === 'accepted' ? [200, 409, 200, 409] : [409, 200, 409, 200];
    expect(answers.map(({ status }) => status)).toEqual(winners);
    await test.app.get(MailOutbox).whenIdle();
    expect(test.mailbox.to(REQUEST.email)).toHaveLength(1);
    expect(test.mailbox.to(DEFAULT_SETTINGS.contactEmail)).toHaveLength(1);
  });

  it('accept only the price of the moment during a price edit', async () => {
    const edit = postQuote(test, editor, requestId, { price: 9_000, status: 'sent' });
    const [edited, accepted] = await Promise.all([
      edit.then((reply) => reply.status),
      answer('accept').then((reply) => reply.status),
    ]);
    const stored = await readQuote(test, editor, requestId);
    expect([edited, accepted]).toEqual(stored?.status === 'accepted' ? [409, 200] : [200, 409]);
    expect(stored?.price).toBe(stored?.status === 'accepted' ? 640 : 9_000);
  });

  /** Saves the quote as one of two members of staff who have it open. */
  const write = (changes: object) => postQuote(test, editor, requestId, changes);

  it('let one of two colleagues change terms, shown to the other', async () => {
    const { updatedAt } = (await readQuote(test, editor, requestId)) as Quote;
    const edits = await Promise.all([700, 800].map((price) => write({ price, status: 'sent', updatedAt })));
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = edits.sort((left, right) => left.status - right.status);
    expect(lost.body.current).toMatchObject({ price: won.body.price, revision: 2, updatedAt: won.body.updatedAt });
    expect(await readQuote(test, editor, requestId)).toMatchObject({ price: won.body.price, revision: 2 });
    await sendAfterTheWait(test.app.get(MailOutbox));
    expect(test.mailbox.to(REQUEST.email)).toHaveLength(1);
  });

  it('give a draft that is sent twice one number and email', async () => {
    const other = await sendRequest(test);
    const { _id } = await saveQuote(test, editor, other);
    const send = () => test.http.post('/api/project/quote/send-email').set(editor).send({ quoteId: _id });
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { number } = (await readQuote(test, editor, other)) as Quote;
    expect(sent.find(({ status }) => status === 200)?.body.quote).toMatchObject({ number, revision: 1 });
    await test.app.get(MailOutbox).whenIdle();
    const quotes = test.mailbox.to(REQUEST.email).filter(({ subject }) => subject?.startsWith('Quote Q-'));
    expect(quotes.map(({ text }) => text?.includes(number as string))).toEqual([true]);
  });

  it('agree nothing twice when staff reopen while the client accepts', async () => {
    const close = () => test.http.put(`/api/project/${requestId}`).set(editor).send({ status: 'rejected' }).expect(200);
    await close();
    const reopen = test.http.put(`/api/project/${requestId}`).set(editor).send({ status: 'quoted' });
    const [reopened, accepted] = await Promise.all([reopen, answer('accept')]);
    const stored = await readQuote(test, editor, requestId);
    expect(reopened.status).toBe(200);
    expect([accepted.status, stored?.status]).toEqual(accepted.status === 200 ? [200, 'accepted'] : [409, 'sent']);
    if (accepted.status === 409) expect(accepted.body.current).toMatchObject({ status: 'rejected', revision: 1 });
  });

  it('accept only old terms when staff reopen and raise the price', async () => {
    await answer('accept').expect(200);
    const work = async () => {
      await test.http.put(`/api/project/${requestId}`).set(editor).send({ status: 'quoted' }).expect(200);
      return (await write({ price: 9_000, status: 'sent' })).status;
    };
    const [edited, accepted] = await Promise.all([work(), answer('accept')]);
    const stored = (await readQuote(test, editor, requestId)) as Quote;
    expect([200, 409]).toContain(edited);
    expect(stored.price).toBe(stored.status === 'accepted' ? 640 : 9_000);
    if (stored.status === 'sent') {
      const late = await answer('accept').expect(409);
      expect(late.body.current).toMatchObject({ price: 9_000, revision: 2, previous: { price: 640, revision: 1 } });
    }
    expect([200, 409]).toContain(accepted.status);
  });
});
