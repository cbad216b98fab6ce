import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { ContactMessage } from '../contract/contact';
import { emailedText } from '../contract/mail';
import { type NoteKind, STAFF_ENTRY_LABELS } from '../contract/thread';
import { toConsent } from '../platform/database/stored-consent';
import { toObjectId } from '../platform/http/object-id';
import { deleteInBatches } from '../platform/personal-data/delete-in-batches';
import type { Person } from '../platform/personal-data/person';
import type { AgedRecords, OwnRecords, PersonalRecord } from '../platform/personal-data/personal-data-holder';
import { Contact, type ContactRow, toContactMessage } from './schemas/contact.schema';

@Injectable()
export class ContactPersonalDataService implements OwnRecords, AgedRecords {
  constructor(@InjectModel(Contact.name) private readonly contacts: Model<ContactRow>) {}

  async find({ email }: Person): Promise<PersonalRecord[]> {
    const rows = await this.contacts.find({ email }).sort({ createdAt: -1, _id: -1 }).lean<ContactRow[]>();
    return rows.map((row) => ({
      at: row.createdAt,
      title: row.subject,
      content: { ...toContactMessage(row), consent: toConsent(row.consent) },
      ids: [row._id.toHexString()],
      path: `/admin/contacts?message=${row._id.toHexString()}`,
      events: eventsOf(toContactMessage(row)),
    }));
  }

  async emailOf(id: string): Promise<string | null> {
    const row = await this.contacts.findById(toObjectId(id)).select('email').lean<Pick<ContactRow, 'email'>>();
    return row?.email ?? null;
  }

  async erase({ email }: Person): Promise<number> {
    return (await this.contacts.deleteMany({ email })).deletedCount;
  }

  /** Deletes messages that have not changed since `cutoff`, also unanswered ones: nobody expects a reply any more. */
  eraseOlderThan(cutoff: Date): Promise<number> {
    return deleteInBatches(this.contacts, { updatedAt: trusted({ $lt: cutoff }) });
  }
}

function eventsOf({ replies, notes }: ContactMessage): PersonalRecord['events'] {
  return [
    ...replies.map((reply) => ({
      at: new Date(reply.sentAt),
      title: `${reply.sentBy} replied${emailedText(reply, '', ', not emailed')}: ${reply.subject}`,
    })),
    ...notes.map(({ kind, by, at }) => ({
      at: new Date(at),
      title: `${STAFF_ENTRY_LABELS[kind as NoteKind]}, by ${by}`,
    })),
  ];
}
