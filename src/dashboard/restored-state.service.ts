import { Injectable } from '@nestjs/common';
import type { RestoredState } from '../contract/dashboard';
import { RestoredPlace } from '../platform/database/restored-place';
import { MailService } from '../platform/mail/mail.service';
import { QuoteNumbers } from '../project/requests/quote-numbers';

/** What staff have to decide since a backup was restored. */
@Injectable()
export class RestoredStateService {
  constructor(
    private readonly place: RestoredPlace,
    private readonly mail: MailService,
    private readonly numbers: QuoteNumbers,
  ) {}

  /** `null` where nothing was restored, or all is decided. */
  async read(): Promise<RestoredState | null> {
    const restored = await this.place.read();
    if (!restored) return null;
    const [onHold, lastNumber] = await Promise.all([this.mail.countHeld(), this.numbers.last()]);
    const asksNumber = restored.asksNumber === true;
    if (onHold === 0 && !asksNumber) return null;
    return { backupAt: restored.backupAt.toISOString(), onHold, asksNumber, lastNumber };
  }
}
