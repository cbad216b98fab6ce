import { Injectable } from '@nestjs/common';
import type { QueryFilter } from 'mongoose';
import { PASSWORD_TEXTS, type PasswordChanged, type PasswordInput } from '../contract/users';
import { KeyedMutex } from '../platform/concurrency/keyed-mutex';
import { invalid, notFound } from '../platform/errors/product-error';
import { LoginThrottle } from '../sessions/login-throttle';
import { StaffSessionsService } from '../sessions/staff-sessions.service';
import { AccountMailsService } from './account-mails.service';
import type { NoticeKind } from './account-notices';
import { AccountsService } from './accounts.service';
import type { Caller } from './current-caller';
import { NewPasswordsService } from './new-passwords.service';
import { PasswordHasher } from './password-hasher';
import type { UserRow } from './schemas/user.schema';

/** Checks and replaces passwords of staff. */
@Injectable()
export class PasswordsService {
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly accounts: AccountsService,
    private readonly hasher: PasswordHasher,
    private readonly newPasswords: NewPasswordsService,
    private readonly throttle: LoginThrottle,
    private readonly sessions: StaffSessionsService,
    private readonly mails: AccountMailsService,
  ) {}

  /**
   * Sets a password and ends all sessions of the user. Throws 400 for a weak password or a wrong `currentPassword`, 404
   * for an unknown user, or 429 after too many attempts.
   * Callers who change their own password need `currentPassword` and get a new session.
   */
  async changePassword(
    id: string,
    { password, currentPassword }: PasswordInput,
    caller: Caller,
  ): Promise<PasswordChanged> {
    const row = await this.accounts.read(id);
    await this.newPasswords.refuseWeak(password, row.email);
    const isOwn = caller._id === row._id.toHexString();
    if (isOwn) await this.checkOwnPassword(caller, currentPassword);
    const passwordHash = await this.hasher.hash(password);
    const saved = await this.storePassword(row, passwordHash, isOwn ? 'passwordChanged' : 'passwordSet');
    if (!saved) throw notFound();
    if (!isOwn) return { success: true };
    const { tokenVersion } = saved;
    return { success: true, token: await this.sessions.open({ userId: caller._id, tokenVersion }, caller.browser) };
  }

  /**
   * Replaces the password for a person with a valid link, and ends all sessions. Returns false if the account has
   * changed since `row` was read. Throws 400 for a weak password.
   * @param spend makes the link invalid.
   */
  async replacePassword(row: UserRow, password: string, spend: () => Promise<void>): Promise<boolean> {
    const { tokenVersion } = row;
    const passwordHash = await this.newPasswords.hash(password, row.email);
    await spend();
    return (await this.storePassword(row, passwordHash, 'passwordReset', { tokenVersion })) !== null;
  }

  /**
   * Checks passwords for the same account one after another, so that parallel guesses are all counted. Throws 400 if
   * `currentPassword` is missing or wrong, 404 for an unknown user, or 429 after too many attempts.
   */
  async checkOwnPassword({ _id, network }: Caller, currentPassword: string | undefined): Promise<UserRow> {
    const row = await this.accounts.read(_id);
    await this.mutex.run(_id, () => this.checkCurrentPassword(row, currentPassword, network));
    return row;
  }

  /** Stores a password, ends all sessions and queues a notice. Returns `null` if `only` does not match. */
  private async storePassword(
    { _id }: UserRow,
    passwordHash: string,
    notice: NoticeKind,
    only?: QueryFilter<UserRow>,
  ): Promise<UserRow | null> {
    const change = { $set: { passwordHash }, ...this.mails.due(notice) };
    const saved = await this.accounts.endSessions(_id.toHexString(), change, only);
    this.mails.wake();
    return saved;
  }

  private async checkCurrentPassword(row: UserRow, currentPassword = '', address: string): Promise<void> {
    if (currentPassword === '') throw invalid('currentPassword', PASSWORD_TEXTS.currentMissing);
    await this.throttle.load(row.email, address);
    this.throttle.check(row.email, address);
    if (await this.hasher.matches(row.passwordHash, currentPassword)) return;
    await this.throttle.noteFailure(row.email, address);
    throw invalid('currentPassword', PASSWORD_TEXTS.currentWrong);
  }
}
