import { asNewVisitor, type SignedIn, signInAsEach } from '../support/accounts';
import { useTestApp } from '../support/app';
import { REQUEST, saveQuote, sendRequest } from '../support/project';

describe('guessing a request’s email address', () => {
  const test = useTestApp();
  let editor: SignedIn;
  let requestId: string;
  beforeAll(async () => {
    editor = (await signInAsEach(test)).editor;
    requestId = await sendRequest(test);
    await saveQuote(test, editor, requestId, { status: 'sent' });
  });

  const view = (visitor: SignedIn, email?: string, id = requestId) =>
    test.http
      .get(`/api/project/quote/${id}`)
      .query(email === undefined ? {} : { email })
      .set(visitor);

  it('is blocked after ten calls a minute, right ones too, with retry time', async () => {
    const visitor = asNewVisitor();
    for (let turn = 0; turn < 10; turn += 1) {
      await view(visitor, `guess${turn}@example.com`, turn % 2 ? requestId : '0123456789abcdef01234567').expect(404);
    }
    for (const email of ['guess@example.com', REQUEST.email]) {
      const refused = await view(visitor, email).expect(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    }
    await view(visitor).expect(200);
    await view(asNewVisitor(), REQUEST.email).expect(200);
  });

  it('gains nothing from simultaneous calls', async () => {
    const visitor = asNewVisitor();
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_none, turn) => view(visitor, `${turn}@example.com`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(404), ...Array(4).fill(429)]);
  });

  it('limits neither clients who know it nor calls without one', async () => {
    const visitor = asNewVisitor();
    for (let turn = 0; turn < 15; turn += 1) {
      await view(visitor, REQUEST.email.toUpperCase()).expect(200);
      await view(visitor).expect(200);
    }
    await view(visitor, 'guess@example.com').expect(404);
  });
});
