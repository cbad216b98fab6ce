import { waitWords } from './wait-words';

describe('a time to wait', () => {
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
    expect(waitWords(seconds)).toBe(words);
  });
});
