import { Injectable } from '@nestjs/common';
import type { AccountLinkRow } from '../account-links/account-link.schema';
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
import { isActive, type UserRow } from '../users/schemas/user.schema';

const { windowMs, most } = PROTECTION.passwordResets;

/** Resets forgotten passwords of staff. */
@Injectable()
export class PasswordResetsService {
  private readonly asked: SlidingWindow;

  constructor(
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly links: AccountLinksService,
    private readonly audit: AuditService,
    store: LimitStore,
  ) {
    this.asked = store.open('password resets', windowMs, most, [{ windowMs, most }]);
  }

  get isOpen(): boolean {
    return this.links.isMailed;
  }

  /**
   * Emails a link for a new password. Answer and response time are the same for unknown email addresses. Throws 409 if
   * no mail server is set up.
   */
  async ask(email: string): Promise<Accepted> {
    if (!this.isOpen) throw conflict(LINK_TEXTS.noMail);
    await withMinimumDuration(this.promise(email));
    return { success: true, message: LINK_TEXTS.asked, msg: LINK_TEXTS.asked };
  }

  /** Throws 404 if the link is invalid. */
  async read(token: string): Promise<LinkFacts> {
    const { email, name, role } = await this.accountOf(await this.links.find('reset', token));
    return { email, name, role };
  }

  /**
   * Sets the password. Throws 404 if the link is invalid, and 400 for a weak password. After a 400, the link still
   * works.
   */
  async reset({ token, password }: LinkPasswordInput): Promise<void> {
    const link = await this.links.find('reset', token);
    const user = await this.accountOf(link);
    if (!(await this.passwords.replacePassword(user, password, () => this.links.spend(link)))) refuseLink();
    const subjectId = user._id.toHexString();
    await this.audit.record({ actorId: subjectId, action: 'users.reset', subjectId, fields: ['password'] });
  }

  private async promise(email: string, now = performance.now()): Promise<void> {
    const user = await this.accounts.findByEmail(email);
    if (!user || !isActive(user)) return;
    const subject = user._id.toHexString();
    await this.asked.load(subject);
    if (this.asked.count(subject, now) >= most || !(await this.asked.add(subject, now))) return;
    await this.links.make('reset', subject, { email, tokenVersion: user.tokenVersion });
  }

  /** Returns the account of a link. Throws 404 if the account has changed since the link was made. */
  private async accountOf({ subject, email, tokenVersion }: AccountLinkRow): Promise<UserRow> {
    const user = await this.accounts.findByEmail(email);
    const isSame = user?._id.toHexString() === subject && user.tokenVersion === tokenVersion;
    return isSame && isActive(user) ? user : refuseLink();
  }
}
