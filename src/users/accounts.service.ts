import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types, trusted } from 'mongoose';
import type { SessionUser } from '../contract/auth';
import { allows, type Role } from '../contract/users';
import { isObjectId } from '../platform/http/object-id';
import { TrashService } from '../platform/trash/trash.service';
import { isActive, toSessionUser, User, type UserRow } from './schemas/user.schema';

/** Reads users for logins and for checks of sessions. */
@Injectable()
export class AccountsService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<UserRow>,
    private readonly trash: TrashService,
  ) {}

  /** @param onGone is told of deleted accounts that can no longer be brought back. Call it once, at the start. */
  onGone(onGone: (ids: readonly Types.ObjectId[]) => Promise<void>): void {
    this.trash.onGone(this.users, async (ids) => {
      const there = await this.users.distinct('_id', { _id: trusted({ $in: [...ids] }) });
      await onGone(ids.filter((id) => !there.some((one) => id.equals(one))));
    });
  }

  /** @param email in lower case. */
  findByEmail(email: string): Promise<UserRow | null> {
    return this.users.findOne({ email }).lean<UserRow>();
  }

  /** The person of a session: null when deleted, inactive, or the session was ended by a higher token version. */
  async findBySession(id: string, tokenVersion: number): Promise<SessionUser | null> {
    if (!isObjectId(id)) return null;
    const row = await this.users.findById(new Types.ObjectId(id)).lean<UserRow>();
    return row && isActive(row) && row.tokenVersion === tokenVersion ? toSessionUser(row) : null;
  }

  /** Whether this account may do today what at `least` that role may, for what was made in its name before. */
  async may(id: string, least: Role): Promise<boolean> {
    if (!isObjectId(id)) return false;
    const row = await this.users.findById(new Types.ObjectId(id)).lean<UserRow>();
    return row !== null && isActive(row) && allows(row.role, least);
  }

  /** Empty where the account is gone. */
  async nameOf(id: string): Promise<string> {
    if (!isObjectId(id)) return '';
    return (await this.users.findById(new Types.ObjectId(id)).lean<UserRow>())?.name ?? '';
  }

  /** Those who may answer visitors, by name. */
  async listEditors(): Promise<{ _id: Types.ObjectId; name: string }[]> {
    const filter = { role: trusted({ $in: ['editor', 'admin'] }), active: trusted({ $ne: false }) };
    const rows = await this.users
      .find(filter as QueryFilter<UserRow>)
      .select('name')
      .lean<UserRow[]>();
    return rows.map(({ _id, name }) => ({ _id, name })).sort((left, right) => left.name.localeCompare(right.name));
  }

  /** Leaves `updatedAt` alone: signing in must not make an administrator's open form a conflict. */
  async noteSignIn(row: UserRow): Promise<void> {
    await this.users.updateOne({ _id: row._id }, { $set: { lastLogin: new Date() } }, { timestamps: false });
  }
}
