import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { toConsent } from '../platform/database/stored-consent';
import type { Person } from '../platform/personal-data/person';
import type { PersonalDataHolder, PersonalRecord } from '../platform/personal-data/personal-data-holder';
import { FormerQuotes } from './former-quotes';
import { ProjectRequest, type ProjectRequestRow } from './schemas/project-request.schema';
import { toQuote } from './schemas/quote.schema';
import { withThread } from './thread';

/** The requests that a person sent, with their quotes. */
@Injectable()
export class ProjectPersonalData implements PersonalDataHolder {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly former: FormerQuotes,
  ) {}

  async find({ email }: Person): Promise<PersonalRecord[]> {
    await this.former.whenIn();
    const rows = await this.requests.find({ email }).sort({ createdAt: -1, _id: -1 }).lean<ProjectRequestRow[]>();
    return rows.map((row) => {
      const { _id, quote } = row;
      return {
        at: row.createdAt,
        title: row.serviceTitle,
        content: {
          ...withThread(row),
          consent: toConsent(row.consent),
          quote: quote ? toQuote(_id, quote) : null,
          linksMailedAt: row.linksMailedAt?.map((time) => time.toISOString()) ?? [],
        },
        ids: [row, ...(quote ? [quote] : []), ...(row.thread ?? [])].map((part) => part._id.toHexString()),
      };
    });
  }

  async erase({ email }: Person): Promise<number> {
    await this.former.whenIn();
    return (await this.requests.deleteMany({ email })).deletedCount;
  }
}
