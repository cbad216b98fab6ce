import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Person } from '../personal-data/person';
import type { PersonalDataHolder, PersonalRecord } from '../personal-data/personal-data-holder';
import { Trash } from './trash.schema';

/** Fields of deleted records that the person may have; whatever else was stored with them stays here. */
const OWN_FIELDS = [
  ...['name', 'email', 'phone', 'subject', 'message', 'replies', 'notes', 'role', 'consent', 'createdAt'],
  ...['text', 'reply'],
  ...['serviceTitle', 'description', 'thread', 'quote'],
];

/** Deleted records that are the person's own or name the address. Without them nothing can be brought back. */
@Injectable()
export class TrashPersonalData implements PersonalDataHolder {
  constructor(@InjectModel(Trash.name) private readonly trash: Model<Trash>) {}

  async find(person: Person): Promise<PersonalRecord[]> {
    return (await this.list(person)).map(({ source, record, recordId, deletedAt }) => {
      const isOwn = (record as { email?: unknown }).email === person.email;
      return {
        at: deletedAt,
        title: `Deleted from ${source}`,
        content: { source, deletedAt: deletedAt.toISOString(), ...(isOwn && { record: toOwn(record) }) },
        ids: isOwn ? [recordId.toHexString()] : [],
      };
    });
  }

  async erase(person: Person): Promise<number> {
    const ids = (await this.list(person)).map(({ _id }) => _id);
    return (await this.trash.deleteMany({ _id: trusted({ $in: ids }) })).deletedCount;
  }

  /** All are looked at: the trash holds what was deleted in the last minutes. */
  private async list(person: Person): Promise<Trash[]> {
    const kept = await this.trash.find().sort({ deletedAt: -1 }).lean<Trash[]>();
    return kept.filter(({ record }) => person.isNamedIn(record));
  }
}

function toOwn(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([field]) => OWN_FIELDS.includes(field)));
}
