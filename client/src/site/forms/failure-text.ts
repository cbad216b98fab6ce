import type { ApiError } from '@/api/http';

/** The sentence for a send that failed: the server's own where it gave one, `exception` where it was not reached. */
export function failureText(error: ApiError, texts: { failed: string; exception: string }): string {
  if (error.status < 400) return texts.exception;
  if (error.status === 429 && error.retryAfterSeconds !== undefined) {
    return `Too many requests. Please try again in ${waitWords(error.retryAfterSeconds)}.`;
  }
  return error.message || texts.failed;
}

/** "40 seconds", "1 minute", "12 minutes", "1 hour": rounded up, so that nobody comes back too early. */
export function waitWords(seconds: number): string {
  if (seconds < 60) return counted(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds < 3_600) return counted(Math.ceil(seconds / 60), 'minute');
  return counted(Math.ceil(seconds / 3_600), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
