import { LIMITS } from '@contract/limits';
import { keyFor, newKey } from './idempotency';

describe('idempotency key', () => {
  const { randomUUID } = crypto;
  afterEach(() => Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true }));

  it.each([
    ['a secure origin', () => '3b241101-e2bb-4255-8caf-4136c566a962'],
    ['plain HTTP', undefined],
  ])('fits the bounds on %s', (_, value) => {
    Object.defineProperty(crypto, 'randomUUID', { value, configurable: true });
    const key = newKey();
    expect(key.length).toBeGreaterThanOrEqual(LIMITS.idempotencyKeyMin);
    expect(key.length).toBeLessThanOrEqual(LIMITS.idempotencyKeyMax);
  });

  it('differs each time on plain HTTP', () => {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    expect(newKey()).not.toBe(newKey());
  });

  it('stays for the same content and changes with it', () => {
    const first = keyFor('Hello', null);
    expect(keyFor('Hello', first)).toBe(first);
    expect(keyFor('Hello!', first).key).not.toBe(first.key);
  });
});
