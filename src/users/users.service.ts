import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted, type UpdateQuery } from 'mongoose';
import { MESSAGES } from '../contract/errors';
import {
  OWN_EMAIL_HINT,
  PASSWORD_TEXTS,
  type PasswordChanged,
  type PasswordInput,
  type User as UserEntity,
} from '../contract/users';
import { PasskeysService } from '../passkeys/passkeys.service';
import { AuditSubjectsService, subjectsOf } from '../platform/audit/audit-subjects.service';
import { KeyedMutex } from '../platform/concurrency/keyed-mutex';
import { changeRow, type Decide, saveEdit } from '../platform/database/save-edit';
import { isDuplicateKey } from '../platform/errors/database-error';
import { toProductError } from '../platform/errors/error.filter';
import { conflict, invalid, notFound } from '../platform/errors/product-error';
import { findPage } from '../platform/http/find-page';
import type { ListPage, ListPageQuery } from '../platform/http/list-page.query';
import { toObjectId } from '../platform/http/object-id';
import { TrashService } from '../platform/trash/trash.service';
import { TrashKindsService } from '../platform/trash/trash-kinds.service';
import { SECOND_STEP_SECRETS } from '../second-step/second-step.schema';
import { LoginThrottle } from '../sessions/login-throttle';
import { StaffSessionsService } from '../sessions/staff-sessions.service';
import { AccountMailsService } from './account-mails.service';
import type { NoticeKind } from './account-notices';
import { type AdminMark, isAdmin, LastAdministratorGuard } from './last-administrator-guard';
import { PasswordHasher } from './password-hasher';
import { refuseWeakPassword } from './password-rule';
import { isActive, toUser, User, type UserRow } from './schemas/user.schema';
import type { CreateUserDto, UpdateUserDto } from './user.dto';

const EMAIL_IN_USE = 'This email address is already in use.';
const OWN_ACCOUNT = 'You cannot delete your own account.';

/** Name of the lock for changes that may remove an administrator or end sessions. */
const ADMINS = 'admins';
/** Maximum number of attempts to change a user. There are fewer processes, so one attempt succeeds. */
const MAX_TRIES = 10;

/** Thrown if a user without the mark of `LastAdministratorGuard` would stop being an administrator. */
class MarkLost extends Error {}

@Injectable()
export class UsersService {
  private readonly mutex = new KeyedMutex();

  constructor(
    @InjectModel(User.name) private readonly users: Model<UserRow>,
    private readonly trash: TrashService,
    private readonly hasher: PasswordHasher,
    private readonly sessions: StaffSessionsService,
    private readonly throttle: LoginThrottle,
    private readonly leaving: LastAdministratorGuard,
    private readonly mails: AccountMailsService,
    private readonly passkeys: PasskeysService,
    subjects: AuditSubjectsService,
    kinds: TrashKindsService,
  ) {
    kinds.register('users', users, {
      toName: ({ name }) => name,
      restore: (id) => this.restore(id, { isUndo: false }),
      secrets: ['passwordHash', ...SECOND_STEP_SECRETS],
    });
    subjects.register(
      'users',
      subjectsOf(users, ({ name }) => ({ name, path: null })),
    );
  }

  async list(query: ListPageQuery): Promise<ListPage<UserEntity>> {
    const { rows, total } = await findPage(this.users, query);
    const ids = rows.map(({ _id }) => _id);
    const owners = new Set((await this.passkeys.ownersOf('staff', ids)).map(String));
    const items = rows.map((row) => ({ ...toUser(row), ...(owners.has(String(row._id)) && { hasPasskey: true }) }));
    return { items, total };
  }

  /**
   * Creates a user. Throws 400 for a weak password, 409 if the email address is in use.
   * @param spend makes an invitation invalid, right before the account is stored.
   */
  async create({ password, ...input }: CreateUserDto, spend?: () => Promise<void>): Promise<UserEntity> {
    refuseWeakPassword(password, input.email);
    await this.refuseKnownEmail(input.email);
    const passwordHash = await this.hasher.hash(password);
    await spend?.();
    const created = await this.users.create({ ...input, passwordHash }).catch(refuseTakenEmail);
    return toUser(created.toObject<UserRow>());
  }

  /** Throws 409 if the email address is in use. */
  async refuseKnownEmail(email: string): Promise<void> {
    if (await this.users.exists({ email })) throw emailInUse();
  }

  /**
   * Changes a user. A new role or status ends the user's sessions. If the email address changes, the former address
   * gets a notice. Throws 400 if callers change their own email address, and 404 for an unknown user. Throws 409 if the
   * email address is in use, if the user is the last active administrator, or if the user has changed since the caller
   * read it.
   */
  async update(
    id: string,
    { name, email, role, active, updatedAt }: UpdateUserDto,
    callerId: string,
  ): Promise<UserEntity> {
    const takesAway = (row: UserRow) =>
      isAdmin(row) && !isAdmin({ role: role ?? row.role, active: active ?? row.active });
    const movesEmail = (row: UserRow) => email !== undefined && email !== row.email;
    const around =
      (decide: Decide<UserRow>): Decide<UserRow> =>
      (row) => ({ ...decide(row), ...(movesEmail(row) && this.mails.due('emailReplaced', row.email)) });
    const user = await this.inTurn(id, takesAway, async (mark) => {
      const changesOf = (row: UserRow) => {
        // Callers cannot change their own email address here. Otherwise a thief of a session could take over the
        // account.
        if (movesEmail(row) && row._id.toHexString() === callerId) throw invalid('email', OWN_EMAIL_HINT);
        if (takesAway(row) && !this.leaving.isMarked(row, mark)) throw new MarkLost();
        const endsSessions =
          (role !== undefined && role !== row.role) || (active !== undefined && active !== isActive(row));
        return { name, email, role, active, tokenVersion: endsSessions ? row.tokenVersion + 1 : undefined };
      };
      const { row } = await saveEdit(this.users, id, changesOf, updatedAt, toUser, { around }).catch(refuseTakenEmail);
      return toUser(row);
    });
    this.mails.wake();
    return user;
  }

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
    const row = await this.read(id);
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

