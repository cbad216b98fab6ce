import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LINK_LABELS } from '../contract/account-links';
import type { Person } from '../platform/personal-data/person';
import type { PersonalDataHolder, PersonalRecord } from '../platform/personal-data/personal-data-holder';
import { AccountLink, type AccountLinkRow } from './account-link.schema';

@Injectable()
export class AccountLinkPersonalDataService implements PersonalDataHolder {
  constructor(@InjectModel(AccountLink.name) private readonly links: Model<AccountLinkRow>) {}

  async find({ email }: Person): Promise<PersonalRecord[]> {
    const rows = await this.links
      .find({ $or: [{ email }, { formerEmail: email }] })
      .sort({ updatedAt: -1, _id: -1 })
      .lean<AccountLinkRow[]>();
    return rows.map(({ _id, kind, email: to, name, role, updatedAt, expiresAt }) => ({
      at: updatedAt,
      title: LINK_LABELS[kind],
      content: { email: to, name, role, createdAt: updatedAt.toISOString(), expiresAt: expiresAt.toISOString() },
      ids: [_id.toHexString()],
    }));
  }

  async erase({ email }: Person): Promise<number> {
    return (await this.links.deleteMany({ $or: [{ email }, { formerEmail: email }] })).deletedCount;
  }
}
