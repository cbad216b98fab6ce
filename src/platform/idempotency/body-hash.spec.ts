import { bodyHash } from './body-hash';

describe('bodyHash', () => {
  it('is equal for the same fields in another order', () => {
    expect(bodyHash({ a: 1, b: { c: [1, 2], d: null } })).toBe(bodyHash({ b: { d: null, c: [1, 2] }, a: 1 }));
    expect(bodyHash({ a: 1, b: undefined })).toBe(bodyHash({ a: 1 }));
  });

  it.each([[{ a: 2 }], [{ a: '1' }], [{ a: 1, b: null }], [{ b: 1 }], [{ a: [1] }], [{}]])('differs for %j', (body) => {
    expect(bodyHash(body)).not.toBe(bodyHash({ a: 1 }));
  });

  it('depends on the order of lists', () => {
    expect(bodyHash({ a: [1, 2] })).not.toBe(bodyHash({ a: [2, 1] }));
  });
});
