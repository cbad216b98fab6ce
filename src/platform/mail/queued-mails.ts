import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, type Types, trusted } from 'mongoose';
import { LIMITS } from '../../contract/limits';
import { FAILED_MAIL_STATUSES, MAIL_TEXTS } from '../../contract/mail';
import { ConfirmedTime } from '../clock/confirmed-time';
import { DAY_MS } from '../clock/durations';
import { isDuplicateKey } from '../errors/database-error';
import { conflict, notFound } from '../errors/product-error';
import { findPage } from '../http/find-page';
import type { ListPage, ListPageQuery } from '../http/list-page.query';
import { toObjectId } from '../http/object-id';
import type { MailRefused } from './mail-refused';
import type { OutgoingMail } from './outgoing-mail';
import { retryDelay } from './retry-delay';
import { BULK_OUTCOMES, QueuedMail, type QueuedMailRow } from './schemas/queued-mail.schema';

/** Longer than any attempt, so that a mail comes due again only after its attempt has surely ended. */
const LEASE_MS = 20_000;
/** A sent mail's name is kept as long as a repeated call may come. */
const KEEP_SENT_MS = 2 * DAY_MS;
const KEEP_FAILED_MS = 30 * DAY_MS;

const isFailed = () => trusted({ $in: [...FAILED_MAIL_STATUSES] });

/** Also of those that were queued before there were any of many. */
const NOT_BULK = { isBulk: trusted({ $ne: true }) };
/** What is in a mail. */
const CONTENT = {
  to: 1,
  subject: 1,
  text: 1,
  html: 1,
  replyTo: 1,
  unsubscribeUrl: 1,
  attachment: 1,
  lastError: 1,
} as const;

export interface BulkCount {
  open: number;
  waiting: number;
}

/** What a mail is known by, so that it is queued once. */
export interface MailName {
  /** The occasion. */
  once?: string;
  /** Part of the Message-ID; missing: a new one. */
  _id?: Types.ObjectId;
  /** See `QueuedMail`. */
  isBulk?: true;
}

/** The stored side of the queue: each step is one conditional write, so several processes may share it. */
@Injectable()
export class QueuedMails {
  constructor(
    @InjectModel(QueuedMail.name) private readonly mails: Model<QueuedMailRow>,
    private readonly time: ConfirmedTime,
  ) {}

