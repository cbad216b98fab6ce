import { LIMITS } from '@contract/limits';
import { keyFor, newKey } from './idempotency';

describe('idempotency key', () => {
  it('has a valid length and differs each time', () => {
    const key = newKey();
    expect(key.length).toBeGreaterThanOrEqual(LIMITS.idempotencyKeyMin);
    expect(key.length).toBeLessThanOrEqual(LIMITS.idempotencyKeyMax);
    expect(newKey()).not.toBe(key);
  });

  it('is reused for the same content and changes with it', () => {
    const first = keyFor('Hello', null);
    expect(keyFor('Hello', first)).toBe(first);
    expect(keyFor('Hello!', first).key).not.toBe(first.key);
  });
});
