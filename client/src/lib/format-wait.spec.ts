import { formatWait, formatWaitUntil } from './format-wait';

describe('formatWait', () => {
  it.each([
    [1, '1 second'],
    [40, '40 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [3_599, '60 minutes'],
    [3_600, '1 hour'],
    [3_601, '2 hours'],
    [0, '1 second'],
  ])('writes %d seconds as "%s"', (seconds, words) => {
    expect(formatWait(seconds)).toBe(words);
  });
});

describe('formatWaitUntil', () => {
  afterEach(() => jest.useRealTimers());

  it('adds the end of the wait, rounded up to a minute', () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 22, 14, 30, 20) });
    expect(formatWaitUntil(90)).toBe('2 minutes, at 14:32');
    expect(formatWaitUntil(3_600)).toBe('1 hour, at 15:31');
    expect(formatWaitUntil(40)).toBe('40 seconds');
  });
});
