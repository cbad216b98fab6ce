import type { QuoteTerms } from '@contract/project';
import { changesOf, revisedNotice } from './quote-changes';

const TERMS: QuoteTerms = { price: 640, timeEstimate: 8, teamSize: 'Small Team (2-3 people)', notes: '' };

describe('a revised quote', () => {
  it('names each change, the price first', () => {
    expect(changesOf(TERMS, TERMS)).toEqual([]);
    expect(changesOf(TERMS, { price: 6_400, timeEstimate: 1, teamSize: 'One person', notes: 'Paid at once.' })).toEqual(
      ['$640.00 → $6,400.00', '8 weeks → 1 week', 'Small Team (2-3 people) → One person', 'the notes have changed'],
    );
  });

  it('says both prices to whoever saw the first', () => {
    expect(revisedNotice(TERMS, { ...TERMS, price: 6_400 })).toBe('You saw $640.00. The quote is now $6,400.00.');
  });

  it('says what else has changed, also where the price has not', () => {
    expect(revisedNotice(TERMS, { ...TERMS, price: 700, timeEstimate: 10 })).toBe(
      'You saw $640.00. The quote is now $700.00. Also changed: 8 weeks → 10 weeks.',
    );
    expect(revisedNotice(TERMS, { ...TERMS, timeEstimate: 10 })).toBe('This quote has changed: 8 weeks → 10 weeks.');
    expect(revisedNotice(TERMS, TERMS)).toBe('This quote has changed.');
  });
});
