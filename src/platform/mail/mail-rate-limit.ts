/** Mails that go out without a pause. */
const BURST = 20;
/** How many a second after that: a mail server refuses more, and visitors come first. */
const PER_SECOND = 5;

/** Keeps the sending of mail at a pace that neither a mail server nor a visitor minds. */
export class MailRateLimit {
  private allowance = BURST;
  private at: number;

  constructor(now = performance.now()) {
    this.at = now;
  }

  /** How long to wait before the next mail, in milliseconds. */
  pause(now = performance.now()): number {
    this.allowance = Math.min(BURST, this.allowance + ((now - this.at) * PER_SECOND) / 1_000);
    this.at = now;
    return this.allowance >= 1 ? 0 : Math.ceil(((1 - this.allowance) * 1_000) / PER_SECOND);
  }

  /** Counts one mail. */
  note(): void {
    this.allowance -= 1;
  }
}
