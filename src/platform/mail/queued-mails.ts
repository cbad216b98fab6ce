import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, type Types, trusted } from 'mongoose';
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
import { QueuedMail, type QueuedMailRow } from './schemas/queued-mail.schema';

/** Longer than any attempt, so that a mail comes due again only after its attempt has surely ended. */
const LEASE_MS = 60_000;
/** A sent mail's name is kept as long as a repeated call may come. */
const KEEP_SENT_MS = 2 * DAY_MS;
const KEEP_FAILED_MS = 30 * DAY_MS;

const isFailed = () => trusted({ $in: [...FAILED_MAIL_STATUSES] });

/** What a mail is known by, so that it is queued once. */
export interface MailName {
  /** The occasion. */
  once?: string;
  /** Part of the Message-ID; missing: a new one. */
  _id?: Types.ObjectId;
}

/** The stored side of the queue: each step is one conditional write, so several processes may share it. */
@Injectable()
export class QueuedMails {
  constructor(
    @InjectModel(QueuedMail.name) private readonly mails: Model<QueuedMailRow>,
    private readonly time: ConfirmedTime,
  ) {}

  /** A second mail of the same name is dropped in silence. */
  async store(mail: OutgoingMail, { once, _id }: MailName): Promise<void> {
    try {
      await this.mails.create({
        ...mail,
        ...(_id && { _id }),
        once,
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
   */
  async claimDue(inHand: Types.ObjectId[]): Promise<QueuedMailRow | null> {
    // One status at a time: the index then gives the first one, however many wait behind it.
    return (await this.claimFirst('waiting', inHand)) ?? (await this.claimFirst('retrying', inHand));
  }

  private claimFirst(status: 'waiting' | 'retrying', inHand: Types.ObjectId[]): Promise<QueuedMailRow | null> {
    const _id = trusted({ $nin: inHand });
    return this.mails
      .findOneAndUpdate(
        { status, nextAttemptAt: trusted({ $lte: new Date() }), ...(inHand.length > 0 && { _id }) },
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
        { _id, status: isFailed() },
        { $set: { status: 'waiting', nextAttemptAt: leaseEnd() }, $inc: { attempts: 1 } },
        { returnDocument: 'after' },
      )
      .lean<QueuedMailRow>();
    if (claimed) return claimed;
    if (await this.mails.exists({ _id, status: 'waiting' })) throw conflict(MAIL_TEXTS.beingSent);
    throw notFound();
  }

  /** Keeps the row, for its name and its time, without anything that was in the mail. */
  async markSent(row: QueuedMailRow): Promise<void> {
    await this.mails.updateOne(
      { _id: row._id },
      {
        $set: { status: 'sent' },
        $unset: { to: 1, subject: 1, text: 1, html: 1, replyTo: 1, unsubscribeUrl: 1, attachment: 1, lastError: 1 },
      },
    );
  }

  /** Only for the attempt that is the latest: the word of an older one must not bring a sent mail back. */
  async markFailed(row: QueuedMailRow, refused: MailRefused): Promise<void> {
    const delay = refused.isFinal ? null : retryDelay(row.attempts);
    const next =
      delay === null ? { status: 'failed' } : { status: 'retrying', nextAttemptAt: new Date(Date.now() + delay) };
    await this.mails.updateOne(
      { _id: row._id, status: 'waiting', attempts: row.attempts },
      { $set: { ...next, lastError: refused.reason } },
    );
  }

  async listFailed(query: ListPageQuery): Promise<ListPage<QueuedMailRow>> {
    const options = { filter: { status: isFailed() }, select: '-text -html' };
    const { rows, total } = await findPage(this.mails, query, options);
    return { items: rows, total };
  }

  async countFailed(): Promise<number> {
    return this.mails.countDocuments({ status: isFailed() });
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
    await this.mails.deleteMany({ status: 'sent', nextAttemptAt: before(KEEP_SENT_MS) });
    await this.mails.deleteMany({ status: 'failed', nextAttemptAt: before(KEEP_FAILED_MS) });
  }
}

function leaseEnd(): Date {
  return new Date(Date.now() + LEASE_MS);
}
