import { toNumber } from './typed-number';

describe('a typed number', () => {
  it.each([
    ['24000', 24_000],
    ['24,000.00', 24_000],
    [' 24 000.5 ', 24_000.5],
    ['24\u00a0000', 24_000],
    ['24\u202f000', 24_000],
    ['K7.50', 7.5],
    ['ZMW 7,500', 7500],
    ['$ 1', 1],
  ])('is read from %j', (text, number) => {
    expect(toNumber(text)).toBe(number);
  });

  it.each(['', '-1', '4,8', '1.000,50', '1e3', 'two', '1 2'])('is not guessed from %j', (text) => {
    expect(toNumber(text)).toBeNaN();
  });
});
