import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type Types, trusted } from 'mongoose';
import type { Person } from '../personal-data/person';
import type { PersonalDataHolder, PersonalRecord } from '../personal-data/personal-data-holder';
import { Trash } from './trash.schema';
import { TrashService } from './trash.service';

const BATCH = 100;

/** If a deleted record belongs to the person, the export of personal data contains these fields of the record. */
const OWN_FIELDS = [
  ...['name', 'email', 'phone', 'subject', 'message', 'replies', 'notes', 'role', 'consent', 'createdAt'],
  ...['text', 'reply'],
  ...[
    'organisation',
    'serviceTitle',
    'projectScope',
    'teamSize',
    'timeframe',
    'description',
    'thread',
    'steps',
    'quote',
  ],
];

/** Finds copies of deleted records that belong to the person or name the address. An erasure deletes them. */
@Injectable()
export class TrashPersonalDataService implements PersonalDataHolder {
  constructor(
    @InjectModel(Trash.name) private readonly trash: Model<Trash>,
    private readonly bin: TrashService,
  ) {}

  async find(person: Person): Promise<PersonalRecord[]> {
    const found: PersonalRecord[] = [];
    for await (const { source, record, recordId, deletedAt } of this.copies(person)) {
      const isOwn = (record as { email?: unknown }).email === person.email;
      found.push({
        at: deletedAt,
        title: `Deleted from ${source}`,
        content: { source, deletedAt: deletedAt.toISOString(), ...(isOwn && { record: withoutOthersData(record) }) },
        ids: isOwn ? [recordId.toHexString()] : [],
      });
    }
    return found;
  }

  async erase(person: Person): Promise<number> {
    const ids: Types.ObjectId[] = [];
    for await (const { _id } of this.copies(person)) ids.push(_id);
    return this.bin.removeAll({ _id: trusted({ $in: ids }) });
  }

  /** Reads the whole trash in batches, because any text may contain the email address. */
  private async *copies(person: Person): AsyncGenerator<Trash> {
    for await (const copy of this.trash.find().sort({ deletedAt: -1 }).lean<Trash>().cursor({ batchSize: BATCH })) {
      if (person.isNamedIn(copy.record)) yield copy;
    }
  }
}

function withoutOthersData(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([field]) => OWN_FIELDS.includes(field)));
}
