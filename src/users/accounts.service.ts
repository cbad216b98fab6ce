import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types, trusted, type UpdateQuery } from 'mongoose';
import type { AccountLinkRow } from '../account-links/account-link.schema';
import { refuseLink } from '../account-links/account-links.service';
import type { SessionUser } from '../contract/auth';
import type { Renewed } from '../contract/second-step';
import { allows, type Role } from '../contract/users';
import { recordInAuditLog } from '../platform/audit/audit-details';
import { changeRow } from '../platform/database/save-edit';
import { notFound } from '../platform/errors/product-error';
import { isObjectId, toObjectId } from '../platform/http/object-id';
import { toPendingMail } from '../platform/mail/pending-mails';
import { TrashService } from '../platform/trash/trash.service';
import { StaffSessionsService } from '../sessions/staff-sessions.service';
import { AccountMailsService } from './account-mails.service';
import type { NoticeKind } from './account-notices';
import { LastAdministratorGuard } from './last-administrator-guard';
import { isActive, toSessionUser, User, type UserRow } from './schemas/user.schema';

@Injectable()
export class AccountsService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<UserRow>,
    private readonly trash: TrashService,
    private readonly mails: AccountMailsService,
    private readonly leaving: LastAdministratorGuard,
    private readonly sessions: StaffSessionsService,
  ) {}

  /** Registers `onGone`, which is then called with the ids of permanently deleted accounts. Call it at the start. */
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

  /** Throws 404 for an unknown id. */
  async read(id: string): Promise<UserRow> {
    const row = await this.users.findById(toObjectId(id)).lean<UserRow>();
    if (!row) throw notFound();
    return row;
  }

  /** Returns the user of a session, or `null` if the user is inactive or now has a newer `tokenVersion`. */
  async findBySession(id: string, tokenVersion: number): Promise<SessionUser | null> {
    if (!isObjectId(id)) return null;
    const row = await this.findActive(new Types.ObjectId(id));
    return row && row.tokenVersion === tokenVersion ? toSessionUser(row) : null;
  }

  /** Returns the user, or `null` if the user is deleted or inactive. */
  async findActive(id: Types.ObjectId): Promise<UserRow | null> {
    const row = await this.users.findById(id).lean<UserRow>();
    return row && isActive(row) ? row : null;
  }

  /** Returns the account of a link. Throws 404 if its email, password, role or status has changed since. */
  async ofLink({ subject, email, formerEmail = email, tokenVersion }: AccountLinkRow): Promise<UserRow> {
    const user = await this.findByEmail(formerEmail);
    const isSame = user?._id.toHexString() === subject && user.tokenVersion === tokenVersion;
    return isSame && isActive(user) ? user : refuseLink();
  }

  /** True if the account is active and has at least the role `least`. */
  async may(id: string, least: Role): Promise<boolean> {
    if (!isObjectId(id)) return false;
    const row = await this.findActive(new Types.ObjectId(id));
    return row !== null && allows(row.role, least);
  }

  /** Returns the name of a user, or an empty text if the account was deleted. */
  async nameOf(id: string): Promise<string> {
    if (!isObjectId(id)) return '';
    return (await this.users.findById(new Types.ObjectId(id)).lean<UserRow>())?.name ?? '';
  }

  /** Lists users who may answer visitors, sorted by name. */
  async listEditors(): Promise<{ _id: Types.ObjectId; name: string }[]> {
    const filter = { role: trusted({ $in: ['editor', 'admin'] }), active: trusted({ $ne: false }) };
    const rows = await this.users
      .find(filter as QueryFilter<UserRow>)
      .select('name')
      .lean<UserRow[]>();
    return rows.map(({ _id, name }) => ({ _id, name })).sort((left, right) => left.name.localeCompare(right.name));
  }

  /**
   * Stores the time of a login and queues an email about a new browser, except at the first login of an account. Keeps
   * `updatedAt`, so that an administrator who edits the account gets no conflict.
   */
  async recordLogin(row: UserRow, newBrowser: string | null): Promise<void> {
    const lastLogin = new Date();
    const isNews = newBrowser !== null && row.lastLogin !== undefined && this.mails.reachPeople;
    const pendingMails = toPendingMail('newBrowser', `${lastLogin.getTime()} ${newBrowser}`);
    const change = { $set: { lastLogin }, ...(isNews && { $push: { pendingMails } }) };
    await this.users.updateOne({ _id: row._id }, change, { timestamps: false });
    if (isNews) this.mails.wake();
  }

  /**
   * Ends all sessions of an account and makes its emailed links invalid, such as a link for a new password. Stores
   * `change` in the same write. Returns `null` if the account does not match `only`.
   */
  async endSessions(
    id: string,
    change: UpdateQuery<UserRow> = {},
    only: QueryFilter<UserRow> = {},
  ): Promise<UserRow | null> {
    const decide = () => ({ ...change, $inc: { tokenVersion: 1 } });
    const ended = await this.leaving.alone(() =>
      changeRow(this.users, { ...only, _id: toObjectId(id) }, decide, { isEdit: false }),
    );
    return ended?.row ?? null;
  }

  /**
   * Ends all sessions like `endSessions` and queues the notice in the same write. Opens a new session for the caller.
   * Returns `null` like `endSessions`.
   * @param browser from `browserName`
   */
  async endOtherSessions(
    id: string,
    notice: NoticeKind,
    browser: string,
    change: UpdateQuery<UserRow> = {},
    only: QueryFilter<UserRow> = {},
  ): Promise<Renewed | null> {
    const row = await this.endSessions(id, { ...change, ...this.mails.due(notice) }, only);
    if (!row) return null;
    this.mails.wake();
    recordInAuditLog({ subjectId: id, fields: [] });
    const token = await this.sessions.open({ userId: id, tokenVersion: row.tokenVersion }, browser);
    return { success: true, token };
  }
}
