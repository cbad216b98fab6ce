import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types, trusted } from 'mongoose';
import { type IssueAudience, MOST_BOUNCES } from '../../contract/newsletter-issues';
import type { BulkOutcome } from '../../platform/mail/mail-outbox';
import { Subscriber, type SubscriberRow } from '../schemas/subscriber.schema';

export type Recipient = Pick<SubscriberRow, '_id' | 'email' | 'unsubscribeToken'>;

const ACTIVE = { isWaiting: trusted({ $ne: true }), pausedAt: null };

@Injectable()
export class IssueSubscribersService {
  constructor(@InjectModel(Subscriber.name) private readonly subscribers: Model<SubscriberRow>) {}

  async audience(): Promise<Omit<IssueAudience, 'savedToOutbox'>> {
    const [count, waiting, paused] = await Promise.all([
      this.subscribers.countDocuments(ACTIVE as QueryFilter<SubscriberRow>),
      this.subscribers.countDocuments({ isWaiting: true }),
      this.subscribers.countDocuments({ pausedAt: trusted({ $gt: new Date(0) }) }),
    ]);
    return { count, waiting, paused };
  }

  /** Returns the next recipients after `cursor` by id, without people who subscribed after `startedAt`. */
  findNext(cursor: Types.ObjectId | undefined, startedAt: Date, most: number): Promise<Recipient[]> {
    const atStart = trusted({ $lte: startedAt });
    const filter = {
      ...ACTIVE,
      _id: trusted({ $gt: cursor ?? new Types.ObjectId('0'.repeat(24)) }),
      createdAt: atStart,
      $or: [{ confirmedAt: null }, { confirmedAt: atStart }],
    };
    return this.subscribers
      .find(filter as QueryFilter<SubscriberRow>)
      .sort({ _id: 1 })
      .limit(most)
      .select('email unsubscribeToken')
      .lean<Recipient[]>();
  }

  async has(_id: Types.ObjectId): Promise<boolean> {
    return (await this.subscribers.exists({ ...ACTIVE, _id } as QueryFilter<SubscriberRow>)) !== null;
  }

  /** Stores the result of an email. After three refusals in a row, the subscriber is paused. */
  async note(_id: Types.ObjectId, issue: Types.ObjectId, outcome: BulkOutcome): Promise<void> {
    const untold = { _id, lastIssue: trusted({ $ne: issue }) } as QueryFilter<SubscriberRow>;
    const quietly = { timestamps: false };
    if (outcome !== 'bounced') {
      const change = { $set: { lastIssue: issue }, ...(outcome === 'sent' && { $unset: { bounces: 1 } }) };
      await this.subscribers.updateOne(untold, change, quietly);
      return;
    }
    await this.subscribers.updateOne(untold, { $set: { lastIssue: issue }, $inc: { bounces: 1 } }, quietly);
    const tooMany = { _id, bounces: trusted({ $gte: MOST_BOUNCES }), pausedAt: null } as QueryFilter<SubscriberRow>;
    await this.subscribers.updateOne(tooMany, { $set: { pausedAt: new Date() } }, quietly);
  }
}
