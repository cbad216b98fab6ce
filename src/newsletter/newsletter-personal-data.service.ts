import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { toConsent } from '../platform/database/stored-consent';
import { toObjectId } from '../platform/http/object-id';
import type { Person } from '../platform/personal-data/person';
import type { OwnRecords, PersonalRecord } from '../platform/personal-data/personal-data-holder';
import { Subscriber, type SubscriberRow, toSubscriber } from './schemas/subscriber.schema';
import { WelcomesService } from './welcomes.service';

@Injectable()
export class NewsletterPersonalDataService implements OwnRecords {
  constructor(
    @InjectModel(Subscriber.name) private readonly subscribers: Model<SubscriberRow>,
    private readonly welcomes: WelcomesService,
  ) {}

  async find({ email }: Person): Promise<PersonalRecord[]> {
    const row = await this.subscribers.findOne({ email }).lean<SubscriberRow>();
    const welcomedAt = await this.welcomes.findTime(email);
    return [
      ...(row ? [toPersonalRecord(row)] : []),
      ...(welcomedAt ? [{ at: welcomedAt, title: 'Welcome email sent', content: { welcomedAt } }] : []),
    ];
  }

  async emailOf(id: string): Promise<string | null> {
    const row = await this.subscribers.findById(toObjectId(id)).select('email').lean<Pick<SubscriberRow, 'email'>>();
    return row?.email ?? null;
  }

  async erase({ email }: Person): Promise<number> {
    const { deletedCount } = await this.subscribers.deleteMany({ email });
    // Waits for a welcome email that is being sent. Otherwise its record would be stored after the erasure.
    await this.welcomes.records.whenSettled();
    return deletedCount + (await this.welcomes.erase(email));
  }
}

function toPersonalRecord(row: SubscriberRow): PersonalRecord {
  return {
    at: row.createdAt,
    title: row.isWaiting ? 'Newsletter subscription, not confirmed' : 'Subscribed',
    content: {
      ...toSubscriber(row),
      ...(row.confirmedAt && { confirmedAt: row.confirmedAt.toISOString() }),
      ...(row.confirmAskedAt && { askedAt: row.confirmAskedAt.toISOString(), asked: row.confirmsAsked }),
      ...(row.lastIssue && { lastIssue: row.lastIssue.toHexString() }),
      ...(row.bounces && { refusedIssues: row.bounces }),
      consent: toConsent(row.consent),
    },
    ids: [row._id.toHexString()],
    path: '/admin/newsletter',
  };
}
