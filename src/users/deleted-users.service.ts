import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import type { User as UserEntity } from '../contract/users';
import { PasskeysService } from '../passkeys/passkeys.service';
import { toProductError } from '../platform/errors/error.filter';
import { conflict } from '../platform/errors/product-error';
import { toObjectId } from '../platform/http/object-id';
import { TrashService } from '../platform/trash/trash.service';
import { TrashKindsService } from '../platform/trash/trash-kinds.service';
import { SECOND_STEP_SECRETS } from '../second-step/second-step.schema';
import { StaffSessionsService } from '../sessions/staff-sessions.service';
import { isAdmin, LastAdministratorGuard, MarkLost } from './last-administrator-guard';
import { PasswordHasher } from './password-hasher';
import { toUser, User, type UserRow } from './schemas/user.schema';

const OWN_ACCOUNT = 'You cannot delete your own account.';

@Injectable()
export class DeletedUsersService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<UserRow>,
    private readonly trash: TrashService,
    private readonly hasher: PasswordHasher,
    private readonly sessions: StaffSessionsService,
    private readonly leaving: LastAdministratorGuard,
    private readonly passkeys: PasskeysService,
    kinds: TrashKindsService,
  ) {
    kinds.register('users', users, {
      toName: ({ name }) => name,
      restore: (id) => this.restore(id, { isUndo: false }),
      secrets: ['passwordHash', ...SECOND_STEP_SECRETS],
    });
  }

  /** Deletes a user. Throws 404 for an unknown user, 409 for the caller or the last active administrator. */
  async remove(id: string, callerId: string): Promise<void> {
    if (toObjectId(id).toHexString() === callerId) throw conflict(OWN_ACCOUNT);
    await this.leaving.inTurn(id, isAdmin, async (mark) => {
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
}
