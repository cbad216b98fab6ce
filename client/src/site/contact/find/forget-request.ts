import { dropDrafts } from '@/lib/stored-form';
import { senderKey, storedRequestIds, storeRequestIds } from '@/site/quotes/state/sent-requests';

/** Leaves no trace of a request with this browser: neither that it is known, nor who sent it, nor what was written about it and not sent. */
export function forgetRequest(requestId: string): void {
  dropDrafts((name) => name.endsWith(requestId));
  try {
    sessionStorage.removeItem(senderKey(requestId));
    storeRequestIds(storedRequestIds().filter((id) => id !== requestId));
  } catch {
    // storage switched off: nothing was kept either
  }
}
