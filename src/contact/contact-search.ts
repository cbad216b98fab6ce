import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import { DAY_MS, MINUTE_MS } from '../platform/clock/durations';
import { Every } from '../platform/jobs/every.decorator';
import { escapeRegex } from '../platform/validation/escape-regex';
import type { ListContactsQuery } from './dto/list-contacts.query';
import { Contact, type ContactRow, STARTS_CHARACTERS, toListKeys, toSearchKey } from './schemas/contact.schema';

/** Messages of one write command. */
const BATCH = 50;
/** Missing. A filter with null finds no empty list. */
const NOT_LISTED = { searchStarts: null } as unknown as QueryFilter<ContactRow>;

/** Finds messages by what stands in name, address and subject. */
@Injectable()
export class ContactSearch {
  constructor(@InjectModel(Contact.name) private readonly contacts: Model<ContactRow>) {}

  /**
   * Which rows a list shows; an empty filter is all of them. `q` is looked for where words begin, which an index answers however
   * many messages there are; what begins nowhere so is looked for anywhere.
   */
  async filterOf({ q, status }: Pick<ListContactsQuery, 'q' | 'status'>): Promise<QueryFilter<ContactRow>> {
    return { ...(status !== undefined && { status }), ...(q && (await this.find(toSearchKey(q)))) };
  }

  private async find(key: string): Promise<QueryFilter<ContactRow>> {
    const anywhere = { searchText: trusted({ $regex: escapeRegex(key) }) } as QueryFilter<ContactRow>;
    const beginning = trusted({ $regex: `^${escapeRegex(key.slice(0, STARTS_CHARACTERS))}` });
    const isLonger = key.length > STARTS_CHARACTERS;
    const atStarts = { searchStarts: beginning, ...(isLonger && anywhere) } as QueryFilter<ContactRow>;
    const [isAnyUnlisted, isFound] = await Promise.all([
      this.contacts.exists(NOT_LISTED),
      this.contacts.exists(atStarts),
    ]);
    return isFound && !isAnyUnlisted ? atStarts : anywhere;
  }

  /** Lists where the words of messages begin that came before there was such a list. */
  @Every(DAY_MS, MINUTE_MS)
  async listStarts(): Promise<void> {
    for (;;) {
      const rows = await this.contacts.find(NOT_LISTED).limit(BATCH).lean<ContactRow[]>();
      if (rows.length === 0) return;
      await this.contacts.bulkWrite(
        rows.map((row) => ({
          updateOne: {
            // A row that lost its words meanwhile must not get them back.
            filter: { _id: row._id, searchText: row.searchText },
            update: { $set: { searchStarts: toListKeys(row).searchStarts } },
            timestamps: false,
          },
        })),
        { ordered: false, timestamps: false },
      );
    }
  }
}