  /** A second mail of the same name is dropped in silence. */
  async store(mail: OutgoingMail, { once, _id, isBulk }: MailName): Promise<void> {
    try {
      await this.mails.create({
        ...mail,
        ...(_id && { _id }),
        once,
        isBulk,
        status: 'waiting',
        attempts: 0,
        nextAttemptAt: new Date(),
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /**
   * Takes the mail that has been due longest, new ones before those that failed, or `null`. While it is `waiting` nobody can
   * send it a second time by hand.
   * @param inHand those that this process is sending, whatever a clock that jumped says of their lease.
   * @param mayBeBulk false while one of many is being sent.
   */
  async claimDue(inHand: Types.ObjectId[], mayBeBulk = true): Promise<QueuedMailRow | null> {
    // One status at a time: the index then gives the first one, however many wait behind it.
    return (
      (await this.claimFirst('waiting', inHand, mayBeBulk)) ?? (await this.claimFirst('retrying', inHand, mayBeBulk))
    );
  }

  private claimFirst(
    status: 'waiting' | 'retrying',
    inHand: Types.ObjectId[],
    mayBeBulk: boolean,
  ): Promise<QueuedMailRow | null> {
    const _id = trusted({ $nin: inHand });
    return this.mails
      .findOneAndUpdate(
        {
          status,
          nextAttemptAt: trusted({ $lte: new Date() }),
          ...(inHand.length > 0 && { _id }),
          ...(!mayBeBulk && NOT_BULK),
        },
        { $set: { status: 'waiting', nextAttemptAt: leaseEnd() }, $inc: { attempts: 1 } },
        { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
      )
      .lean<QueuedMailRow>();
  }

  /** Takes one that failed, whenever it is due. Errors: 404 unknown or sent; 409 it is being sent. */
  async claimFailed(id: string): Promise<QueuedMailRow> {
    const _id = toObjectId(id);
    const claimed = await this.mails
      .findOneAndUpdate(
        { _id, status: isFailed(), ...NOT_BULK },
        { $set: { status: 'waiting', nextAttemptAt: leaseEnd() }, $inc: { attempts: 1 } },
        { returnDocument: 'after' },
      )
      .lean<QueuedMailRow>();
    if (claimed) return claimed;
    if (await this.mails.exists({ _id, status: 'waiting' })) throw conflict(MAIL_TEXTS.beingSent);
    throw notFound();
  }

  /** Keeps the row, for its name and its time, without anything that was in the mail. Answers whether it is still there. */
  async markSent(row: QueuedMailRow, savedToOutbox: boolean): Promise<boolean> {
    const outcome = row.isBulk && { outcome: 'sent' as const };
    const $set = { status: 'sent' as const, ...outcome, ...(savedToOutbox && { savedToOutbox }) };
    return (await this.mails.updateOne({ _id: row._id }, { $set, $unset: CONTENT })).matchedCount > 0;
  }

  /** Forgets it, unless it is out. */
  async drop(once: string): Promise<void> {
    await this.mails.deleteOne({ once, status: trusted({ $ne: 'sent' }) });
  }

  /** Only for the attempt that is the latest: the word of an older one must not bring a sent mail back. */
  async markFailed(row: QueuedMailRow, refused: MailRefused): Promise<void> {
    const delay = refused.isFinal ? null : retryDelay(row.attempts);
    if (delay === null && row.isBulk) {
      const $set = {
        status: 'dropped' as const,
        outcome: refused.isBounce ? ('bounced' as const) : ('failed' as const),
      };
      const latest = { _id: row._id, status: 'waiting' as const, attempts: row.attempts };
      await this.mails.updateOne(latest, { $set, $unset: CONTENT });
      return;
    }
    const next =
      delay === null ? { status: 'failed' } : { status: 'retrying', nextAttemptAt: new Date(Date.now() + delay) };
    await this.mails.updateOne(
      { _id: row._id, status: 'waiting', attempts: row.attempts },
      { $set: { ...next, lastError: refused.reason } },
    );
  }

  /** One of many that nobody is to have any more: it is done with, and counts neither as sent nor as failed. */
  async withdraw({ _id, attempts }: QueuedMailRow): Promise<void> {
    const latest = { _id, status: 'waiting' as const, attempts };
    await this.mails.updateOne(latest, { $set: { status: 'dropped' }, $unset: { ...CONTENT, isBulk: 1 } });
  }

  async listFailed(query: ListPageQuery): Promise<ListPage<QueuedMailRow>> {
    const options = { filter: { status: isFailed(), ...NOT_BULK }, select: '-text -html' };
    const { rows, total } = await findPage(this.mails, query, options);
    return { items: rows, total };
  }

  async countFailed(): Promise<number> {
    return this.mails.countDocuments({ status: isFailed(), ...NOT_BULK });
  }

  /** Everything that is due or under way waits for staff. */
  async hold(): Promise<void> {
    await this.mails.updateMany({ status: trusted({ $in: ['waiting', 'retrying'] }) }, { $set: { status: 'onHold' } });
  }

  /** The oldest first. Those of many are told of by who sends them. */
  async listHeld(): Promise<{ rows: QueuedMailRow[]; total: number }> {
    const held = { status: 'onHold' as const, ...NOT_BULK };
    const [rows, total] = await Promise.all([
      this.mails
        .find(held, { text: 0, html: 0, attachment: 0 })
        .sort({ createdAt: 1, _id: 1 })
        .limit(LIMITS.listMax)
        .lean<QueuedMailRow[]>(),
      this.mails.countDocuments(held),
    ]);
    return { rows, total };
  }

  /** Makes one that is on hold due. False where it is not on hold. */
  async release(_id: Types.ObjectId): Promise<boolean> {
    const change = { $set: { status: 'waiting' as const, nextAttemptAt: new Date() } };
    return (await this.mails.updateOne({ _id, status: 'onHold', ...NOT_BULK }, change)).matchedCount > 0;
  }

  /** Ends one that is on hold. Answers what it was, or `null` where it is not on hold. */
  async discard(_id: Types.ObjectId): Promise<QueuedMailRow | null> {
    const change = { $set: { status: 'dropped' as const, nextAttemptAt: new Date() }, $unset: CONTENT };
    return this.mails.findOneAndUpdate({ _id, status: 'onHold', ...NOT_BULK }, change).lean<QueuedMailRow>();
  }

  /** As `release`, of many whose names begin so. */
  async releaseBulk(prefix: string): Promise<void> {
    const change = { $set: { status: 'waiting' as const, nextAttemptAt: new Date() } };
    await this.mails.updateMany(heldBulk(prefix), change);
  }

  /** Forgets many that are on hold, so that those of their names may be queued anew. Answers whether there were any. */
  async discardBulk(prefix: string): Promise<boolean> {
    return (await this.mails.deleteMany(heldBulk(prefix))).deletedCount > 0;
  }

  /** What waits, those that are tried again among them, how long the oldest has, and what was given up. */
  async figures(): Promise<{ waiting: number; oldestSeconds: number; failed: number }> {
    const failed = await this.mails.countDocuments({ status: 'failed' });
    const now = Date.now();
    let [waiting, oldest] = [0, now];
    for (const status of ['waiting', 'retrying'] as const) {
      waiting += await this.mails.countDocuments({ status });
      const first = await this.mails
        .findOne({ status }, { createdAt: 1 })
        .sort({ createdAt: 1, _id: 1 })
        .lean<QueuedMailRow>();
      oldest = Math.min(oldest, first?.createdAt.getTime() ?? oldest);
    }
    return { waiting, oldestSeconds: (now - oldest) / 1_000, failed };
  }

  /** How many of many are not done with, those that are tried again among them, and how many have not failed yet. */
  async countBulk(): Promise<BulkCount> {
    const found = await this.mails.find({ isBulk: true }, { status: 1 }).lean<QueuedMailRow[]>();
    const rows = found.filter(({ status }) => status !== 'onHold');
    return { open: rows.length, waiting: rows.filter(({ status }) => status === 'waiting').length };
  }

  /** Those of many that are out or given up without who sends them knowing it. */
  async findUntold(_id?: Types.ObjectId): Promise<QueuedMailRow[]> {
    const untold = { isBulk: true, outcome: trusted({ $in: [...BULK_OUTCOMES] }), ...(_id && { _id }) };
    return this.mails.find(untold as QueryFilter<QueuedMailRow>).lean<QueuedMailRow[]>();
  }

  async markTold({ _id }: QueuedMailRow): Promise<void> {
    await this.mails.updateOne({ _id }, { $unset: { isBulk: 1, outcome: 1 } });
  }

  /**
   * A mail that was written later than it is now waits for a time that a clock gave which was put back since. It comes due within a
   * minute, by when an attempt that may be under way has ended.
   */
  async heal(): Promise<void> {
    const now = Date.now();
    const waiting = {
      status: trusted({ $in: ['waiting', 'retrying'] }),
      nextAttemptAt: trusted({ $gt: new Date(now) }),
      updatedAt: trusted({ $gt: new Date(now + LEASE_MS) }),
    };
    await this.mails.updateMany(waiting as QueryFilter<QueuedMail>, { $set: { nextAttemptAt: leaseEnd() } });
  }

  /** Forgets sent mail whose name is no longer needed, and failed mail that nobody cared for in a month. */
  async forgetOld(): Promise<void> {
    if (!(await this.time.believes())) return;
    const before = (ageMs: number) => trusted({ $lt: new Date(Date.now() - ageMs) });
    for (const status of ['sent', 'dropped'] as const) {
      await this.mails.deleteMany({ status, nextAttemptAt: before(KEEP_SENT_MS), ...NOT_BULK });
    }
    await this.mails.deleteMany({ status: 'failed', nextAttemptAt: before(KEEP_FAILED_MS) });
  }
}

const heldBulk = (prefix: string): QueryFilter<QueuedMail> => ({
  isBulk: true,
  status: 'onHold',
  once: trusted({ $gte: prefix, $lt: `${prefix}\uffff` }),
});

function leaseEnd(): Date {
  return new Date(Date.now() + LEASE_MS);
}
