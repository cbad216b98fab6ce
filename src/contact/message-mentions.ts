import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { mentionFilter } from '../platform/personal-data/mention-filter';
import type { Person } from '../platform/personal-data/person';
import type { PersonalDataHolder, PersonalRecord } from '../platform/personal-data/personal-data-holder';
import { ContactMails } from './contact-mails';
import { Contact, type ContactRow, toListKeys } from './schemas/contact.schema';

const TEXTS = ['name', 'subject', 'message', 'replies.subject', 'replies.message'];

/** More rounds than people who could be working on one message at the same moment. */
const MAX_ROUNDS = 10;

/** Messages of other people in which an address stands. They are not this person's to erase; the address in them is. */
@Injectable()
export class MessageMentions implements PersonalDataHolder {
  constructor(
    @InjectModel(Contact.name) private readonly contacts: Model<ContactRow>,
    private readonly mails: ContactMails,
  ) {}

  async find(person: Person): Promise<PersonalRecord[]> {
    return (await this.list(person)).map(({ _id, createdAt }) => ({
      at: createdAt,
      title: 'In a contact message of another person',
      content: { where: 'contact message', _id: _id.toHexString(), createdAt: createdAt.toISOString() },
    }));
  }

  async erase(person: Person): Promise<number> {
    // An answer on its way is not among the replies yet.
    await this.mails.whenSettled();
    let erased = 0;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const rows = await this.list(person);
      if (rows.length === 0) break;
      for (const row of rows) if (await this.takeOut(row, person)) erased += 1;
    }
    return erased;
  }

  /** False when somebody has changed the message meanwhile. */
  private async takeOut(row: ContactRow, person: Person): Promise<boolean> {
    const without = (text: string): string => person.takenOutOf(text);
    const [name, subject, message] = [without(row.name), without(row.subject), without(row.message)];
    const replies = row.replies.map((reply) => ({
      ...reply,
      subject: without(reply.subject),
      message: without(reply.message),
    }));
    const { matchedCount } = await this.contacts.updateOne(
      { _id: row._id, updatedAt: row.updatedAt },
      { $set: { name, subject, message, replies, ...toListKeys({ name, email: row.email, subject }) } },
      // Nobody has worked on it: its age counts on.
      { timestamps: false },
    );
    return matchedCount === 1;
  }

  private async list(person: Person): Promise<ContactRow[]> {
    const filter = { email: trusted({ $ne: person.email }), ...mentionFilter(TEXTS, person) };
    const rows = await this.contacts.find(filter).sort({ createdAt: -1, _id: -1 }).lean<ContactRow[]>();
    return rows.filter(({ name, subject, message, replies }) => person.isNamedIn({ name, subject, message, replies }));
  }
}
