import { AUTH_TEXTS } from '@contract/auth';
import { ApiError } from '@/api/http';
import { formatWait } from '@/lib/format-wait';

export function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status !== 429) return AUTH_TEXTS.failed;
  const { retryAfterSeconds = 0 } = error;
  return retryAfterSeconds === 0
    ? error.message || AUTH_TEXTS.failed
    : `Too many tries. Please try again in ${formatWait(retryAfterSeconds)}.`;
}
