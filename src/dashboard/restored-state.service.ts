import { Injectable } from '@nestjs/common';
import type { RestoredState } from '../contract/dashboard';
import { RestoredPlaceService } from '../platform/database/restored-place.service';
import { HeldMailsService } from '../platform/mail/held-mails.service';
import { QuoteNumbersService } from '../project/requests/quote-numbers.service';

@Injectable()
export class RestoredStateService {
  constructor(
    private readonly place: RestoredPlaceService,
    private readonly held: HeldMailsService,
    private readonly numbers: QuoteNumbersService,
  ) {}

  async read(): Promise<RestoredState | null> {
    const restored = await this.place.read();
    if (!restored) return null;
    const [onHold, lastNumbers] = await Promise.all([this.held.count(), this.numbers.last()]);
    const asksNumber = restored.asksNumber === true;
    if (onHold === 0 && !asksNumber) return null;
    return { backupAt: restored.backupAt.toISOString(), onHold, asksNumber, lastNumbers };
  }
}
