import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { PASSWORD_TEXTS, type PasswordChanged, type PasswordInput } from '../contract/users';
import { KeyedMutex } from '../platform/concurrency/keyed-mutex';
import { changeRow } from '../platform/database/save-edit';
import { invalid, notFound } from '../platform/errors/product-error';
import { LoginThrottle } from '../sessions/login-throttle';
import { StaffSessionsService } from '../sessions/staff-sessions.service';
import { AccountMailsService } from './account-mails.service';
import type { NoticeKind } from './account-notices';
import { AccountsService } from './accounts.service';
import { LastAdministratorGuard } from './last-administrator-guard';
import { PasswordHasher } from './password-hasher';
import { refuseWeakPassword } from './password-rule';
import { User, type UserRow } from './schemas/user.schema';

/** Checks and replaces passwords of staff. */
@Injectable()
export class PasswordsService {
  private readonly mutex = new KeyedMutex();

  constructor(
    @InjectModel(User.name) private readonly users: Model<UserRow>,
    private readonly accounts: AccountsService,
    private readonly hasher: PasswordHasher,
    private readonly throttle: LoginThrottle,
    private readonly sessions: StaffSessionsService,
    private readonly mails: AccountMailsService,
    private readonly leaving: LastAdministratorGuard,
  ) {}

  /**
   * Sets a password and ends all sessions of the user. Throws 400 for a weak password or a wrong `currentPassword`, 404
   * for an unknown user, or 429 after too many attempts.
   * @param callerId id of the caller. Callers who change their own password need `currentPassword`.
   * @param address IP address of the caller from `visitorAddress`.
   * @param browser from `browserName`, for the new session of callers who change their own password.
   */
  async changePassword(
    id: string,
    { password, currentPassword }: PasswordInput,
    callerId: string,
    address: string,
    browser: string,
  ): Promise<PasswordChanged> {
    const row = await this.accounts.read(id);
    refuseWeakPassword(password, row.email);
    const isOwn = callerId === row._id.toHexString();
    if (isOwn) await this.checkOwnPassword(callerId, currentPassword, address);
    const passwordHash = await this.hasher.hash(password);
    const saved = await this.storePassword(row, passwordHash, isOwn ? 'passwordChanged' : 'passwordSet');
    if (!saved) throw notFound();
    if (!isOwn) return { success: true };
    const { tokenVersion } = saved;
    return { success: true, token: await this.sessions.open({ userId: callerId, tokenVersion }, browser) };
  }

  /**
   * Replaces the password for a person with a valid link, and ends all sessions. Returns false if the account has
   * changed since `row` was read. Throws 400 for a weak password.
   * @param spend makes the link invalid.
   */
  async replacePassword(row: UserRow, password: string, spend: () => Promise<void>): Promise<boolean> {
    refuseWeakPassword(password, row.email);
    const passwordHash = await this.hasher.hash(password);
    await spend();
    return (await this.storePassword(row, passwordHash, 'passwordReset', row)) !== null;
  }

  /**
   * Checks passwords for the same account one after another, so that parallel guesses are all counted. Throws 400 if
   * `currentPassword` is missing or wrong, 404 for an unknown user, or 429 after too many attempts.
   */
  async checkOwnPassword(id: string, currentPassword: string | undefined, address: string): Promise<UserRow> {
    const row = await this.accounts.read(id);
    await this.mutex.run(id, () => this.checkCurrentPassword(row, currentPassword, address));
    return row;
  }

  /**
   * Stores a password, ends all sessions and queues a notice, in one write. Returns `null` if the account does not
   * match `only`.
   */
  private async storePassword(
    { _id }: UserRow,
    passwordHash: string,
    notice: NoticeKind,
    only?: Pick<UserRow, 'tokenVersion'>,
  ): Promise<UserRow | null> {
    const filter = { _id, ...(only && { tokenVersion: only.tokenVersion }) } as QueryFilter<UserRow>;
    const change = () => ({ $set: { passwordHash }, $inc: { tokenVersion: 1 }, ...this.mails.due(notice) });
    const saved = await this.leaving.alone(() => changeRow(this.users, filter, change));
    this.mails.wake();
    return saved?.row ?? null;
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
