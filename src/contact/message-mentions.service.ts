import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, type UpdateQuery } from 'mongoose';
import { changeRow } from '../platform/database/save-edit';
import { mentionFilter } from '../platform/personal-data/mention-filter';
import type { Person } from '../platform/personal-data/person';
import type { PersonalDataHolder, PersonalRecord } from '../platform/personal-data/personal-data-holder';
import { ContactMailsService } from './contact-mails.service';
import { Contact, type ContactRow, toListKeys } from './schemas/contact.schema';

const TEXTS = ['name', 'subject', 'message', 'replies.subject', 'replies.message', 'notes.text'];

/** Finds and erases a person's email address in other people's messages. The rest of the messages stays. */
@Injectable()
export class MessageMentionsService implements PersonalDataHolder {
  constructor(
    @InjectModel(Contact.name) private readonly contacts: Model<ContactRow>,
    private readonly mails: ContactMailsService,
  ) {}

  async find(person: Person): Promise<PersonalRecord[]> {
    return (await this.list(person)).map(({ _id, createdAt }) => ({
      at: createdAt,
      title: 'In a contact message by another person',
      content: { where: 'contact message', _id: _id.toHexString(), createdAt: createdAt.toISOString() },
    }));
  }

  async erase(person: Person): Promise<number> {
    // Waits for replies that are being sent, because they are stored only after sending.
    await this.mails.whenSettled();
    let erased = 0;
    for (const { _id } of await this.list(person)) {
      // `isEdit: false` keeps `updatedAt`, from which the age of the message is counted.
      const changed = await changeRow(this.contacts, { _id }, (row) => takenOut(row, person), { isEdit: false });
      if (changed) erased += 1;
    }
    return erased;
  }

  private async list(person: Person): Promise<ContactRow[]> {
    const filter = { email: trusted({ $ne: person.email }), ...mentionFilter(TEXTS, person) };
    const rows = await this.contacts.find(filter).sort({ createdAt: -1, _id: -1 }).lean<ContactRow[]>();
    return rows.filter(({ name, subject, message, replies, notes }) =>
      person.isNamedIn({ name, subject, message, replies, notes: notes?.map(({ text }) => text) }),
    );
  }
}

function takenOut(
  { name, email, phone, subject, message, replies, notes }: ContactRow,
  person: Person,
): UpdateQuery<ContactRow> {
  const without = (text: string): string => person.takenOutOf(text);
  const nameAndSubject = { name: without(name), subject: without(subject) };
  const cleaned = replies.map((reply) => ({
    ...reply,
    subject: without(reply.subject),
    message: without(reply.message),
  }));
  const cleanedNotes = notes && { notes: notes.map((note) => ({ ...note, text: without(note.text) })) };
  return {
    $set: {
      ...nameAndSubject,
      message: without(message),
      replies: cleaned,
      ...cleanedNotes,
      ...toListKeys({ ...nameAndSubject, email, phone, message: without(message) }),
    },
  };
}
