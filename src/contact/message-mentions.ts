import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Person } from '../common/personal-data/person';
import type { HeldRecord, PersonalDataHolder } from '../common/personal-data/personal-data-holder';
import { mentionFilter } from '../database/mention-filter';
import { Contact, type ContactRow, type StoredReply, toContactFields } from './schemas/contact.schema';

const TEXTS = ['name', 'subject', 'message', 'replies.subject', 'replies.message'];

/** Messages of other people in which an address stands. They are not this person's to erase; the address in them is. */
@Injectable()
export class MessageMentions implements PersonalDataHolder {
  constructor(@InjectModel(Contact.name) private readonly contacts: Model<ContactRow>) {}

  async find(person: Person): Promise<HeldRecord[]> {
    return (await this.list(person)).map(({ _id, createdAt }) => ({
      at: createdAt,
      title: 'In a contact message of another person',
      content: { where: 'contact message', _id: _id.toHexString(), createdAt: createdAt.toISOString() },
    }));
  }

  async erase(person: Person): Promise<number> {
    const rows = await this.list(person);
    for (const row of rows) {
      const { name, email, phone, subject, message } = row;
      const [named, about, text] = [name, subject, message].map((words) => person.takenOutOf(words));
      const sorted = toContactFields({ name: named, email, phone, subject: about, message: text });
      const replies = row.replies.map((reply) => withoutAddress(reply, person));
      const { nameKey, subjectKey, searchText } = sorted;
      await this.contacts.updateOne(
        { _id: row._id },
        { $set: { name: named, subject: about, message: text, replies, nameKey, subjectKey, searchText } },
        // Nobody has worked on it: its age counts on.
        { timestamps: false },
      );
    }
    return rows.length;
  }

  private async list(person: Person): Promise<ContactRow[]> {
    const filter = { email: trusted({ $ne: person.email }), ...mentionFilter(TEXTS, person) };
    const rows = await this.contacts.find(filter).sort({ createdAt: -1, _id: -1 }).lean<ContactRow[]>();
    return rows.filter(({ name, subject, message, replies }) =>
      person.isNamedIn([name, subject, message, replies.map((reply) => [reply.subject, reply.message])]),
    );
  }
}

function withoutAddress(reply: StoredReply, person: Person): StoredReply {
  return { ...reply, subject: person.takenOutOf(reply.subject), message: person.takenOutOf(reply.message) };
}
