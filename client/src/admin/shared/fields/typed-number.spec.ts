import { currencyProblem, otherCurrency, toAmount, toAnyAmount, toNumber } from './typed-number';

describe('typed number', () => {
  it.each([
    ['24000', 24_000],
    ['24,000.00', 24_000],
    [' 24 000.5 ', 24_000.5],
    ['24\u00a0000', 24_000],
    ['24\u202f000', 24_000],
    ['1\u2009250,50', 1250.5],
    ['1250,50', 1250.5],
  ])('parses %j', (text, number) => {
    expect(toNumber(text)).toBe(number);
  });

  it.each(['', '-1', '7,5', '1,25', '1.000,50', '1,250,50', '1e3', '1 2', 'K7', '$1'])(
    'is not guessed from %j',
    (text) => {
      expect(toNumber(text)).toBeNaN();
    },
  );
});

describe('typed amount', () => {
  it.each([
    ['K7.50', 7.5],
    ['k850', 850],
    ['ZMW 7,500', 7500],
    ['7,500 zmw', 7500],
    ['850 K', 850],
    ['850,50 kwacha', 850.5],
    ['7500', 7500],
  ])('parses Kwacha in %j', (text, number) => {
    expect(toAmount(text, 'ZMW')).toBe(number);
    expect(currencyProblem(text, 'ZMW')).toBe('');
  });

  it.each([
    ['$ 1', 1],
    ['USD 1,250', 1250],
    ['1250$', 1250],
    ['1250', 1250],
  ])('parses dollars in %j', (text, number) => {
    expect(toAmount(text, 'USD')).toBe(number);
  });

  it.each([
    ['K850', 'USD', 'ZMW'],
    ['ZMW 900', 'USD', 'ZMW'],
    ['$500', 'ZMW', 'USD'],
    ['usd500', 'ZMW', 'USD'],
    ['1250 USD', 'ZMW', 'USD'],
  ] as const)('is never taken from %j in %s', (text, currency, other) => {
    expect(toAmount(text, currency)).toBeNaN();
    expect(otherCurrency(text, currency)).toBe(other);
    expect(toAnyAmount(text)).toBeGreaterThan(0);
  });

  it('names its currency and the expected one', () => {
    expect(currencyProblem('K850', 'USD')).toBe('This quote is in dollars.');
  });

  it.each(['€500', 'Kwacha 5', '$', 'K', '$5 K', '5 € '])('is not guessed from %j', (text) => {
    expect(toAmount(text, 'USD')).toBeNaN();
  });
});
