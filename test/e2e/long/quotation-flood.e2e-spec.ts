import { asNewVisitor, type SignedIn, signInAsEach } from '../../support/accounts';
import { useTestApp } from '../../support/app';
import { saveQuote, sendRequest } from '../../support/project';

const FLOOD = 40;

describe('visitor who requests very many PDF files', () => {
  const test = useTestApp();
  let editor: SignedIn;
  beforeAll(async () => {
    editor = (await signInAsEach(test)).editor;
  });

  it('delays neither another visitor nor staff email', async () => {
    const requestId = await sendRequest(test);
    await saveQuote(test, editor, requestId, { status: 'sent' });
    const path = `/api/project/quote/${requestId}/pdf`;
    const flooder = asNewVisitor();
    const url = (await test.app.getUrl()) + path;
    // Sends a different `If-None-Match` each time, so that no two requests share one answer.
    const flood = Array.from({ length: FLOOD }, async (_, n) => {
      const answer = await fetch(url, { headers: { ...flooder, 'if-none-match': `"${n}"` } });
      await answer.arrayBuffer();
      return answer.status;
    });
    // Waits for the first answer of the flood. By then, all its requests have arrived.
    await Promise.race(flood);
    const { _id } = await saveQuote(test, editor, await sendRequest(test));
    const mail = test.http.post('/api/project/quote/send-email').set(editor).send({ quoteId: _id });
    await Promise.all([mail.expect(200), test.http.get(path).set(asNewVisitor()).expect(200)]);
    const statuses = await Promise.all(flood);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(FLOOD / 2);
  });

  it('gets one file for simultaneous requests', async () => {
    const requestId = await sendRequest(test);
    await saveQuote(test, editor, requestId, { status: 'sent' });
    const visitor = asNewVisitor();
    const asked = Array.from({ length: FLOOD }, () =>
      test.http.get(`/api/project/quote/${requestId}/pdf`).set(visitor),
    );
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
  });
});
