import { Injectable } from '@nestjs/common';
import { AccountLinksService, refuseLink } from '../account-links/account-links.service';
import { LINK_TEXTS, type LinkFacts } from '../contract/account-links';
import type { SessionUser } from '../contract/auth';
import type { Accepted } from '../contract/errors';
import { AuditService } from '../platform/audit/audit.service';
import { recordInAuditLog } from '../platform/audit/audit-details';
import { conflict, tooMany } from '../platform/errors/product-error';
import { LimitStore } from '../platform/limits/limit-store';
import { PROTECTION } from '../platform/limits/protection';
import type { SlidingWindow } from '../platform/limits/sliding-window';
import { AccountsService } from './accounts.service';
import type { Caller } from './current-caller';
import { PasswordsService } from './passwords.service';
import { toSessionUser } from './schemas/user.schema';
import type { OwnEmailDto } from './user.dto';
import { UsersService } from './users.service';

const { windowMs, most } = PROTECTION.passwordResets;

@Injectable()
export class ProfileService {
  private readonly requested: SlidingWindow;

  constructor(
    private readonly users: UsersService,
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly links: AccountLinksService,
    private readonly audit: AuditService,
    store: LimitStore,
  ) {
    this.requested = store.open('new email addresses', windowMs, most, [{ windowMs, most }]);
  }

  async rename(user: SessionUser, name: string): Promise<SessionUser> {
    const renamed = await this.users.update(user._id, { name }, user._id);
    return { ...user, name: renamed.name };
  }

  /**
   * Emails a link to the new address and a notice to the current one. Throws 400 if `currentPassword` is wrong, 409 if
   * the email address is in use or there is no mail server, 429 after too many attempts.
   */
  async askEmail(caller: Caller, { email, currentPassword }: OwnEmailDto): Promise<Accepted> {
    if (!this.links.isMailed) throw conflict(LINK_TEXTS.noMailForEmail);
    const row = await this.passwords.checkOwnPassword(caller, currentPassword);
    await this.users.refuseKnownEmail(email);
    const now = performance.now();
    await this.requested.load(caller._id);
    if (this.requested.count(caller._id, now) >= most || !(await this.requested.add(caller._id, now))) {
      throw tooMany(windowMs / 1_000);
    }
    await this.links.make('email', caller._id, { email, tokenVersion: row.tokenVersion, formerEmail: row.email });
    recordInAuditLog({ subjectId: caller._id, fields: ['email'] });
    return { success: true, message: LINK_TEXTS.emailAsked, msg: LINK_TEXTS.emailAsked };
  }

  /** Returns the account and the new email address of a link. Throws 404 if the link is invalid. */
  async readLink(token: string): Promise<LinkFacts> {
    const link = await this.links.find('email', token);
    return { ...toSessionUser(await this.accounts.ofLink(link)), email: link.email };
  }

  /** Throws 404 if the link is invalid, 409 if the email address is in use. */
  async confirmEmail(token: string): Promise<void> {
    const link = await this.links.find('email', token);
    const row = await this.accounts.ofLink(link);
    await this.users.refuseKnownEmail(link.email);
    await this.links.spend(link);
    if (!(await this.users.replaceEmail(row, link.email))) refuseLink();
    const subjectId = row._id.toHexString();
    await this.audit.record({ actorId: subjectId, action: 'users.confirmEmail', subjectId, fields: ['email'] });
  }

  async logoutEverywhere({ _id }: SessionUser): Promise<void> {
    await this.accounts.endSessions(_id);
    await this.audit.record({ actorId: _id, action: 'users.logoutEverywhere', subjectId: _id, fields: [] });
  }
}
