import { isAnswered, priceInWords, weeksInWords } from './quote-words';

describe('a quote in words', () => {
  it('shows dollars, and cents only where there are some', () => {
    expect(priceInWords(0)).toBe('$0');
    expect(priceInWords(4250)).toBe('$4,250');
    expect(priceInWords(1200.5)).toBe('$1,200.50');
  });

  it('counts weeks', () => {
    expect(weeksInWords(1)).toBe('1 week');
    expect(weeksInWords(6)).toBe('6 weeks');
  });

  it('is answered once the client has accepted or declined', () => {
    expect(isAnswered({ status: 'accepted' })).toBe(true);
    expect(isAnswered({ status: 'rejected' })).toBe(true);
    expect(isAnswered({ status: 'sent' })).toBe(false);
    expect(isAnswered(null)).toBe(false);
  });
});
