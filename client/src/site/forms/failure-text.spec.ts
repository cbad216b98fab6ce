import { ApiError } from '@/api/http';
import { failureText } from './failure-text';

const texts = { failed: 'An error occurred. Please try again.', exception: 'An unexpected error occurred.' };

describe('the text of a failed send', () => {
  it("uses the server's message", () => {
    expect(failureText(new ApiError(400, 'Please check the marked fields.'), texts)).toBe(
      'Please check the marked fields.',
    );
  });

  it('uses its own text without a message', () => {
    expect(failureText(new ApiError(500, ''), texts)).toBe(texts.failed);
  });

  it('differs for a failed connection and a refusal', () => {
    expect(failureText(new ApiError(0, 'Failed to fetch'), texts)).toBe(texts.exception);
    expect(failureText(new ApiError(200, 'Unexpected token <'), texts)).toBe(texts.exception);
  });
});
