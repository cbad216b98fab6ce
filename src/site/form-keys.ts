import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '../platform/clock/durations';
import { bodyHash } from '../platform/idempotency/body-hash';

/** Time for which equal forms of a visitor get one key. A reload in the browser sends a form again. */
export const SAME_MS = 10 * MINUTE_MS;
/** Maximum number of keys, so that strangers cannot fill the memory. Beyond it, the oldest keys are dropped. */
const MOST = 10_000;

export class FormKeys {
  /** Keys by the hash of the sent form, oldest first. */
  private readonly keys = new Map<string, { key: string; at: number }>();

  keyOf(sent: object, now = performance.now()): string {
    for (const [hash, { at }] of this.keys) {
      if (now - at < SAME_MS && this.keys.size < MOST) break;
      this.keys.delete(hash);
    }
    const hash = bodyHash(sent);
    const known = this.keys.get(hash);
    if (known) return known.key;
    const key = randomUUID();
    this.keys.set(hash, { key, at: now });
    return key;
  }
}
