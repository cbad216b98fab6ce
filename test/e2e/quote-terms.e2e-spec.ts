import { LIMITS } from '../../src/contract/limits';
import { daysAfter, formatDay, lusakaDay } from '../../src/contract/lusaka-day';
import type { Quote, QuoteInput } from '../../src/contract/project';
import { QUOTE_TEXTS } from '../../src/contract/quote-texts';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { TrustedClock } from '../../src/platform/clock/trusted-clock';
import { signIn, useEachRole } from '../support/accounts';
import { changeSettings } from '../support/content';
import { useMailedApp } from '../support/mailed-app';
import { acceptQuote, postQuote, QUOTE, readQuote, saveQuote, sendRequest, trackRequest } from '../support/project';
import { putClock, YEAR_MS } from '../support/wall-clock';

const LINES = [
  { text: 'School register\nFor one school', quantity: 1, unitPrice: 24_000 },
  { text: 'Moving the records', quantity: 640, unitPrice: 7.5 },
];
const DAY_MS = 86_400_000;
const today = (): string => lusakaDay(new Date());

describe('quote terms', () => {
  const test = useMailedApp();
  const as = useEachRole(test);
  let requestId: string;

  beforeEach(async () => {
    requestId = await sendRequest(test);
    await test.forgetMail();
  });
  afterEach(() => jest.useRealTimers());

  const post = (changes: object = {}) => postQuote(test, as.editor, requestId, changes);
  const save = (changes: Partial<QuoteInput> = {}, id = requestId) => saveQuote(test, as.editor, id, changes);
  const mail = ({ _id }: Quote) =>
    test.http.post('/api/project/quote/send-email').set(as.editor).send({ quoteId: _id });
  const mailed = () => test.mailbox.received.find(({ subject }) => subject?.startsWith('Quote Q-'))?.text;
  const track = () => trackRequest(test, requestId);
  const signInAsEditor = () => signIn(test, 'editor@example.com', 'the password of editor');
  const setSettings = (changes: object) => changeSettings(test, as.admin, changes);

  describe('lines', () => {
    it('make the price, whatever price the body has', async () => {
      const { price: _, ...noPrice } = QUOTE;
      const terms = { lines: LINES, discount: 800, vatPercent: 16, depositPercent: 40 };
      for (const body of [
        { ...noPrice, ...terms },
        { ...terms, price: 5 },
        { ...terms, price: 'a lot' },
      ]) {
        expect((await post({ price: undefined, ...body })).body).toMatchObject({ ...terms, price: 32_480 });
      }
      await save({ status: 'sent' });
      expect((await track()).quote).toMatchObject({ ...terms, price: 32_480 });
    });

    it('stay when a body has none, unlike an empty list', async () => {
      await save({ lines: LINES, discount: 800 });
      expect(await save({ price: 5 })).toMatchObject({ lines: LINES, discount: 800, price: 28_000 });
      expect(await save({ price: 5, lines: [] })).toMatchObject({ lines: [], discount: 0, price: 5 });
    });

    it('are frozen when sent', async () => {
      await save({ lines: LINES, status: 'sent' });
      const { revisions } = await save({ lines: LINES.slice(1), status: 'sent' });
      expect(revisions).toMatchObject([
        { revision: 1, lines: LINES, price: 28_800 },
        { revision: 2, lines: LINES.slice(1), price: 4_800 },
      ]);
    });

    it.each([
      [{ lines: [{ text: 'x', quantity: 2, unitPrice: LIMITS.priceMax }] }, 'lines', QUOTE_TEXTS.tooDear],
      [{ lines: LINES, discount: 28_800.01 }, 'discount', QUOTE_TEXTS.discountTooLarge],
      [{ lines: [], price: undefined }, 'price', QUOTE_TEXTS.priceMissing],
    ])('refuse %#, and nothing is stored', async (changes, field, message) => {
      expect((await post(changes).expect(400)).body.errors).toEqual([{ field, message }]);
      expect(await readQuote(test, as.viewer, requestId)).toBeNull();
    });

    it('cannot be sent with a total of zero', async () => {
      const free = { lines: LINES, discount: 28_800 };
      const { errors } = (await post({ ...free, status: 'sent' }).expect(400)).body;
      expect(errors).toEqual([{ field: 'price', message: QUOTE_TEXTS.noPrice }]);
      await post({ ...free, status: 'draft' }).expect(201);
      const refused = await test.http.put(`/api/project/${requestId}`).set(as.editor).send({ status: 'quoted' });
      expect(refused.body.errors).toEqual([{ field: 'status', message: QUOTE_TEXTS.noPrice }]);
    });
  });

  describe('settings', () => {
    afterEach(async () => {
      const { currency, vatPercent, tpin, quoteValidDays } = DEFAULT_SETTINGS;
      await setSettings({ currency, vatPercent, tpin, quoteValidDays });
    });

    it('are copied when the quote is first saved', async () => {
      await setSettings({ currency: 'ZMW', vatPercent: 16, tpin: '1000000000', quoteValidDays: 14 });
      const begun = await save();
      expect(begun).toMatchObject({ currency: 'ZMW', vatPercent: 16, tpin: '1000000000', validUntil: null });
      await setSettings({ currency: 'USD', vatPercent: 0, tpin: '' });
      expect(await save({ status: 'sent' })).toMatchObject({
        currency: 'ZMW',
        vatPercent: 16,
        tpin: '1000000000',
        validUntil: daysAfter(today(), 14),
      });
      expect(await save({ currency: 'USD', vatPercent: 17.5 })).toMatchObject({ currency: 'USD', vatPercent: 17.5 });
    });
  });

  describe('number', () => {
    it('is given at the first sending, in order, and stays', async () => {
      const drafted = await save();
      const sent = await save({ status: 'sent' });
      const other = await save({ status: 'sent' }, await sendRequest(test));
      expect(drafted.number).toBeNull();
      expect(sent.number).toMatch(new RegExp(`^Q-${today().slice(0, 4)}-\\d{4}$`));
      expect(placeOf(other)).toBe(placeOf(sent) + 1);
      expect((await save({ status: 'sent', price: 5 })).number).toBe(sent.number);
      expect((await track()).quote?.number).toBe(sent.number);
    });

    it('is unique among quotes sent simultaneously', async () => {
      const ids = await Promise.all(Array.from({ length: 12 }, () => sendRequest(test)));
      const sent = await Promise.all(ids.map((id) => save({ status: 'sent' }, id)));
      const places = sent.map(placeOf).sort((one, other) => one - other);
      expect(places).toEqual(places.map((_, index) => places[0] + index));
    });

    it('appears in the email, survives a refusal, and is hidden before', async () => {
      const before = await save({ status: 'sent' }, await sendRequest(test));
      const quote = await save();
      test.mailbox.mode = 'refuse';
      await mail(quote).expect(502);
      test.mailbox.mode = 'accept';
      expect(await readQuote(test, as.viewer, requestId)).toEqual(quote);
      const { body } = await mail(quote).expect(200);
      expect(mailed()).toContain(`Quote: ${body.quote.number}`);
      expect(placeOf(body.quote)).toBe(placeOf(before) + 1);
      const next = await save({ status: 'sent' }, await sendRequest(test));
      expect(placeOf(next)).toBe(placeOf(body.quote) + 1);
    });

    it('belongs to the trusted year', async () => {
      const year = today().slice(0, 4);
      await test.app.get(TrustedClock).check();
      putClock(3 * YEAR_MS);
      const editor = await signInAsEditor();
      expect((await saveQuote(test, editor, requestId, { status: 'sent' })).number).toMatch(`Q-${year}-`);
    });
  });

  describe('validity', () => {
    it('lasts as many days as Settings say, or until staff’s date', async () => {
      expect((await save({ status: 'sent' })).validUntil).toBe(daysAfter(today(), DEFAULT_SETTINGS.quoteValidDays));
      const named = daysAfter(today(), 3);
      expect((await save({ validUntil: named })).validUntil).toBe(named);
    });

    it('makes the quote expired everywhere, and refuses acceptance, once over', async () => {
      const quote = await save({ status: 'sent', validUntil: today() });
      putClock(DAY_MS);
      expect(await track()).toMatchObject({ status: 'quoted', quote: { status: 'expired' } });
      const accepted = await acceptQuote(test, requestId).expect(409);
      expect(accepted.body).toMatchObject({ message: QUOTE_TEXTS.expired, current: { status: 'expired' } });
      jest.useRealTimers();
      const [sent] = quote.revisions;
      expect(await readQuote(test, as.viewer, requestId)).toEqual({
        ...quote,
        revisions: [{ ...sent, seenAt: expect.stringMatching(/Z$/) }],
      });
    });

    it('is renewed when staff send an expired quote again', async () => {
      await save({ status: 'sent', validUntil: today() });
      putClock(DAY_MS);
      const editor = await signInAsEditor();
      const stays = await saveQuote(test, editor, requestId, { status: 'expired', validUntil: undefined });
      expect(stays).toMatchObject({ status: 'expired', revision: 1 });
      const again = await saveQuote(test, editor, requestId, { status: 'sent' });
      const validUntil = daysAfter(today(), DEFAULT_SETTINGS.quoteValidDays);
      expect(again).toMatchObject({ status: 'sent', revision: 2, validUntil });
      expect((await track()).quote).toMatchObject({ status: 'sent', validUntil });
    });

    it('is also set by emailing, and appears in the email', async () => {
      const { body } = await mail(await save()).expect(200);
      expect(body.quote.validUntil).toBe(daysAfter(today(), DEFAULT_SETTINGS.quoteValidDays));
      expect(mailed()).toContain(`Valid until: ${formatDay(body.quote.validUntil)}`);
    });
  });
});

const placeOf = ({ number }: Quote): number => Number(number?.slice(-4));
