import { Injectable } from '@nestjs/common';
import { tooMany } from '../common/errors/product-error';
import { RecentTimes } from '../common/http/recent-times';

/** Source of the numbers: the contract, `POST /auth/login`. */
const WINDOW_MS = 15 * 60_000;
const MAX_FAILURES = 10;

/** Counts failed sign-ins, in this process. What it answers never depends on whether an account exists. */
@Injectable()
export class LoginThrottle {
  private readonly byPair = new RecentTimes(WINDOW_MS, MAX_FAILURES);
  private readonly byEmail = new RecentTimes(WINDOW_MS, MAX_FAILURES);

  /** Errors: 429 after ten failures in 15 minutes for this e-mail from this visitor address, until the oldest is that old. */
  check(email: string, address: string, now = Date.now()): void {
    const failures = this.byPair.of(pair(email, address), now);
    if (failures.length >= MAX_FAILURES) throw tooMany((failures[0] + WINDOW_MS - now) / 1_000);
  }

  /** Whether this e-mail has failed so often, from wherever, that each try must take longer. Slower, never locked out. */
  isSlow(email: string, now = Date.now()): boolean {
    return this.byEmail.of(email, now).length >= MAX_FAILURES;
  }

  noteFailure(email: string, address: string, now = Date.now()): void {
    this.byPair.add(pair(email, address), now);
    this.byEmail.add(email, now);
  }

  /** Times of the remembered failures of this e-mail, from wherever, oldest first. */
  failuresOf(email: string, now = Date.now()): number[] {
    return this.byEmail.of(email, now);
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
