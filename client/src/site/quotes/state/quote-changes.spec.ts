import { PLAIN_TERMS } from '@/testing/sample-quotes';
import { revisedNotice } from '../use-decision';

const TERMS = { ...PLAIN_TERMS, price: 640 };

describe('revisedNotice', () => {
  it('names both prices after a price change', () => {
    expect(revisedNotice(TERMS, { ...TERMS, price: 6_400 })).toBe('You saw $640.00. The quote is now $6,400.00.');
  });

  it('names other changes, also without a price change', () => {
    expect(revisedNotice(TERMS, { ...TERMS, price: 700, timeEstimate: 10 })).toBe(
      'You saw $640.00. The quote is now $700.00. Also: 8 weeks → 10 weeks.',
    );
    expect(revisedNotice(TERMS, { ...TERMS, timeEstimate: 10 })).toBe('This quote has changed: 8 weeks → 10 weeks.');
    expect(revisedNotice(TERMS, TERMS)).toBe('This quote has changed.');
  });
});
