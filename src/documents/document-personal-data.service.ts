import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { DOCUMENT_LABELS, documentNumber } from '../contract/documents';
import type { Person } from '../platform/personal-data/person';
import type { AgedRecords, PersonalDataHolder, PersonalRecord } from '../platform/personal-data/personal-data-holder';
import { IssuedDocument } from './schemas/issued-document.schema';

/** Erases email address and organisation from documents. Tax law requires the rest, also the client's name. */
@Injectable()
export class DocumentPersonalDataService implements PersonalDataHolder, AgedRecords {
  constructor(@InjectModel(IssuedDocument.name) private readonly documents: Model<IssuedDocument>) {}

  async find({ email }: Person): Promise<PersonalRecord[]> {
    const rows = await this.documents.find({ email }).sort({ issuedAt: -1, _id: -1 }).lean<IssuedDocument[]>();
    return rows.map((row) => {
      const { _id, requestId, issuedAt, voidedAt, ...content } = row;
      return {
        at: issuedAt,
        title: `${DOCUMENT_LABELS[row.kind]} ${documentNumber(row)}`,
        content: {
          ...content,
          number: documentNumber(row),
          issuedAt: issuedAt.toISOString(),
          ...(voidedAt && { voidedAt: voidedAt.toISOString() }),
        },
        ids: [_id.toHexString()],
        path: `/admin/quotes?request=${requestId.toHexString()}`,
      };
    });
  }

  async erase({ email }: Person): Promise<number> {
    const erased = await this.documents.updateMany(
      { email },
      { $unset: { email: 1 }, $set: { 'to.organisation': '' } },
    );
    return erased.modifiedCount;
  }

  async eraseOlderThan(cutoff: Date): Promise<number> {
    return (await this.documents.deleteMany({ issuedAt: trusted({ $lt: cutoff }) })).deletedCount;
  }
}
