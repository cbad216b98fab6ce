import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '../platform/clock/durations';
import { bodyHash } from '../platform/idempotency/body-hash';

/** The same form, fields and visitor within this are one: a page that is loaded again sends its form again. */
export const SAME_MS = 10 * MINUTE_MS;
/** So that strangers with many addresses cannot fill the memory: beyond them the oldest is forgotten sooner. */
const MOST = 10_000;

/** Keys for forms, which bring none of their own: what is the same within ten minutes goes under the same key. */
export class FormKeys {
  /** By what was sent, the oldest first. */
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
