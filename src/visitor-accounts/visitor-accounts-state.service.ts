import { Injectable } from '@nestjs/common';
import type { AccountsState } from '../contract/rendering';
import { notFound } from '../platform/errors/product-error';
import { MailService } from '../platform/mail/mail.service';
import { SettingsService } from '../settings/settings.service';

/** Tells whether visitors can have accounts. */
@Injectable()
export class VisitorAccountsStateService {
  constructor(
    private readonly settings: SettingsService,
    private readonly mail: MailService,
  ) {}

  /** Returns `undefined` if accounts are on, but no mail server is set up. Throws 503 if settings cannot be read. */
  async read(): Promise<AccountsState | undefined> {
    if (!(await this.settings.read()).visitorAccounts) return 'off';
    return this.mail.reachesPeople ? 'open' : undefined;
  }

  /** Returns for how many months accepted quotes stay after their client has closed the account. */
  async documentMonths(): Promise<number> {
    return (await this.settings.read()).documentMonths;
  }

  /** Throws 404 if visitors cannot have accounts, and 503 if the settings cannot be read. */
  async refuseUnlessOpen(): Promise<void> {
    if ((await this.read()) !== 'open') throw notFound();
  }
}
