import { MINUTE_MS } from '../clock/durations';
import { PROTECTION } from '../limits/protection';

const { burst, perSecond } = PROTECTION.mails;

export class MailPace {
  private allowance: number = burst;
  private at: number;

  constructor(now = performance.now()) {
    this.at = now;
  }

  pause(now = performance.now()): number {
    this.allowance = Math.min(burst, this.allowance + ((now - this.at) * perSecond) / 1_000);
    this.at = now;
    return this.allowance >= 1 ? 0 : Math.ceil(((1 - this.allowance) * 1_000) / perSecond);
  }

  note(): void {
    this.allowance -= 1;
  }
}

/** Delays after failed attempts to send. The first ones suit an outage of minutes. All together exceed ten hours. */
const DELAYS_MS = [1, 5, 30, 2 * 60, 8 * 60].map((minutes) => minutes * MINUTE_MS);

/** Returns the milliseconds to wait after `attempts` failures, or `null` after the last attempt. */
export function retryDelay(attempts: number): number | null {
  return attempts < 1 ? 0 : (DELAYS_MS[attempts - 1] ?? null);
}
