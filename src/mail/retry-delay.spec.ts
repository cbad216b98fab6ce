import { MAX_ATTEMPTS, retryDelay } from './retry-delay';

describe('retryDelay', () => {
  it('waits longer after each failed attempt and gives up after the last', () => {
    const delays = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => retryDelay(index + 1));
    expect(delays[0]).toBe(60_000);
    for (let index = 1; index < delays.length; index += 1)
      expect(delays[index]).toBeGreaterThan(delays[index - 1] ?? 0);
    expect(retryDelay(MAX_ATTEMPTS)).toBeNull();
    expect(retryDelay(MAX_ATTEMPTS + 5)).toBeNull();
  });
});
