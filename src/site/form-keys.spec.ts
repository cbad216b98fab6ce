import { FormKeys } from './form-keys';

const MINUTE = 60_000;

describe('FormKeys', () => {
  it('returns the same key for form and visitor for ten minutes', () => {
    const keys = new FormKeys();
    const first = keys.keyOf({ visitor: 'a', text: 'x' }, 0);
    expect(keys.keyOf({ text: 'x', visitor: 'a' }, 9 * MINUTE)).toBe(first);
    expect(keys.keyOf({ visitor: 'a', text: 'x' }, 10 * MINUTE)).not.toBe(first);
  });

  it('returns another key for other values and other visitors', () => {
    const keys = new FormKeys();
    const sent = [
      { visitor: 'a', text: 'x' },
      { visitor: 'a', text: 'y' },
      { visitor: 'b', text: 'x' },
    ];
    expect(new Set(sent.map((one) => keys.keyOf(one, 0))).size).toBe(3);
  });

  it('forgets the oldest keys beyond its limit', () => {
    const keys = new FormKeys();
    const first = keys.keyOf({ visitor: 0 }, 0);
    for (let visitor = 1; visitor < 10_000; visitor += 1) keys.keyOf({ visitor }, 0);
    const last = keys.keyOf({ visitor: 10_000 }, 0);
    expect(keys.keyOf({ visitor: 10_000 }, 0)).toBe(last);
    expect(keys.keyOf({ visitor: 0 }, 0)).not.toBe(first);
  });
});
