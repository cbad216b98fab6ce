import { dropDrafts } from '@/lib/stored-form';
import { senderKey, storedRequestIds, storeRequestIds } from '@/site/quotes/state/sent-requests';

/** Removes all data of a request from this browser: its id, its sender and its drafts. */
export function forgetRequest(requestId: string): void {
  dropDrafts((name) => name.endsWith(requestId));
  try {
    sessionStorage.removeItem(senderKey(requestId));
    storeRequestIds(storedRequestIds().filter((id) => id !== requestId));
  } catch {
    // Storage is switched off, so there is nothing to remove.
  }
}
