import { UNEXPECTED } from '@contract/errors';
import type { ApiError } from '@/api/http';
import { formatWaitUntil } from '@/lib/format-wait';

export interface FailureTexts {
  /** For a refusal without a message. */
  failed: string;
  /** For a server that was not reached. */
  exception: string;
}

const NO_WORDS: FailureTexts = { failed: UNEXPECTED, exception: UNEXPECTED };

/** Returns the text of a failed send: the server's message, or `exception` if the server was not reached. */
export function failureText(error: ApiError, texts: FailureTexts = NO_WORDS): string {
  if (error.status < 400) return texts.exception;
  if (error.status === 429 && error.retryAfterSeconds !== undefined) {
    return `Too many requests. Please try again in ${formatWaitUntil(error.retryAfterSeconds)}.`;
  }
  return error.message || texts.failed;
}
