import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types, trusted } from 'mongoose';
import { LIMITS } from '../../contract/limits';
import { MAIL_TEXTS } from '../../contract/mail';
import type { Role } from '../../contract/users';
import { DAY_MS } from '../clock/durations';
import { TrustedClock } from '../clock/trusted-clock';
import { isDuplicateKey } from '../errors/database-error';
import { conflict, notFound } from '../errors/product-error';
import { findPage } from '../http/find-page';
import type { ListPage, ListPageQuery } from '../http/list-page.query';
import { toObjectId } from '../http/object-id';
import { retryDelay } from './mail-pace';
import type { MailRefused } from './mail-refused';
import { mailIdOf, type OnSent, OutboxMail, type OutboxRow } from './outbox-mail.schema';
import type { OutgoingMail } from './outgoing-mail';
import type { MailName } from './pending-mails';

/** Time for which an email is reserved for an attempt. No attempt takes longer. */
const LEASE_MS = 20_000;
const KEEP_SENT_MS = 90 * DAY_MS;
const KEEP_FAILED_MS = 30 * DAY_MS;

const NOT_BULK = { isBulk: trusted({ $ne: true }) };
const OPEN = { state: trusted({ $in: ['pending', 'sending'] }) } as QueryFilter<OutboxRow>;
/** Emails that staff see as failed: their last attempt failed. They wait for a retry, or are no longer retried. */
const FAILED = {
  state: trusted({ $in: ['pending', 'failed'] }),
  lastError: trusted({ $gt: '' }),
  ...NOT_BULK,
} as QueryFilter<OutboxRow>;
/** Fields of the content, which are removed when the email is sent. */
const CONTENT = {
  ...({ to: 1, subject: 1, text: 1, html: 1, replyTo: 1, unsubscribeUrl: 1 } as const),
  ...({ attachment: 1, lastError: 1, onSent: 1 } as const),
};

export interface BulkCount {
  open: number;
  waiting: number;
}

export interface NewMail {
  mail: OutgoingMail;
  name: MailName;
  isBulk?: true;
  composedFrom?: string;
  /** Set if a caller waits for the result. The email is then stored as `sending`, so that only the caller sends it. */
  onSent?: OnSent;
}

/** Stores the outbox. Each step is one conditional write, so that several processes may share it. */
@Injectable()
export class OutboxRowsService {
  private readonly adminKinds: string[] = [];

  constructor(
    @InjectModel(OutboxMail.name) private readonly rows: Model<OutboxRow>,
    private readonly time: TrustedClock,
  ) {}

