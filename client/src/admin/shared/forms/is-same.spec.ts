import { isSame } from './is-same';

describe('isSame', () => {
  it('takes forms with equal values in another order as the same', () => {
    expect(isSame({ a: 'x', tags: ['one'] }, { tags: ['one'], a: 'x' })).toBe(true);
  });

  it('takes nothing in all its shapes as the same', () => {
    expect(isSame({ notes: undefined }, { notes: '' })).toBe(true);
    expect(isSame({ notes: null }, { notes: '' })).toBe(true);
  });

  it.each([
    [{ a: 'x' }, { a: 'y' }],
    [{ tags: ['one', 'two'] }, { tags: ['two', 'one'] }],
    [{ price: 0 }, { price: null }],
    [{ isFeatured: false }, { isFeatured: true }],
  ])('tells %j from %j', (one, other) => {
    expect(isSame(one, other)).toBe(false);
  });
});
