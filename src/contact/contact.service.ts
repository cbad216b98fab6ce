import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types, trusted } from 'mongoose';
import {
  CONTACT_STATUSES,
  CONTACT_TEXTS,
  type ContactMessage,
  type ContactStatistics,
  type ContactStatus,
} from '../contract/contact';
import type { Accepted } from '../contract/errors';
import { LIMITS } from '../contract/limits';
import type { NoteEntryInput } from '../contract/thread';
import { ACCOUNT_ROWS, type AccountMessage } from '../contract/visitor-accounts';
import { recordInAuditLog } from '../platform/audit/audit-details';
import { type Changed, changeRow, type Decide, saveEdit } from '../platform/database/save-edit';
import { newConsent } from '../platform/database/stored-consent';
import { newEntry } from '../platform/database/stored-thread-entry';
import { notFound } from '../platform/errors/product-error';
import { findPage, NEWEST_FIRST } from '../platform/http/find-page';
import type { ListPage } from '../platform/http/list-page.query';
import { toObjectId } from '../platform/http/object-id';
import { GroupedInserts } from '../platform/idempotency/grouped-inserts';
import { IdempotencyService } from '../platform/idempotency/idempotency.service';
import { RecordsService } from '../platform/records/records.service';
import { tally } from '../platform/records/tally';
import { WebsiteService } from '../website/website.service';
import type { CreateContactDto, ListContactsQuery } from './contact.dto';
import { toFilter, toSort } from './contact-list';
import { ContactMailsService } from './contact-mails.service';
import { Contact, type ContactRow, refuseFull, toContactFields, toContactMessage } from './schemas/contact.schema';

@Injectable()
export class ContactService extends RecordsService<ContactRow, ContactMessage> {
  protected readonly toEntity = toContactMessage;
  private readonly inserts: GroupedInserts<ContactRow>;

  constructor(
    @InjectModel(Contact.name) private readonly contacts: Model<ContactRow>,
    private readonly idempotency: IdempotencyService,
    private readonly mails: ContactMailsService,
    private readonly website: WebsiteService,
  ) {
    super('contact', contacts, {
      toSubject: ({ _id, subject, name }) => ({
        name: `${subject} (${name})`,
        path: `/admin/contacts?message=${_id.toHexString()}`,
      }),
    });
    this.inserts = new GroupedInserts(contacts);
  }

  /** Returns the newest messages from an email address, with replies. The caller must verify who owns the address. */
  async listOf(email: string): Promise<AccountMessage[]> {
    const rows = await this.contacts.find({ email }).sort(NEWEST_FIRST).limit(ACCOUNT_ROWS).lean<ContactRow[]>();
    return rows.map(toContactMessage).map(({ subject, message, createdAt, replies }) => ({
      subject,
      message,
      createdAt,
      replies: replies.map((reply) => ({ message: reply.message, sentAt: reply.sentAt })),
    }));
  }

  /** Stores a visitor's message with its due emails, which are sent after the answer. */
  send(input: CreateContactDto, key: string | undefined): Promise<Accepted> {
    const store = async (recordId: Types.ObjectId): Promise<Accepted> => {
      const consent = newConsent('contact', (await this.website.read()).consent);
      await this.inserts.insertOnce(recordId, toContactFields(input, consent));
      this.mails.wake();
      return { success: true, msg: CONTACT_TEXTS.sent, message: CONTACT_TEXTS.sent };
    };
    // Ids in the order of arrival are side by side in the index, so that a commit writes fewer pages.
    return this.idempotency.once('POST /contact', key, input, store, new Types.ObjectId());
  }

  override async list(query: ListContactsQuery): Promise<ListPage<ContactMessage>> {
    const order = toSort(query.sort, query.order);
    const { rows, total } = await findPage(this.contacts, query, {
      filter: toFilter(query),
      order,
      select: '-searchLines',
    });
    return { items: rows.map(toContactMessage), total };
  }

  async statistics(q: string | undefined): Promise<ContactStatistics> {
    const filter = toFilter({ q });
    return tally(CONTACT_STATUSES, (status) => this.contacts.countDocuments({ ...filter, status }));
  }

  async read(id: string): Promise<ContactMessage> {
    const row = await this.contacts.findById(toObjectId(id)).select('-searchLines').lean<ContactRow>();
    if (!row) throw notFound();
    return toContactMessage(row);
  }

  findStatus(id: string): Promise<Pick<ContactRow, 'name' | 'status'> | null> {
    return this.contacts.findById(toObjectId(id)).select('name status').lean<ContactRow>();
  }

  async setStatus(id: string, status: ContactStatus, updatedAt?: string): Promise<ContactMessage> {
    const { row } = await saveEdit(this.contacts, id, { status }, updatedAt, toContactMessage);
    return toContactMessage(row);
  }

  /** Marks a `new` message as `read` and keeps `updatedAt`. */
  async open(id: string): Promise<ContactMessage> {
    const decide = ({ status }: ContactRow) => (status === 'new' ? { $set: { status: 'read' as const } } : null);
    const { before, row } = await this.changeOne(id, decide, { isEdit: false });
    recordInAuditLog({ changes: before === row ? [] : [{ field: 'status', from: before.status, to: row.status }] });
    return toContactMessage(row);
  }

  /**
   * Stores a note of staff. Throws 409 if the message has too many entries.
   * @param by name of the author
   */
  async note(id: string, { kind, text }: NoteEntryInput, by: string): Promise<ContactMessage> {
    const { row } = await this.changeOne(id, (current) => {
      refuseFull(current);
      return { $push: { notes: newEntry(kind, text, by) } };
    });
    recordInAuditLog({ fields: [kind] });
    return toContactMessage(row);
  }

  private async changeOne(
    id: string,
    decide: Decide<ContactRow>,
    options?: { isEdit: boolean },
  ): Promise<Changed<ContactRow>> {
    const changed = await changeRow(this.contacts, { _id: toObjectId(id) }, decide, options);
    if (!changed) throw notFound();
    return changed;
  }

  countNew(): Promise<number> {
    return this.contacts.countDocuments({ status: 'new' });
  }

  countNewBefore(time: Date): Promise<number> {
    return this.contacts.countDocuments({
      status: 'new',
      createdAt: trusted({ $lt: time }),
    } as QueryFilter<ContactRow>);
  }

  countBetween(from: Date, to: Date): Promise<number> {
    return this.contacts.countDocuments({ createdAt: trusted({ $gte: from, $lt: to }) } as QueryFilter<ContactRow>);
  }

  /** Returns the milliseconds until the first reply, for each answered message that arrived after `since`. */
  async answerTimes(since: Date): Promise<number[]> {
    const rows = await this.contacts
      .find({ createdAt: trusted({ $gte: since }) } as QueryFilter<ContactRow>)
      .select('createdAt replies.sentAt')
      .sort(toSort())
      .limit(LIMITS.listMax)
      .lean<ContactRow[]>();
    return rows.flatMap(({ createdAt, replies }) => (replies[0] ? [+replies[0].sentAt - +createdAt] : []));
  }

  async listRecent(limit: number): Promise<ContactMessage[]> {
    const rows = await this.contacts.find().sort(toSort()).limit(limit).lean<ContactRow[]>();
    return rows.map(toContactMessage);
  }
}
