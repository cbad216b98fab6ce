import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, type Types, trusted } from 'mongoose';
import type { Accepted } from '../contract/errors';
import { NEWSLETTER_TEXTS, type Subscriber as SubscriberEntity } from '../contract/newsletter';
import { AuditSubjects, subjectsOf } from '../platform/audit/audit-subjects';
import { newConsent } from '../platform/database/stored-consent';
import { isDuplicateKey } from '../platform/errors/database-error';
import { notFound } from '../platform/errors/product-error';
import type { SearchPageQuery } from '../platform/fields/search-page.query';
import { findPage, NEWEST_FIRST } from '../platform/http/find-page';
import type { ListPage } from '../platform/http/list-page.query';
import { IdempotencyService } from '../platform/idempotency/idempotency.service';
import { insertOnce } from '../platform/idempotency/insert-once';
import { inSameTime } from '../platform/limits/in-same-time';
import { toPromise } from '../platform/mail/mail-promises';
import { TrashService } from '../platform/trash/trash.service';
import { escapeRegex } from '../platform/validation/escape-regex';
import type { SubscribeDto } from './dto/subscribe.dto';
import { Subscriber, type SubscriberRow, toSubscriber } from './schemas/subscriber.schema';
import { WelcomesService } from './welcomes.service';

/** 32 random bytes. */
const newToken = (): string => randomBytes(32).toString('base64url');
const TOKEN_PATTERN = /^[\w-]{43}$/;

@Injectable()
export class NewsletterService {
  constructor(
    @InjectModel(Subscriber.name) private readonly subscribers: Model<SubscriberRow>,
    private readonly trash: TrashService,
    private readonly idempotency: IdempotencyService,
    private readonly welcomes: WelcomesService,
    subjects: AuditSubjects,
  ) {
    subjects.register(
      'newsletter',
      subjectsOf(subscribers, ({ email }) => ({ name: email, path: null })),
    );
  }

  /**
   * Adds an address and welcomes it by mail, which neither delays nor fails the call. Who is subscribed already gets the
   * same answer and no mail: the form must not tell strangers whose address it knows.
   * Errors: 400 a bad key; 409 the key came before with another body.
   */
  async subscribe({ email }: SubscribeDto, key: string | undefined): Promise<Accepted> {
    const adding = this.idempotency.once('POST /newsletter', key, { email }, async (recordId) => {
      await this.add(recordId, email);
      return { success: true as const, msg: NEWSLETTER_TEXTS.success, message: NEWSLETTER_TEXTS.success };
    });
    return inSameTime(adding);
  }

  /** Removes the subscriber that holds this token. Errors: 404 unknown or used. */
  async unsubscribe(token: string): Promise<void> {
    if (!TOKEN_PATTERN.test(token)) throw notFound();
    const { deletedCount } = await this.subscribers.deleteOne({ unsubscribeToken: token });
    if (deletedCount === 0) throw notFound();
  }

  /** Newest first. */
  async list(query: SearchPageQuery): Promise<ListPage<SubscriberEntity>> {
    const filter: QueryFilter<SubscriberRow> = query.q
      ? { email: trusted({ $regex: escapeRegex(query.q.toLowerCase()) }) }
      : {};
    const { rows, total } = await findPage(this.subscribers, query, { filter });
    return { items: rows.map(toSubscriber), total };
  }

  /** Heading and rows of the list as a table, newest first, read as they are asked for. */
  async *exportRows(): AsyncGenerator<string[]> {
    yield ['Email', 'Subscribed'];
    const rows = this.subscribers.find().sort(NEWEST_FIRST).lean<SubscriberRow>().cursor();
    for await (const { email, createdAt } of rows) yield [email, createdAt.toISOString()];
  }

  /** Errors: 404 unknown. */
  async remove(id: string): Promise<void> {
    await this.trash.remove(this.subscribers, id);
  }

  /** Errors: 404 unknown, or deleted too long ago; 409 the address subscribed again meanwhile. */
  async restore(id: string): Promise<SubscriberEntity> {
    return toSubscriber(await this.trash.restore(this.subscribers, id));
  }

  private async add(recordId: Types.ObjectId, email: string): Promise<void> {
    const unsubscribeToken = (await this.welcomes.findToken(email)) ?? newToken();
    try {
      const consent = newConsent('newsletter');
      const mailsDue = [toPromise('welcome')];
      await insertOnce(this.subscribers, recordId, { email, unsubscribeToken, consent, mailsDue });
      this.welcomes.wake();
    } catch (error) {
      // Subscribed already, under another id.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
