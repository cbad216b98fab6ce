import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '../platform/clock/durations';
import { bodyHash } from '../platform/idempotency/body-hash';

/** Period in which the same form, values and visitor get the same key, because a reload sends a form again. */
export const SAME_MS = 10 * MINUTE_MS;
/** Limits the memory that strangers with many addresses can fill. Beyond it the oldest keys are forgotten. */
const MOST = 10_000;

/** Idempotency keys for forms, which have none of their own. */
export class FormKeys {
  /** By the hash of the sent form, oldest first. */
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
