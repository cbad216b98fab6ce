import { UNEXPECTED } from '@contract/errors';
import type { ApiError } from '@/api/http';
import { formatWaitUntil } from '@/lib/format-wait';

export interface FailureTexts {
  /** Shown if the server refused the call without a message. */
  failed: string;
  /** Shown if the browser could not reach the server. */
  exception: string;
}

/** Shown beside the button after the connection failed. The server stores a form that is sent twice only once. */
export const LOST = "The connection failed. Please select the button again. We'll receive your text only once.";

const NO_WORDS: FailureTexts = { failed: UNEXPECTED, exception: UNEXPECTED };

export function failureText(error: ApiError, texts: FailureTexts = NO_WORDS): string {
  if (error.status < 400) return texts.exception;
  if (error.status === 429 && error.retryAfterSeconds !== undefined) {
    return `Too many requests. Please try again in ${formatWaitUntil(error.retryAfterSeconds)}.`;
  }
  return error.message || texts.failed;
}
