import { retryDelay } from './retry-delay';

describe('retryDelay', () => {
  it('waits longer after each of five failed attempts and gives up after the sixth', () => {
    const minutes = [1, 2, 3, 4, 5].map((attempts) => Number(retryDelay(attempts)) / 60_000);
    expect(minutes).toEqual([1, 5, 30, 120, 480]);
    expect(retryDelay(6)).toBeNull();
    expect(retryDelay(11)).toBeNull();
  });

  it('does not wait before the first', () => {
    expect(retryDelay(0)).toBe(0);
  });
});
