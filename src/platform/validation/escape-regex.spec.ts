import fc from '../../../test/support/random-cases';
import { escapeRegex } from './escape-regex';

describe('escapeRegex', () => {
  it('matches any text literally at any position', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, text) => {
        expect(new RegExp(escapeRegex(text)).test(`${before}${text}`)).toBe(true);
      }),
    );
  });

  it('gives no character a special meaning', () => {
    expect(new RegExp(escapeRegex('a.c')).test('abc')).toBe(false);
    expect(new RegExp(`^${escapeRegex('(a+)+$')}$`).test('(a+)+$')).toBe(true);
  });
});
