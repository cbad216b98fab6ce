import { Injectable } from '@nestjs/common';
import { AccountLinksService, refuseLink } from '../account-links/account-links.service';
import { LINK_TEXTS, type LinkFacts, type LinkPasswordInput } from '../contract/account-links';
import type { Accepted } from '../contract/errors';
import { AuditService } from '../platform/audit/audit.service';
import { conflict } from '../platform/errors/product-error';
import { LimitStore } from '../platform/limits/limit-store';
import { withMinimumDuration } from '../platform/limits/minimum-duration';
import { PROTECTION } from '../platform/limits/protection';
import type { SlidingWindow } from '../platform/limits/sliding-window';
import { AccountsService } from '../users/accounts.service';
import { PasswordsService } from '../users/passwords.service';
import { isActive } from '../users/schemas/user.schema';

const { windowMs, most } = PROTECTION.passwordResets;

/** Resets forgotten passwords of staff. */
@Injectable()
export class PasswordResetsService {
  private readonly requested: SlidingWindow;

  constructor(
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly links: AccountLinksService,
    private readonly audit: AuditService,
    store: LimitStore,
  ) {
    this.requested = store.open('password resets', windowMs, most, [{ windowMs, most }]);
  }

  get isOpen(): boolean {
    return this.links.isMailed;
  }

  /** Emails a link. Answer and time are the same for unknown addresses. Throws 409 without a mail server. */
  async ask(email: string): Promise<Accepted> {
    if (!this.isOpen) throw conflict(LINK_TEXTS.noMail);
    await withMinimumDuration(this.promise(email));
    return { success: true, message: LINK_TEXTS.asked, msg: LINK_TEXTS.asked };
  }

  /** Throws 404 if the link is invalid. */
  async read(token: string): Promise<LinkFacts> {
    const { email, name, role } = await this.accounts.ofLink(await this.links.find('reset', token));
    return { email, name, role };
  }

  /** Sets the password. Throws 404 for an invalid link, 400 for a weak password: the link then still works. */
  async reset({ token, password }: LinkPasswordInput): Promise<void> {
    const link = await this.links.find('reset', token);
    const user = await this.accounts.ofLink(link);
    if (!(await this.passwords.replacePassword(user, password, () => this.links.spend(link)))) refuseLink();
    const subjectId = user._id.toHexString();
    await this.audit.record({ actorId: subjectId, action: 'users.reset', subjectId, fields: ['password'] });
  }

  private async promise(email: string, now = performance.now()): Promise<void> {
    const user = await this.accounts.findByEmail(email);
    if (!user || !isActive(user)) return;
    const subject = user._id.toHexString();
    await this.requested.load(subject);
    if (this.requested.count(subject, now) >= most || !(await this.requested.add(subject, now))) return;
    await this.links.make('reset', subject, { email, tokenVersion: user.tokenVersion });
  }
}
