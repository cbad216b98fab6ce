const HOUR_MS = 3_600_000;

/** How many mails may be queued now, at so many an hour. What was not used is not saved up. */
export class SendingPace {
  private allowance = 1;
  private at: number;

  constructor(now = performance.now()) {
    this.at = now;
  }

  /** Whole mails that may go at `now`. @param checkEveryMs how long it is until the next look. */
  room(perHour: number, checkEveryMs: number, now = performance.now()): number {
    const most = Math.max(1, (perHour * checkEveryMs) / HOUR_MS + 1);
    this.allowance = Math.min(most, this.allowance + ((now - this.at) * perHour) / HOUR_MS);
    this.at = now;
    return Math.floor(this.allowance);
  }

  note(mails: number): void {
    this.allowance -= mails;
  }
}
