import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types, trusted } from 'mongoose';
import type { Person } from '../personal-data/person';
import type { PersonalDataHolder, PersonalRecord } from '../personal-data/personal-data-holder';
import { bodyHash } from './body-hash';
import { IdempotencyRecord } from './idempotency-record.schema';

const TITLES: Readonly<Record<string, string>> = {
  'POST /contact': 'Contact form',
  'POST /project': 'Quote request form',
  'POST /project/track/messages': 'Message about a request',
  'POST /project/payments': 'Recorded payment',
  'POST /blogs/:id/comments': 'Comment form',
  'POST /newsletter': 'Newsletter form',
};

/**
 * Finds and erases the stored calls of a person: calls that stored one of the person's records, and calls whose body
 * consists only of the person's email address.
 */
@Injectable()
export class IdempotencyPersonalDataService implements PersonalDataHolder {
  constructor(@InjectModel(IdempotencyRecord.name) private readonly records: Model<IdempotencyRecord>) {}

  async find(person: Person): Promise<PersonalRecord[]> {
    const records = await this.records.find(ofPerson(person)).sort({ createdAt: -1 }).lean<IdempotencyRecord[]>();
    return records.map(({ scope, createdAt }) => ({
      at: createdAt,
      title: TITLES[scope] ?? 'Form of the back office',
      content: { call: scope, createdAt: createdAt.toISOString() },
    }));
  }

  async erase(person: Person): Promise<number> {
    return (await this.records.deleteMany(ofPerson(person))).deletedCount;
  }
}

function ofPerson({ email, recordIds }: Person): QueryFilter<IdempotencyRecord> {
  const ids = recordIds.map((id) => new Types.ObjectId(id));
  return { $or: [{ recordId: trusted({ $in: ids }) }, { bodyHash: bodyHash({ email }) }] };
}