  async insert(mails: readonly NewMail[]): Promise<OutboxRow[]> {
    if (mails.length === 0) return [];
    const now = new Date();
    const rows = mails.map(({ mail: { isSecret: _, ...mail }, name, isBulk, onSent, composedFrom }) => ({
      ...name,
      ...mail,
      ...(composedFrom && { composedFrom, text: '', html: '' }),
      _id: name.recordId === '' ? new Types.ObjectId() : mailIdOf(name, mail.to),
      isBulk,
      onSent,
      ...(onSent ? inHand() : { state: 'pending' as const, attempts: 0, dueAt: now }),
      createdAt: now,
      updatedAt: now,
    }));
    try {
      await this.rows.collection.insertMany(rows as never[], { ordered: false, ignoreUndefined: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    return rows;
  }

  /** Reserves the email that has been due longest and counts an attempt. Returns `null` if none is due. */
  async claimDue(isBulk: boolean): Promise<OutboxRow | null> {
    const due = { state: 'pending' as const, dueAt: trusted({ $lte: new Date() }) };
    return this.begin({ ...due, ...(isBulk ? { isBulk } : NOT_BULK) });
  }

  /** Registers kinds of emails that only administrators see and retry. */
  keepForAdmins(...kinds: readonly string[]): void {
    this.adminKinds.push(...kinds);
  }

  private seenBy(role: Role): QueryFilter<OutboxRow> {
    return role === 'admin' ? {} : { kind: trusted({ $nin: this.adminKinds }) };
  }

  /**
   * Reserves a failed email before its next retry. Throws 404 if it is sent, or unknown to this role. Throws 409 while
   * it is being sent.
   */
  async claimFailed(id: string, role: Role): Promise<OutboxRow> {
    const one = { _id: toObjectId(id), ...this.seenBy(role) };
    const claimed = await this.begin({ ...FAILED, ...one });
    if (claimed) return claimed;
    if (await this.rows.exists({ ...OPEN, ...one })) throw conflict(MAIL_TEXTS.beingSent);
    throw notFound();
  }

  private begin(filter: QueryFilter<OutboxRow>): Promise<OutboxRow | null> {
    const { attempts: _, ...taken } = inHand();
    return this.rows
      .findOneAndUpdate(filter, { $set: taken, $inc: { attempts: 1 } }, { sort: { dueAt: 1 }, returnDocument: 'after' })
      .lean<OutboxRow>();
  }

  async isOpen({ kind, recordId, mark }: MailName): Promise<boolean> {
    const found = await this.rows.exists({ recordId, kind, mark, state: trusted({ $ne: 'sent' }) });
    return found !== null;
  }

  /** Marks an email as sent and removes its content. Returns true if the row still exists. */
  async markSent({ _id }: OutboxRow, savedToOutbox: boolean): Promise<boolean> {
    const $set = { state: 'sent' as const, ...(savedToOutbox && { savedToOutbox }) };
    return (await this.rows.updateOne({ _id }, { $set, $unset: CONTENT })).matchedCount > 0;
  }

  /**
   * Stores a failure. Does so only for the latest attempt, because an earlier result must not make a sent email pending
   * again.
   */
  async markFailed({ _id, attempts, isBulk }: OutboxRow, { reason }: MailRefused, dueAt: Date | null): Promise<void> {
    const $set = dueAt
      ? { state: 'pending' as const, dueAt, lastError: reason }
      : { state: 'failed' as const, lastError: reason };
    const change = isBulk && !dueAt ? { $set: { state: 'failed' as const }, $unset: CONTENT } : { $set };
    await this.rows.updateOne({ _id, state: 'sending', attempts }, change);
  }

  async remove(...ids: Types.ObjectId[]): Promise<void> {
    await this.rows.deleteMany({ _id: trusted({ $in: ids }), state: trusted({ $ne: 'sent' }) });
  }

  async listFailed(query: ListPageQuery, role: Role): Promise<ListPage<OutboxRow>> {
    const filter = { ...FAILED, ...this.seenBy(role) };
    const { rows, total } = await findPage(this.rows, query, { filter, select: '-text -html -attachment' });
    return { items: rows, total };
  }

  async hold(): Promise<void> {
    await this.rows.updateMany(OPEN, { $set: { state: 'onHold' } });
  }

  /** Lists emails on hold, the oldest first. Leaves out bulk emails, because staff release whole newsletters. */
  async listHeld(): Promise<{ rows: OutboxRow[]; total: number }> {
    const held = { state: 'onHold' as const, ...NOT_BULK };
    const [rows, total] = await Promise.all([
      this.rows
        .find(held, { text: 0, html: 0, attachment: 0 })
        .sort({ createdAt: 1, _id: 1 })
        .limit(LIMITS.listMax)
        .lean<OutboxRow[]>(),
      this.rows.countDocuments(held),
    ]);
    return { rows, total };
  }

  /** Makes an email on hold due. Returns false if the email is not on hold. */
  async release(_id: Types.ObjectId): Promise<boolean> {
    return (await this.releaseAll({ _id, ...NOT_BULK })) > 0;
  }

  /** Removes an email on hold. Returns `null` if the email is not on hold. */
  async discard(_id: Types.ObjectId): Promise<OutboxRow | null> {
    return this.rows.findOneAndDelete({ _id, state: 'onHold', ...NOT_BULK }).lean<OutboxRow>();
  }

  async releaseBulk(kind: string, mark: string): Promise<void> {
    await this.releaseAll({ isBulk: true, kind, mark });
  }

  /** Removes bulk emails on hold, so that they may be queued again. Returns false if there were none. */
  async discardBulk(kind: string, mark: string): Promise<boolean> {
    return (await this.rows.deleteMany({ isBulk: true, kind, mark, state: 'onHold' })).deletedCount > 0;
  }

  private async releaseAll(filter: QueryFilter<OutboxRow>): Promise<number> {
    const $set = { state: 'pending' as const, dueAt: new Date() };
    return (await this.rows.updateMany({ ...filter, state: 'onHold' }, { $set })).matchedCount;
  }

  /**
   * Returns the number of open emails, including retries, the age of the oldest in seconds, and the number of failed
   * ones.
   */
  async statistics(): Promise<{ waiting: number; oldestSeconds: number; failed: number }> {
    const [waiting, failed, oldest] = await Promise.all([
      this.rows.countDocuments(OPEN),
      this.rows.countDocuments({ state: 'failed', ...NOT_BULK }),
      this.rows.findOne(OPEN, { createdAt: 1 }).sort({ createdAt: 1, _id: 1 }).lean<OutboxRow>(),
    ]);
    const now = Date.now();
    return { waiting, oldestSeconds: (now - (oldest?.createdAt.getTime() ?? now)) / 1_000, failed };
  }

  /** Counts bulk emails that are neither sent nor given up. `waiting` counts only those without a failed attempt. */
  async countBulk(): Promise<BulkCount> {
    const open = { isBulk: true, ...OPEN };
    const [all, tried] = await Promise.all([
      this.rows.countDocuments(open),
      this.rows.countDocuments({ ...open, lastError: trusted({ $gt: '' }) }),
    ]);
    return { open: all, waiting: all - tried };
  }

  /**
   * Makes emails of dead processes pending again. `here` contains the ids of emails that this process is sending.
   * Unless `isAlone`, other processes may send emails too, so only emails whose reservation has ended are made pending.
   */
  async takeUpLeft(here: readonly string[], isAlone: boolean): Promise<void> {
    const now = Date.now();
    const left = { state: 'sending' as const, _id: trusted({ $nin: here.map((id) => new Types.ObjectId(id)) }) };
    const over = isAlone ? {} : { dueAt: trusted({ $lte: new Date(now) }) };
    await this.rows.updateMany({ ...left, ...over }, { $set: { state: 'pending', dueAt: new Date(now) } });
    const ahead = { dueAt: trusted({ $gt: new Date(now) }), updatedAt: trusted({ $gt: new Date(now + LEASE_MS) }) };
    await this.rows.updateMany({ ...OPEN, ...ahead } as QueryFilter<OutboxRow>, { $set: { dueAt: leaseEnd() } });
  }

  /**
   * Deletes failed emails after a month, and sent emails after 90 days. Until then, the id of a sent email prevents the
   * same email from being stored and sent again.
   */
  async forgetOld(): Promise<void> {
    if (!(await this.time.isTrusted())) return;
    for (const [state, ageMs] of [['sent', KEEP_SENT_MS] as const, ['failed', KEEP_FAILED_MS] as const]) {
      await this.rows.deleteMany({ state, dueAt: trusted({ $lt: new Date(Date.now() - ageMs) }) });
    }
  }
}

export function nextAttempt({ attempts }: OutboxRow, { isFinal }: MailRefused): Date | null {
  const delay = isFinal ? null : retryDelay(attempts);
  return delay === null ? null : new Date(Date.now() + delay);
}

const inHand = () => ({ state: 'sending' as const, attempts: 1, dueAt: leaseEnd() });

function leaseEnd(): Date {
  return new Date(Date.now() + LEASE_MS);
}
