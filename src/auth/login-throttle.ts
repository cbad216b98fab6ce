import { Injectable } from '@nestjs/common';
import { tooMany } from '../common/errors/product-error';

/** Source of all numbers but the bound: the contract, `POST /auth/login`. */
const WINDOW_MS = 15 * 60_000;
const MAX_FAILURES = 10;
/**
 * Bound of either memory. Hashing lets through less than this in one window on small machines; beyond it, those that failed
 * longest ago are forgotten first.
 */
const MAX_KEYS = 100_000;

/** Times of the last failures of each key, newest last; the key that failed longest ago stands first. */
class Failures {
  private readonly times = new Map<string, number[]>();

  /** Those within the window, at most as many as ever matter. */
  recent(key: string, now: number): number[] {
    return (this.times.get(key) ?? []).filter((time) => now - time < WINDOW_MS);
  }

  add(key: string, now: number): void {
    const times = [...this.recent(key, now), now].slice(-MAX_FAILURES);
    this.times.delete(key);
    this.times.set(key, times);
    this.forgetOld(now);
  }

  private forgetOld(now: number): void {
    for (const [key, times] of this.times) {
      if (this.times.size <= MAX_KEYS && now - times[times.length - 1] < WINDOW_MS) return;
      this.times.delete(key);
    }
  }

  forget(key: string): void {
    this.times.delete(key);
  }

  get keys(): string[] {
    return [...this.times.keys()];
  }

  get size(): number {
    return this.times.size;
  }
}

/** Counts failed sign-ins, in this process. What it answers never depends on whether an account exists. */
@Injectable()
export class LoginThrottle {
  private readonly byPair = new Failures();
  private readonly byEmail = new Failures();

  /** Errors: 429 after ten failures in 15 minutes for this e-mail from this visitor address, until the oldest is that old. */
  check(email: string, address: string, now = Date.now()): void {
    const failures = this.byPair.recent(pair(email, address), now);
    if (failures.length >= MAX_FAILURES) throw tooMany((failures[0] + WINDOW_MS - now) / 1_000);
  }

  /** Whether this e-mail has failed so often, from wherever, that each try must take longer. Slower, never locked out. */
  isSlow(email: string, now = Date.now()): boolean {
    return this.byEmail.recent(email, now).length >= MAX_FAILURES;
  }

  noteFailure(email: string, address: string, now = Date.now()): void {
    this.byPair.add(pair(email, address), now);
    this.byEmail.add(email, now);
  }

  /** Times of the remembered failures of this e-mail, from wherever, oldest first. */
  failuresOf(email: string, now = Date.now()): number[] {
    return this.byEmail.recent(email, now);
  }

  /** As if nobody had ever tried this e-mail. */
  forget(email: string): void {
    this.byEmail.forget(email);
    for (const key of this.byPair.keys) if (key.endsWith(pair(email, ''))) this.byPair.forget(key);
  }

  /** How many pairs and e-mails are remembered. */
  get size(): number {
    return this.byPair.size + this.byEmail.size;
  }
}

/** No visitor address holds a space, so two pairs never share a key. */
const pair = (email: string, address: string): string => `${address} ${email}`;
