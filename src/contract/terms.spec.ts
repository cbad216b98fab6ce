import { formatMoney, formatWeeks } from './terms';

describe('formatMoney', () => {
  it.each([
    [1250, '$1,250.00'],
    [1250.5, '$1,250.50'],
    [0, '$0.00'],
    [0.07, '$0.07'],
    [10_000_000, '$10,000,000.00'],
  ])('writes %p as %s', (amount, words) => expect(formatMoney(amount, 'USD')).toBe(words));

  it('writes kwacha with their own sign', () => expect(formatMoney(1250, 'ZMW')).toBe('K1,250.00'));
});

describe('formatWeeks', () => {
  it.each([
    [1, '1 week'],
    [6, '6 weeks'],
  ])('writes %p as %s', (weeks, words) => expect(formatWeeks(weeks)).toBe(words));
});
