import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { AccountLinksService } from '../account-links/account-links.service';
import { OWN_EMAIL_HINT, type User as UserEntity } from '../contract/users';
import { PasskeysService } from '../passkeys/passkeys.service';
import { AuditSubjectsService, subjectsOf } from '../platform/audit/audit-subjects.service';
import { changeRow, type Decide, saveEdit } from '../platform/database/save-edit';
import { isDuplicateKey } from '../platform/errors/database-error';
import { conflict, invalid } from '../platform/errors/product-error';
import { findPage } from '../platform/http/find-page';
import type { ListPage, ListPageQuery } from '../platform/http/list-page.query';
import { AccountMailsService } from './account-mails.service';
import { isAdmin, LastAdministratorGuard, MarkLost } from './last-administrator-guard';
import { NewPasswordsService } from './new-passwords.service';
import { isActive, toUser, User, type UserRow } from './schemas/user.schema';
import type { CreateUserDto, UpdateUserDto } from './user.dto';

const EMAIL_IN_USE = 'This email address is already in use.';

@Injectable()
export class UsersService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<UserRow>,
    private readonly passwords: NewPasswordsService,
    private readonly leaving: LastAdministratorGuard,
    private readonly mails: AccountMailsService,
    private readonly passkeys: PasskeysService,
    private readonly links: AccountLinksService,
    subjects: AuditSubjectsService,
  ) {
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
    const passwordHash = await this.passwords.hash(password, input.email);
    await this.refuseKnownEmail(input.email);
    await spend?.();
    const created = await this.users.create({ ...input, passwordHash }).catch(refuseTakenEmail);
    return toUser(created.toObject<UserRow>());
  }

  /** Throws 409 if the email address is in use. */
  async refuseKnownEmail(email: string): Promise<void> {
    if (await this.users.exists({ email })) throw emailInUse();
  }

  /**
   * Changes a user. A new role or status ends the user's sessions and invitations. If the email address changes, the
   * former address gets a notice. Throws 400 if callers change their own email address, and 404 for an unknown user.
   * Throws 409 if the email address is in use, if the user is the last active administrator, or if the user has changed
   * since the caller read it.
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
    /** True if role or status changes. */
    let isOther = false;
    const user = await this.leaving.inTurn(id, takesAway, async (mark) => {
      const changesOf = (row: UserRow) => {
        // Callers cannot change their own email address here: a stolen session would be enough to take over the
        // account.
        if (movesEmail(row) && row._id.toHexString() === callerId) throw invalid('email', OWN_EMAIL_HINT);
        if (takesAway(row) && !this.leaving.isMarked(row, mark)) throw new MarkLost();
        isOther = (role !== undefined && role !== row.role) || (active !== undefined && active !== isActive(row));
        return { name, email, role, active, tokenVersion: isOther ? row.tokenVersion + 1 : undefined };
      };
      const { row } = await saveEdit(this.users, id, changesOf, updatedAt, toUser, { around }).catch(refuseTakenEmail);
      return toUser(row);
    });
    if (isOther) await this.links.expireInvitations(user._id);
    this.mails.wake();
    return user;
  }

  /** Returns false if the account has changed since it was read. Throws 409 if the email address is in use. */
  async replaceEmail({ _id, email: former, tokenVersion }: UserRow, email: string): Promise<boolean> {
    const only = { _id, email: former, tokenVersion } as QueryFilter<UserRow>;
    const changed = await this.leaving
      .alone(() => changeRow(this.users, only, () => ({ $set: { email } })))
      .catch(refuseTakenEmail);
    return changed !== null;
  }
}

const emailInUse = () => conflict(EMAIL_IN_USE);

/** Throws 409 if the unique index refused a write, because another call stored the same email address first. */
function refuseTakenEmail(error: unknown): never {
  throw isDuplicateKey(error) ? emailInUse() : error;
}
