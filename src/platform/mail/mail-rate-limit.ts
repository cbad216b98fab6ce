import { PROTECTION } from '../limits/protection';

const { burst, perSecond } = PROTECTION.mails;

/** Keeps the sending of mail at a pace that neither a mail server nor a visitor minds. */
export class MailRateLimit {
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
