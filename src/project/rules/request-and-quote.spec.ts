import fc from '../../../test/support/random-cases';
import { LIMITS } from '../../contract/limits';
import { PROJECT_STATUSES, QUOTE_STATUSES, type QuoteStatus } from '../../contract/project';
import { QUOTE_TEXTS } from '../../contract/quote-texts';
import { DEFAULT_SETTINGS } from '../../contract/settings';
import { ProductError } from '../../platform/errors/product-error';
import { termsOf } from '../schemas/quote.schema';
import {
  answerQuote,
  isPair,
  markMailed,
  type RequestAndQuote,
  saveQuote,
  setRequestStatus,
} from './request-and-quote';

const NOW = new Date('2026-11-22T08:00:00.000Z');
const WHEN = { now: NOW, settings: DEFAULT_SETTINGS };
const TERMS = { price: 640, timeEstimate: 4, teamSize: 'Two people', notes: '' };

/** Any action on a request and its quote. */
type Step = (pair: RequestAndQuote) => RequestAndQuote | null;

const status = fc.constantFrom(...PROJECT_STATUSES);
const quoteStatus = fc.option(fc.constantFrom(...QUOTE_STATUSES), { nil: undefined });
const price = fc.constantFrom(0, 640, 6_400);
const step: fc.Arbitrary<Step> = fc.oneof(
  status.map(
    (to): Step =>
      (pair) =>
        setRequestStatus(pair, to, WHEN),
  ),
  fc.record({ price, status: quoteStatus }).map(
    (input): Step =>
      (pair) =>
        saveQuote(pair, { ...TERMS, ...input }, WHEN),
  ),
  fc.constant<Step>((pair) => (pair.quote ? markMailed(pair, WHEN) : pair)),
  fc
    .record({
      answer: fc.constantFrom('accepted' as const, 'rejected' as const),
      revision: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    })
    .map(
      (word): Step =>
        (pair) =>
          answerQuote(pair, word, NOW),
    ),
);

/** Returns the pair after a step, or the same pair if the step was refused. */
function take(pair: RequestAndQuote, work: Step): RequestAndQuote {
  try {
    return work(pair) ?? pair;
  } catch (error) {
    if (error instanceof ProductError) return pair;
    throw error;
  }
}

const begin = (work: Step[]): RequestAndQuote => work.reduce(take, { status: 'pending' });
const quoteOf = (to: QuoteStatus): RequestAndQuote => saveQuote({ status: 'pending' }, { ...TERMS, status: to }, WHEN);
const refusal = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a request and its quote', () => {
  it('never contradict each other', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (work) => isPair(begin(work))),
      { numRuns: 500 },
    );
  });

  it('show the client only what was sent, never a price of zero', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (work) => {
        const { quote } = begin(work);
        if (!quote || quote.status === 'draft' || quote.status === 'rejected') return;
        expect(quote.price).toBeGreaterThan(0);
        expect(termsOf(quote.revisions.at(-1)!)).toEqual(termsOf(quote));
      }),
      { numRuns: 500 },
    );
  });

  it('keep each revision as sent, and accepted terms as agreed', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), step, (work, last) => {
        const before = begin(work);
        const { quote } = take(before, last);
        if (!before.quote || !quote) return;
        expect(quote.revisions.slice(0, before.quote.revisions.length)).toEqual(before.quote.revisions);
        if (before.quote.status !== 'accepted') return;
        // A reopened quote may get a new `validUntil`.
        const { validUntil } = quote.status === 'accepted' ? before.quote : quote;
        expect(termsOf(quote)).toEqual({ ...termsOf(before.quote), validUntil: validUntil ?? null });
      }),
      { numRuns: 500 },
    );
  });

  it('count earlier terms as a new revision, unless they were sent last', () => {
    const prices = [640, 640, 6_400, 640];
    const { quote } = prices.reduce<RequestAndQuote>(
      (pair, next) => saveQuote(pair, { ...TERMS, price: next, status: 'sent' }, WHEN),
      { status: 'pending' },
    );
    expect(quote?.revisions.map((sent) => [sent.revision, sent.price, sent.byHand])).toEqual([
      [1, 640, true],
      [2, 6_400, undefined],
      [3, 640, undefined],
    ]);
  });

  it('are accepted with the newest revision only', () => {
    const sent = saveQuote(quoteOf('sent'), { ...TERMS, price: 6_400 }, WHEN);
    const accept = (revision: number) => answerQuote(sent, { answer: 'accepted', revision }, NOW);
    expect(refusal(() => accept(1))).toBe(QUOTE_TEXTS.revised);
    expect(refusal(() => accept(3))).toBe(QUOTE_TEXTS.revised);
    expect(accept(2)).toMatchObject({ status: 'accepted', quote: { status: 'accepted', answer: { by: 'client' } } });
  });

  it('keep who answered until the quote is reopened', () => {
    const accepted = answerQuote(quoteOf('sent'), { answer: 'accepted', revision: 1 }, NOW) as RequestAndQuote;
    expect(saveQuote(accepted, { ...TERMS, status: 'accepted' }, WHEN).quote?.answer?.by).toBe('client');
    expect(setRequestStatus(accepted, 'rejected', WHEN).quote?.answer?.by).toBe('staff');
    expect(setRequestStatus(accepted, 'quoted', WHEN).quote).not.toHaveProperty('answer');
  });

  it('remember the newest fifty reopenings', () => {
    const accepted = answerQuote(quoteOf('sent'), { answer: 'accepted', revision: 1 }, NOW) as RequestAndQuote;
    const reopened = setRequestStatus(accepted, 'in_review', WHEN);
    expect(reopened.quote?.reopenings).toEqual([{ at: NOW, from: 'accepted' }]);
    // A change between two final statuses does not reopen the quote.
    expect(setRequestStatus(accepted, 'rejected', WHEN).quote?.reopenings).toBeUndefined();
    let pair = setRequestStatus(reopened, 'rejected', WHEN);
    for (let time = 0; time < LIMITS.reopenings; time += 1) {
      pair = setRequestStatus(setRequestStatus(pair, 'in_review', WHEN), 'rejected', WHEN);
    }
    expect(pair.quote?.reopenings).toHaveLength(LIMITS.reopenings);
    expect(pair.quote?.reopenings?.map(({ from }) => from)).not.toContain('accepted');
  });

  it('take 50 revisions and not one more', () => {
    let pair: RequestAndQuote = { status: 'pending' };
    for (let next = 1; next <= LIMITS.quoteRevisions; next += 1) {
      pair = saveQuote(pair, { ...TERMS, price: next, status: 'sent' }, WHEN);
    }
    const draft = saveQuote(pair, { ...TERMS, price: 99, status: 'draft' }, WHEN);
    for (const work of [
      () => saveQuote(pair, { ...TERMS, price: 99 }, WHEN),
      () => markMailed(draft, WHEN),
      () => setRequestStatus(draft, 'accepted', WHEN),
    ]) {
      expect(refusal(work)).toBe(QUOTE_TEXTS.tooManyRevisions);
    }
  });
});
