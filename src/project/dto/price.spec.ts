import fc from 'fast-check';
import { isPrice } from './price';

describe('isPrice', () => {
  it.each([0, 0.01, 0.1, 19.9, 1_250.5, 10_000_000])('takes %d', (price) => {
    expect(isPrice(price)).toBe(true);
  });

  it.each([
    -0.01,
    10_000_000.01,
    1.005,
    0.1 + 0.2,
    1e-7,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1',
    null,
    undefined,
    [1],
  ])('refuses %p', (price) => {
    expect(isPrice(price)).toBe(false);
  });

  it('takes every amount of whole cents', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => isPrice(cents / 100)));
  });
});
