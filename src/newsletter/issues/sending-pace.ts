const HOUR_MS = 3_600_000;

/** Limits how many emails may be queued at an hourly rate. Unused allowance is not saved. */
export class SendingPace {
  private allowance = 1;
  private measuredAt: number;

  constructor(now = performance.now()) {
    this.measuredAt = now;
  }

  /**
   * Returns the number of emails that may be queued at `now`.
   * @param checkEveryMs time until the next check
   */
  room(perHour: number, checkEveryMs: number, now = performance.now()): number {
    const most = Math.max(1, (perHour * checkEveryMs) / HOUR_MS + 1);
    this.allowance = Math.min(most, this.allowance + ((now - this.measuredAt) * perHour) / HOUR_MS);
    this.measuredAt = now;
    return Math.floor(this.allowance);
  }

  note(mails: number): void {
    this.allowance -= mails;
  }
}
