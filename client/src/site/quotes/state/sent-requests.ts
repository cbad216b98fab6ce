import { OBJECT_ID_PATTERN } from '@contract/limits';

export interface Sender {
  email: string;
  name: string;
}

export const senderKey = (requestId: string) => `request:${requestId}`;

/** Stores the sender for this tab only, because others may use the same phone. The id stays on the device. */
export function rememberSender(requestId: string, sender: Sender): void {
  try {
    sessionStorage.setItem(senderKey(requestId), JSON.stringify(sender));
    storeRequestIds([requestId, ...storedRequestIds().filter((id) => id !== requestId)]);
  } catch {
    // Without storage, the page asks the client for the email address.
  }
}

export function senderOf(requestId: string): Sender | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(senderKey(requestId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { email, name } = stored as Partial<Record<keyof Sender, unknown>>;
    return typeof email === 'string' ? { email, name: typeof name === 'string' ? name : '' } : null;
  } catch {
    return null;
  }
}

const REQUEST_IDS_KEY = 'requests';
const MOST_REQUEST_IDS = 10;

export const storeRequestIds = (ids: string[]) =>
  localStorage.setItem(REQUEST_IDS_KEY, JSON.stringify(ids.slice(0, MOST_REQUEST_IDS)));

/** Returns ids of requests that were sent or answered from this browser, latest first. */
export function storedRequestIds(): string[] {
  try {
    const stored = JSON.parse(localStorage.getItem(REQUEST_IDS_KEY) ?? '[]') as string[];
    return stored.filter((id) => OBJECT_ID_PATTERN.test(id));
  } catch {
    return []; // Storage is switched off or contains another value.
  }
}
