const HOUR_MS = 3_600_000;

/** Limits how many emails are queued per hour. An unused part of the limit is lost. */
export class SendingPace {
  private allowance = 1;
  private measuredAt: number;

  constructor(now = performance.now()) {
    this.measuredAt = now;
  }

  /**
   * Returns how many emails may be queued now.
   * @param checkEveryMs time until the next check.
   */
  left(perHour: number, checkEveryMs: number, now = performance.now()): number {
    const most = Math.max(1, (perHour * checkEveryMs) / HOUR_MS + 1);
    this.allowance = Math.min(most, this.allowance + ((now - this.measuredAt) * perHour) / HOUR_MS);
    this.measuredAt = now;
    return Math.floor(this.allowance);
  }

  note(mails: number): void {
    this.allowance -= mails;
  }
}
