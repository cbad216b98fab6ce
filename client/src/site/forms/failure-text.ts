import { UNEXPECTED } from '@contract/errors';
import type { ApiError } from '@/api/http';
import { formatWaitUntil } from '@/lib/format-wait';

export interface FailureTexts {
  /** The server refused it without words. */
  failed: string;
  /** It was not reached. */
  exception: string;
}

const NO_WORDS: FailureTexts = { failed: UNEXPECTED, exception: UNEXPECTED };

/** The sentence for a send that failed: the server's own where it gave one, `exception` where it was not reached. */
export function failureText(error: ApiError, texts: FailureTexts = NO_WORDS): string {
  if (error.status < 400) return texts.exception;
  if (error.status === 429 && error.retryAfterSeconds !== undefined) {
    return `Too many requests. Please try again in ${formatWaitUntil(error.retryAfterSeconds)}.`;
  }
  return error.message || texts.failed;
}
