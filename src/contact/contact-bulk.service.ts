import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { BulkDone } from '../contract/bulk';
import type { ContactStatus } from '../contract/contact';
import { eachOf, wholeOf } from '../platform/bulk/each-of';
import { changeRow } from '../platform/database/save-edit';
import { notFound } from '../platform/errors/product-error';
import { toObjectId } from '../platform/http/object-id';
import { TrashService } from '../platform/trash/trash.service';
import { Contact, type ContactRow } from './schemas/contact.schema';

@Injectable()
export class ContactBulkService {
  constructor(
    @InjectModel(Contact.name) private readonly contacts: Model<ContactRow>,
    private readonly trash: TrashService,
  ) {}

  setStatus(ids: string[], status: ContactStatus): Promise<BulkDone> {
    return eachOf(
      ids,
      async (subjectId) => {
        const changed = await changeRow(this.contacts, { _id: toObjectId(subjectId) }, (row) =>
          row.status === status ? null : { $set: { status } },
        );
        if (!changed) throw notFound();
        const { before, row } = changed;
        if (before === row) return null;
        return { subjectId, fields: ['status'], changes: [{ field: 'status', from: before.status, to: status }] };
      },
      this.nameOf,
    );
  }

  remove(ids: string[]): Promise<BulkDone> {
    return eachOf(ids, (id) => this.trash.remove(this.contacts, id).then(() => wholeOf(id)), this.nameOf);
  }

  restore(ids: string[]): Promise<BulkDone> {
    return eachOf(ids, (id) => this.trash.restore(this.contacts, id).then(() => wholeOf(id)), this.nameOf);
  }

  private readonly nameOf = async (id: string): Promise<string | undefined> =>
    (await this.contacts.findById(id).select('name').lean<Pick<ContactRow, 'name'>>())?.name;
}
