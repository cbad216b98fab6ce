import { OBJECT_ID_PATTERN } from '@contract/limits';

/** Who sent a request, as far as this browser tab knows. */
export interface Sender {
  email: string;
  name: string;
}

/** Where the tab keeps the sender of a request. */
export const senderKey = (requestId: string) => `request:${requestId}`;

/** Kept for this tab only: the next person at a shared phone is asked for the address again, and finds no more than the id of the request. */
export function rememberSender(requestId: string, sender: Sender): void {
  try {
    sessionStorage.setItem(senderKey(requestId), JSON.stringify(sender));
    storeRequestIds([requestId, ...storedRequestIds().filter((id) => id !== requestId)]);
  } catch {
    // storage switched off: the visitor is asked for the address instead
  }
}

/** The sender of a request that was sent from this tab, or null. */
export function senderOf(requestId: string): Sender | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(senderKey(requestId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { email, name } = kept as Partial<Record<keyof Sender, unknown>>;
    return typeof email === 'string' ? { email, name: typeof name === 'string' ? name : '' } : null;
  } catch {
    return null;
  }
}

const REQUEST_IDS_KEY = 'requests';
const MOST_REQUEST_IDS = 10;

export const storeRequestIds = (ids: string[]) =>
  localStorage.setItem(REQUEST_IDS_KEY, JSON.stringify(ids.slice(0, MOST_REQUEST_IDS)));

/** Ids of the requests that were sent or answered with this browser, the last one first. */
export function storedRequestIds(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(REQUEST_IDS_KEY) ?? '[]') as string[];
    return kept.filter((id) => OBJECT_ID_PATTERN.test(id));
  } catch {
    return []; // storage switched off, or no list of ours
  }
}
