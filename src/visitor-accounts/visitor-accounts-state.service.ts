import { Injectable } from '@nestjs/common';
import type { AccountsState } from '../contract/rendering';
import { notFound } from '../platform/errors/product-error';
import { MailService } from '../platform/mail/mail.service';
import { SettingsService } from '../settings/settings.service';

/** Whether visitors can have accounts. */
@Injectable()
export class VisitorAccountsStateService {
  constructor(
    private readonly settings: SettingsService,
    private readonly mail: MailService,
  ) {}

  /** Errors: 503 the settings cannot be read. */
  async read(): Promise<AccountsState | undefined> {
    if (!(await this.settings.read()).visitorAccounts) return 'off';
    return this.mail.reachesPeople ? 'open' : undefined;
  }

  /** Errors: 404 unless visitors can have accounts; 503 as above. */
  async refuseUnlessOpen(): Promise<void> {
    if ((await this.read()) !== 'open') throw notFound();
  }
}
