import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';
import type { Accepted } from '../contract/errors';
import {
  NEWSLETTER_TEXTS,
  SUBSCRIBER_STATUS_LABELS,
  SUBSCRIPTION_TOKEN,
  type Subscriber as SubscriberEntity,
} from '../contract/newsletter';
import { newConsent } from '../platform/database/stored-consent';
import { isDuplicateKey } from '../platform/errors/database-error';
import { notFound } from '../platform/errors/product-error';
import type { SearchPageQuery } from '../platform/fields/search-page.query';
import { findPage, NEWEST_FIRST } from '../platform/http/find-page';
import type { ListPage } from '../platform/http/list-page.query';
import { toObjectId } from '../platform/http/object-id';
import { IdempotencyService } from '../platform/idempotency/idempotency.service';
import { insertOnce } from '../platform/idempotency/insert-once';
import { withMinimumDuration } from '../platform/limits/minimum-duration';
import { RecordsService } from '../platform/records/records.service';
import { holds } from '../platform/search/search-pattern';
import { WebsiteService } from '../website/website.service';
import { ConfirmationsService } from './confirmations.service';
import { IssueSendingService } from './issues/issue-sending.service';
import { newToken, Subscriber, type SubscriberRow, toSubscriber } from './schemas/subscriber.schema';
import type { SubscribeDto } from './subscriber.dto';
import { WelcomesService } from './welcomes.service';

@Injectable()
export class NewsletterService extends RecordsService<SubscriberRow, SubscriberEntity> {
  protected readonly toEntity = toSubscriber;

  constructor(
    @InjectModel(Subscriber.name) private readonly subscribers: Model<SubscriberRow>,
    private readonly idempotency: IdempotencyService,
    private readonly welcomes: WelcomesService,
    private readonly confirmations: ConfirmationsService,
    private readonly sending: IssueSendingService,
    private readonly website: WebsiteService,
  ) {
    super('newsletter', subscribers, { toSubject: ({ email }) => ({ name: email, path: null }) });
  }

  /** Adds an email address. The answer does not reveal whether it was known. */
  async subscribe({ email }: SubscribeDto, key: string | undefined): Promise<Accepted> {
    const adding = this.idempotency.once('POST /newsletter', key, { email }, async (recordId) => {
      await this.add(recordId, email);
      return { success: true as const, msg: NEWSLETTER_TEXTS.success, message: NEWSLETTER_TEXTS.success };
    });
    return withMinimumDuration(adding);
  }

  /** Deletes the subscriber with this token permanently, also from the trash. Throws 404 for an unknown token. */
  async unsubscribe(token: string): Promise<void> {
    if (!SUBSCRIPTION_TOKEN.test(token)) throw notFound();
    const deleted = await this.trash.removeCopies(this.subscribers, { unsubscribeToken: token });
    const subscriber = deleted ?? (await this.subscribers.findOne({ unsubscribeToken: token }).lean<SubscriberRow>());
    if (!subscriber) throw notFound();
    const { email } = subscriber;
    // Erases copies in the trash first. If a colleague restores a copy at this moment, the next line deletes the
    // restored subscriber.
    await this.trash.removeCopies(this.subscribers, { email });
    const ended = (await this.subscribers.findOneAndDelete({ email }).lean<SubscriberRow>()) ?? deleted;
    if (!ended) throw notFound();
    await this.sending.noteEnd(ended.lastIssue);
  }

  async isSubscribed(email: string): Promise<boolean> {
    return (await this.subscribers.exists({ email })) !== null;
  }

  /** Unsubscribes an email address, if it is subscribed. The caller must verify who owns it. */
  async unsubscribeOwner(email: string): Promise<void> {
    const row = await this.subscribers.findOne({ email }).lean<SubscriberRow>();
    if (row) await this.unsubscribe(row.unsubscribeToken);
  }

  async hasAny(): Promise<boolean> {
    return (await this.subscribers.exists({})) !== null;
  }

  override async list(query: SearchPageQuery): Promise<ListPage<SubscriberEntity>> {
    const filter: QueryFilter<SubscriberRow> = query.q ? { email: holds(query.q) } : {};
    const { rows, total } = await findPage(this.subscribers, query, { filter });
    return { items: rows.map(toSubscriber), total };
  }

  async *exportRows(): AsyncGenerator<string[]> {
    yield ['Email', 'Subscribed', 'Status'];
    const rows = this.subscribers.find().sort(NEWEST_FIRST).lean<SubscriberRow>().cursor();
    for await (const row of rows) {
      yield [row.email, row.createdAt.toISOString(), SUBSCRIBER_STATUS_LABELS[toSubscriber(row).status]];
    }
  }

  /** Resumes a paused subscription. Throws 404 for an unknown subscriber. */
  async resume(id: string): Promise<SubscriberEntity> {
    const resumed = await this.subscribers
      .findByIdAndUpdate(toObjectId(id), { $unset: { pausedAt: 1, bounces: 1 } }, { returnDocument: 'after' })
      .lean<SubscriberRow>();
    if (!resumed) throw notFound();
    return toSubscriber(resumed);
  }

  private async add(recordId: Types.ObjectId, email: string): Promise<void> {
    const unsubscribeToken = (await this.welcomes.findToken(email)) ?? newToken();
    try {
      const consent = newConsent('newsletter', (await this.website.read()).consent);
      const state = await this.confirmations.firstState();
      await insertOnce(this.subscribers, recordId, { email, unsubscribeToken, consent, ...state });
      this.welcomes.wake();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The email address is already subscribed, so no second subscriber is added.
      await this.confirmations.askAgain(email);
    }
  }
}
