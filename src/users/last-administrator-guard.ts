import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types, trusted, type UpdateQuery } from 'mongoose';
import { MESSAGES } from '../contract/errors';
import { KeyedMutex } from '../platform/concurrency/keyed-mutex';
import { conflict, notFound } from '../platform/errors/product-error';
import { toObjectId } from '../platform/http/object-id';
import { isActive, User, type UserRow } from './schemas/user.schema';

const LAST_ADMIN = 'You cannot delete or deactivate the last active administrator or change their role.';
/** Age in milliseconds at which the mark `leaving` is removed, because the process that set it must have crashed. */
const LEFT_MS = 10_000;
/** Maximum number of attempts while other administrators have a mark, and longest pause between them in ms. */
const TURNS = 60;
const PAUSE_MS = 50;

export type AdminMark = Types.ObjectId | null;

export const isAdmin = (row: Pick<UserRow, 'role' | 'active'>): boolean => row.role === 'admin' && isActive(row);

/** Key of the only lock in `mutex`. */
const ADMINS = 'admins';
/** Maximum number of attempts to change a user. An attempt fails only if `work` throws `MarkLost`. */
const MAX_TRIES = 10;

/** Thrown if a change would remove an administrator who has no mark. */
export class MarkLost extends Error {}

/**
 * Prevents two simultaneous calls, also in different processes, from removing the last two administrators. A call first
 * marks the administrator to remove. It goes on only if another active administrator has no mark. See
 * docs/decisions/005-several-processes.md.
 */
@Injectable()
export class LastAdministratorGuard {
  private readonly mutex = new KeyedMutex();

  constructor(@InjectModel(User.name) private readonly users: Model<UserRow>) {}

  /** Runs changes that may remove an administrator or end sessions, one after another. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.mutex.run(ADMINS, work);
  }

  /** Runs changes one by one, marked if `takesAway`. Throws 404 for an unknown id, 409 for the last administrator. */
  inTurn<T>(id: string, takesAway: (row: UserRow) => boolean, work: (mark: AdminMark) => Promise<T>): Promise<T> {
    return this.alone(async () => {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const row = await this.users.findById(toObjectId(id)).lean<UserRow>();
        if (!row) throw notFound();
        const mark = takesAway(row) ? await this.mark(row) : null;
        try {
          return await work(mark);
        } catch (error) {
          if (!(error instanceof MarkLost)) throw error;
        } finally {
          await this.unmark(row._id, mark);
        }
      }
      throw conflict(MESSAGES.editConflict);
    });
  }

  /** Marks an administrator for removal. Returns `null` for other accounts. Throws 409 for the last administrator. */
  async mark({ _id }: Pick<UserRow, '_id'>): Promise<AdminMark> {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const row = await this.users.findById(_id).lean<UserRow>();
      if (!row || !isAdmin(row)) return null;
      const mark = new Types.ObjectId();
      const change = { $set: { leaving: { mark, at: new Date() } }, $inc: { version: 1 } };
      if (await this.write({ _id, leaving: NONE }, change)) {
        if (await this.users.exists(othersThan(_id, { leaving: NONE }))) return mark;
        await this.unmark(_id, mark);
        if (!(await this.users.exists(othersThan(_id)))) throw conflict(LAST_ADMIN);
      }
      await this.unmarkLeft();
      await wait(Math.random() * PAUSE_MS);
    }
    throw conflict(LAST_ADMIN);
  }

  /** True if the stored account still has the mark. */
  isMarked({ leaving }: UserRow, mark: AdminMark): boolean {
    return mark !== null && leaving?.mark.equals(mark) === true;
  }

  async unmark(_id: Types.ObjectId, mark: AdminMark): Promise<void> {
    if (mark) await this.write({ _id, 'leaving.mark': mark }, UNMARKED);
  }

  /** Removes old marks. A mark from the future counts as old, because a wrong clock made it. */
  private async unmarkLeft(): Promise<void> {
    const [from, to] = [-LEFT_MS, LEFT_MS].map((ms) => new Date(Date.now() + ms));
    const isLeft = [{ 'leaving.at': trusted({ $lt: from }) }, { 'leaving.at': trusted({ $gt: to }) }];
    await this.users.updateMany({ $or: isLeft } as QueryFilter<UserRow>, UNMARKED, { timestamps: false });
  }

  private async write(filter: object, change: UpdateQuery<UserRow>): Promise<boolean> {
    const { modifiedCount } = await this.users.updateOne(filter as QueryFilter<UserRow>, change, { timestamps: false });
    return modifiedCount > 0;
  }
}

const NONE = trusted({ $exists: false });
const UNMARKED = { $unset: { leaving: 1 }, $inc: { version: 1 } } as UpdateQuery<UserRow>;

const othersThan = (_id: Types.ObjectId, more: object = {}): QueryFilter<UserRow> =>
  ({ role: 'admin', active: trusted({ $ne: false }), _id: trusted({ $ne: _id }), ...more }) as QueryFilter<UserRow>;
