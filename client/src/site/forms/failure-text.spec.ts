import { ApiError } from '@/api/http';
import { failureText } from './failure-text';

const texts = { failed: 'An error occurred. Please try again.', exception: 'An unexpected error occurred.' };

describe('text of a failed send', () => {
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
