import { Injectable } from '@nestjs/common';
import type { RestoredState } from '../contract/dashboard';
import { RestoredPlace } from '../platform/database/restored-place';
import { HeldMails } from '../platform/mail/held-mails';
import { QuoteNumbers } from '../project/requests/quote-numbers';

/** What staff have to decide since a backup was restored. */
@Injectable()
export class RestoredStateService {
  constructor(
    private readonly place: RestoredPlace,
    private readonly held: HeldMails,
    private readonly numbers: QuoteNumbers,
  ) {}

  /** `null` where nothing was restored, or all is decided. */
  async read(): Promise<RestoredState | null> {
    const restored = await this.place.read();
    if (!restored) return null;
    const [onHold, lastNumber] = await Promise.all([this.held.count(), this.numbers.last()]);
    const asksNumber = restored.asksNumber === true;
    if (onHold === 0 && !asksNumber) return null;
    return { backupAt: restored.backupAt.toISOString(), onHold, asksNumber, lastNumber };
  }
}
