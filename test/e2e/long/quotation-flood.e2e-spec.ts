import { asNewVisitor, type SignedIn, signInAsEach } from '../../support/accounts';
import { startTestApp, type TestApp } from '../../support/app';
import { saveQuote, sendRequest } from '../../support/project';

const FLOOD = 40;

describe('a visitor who asks for very many PDF files', () => {
  const leaving = new AbortController();
  let test: TestApp;
  let editor: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
    editor = (await signInAsEach(test)).editor;
  });
  afterAll(() => test.close());

  it('keeps neither another one waiting, nor the mail that staff send', async () => {
    const requestId = await sendRequest(test);
    await saveQuote(test, editor, requestId, { status: 'sent' });
    const path = `/api/project/quote/${requestId}/pdf`;
    const options = { headers: asNewVisitor(), signal: leaving.signal };
    const url = (await test.app.getUrl()) + path;
    let drawn = 0;
    const flood = Array.from({ length: FLOOD }, async () => {
      drawn += (await fetch(url, options)).status === 200 ? 1 : 0;
    });
    const downloads = Promise.allSettled(flood);
    // By the first one that is there, all others have come in.
    await Promise.race(flood);
    const { _id } = await saveQuote(test, editor, await sendRequest(test));
    const mail = test.http.post('/api/project/quote/send-email').set(editor).send({ quoteId: _id });
    await Promise.all([mail.expect(200), test.http.get(path).set(asNewVisitor()).expect(200)]);
    expect(drawn).toBeLessThan(10);
    leaving.abort();
    await downloads;
  });
});
