/** Who sent a request, as far as this browser tab knows. */
export interface Sender {
  email: string;
  name: string;
}

const keyOf = (requestId: string) => `request:${requestId}`;

/** Kept for this tab only: the next person at a shared phone is asked for the address again. */
export function rememberSender(requestId: string, sender: Sender): void {
  try {
    sessionStorage.setItem(keyOf(requestId), JSON.stringify(sender));
  } catch {
    // storage switched off: the visitor is asked for the address instead
  }
}

/** The sender of a request that was sent from this tab, or null. */
export function senderOf(requestId: string): Sender | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(requestId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { email, name } = kept as Partial<Record<keyof Sender, unknown>>;
    return typeof email === 'string' ? { email, name: typeof name === 'string' ? name : '' } : null;
  } catch {
    return null;
  }
}
