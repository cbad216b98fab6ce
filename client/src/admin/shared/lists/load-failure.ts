import { ApiError, INVALID_LIST } from '@/api/http';
import type { ListState } from './admin-list';

/** `text`, but for an answer that is no list at all, which has a sentence of its own. */
export function loadFailure<T>(list: ListState<T>, text: string): string {
  const isInvalid = list.status === 'failed' && list.error instanceof ApiError && list.error.message === INVALID_LIST;
  return isInvalid ? INVALID_LIST : text;
}
