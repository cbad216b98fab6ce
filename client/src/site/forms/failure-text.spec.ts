import { ApiError } from '@/api/http';
import { failureText, waitWords } from './failure-text';

const texts = { failed: 'An error occurred. Please try again.', exception: 'An unexpected error occurred.' };

describe('text of a failed send', () => {
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

  it('uses the words of the server', () => {
    expect(failureText(new ApiError(400, 'Please check the marked fields.'), texts)).toBe(
      'Please check the marked fields.',
    );
  });

  it('has words of its own where the server gave none', () => {
    expect(failureText(new ApiError(500, ''), texts)).toBe(texts.failed);
  });

  it('tells a failed connection from a refusal', () => {
    expect(failureText(new ApiError(0, 'Failed to fetch'), texts)).toBe(texts.exception);
    expect(failureText(new ApiError(200, 'Unexpected token <'), texts)).toBe(texts.exception);
  });
});
