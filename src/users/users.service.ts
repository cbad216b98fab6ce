import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { PASSWORD_TEXTS, type PasswordChanged, type PasswordInput, type User as UserEntity } from '../contract/users';
import { AuditSubjects, subjectsOf } from '../platform/audit/audit-subjects';
import { KeyedMutex } from '../platform/concurrency/keyed-mutex';
import { changeRow, saveEdit } from '../platform/database/save-edit';
import { isDuplicateKey } from '../platform/errors/database-error';
import { conflict, invalid, notFound } from '../platform/errors/product-error';
import { findPage } from '../platform/http/find-page';
import type { ListPage, ListPageQuery } from '../platform/http/list-page.query';
import { toObjectId } from '../platform/http/object-id';
import { TrashService } from '../platform/trash/trash.service';
import { LoginThrottle } from '../sessions/login-throttle';
import { SessionTokens } from '../sessions/session-tokens';
import type { CreateUserDto, UpdateUserDto } from './dto/user.dto';
import { PasswordHasher } from './password-hasher';
import { refuseWeakPassword } from './password-rule';
import { isActive, toUser, User, type UserRow } from './schemas/user.schema';

const EMAIL_IN_USE = 'This email address is already in use.';
const LAST_ADMIN = 'The last active administrator cannot be deleted, deactivated or given another role.';
const OWN_ACCOUNT = 'You cannot delete your own account.';

/** Key of the lock for everything that could take away an administrator or end sessions. */
const ADMINS = 'admins';

@Injectable()
export class UsersService {
  private readonly mutex = new KeyedMutex();

  constructor(
    @InjectModel(User.name) private readonly users: Model<UserRow>,
    private readonly trash: TrashService,
    private readonly hasher: PasswordHasher,
    private readonly tokens: SessionTokens,
    private readonly throttle: LoginThrottle,
    subjects: AuditSubjects,
  ) {
    subjects.register(
      'users',
      subjectsOf(users, ({ name }) => ({ name, path: null })),
    );
  }

  /** Newest first. */
  async list(query: ListPageQuery): Promise<ListPage<UserEntity>> {
    const { rows, total } = await findPage(this.users, query);
    return { items: rows.map(toUser), total };
  }

  /** Errors: 400 a password that is easy to guess; 409 the address is in use. */
  async create({ password, ...input }: CreateUserDto): Promise<UserEntity> {
    refuseWeakPassword(password, input.email);
    if (await this.users.exists({ email: input.email })) throw emailInUse();
    const passwordHash = await this.hasher.hash(password);
    const created = await this.users.create({ ...input, passwordHash }).catch(refuseTakenEmail);
    return toUser(created.toObject<UserRow>());
  }

  /**
   * Another role, or becoming active or inactive, ends the user's sessions at once.
   * Errors: 404 unknown; 409 the address is in use, it is the last active administrator, or the stored user is newer.
   */
  update(id: string, { name, email, role, active, updatedAt }: UpdateUserDto): Promise<UserEntity> {
    return this.mutex.run(ADMINS, async () => {
      const before = await this.read(id);
      const staysAdmin = (role ?? before.role) === 'admin' && (active ?? isActive(before));
      if (!staysAdmin) await this.refuseLastAdmin(before);
      const endsSessions =
        (role !== undefined && role !== before.role) || (active !== undefined && active !== isActive(before));
      const tokenVersion = endsSessions ? before.tokenVersion + 1 : undefined;
      const changes = { name, email, role, active, tokenVersion };
      return toUser(await saveEdit(this.users, id, changes, updatedAt, toUser).catch(refuseTakenEmail));
    });
  }

  /**
   * Ends all sessions of that user; one's own goes on with the fresh token.
   * @param callerId whose session asks; for the own password it must know the current one.
   * @param address of the visitor, as `visitorAddress` gives it.
   * Errors: 400 at `password`, easy to guess; 400 at `currentPassword`, missing or wrong; 404 unknown; 429 guessed at too often.
   */
  async changePassword(
    id: string,
    { password, currentPassword }: PasswordInput,
    callerId: string,
    address: string,
  ): Promise<PasswordChanged> {
    const row = await this.read(id);
    refuseWeakPassword(password, row.email);
    // In a line of its own, so that guesses sent side by side cannot outrun their count.
    if (callerId === row._id.toHexString()) {
      await this.mutex.run(callerId, () => this.checkCurrentPassword(row, currentPassword, address));
    }
    const passwordHash = await this.hasher.hash(password);
    // In the line: an edit counts the version up from what it has read, and two that read the same would end one session less.
    const saved = await this.mutex.run(ADMINS, () =>
      changeRow(this.users, { _id: toObjectId(id) }, () => ({ $set: { passwordHash }, $inc: { tokenVersion: 1 } })),
    );
    if (!saved) throw notFound();
    if (row._id.toHexString() !== callerId) return { success: true };
    const { tokenVersion } = saved.row;
    return { success: true, token: await this.tokens.sign({ userId: callerId, tokenVersion }) };
  }

  /** Errors: 404 unknown; 409 one's own account or the last active administrator. */
  async remove(id: string, callerId: string): Promise<void> {
    await this.mutex.run(ADMINS, async () => {
      const before = await this.read(id);
      if (before._id.toHexString() === callerId) throw conflict(OWN_ACCOUNT);
      await this.refuseLastAdmin(before);
      // First, so that the copy that may come back does not know the sessions of before.
      await this.users.updateOne({ _id: before._id }, { $inc: { tokenVersion: 1 } }, { timestamps: false });
      await this.trash.remove(this.users, id);
    });
  }

  /** Brings a deleted user back, without its sessions. Errors: 404 unknown, or deleted too long ago; 409 the address is in use. */
  async restore(id: string): Promise<UserEntity> {
    return toUser(await this.trash.restore(this.users, id));
  }

  /** A wrong one counts as a failed sign-in. */
  private async checkCurrentPassword(row: UserRow, currentPassword = '', address: string): Promise<void> {
    if (currentPassword === '') throw invalid('currentPassword', PASSWORD_TEXTS.currentMissing);
    this.throttle.check(row.email, address);
    if (await this.hasher.matches(row.passwordHash, currentPassword)) return;
    this.throttle.noteFailure(row.email, address);
    throw invalid('currentPassword', PASSWORD_TEXTS.currentWrong);
  }

  private async read(id: string): Promise<UserRow> {
    const row = await this.users.findById(toObjectId(id)).lean<UserRow>();
    if (!row) throw notFound();
    return row;
  }

  private async refuseLastAdmin(user: UserRow): Promise<void> {
    if (user.role !== 'admin' || !isActive(user)) return;
    const others = await this.users.exists({
      role: 'admin',
      active: trusted({ $ne: false }),
      _id: trusted({ $ne: user._id }),
    });
    if (!others) throw conflict(LAST_ADMIN);
  }
}

const emailInUse = () => conflict(EMAIL_IN_USE);

/** The unique index has the last word. */
function refuseTakenEmail(error: unknown): never {
  throw isDuplicateKey(error) ? emailInUse() : error;
}