  /** Deletes a user. Throws 404 for an unknown user, 409 for the caller or the last active administrator. */
  async remove(id: string, callerId: string): Promise<void> {
    if (toObjectId(id).toHexString() === callerId) throw conflict(OWN_ACCOUNT);
    await this.inTurn(id, isAdmin, async (mark) => {
      const only = mark ? { 'leaving.mark': mark } : { $or: [{ role: trusted({ $ne: 'admin' }) }, { active: false }] };
      // Ends the sessions before the user moves to the trash. Otherwise they would be valid again after a restore.
      await this.users.updateOne({ _id: toObjectId(id) }, { $inc: { tokenVersion: 1 } }, { timestamps: false });
      await this.trash.remove(this.users, id, only as QueryFilter<UserRow>).catch((error: unknown) => {
        throw toProductError(error).getStatus() === 404 ? new MarkLost() : error;
      });
      await this.sessions.forget(toObjectId(id).toHexString());
    });
  }

  /**
   * Restores a deleted user. Undo lets the user log in as before. A user restored from the trash is inactive and has no
   * password. Throws 404 for an unknown user, or 409 if the email address is in use.
   */
  async restore(id: string, { isUndo = true } = {}): Promise<UserEntity> {
    let isReset = false;
    const row = await this.trash.restore(this.users, id, (record, isFresh) => {
      isReset = !isUndo || !isFresh;
      return isReset ? { ...record, active: false, passwordHash: this.hasher.unknown() } : record;
    });
    if (isReset) await this.passkeys.removeAll('staff', [row._id]);
    await this.leaving.unmark(row._id, row.leaving?.mark ?? null);
    return toUser(row);
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
    const saved = await this.mutex.run(ADMINS, () => changeRow(this.users, filter, change));
    this.mails.wake();
    return saved?.row ?? null;
  }

  /**
   * Checks passwords for the same account one after another, so that parallel guesses are all counted. Throws 400 if
   * `currentPassword` is missing or wrong, 404 for an unknown user, or 429 after too many attempts.
   */
  async checkOwnPassword(id: string, currentPassword: string | undefined, address: string): Promise<UserRow> {
    const row = await this.read(id);
    await this.mutex.run(id, () => this.checkCurrentPassword(row, currentPassword, address));
    return row;
  }

  /** Returns false if the account has changed since it was read. Throws 409 if the email address is in use. */
  async replaceEmail({ _id, email: former, tokenVersion }: UserRow, email: string): Promise<boolean> {
    const only = { _id, email: former, tokenVersion } as QueryFilter<UserRow>;
    const changed = await this.mutex
      .run(ADMINS, () => changeRow(this.users, only, () => ({ $set: { email } })))
      .catch(refuseTakenEmail);
    return changed !== null;
  }

  /**
   * Ends all sessions of an account and makes its links invalid, in one write with `change`. Returns `null` if the
   * account does not match `only`.
   */
  async endSessions(
    id: string,
    change: UpdateQuery<UserRow> = {},
    only: QueryFilter<UserRow> = {},
  ): Promise<UserRow | null> {
    const decide = () => ({ ...change, $inc: { tokenVersion: 1 } });
    const ended = await this.mutex.run(ADMINS, () =>
      changeRow(this.users, { ...only, _id: toObjectId(id) }, decide, { isEdit: false }),
    );
    return ended?.row ?? null;
  }

  private async checkCurrentPassword(row: UserRow, currentPassword = '', address: string): Promise<void> {
    if (currentPassword === '') throw invalid('currentPassword', PASSWORD_TEXTS.currentMissing);
    await this.throttle.load(row.email, address);
    this.throttle.check(row.email, address);
    if (await this.hasher.matches(row.passwordHash, currentPassword)) return;
    await this.throttle.noteFailure(row.email, address);
    throw invalid('currentPassword', PASSWORD_TEXTS.currentWrong);
  }

  /** Throws 404 for an unknown id. */
  async read(id: string): Promise<UserRow> {
    const row = await this.users.findById(toObjectId(id)).lean<UserRow>();
    if (!row) throw notFound();
    return row;
  }

  /**
   * Runs changes of users one at a time. If `takesAway` is true, `LastAdministratorGuard` first marks the user. Throws
   * 404 for an unknown user, and 409 for the last administrator.
   */
  private inTurn<T>(
    id: string,
    takesAway: (row: UserRow) => boolean,
    work: (mark: AdminMark) => Promise<T>,
  ): Promise<T> {
    return this.mutex.run(ADMINS, async () => {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const row = await this.read(id);
        const mark = takesAway(row) ? await this.leaving.mark(row) : null;
        try {
          return await work(mark);
        } catch (error) {
          if (!(error instanceof MarkLost)) throw error;
        } finally {
          await this.leaving.unmark(row._id, mark);
        }
      }
      throw conflict(MESSAGES.editConflict);
    });
  }
}

const emailInUse = () => conflict(EMAIL_IN_USE);

/** Throws 409 if the unique index refused a write, because another call stored the same email address first. */
function refuseTakenEmail(error: unknown): never {
  throw isDuplicateKey(error) ? emailInUse() : error;
}
