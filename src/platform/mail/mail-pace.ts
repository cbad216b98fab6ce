import { MINUTE_MS } from '../clock/durations';
import { PROTECTION } from '../limits/protection';

const { burst, perSecond } = PROTECTION.mails;

/** Keeps the sending of mail at a pace that neither a mail server nor a visitor minds. */
export class MailPace {
  private allowance: number = burst;
  private at: number;

  constructor(now = performance.now()) {
    this.at = now;
  }

  /** How long to wait before the next mail, in milliseconds. */
  pause(now = performance.now()): number {
    this.allowance = Math.min(burst, this.allowance + ((now - this.at) * perSecond) / 1_000);
    this.at = now;
    return this.allowance >= 1 ? 0 : Math.ceil(((1 - this.allowance) * 1_000) / perSecond);
  }

  /** Counts one mail. */
  note(): void {
    this.allowance -= 1;
  }
}

/** Pauses after the first, second, … failed attempt: a short outage is bridged in minutes, a long one in half a day. */
const DELAYS_MS = [1, 5, 30, 2 * 60, 8 * 60].map((minutes) => minutes * MINUTE_MS);

/** How long to wait after `attempts` failed ones, in milliseconds; `null` when that was the last, and a person has to look at it. */
export function retryDelay(attempts: number): number | null {
  return attempts < 1 ? 0 : (DELAYS_MS[attempts - 1] ?? null);
}
