import { dropDrafts } from '@/lib/stored-form';
import { senderKey, storedRequestIds, storeRequestIds } from '@/site/quotes/state/sent-requests';

/** Removes a request's id, sender and drafts from this browser. */
export function forgetRequest(requestId: string): void {
  dropDrafts((name) => name.endsWith(requestId));
  try {
    sessionStorage.removeItem(senderKey(requestId));
    storeRequestIds(storedRequestIds().filter((id) => id !== requestId));
  } catch {
    // Without storage, there is nothing to remove.
  }
}
