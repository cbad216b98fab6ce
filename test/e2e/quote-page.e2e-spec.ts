import { PageRenderer } from '../../src/site/page-renderer';
import { asNewVisitor, type SignedIn, signInAsEach } from '../support/accounts';
import { useTestApp } from '../support/app';
import { changeSettings } from '../support/content';
import { REQUEST, readQuote, saveQuote, sendRequest } from '../support/project';

const UNKNOWN = '0123456789abcdef01234567';
const PUBLIC_URL = 'https://mosi.example';

/** Tests the page on which the client sees the request. Posts its forms as a browser without JavaScript does. */
describe('/quotes/:id', () => {
  const test = useTestApp({ PUBLIC_URL });
  let editor: SignedIn;
  let admin: SignedIn;
  let requestId: string;

  beforeAll(async () => {
    ({ editor, admin } = await signInAsEach(test));
  });
  beforeEach(async () => {
    requestId = await sendRequest(test);
  });

  const visit = (query = '', id = requestId) => test.http.get(`/quotes/${id}${query}`).set(asNewVisitor());
  const send = (changes: object = {}) => saveQuote(test, editor, requestId, { status: 'sent', ...changes });
  const post = (step: string, fields: object, headers: object = {}, id = requestId) =>
    test.http
      .post(`/quotes/${id}?do=${step}`)
      .set({ ...asNewVisitor(), origin: PUBLIC_URL, ...headers })
      .type('form')
      .send(fields);
  const stored = () => readQuote(test, editor, requestId);
  /** Returns the page's text without tags. */
  const words = ({ text }: { text: string }) =>
    text.replace(/<script.*?<\/script>|<[^>]+>/gs, ' ').replace(/\s+/g, ' ');

  describe('GET', () => {
    it('shows a request to holders of its id, without contact data', async () => {
      const answer = await visit().expect(200);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'strict-origin',
        'x-robots-tag': 'noindex',
      });
      expect(words(answer)).toContain('We have your request.');
      expect(answer.text).toContain('<meta name="robots" content="noindex">');
      for (const secret of [REQUEST.email, REQUEST.phone]) expect(answer.text).not.toContain(secret);
    });

    it('shows the sent quote, never a draft', async () => {
      await saveQuote(test, editor, requestId, { status: 'draft' });
      expect((await visit()).text).not.toContain('1,250.50');
      await send();
      const answer = await visit().expect(200);
      expect(words(answer)).toContain('$1,250.50');
      const [head] = answer.text.split('</head>');
      expect(head.replace(/<style>.*<\/style>/s, '')).not.toMatch(/1,?250/);
    });

    it('is rendered for each visit: a change shows at once', async () => {
      await send({ price: 640 });
      expect(words(await visit())).toContain('$640.00');
      await send({ price: 6_400 });
      expect(words(await visit())).toContain('$6,400.00');
    });

    it('answers 404 with a page for unknown requests, rendered once', async () => {
      const missingText = words(await visit('', UNKNOWN).expect(404));
      for (const way of ['We could not find this request', 'Find your request', '+260 97 000 0000'])
        expect(missingText).toContain(way);
      const drawn = jest.spyOn(PageRenderer.prototype, 'render');
      for (const id of ['f'.repeat(24), 'nonsense', '']) await visit('', id).expect(404);
      await test.http.get('/quotes').expect(404);
      expect(drawn.mock.calls.filter(([path]) => path.startsWith('/quotes'))).toEqual([]);
      drawn.mockRestore();
    });

    it('does not allow the analytics script, which public pages allow', async () => {
      const set = (analyticsId: string) => changeSettings(test, admin, { analyticsId });
      await set('G-ABC123');
      expect((await visit()).headers['content-security-policy']).not.toContain('google');
      const { headers } = await test.http.get('/contact').set(asNewVisitor());
      expect(headers['content-security-policy']).toContain('googletagmanager');
      expect(headers['referrer-policy']).toBe('strict-origin');
      await set('');
    });
  });

  describe('POST ?do=accept', () => {
    const yes = { email: REQUEST.email, revision: '1' };

    it('accepts the shown terms, and redirects to a confirmation', async () => {
      await send();
      const answer = await post('accept', yes).expect(303);
      expect(answer.headers).toMatchObject({
        location: `/quotes/${requestId}#accept-result`,
        'cache-control': 'no-store',
      });
      expect(await stored()).toMatchObject({ status: 'accepted', answeredBy: 'client', price: 1_250.5 });
      expect((await visit()).text).toMatch(/id="accept-result"[^>]*>Quote accepted\. Thank you, Mutinta\./);
      await post('accept', yes).expect(303);
    });

    it.each([
      ['an address that is none', { email: 'nobody' }, 'Please enter a valid email address', 'nobody'],
      ['another address', { email: 'm@else.example' }, 'This is not the email address', 'm@else.example'],
      ['no address', { email: '' }, 'Please enter a valid email address', ''],
    ])('shows the page again after %s, with the typed text', async (_what, change, sentence, typed) => {
      await send();
      const answer = await post('accept', { ...yes, ...change }).expect(400);
      expect(words(answer)).toContain(sentence);
      expect(answer.text).toContain('aria-invalid="true"');
      expect(answer.text).toContain(`name="email" value="${typed}"`);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(await stored()).toMatchObject({ status: 'sent' });
    });

    it('refuses terms changed since, however often, and shows both prices', async () => {
      for (const price of [640, 700, 6_400]) await send({ price });
      const answer = await post('accept', yes).expect(409);
      expect(words(answer)).toMatch(/Before \$640\.00 .*Now \$6,400\.00/);
      expect(answer.text).toContain('name="revision" value="3"');
      expect(await stored()).toMatchObject({ status: 'sent' });
      await post('accept', { ...yes, revision: '3' }).expect(303);
    });

    it('refuses a form without the shown revision', async () => {
      await send();
      for (const revision of ['', 'x', '0', '51', '1.0', '1e0', '0x1', ' 1', '+1'])
        await post('accept', { ...yes, revision }).expect(400);
      expect(await stored()).toMatchObject({ status: 'sent' });
    });

    it('explains the status when it can no longer be accepted', async () => {
      await send();
      await send({ status: 'expired' });
      expect(words(await post('accept', yes).expect(409))).toContain('This quote has expired.');
    });

    it('answers 404 for an unknown request and an unknown step', async () => {
      await post('accept', yes, {}, UNKNOWN).expect(404);
      await post('anything', yes).expect(404);
      await post('accept&do=decline', yes).expect(400);
      await post('accept&do=accept', yes).expect(400);
      await test.http.post(`/quotes/${requestId}`).set({ origin: PUBLIC_URL }).type('form').send(yes).expect(404);
    });

    it('accepts only forms of bounded size', async () => {
      await send();
      const json = { ...asNewVisitor(), origin: PUBLIC_URL };
      await test.http.post(`/quotes/${requestId}?do=accept`).set(json).send(yes).expect(415);
      await post('accept', { ...yes, text: 'x'.repeat(110_000) }).expect(413);
      await test.http.post('/api/project').set(json).type('form').send({ name: 'A' }).expect(415);
    });
  });

  describe('POST ?do=decline', () => {
    it('declines with the reason, and redirects to a confirmation', async () => {
      await send();
      await post('decline', { email: REQUEST.email, revision: 1, reason: 'price', text: 'Too much,\r\nsorry.' }).expect(
        303,
      );
      expect(await stored()).toMatchObject({
        status: 'rejected',
        answeredBy: 'client',
        declineReason: 'price',
        declineText: 'Too much,\nsorry.',
      });
      expect(words(await visit())).toMatch(/You declined this quote on .* Your reason: “The price”/);
    });

    it('keeps the typed text when refused', async () => {
      await send();
      const typed = { email: 'm@else.example', revision: 1, reason: 'time', text: 'We need it <now>.' };
      const answer = await post('decline', typed).expect(400);
      expect(answer.text).toContain('We need it &lt;now&gt;.');
      expect(answer.text).toMatch(/type="radio"[^>]* checked=""[^>]* value="time"|value="time"[^>]* checked=""/);
      expect(words(await post('decline', { ...typed, text: 'x'.repeat(2_001) }).expect(400))).toContain('2,000');
      expect(await stored()).toMatchObject({ status: 'sent' });
    });
  });

  describe('POST ?do=paid', () => {
    it('stores the payment report, and redirects to a confirmation', async () => {
      await send({ status: 'accepted' });
      expect(words(await visit())).toMatch(/Balance due \$1,250\.50 .*I have paid/);
      expect(words(await visit('?do=paid'))).toContain('Yes, I have paid');
      const answer = await post('paid', { email: REQUEST.email, note: 'By Airtel,\r\nCI123' }).expect(303);
      expect((await stored())?.saidPaid).toMatchObject({ note: 'By Airtel,\nCI123' });
      const [path, target] = answer.headers.location.split('#');
      const page = (await test.http.get(path).expect(200)).text;
      expect(page).toMatch(new RegExp(`id="${target}"[^>]*>You told us on .+ that you paid`));
    });

    it('keeps the typed text when refused', async () => {
      await send({ status: 'accepted' });
      const answer = await post('paid', { email: 'm@else.example', note: 'By <Airtel>' }).expect(400);
      expect(answer.text).toContain('By &lt;Airtel&gt;');
      expect((await stored())?.saidPaid).toBeNull();
    });
  });

  it.each(['draft', 'sent', 'expired'])('refuses a payment report for a quote that is %s', async (status) => {
    await send({ status });
    expect(words(await visit('?do=paid'))).not.toContain('Yes, I have paid');
    await post('paid', { email: REQUEST.email, note: '' }).expect(409);
    expect((await stored())?.saidPaid).toBeNull();
  });

  describe('POST ?do=ask', () => {
    const question = { email: REQUEST.email, text: 'Is VAT in it?\r\nThe bursar asks.' };
    const asked = async () =>
      (await test.http.get(`/api/project/track/${requestId}`)).body.thread as { text: string }[];

    it('stores the question, and redirects to it', async () => {
      const answer = await post('ask', question).expect(303);
      expect(answer.headers.location).toBe(`/quotes/${requestId}?done=ask#ask-result`);
      expect(await asked()).toMatchObject([{ from: 'client', text: 'Is VAT in it?\nThe bursar asks.' }]);
      expect(words(await visit())).toContain('Is VAT in it? The bursar asks.');
    });

    it('stores a repeated question once, and another text separately', async () => {
      const visitor = asNewVisitor();
      await Promise.all([post('ask', question, visitor).expect(303), post('ask', question, visitor).expect(303)]);
      expect(await asked()).toHaveLength(1);
      await post('ask', { ...question, text: 'Another.' }, visitor).expect(303);
      expect(await asked()).toHaveLength(2);
    });

    it.each([
      ['no words', { text: ' ' }, 'Message'],
      ['too many words', { text: 'x'.repeat(2_001) }, '2,000'],
      ['another address', { email: 'm@else.example' }, 'This is not the email address'],
    ])('shows the page again after %s, with the typed text', async (_what, change, sentence) => {
      const answer = await post('ask', { ...question, ...change }).expect(400);
      expect(words(answer)).toContain(sentence);
      expect(answer.text).toContain(`value="${{ ...question, ...change }.email}"`);
      expect(await asked()).toEqual([]);
    });
  });
});
