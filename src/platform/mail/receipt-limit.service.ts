import { Injectable } from '@nestjs/common';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import { DAY_MS, HOUR_MS } from '../clock/durations';
import { PROTECTION } from '../limits/protection';

const { ofAddressPerDay, perHour } = PROTECTION.receipts;

interface SentRow {
  email: string;
  createdAt: Date;
}

/**
 * Decides whether a visitor's record gets a receipt by email. It counts stored records, so a restart does not reset the
 * limit.
 */
@Injectable()
export class ReceiptLimitService {
  private readonly counted: Model<SentRow>[] = [];

  /** Adds a collection whose records count towards the limit. Call it in a constructor. */
  count<Row extends SentRow>(model: Model<Row>): void {
    this.counted.push(model as unknown as Model<SentRow>);
  }

  async allows({ email, createdAt }: SentRow): Promise<boolean> {
    const within = (spanMs: number) => ({
      createdAt: trusted({ $gt: new Date(+createdAt - spanMs), $lte: createdAt }),
    });
    // The counts include the given record. Queries that exclude it would have to read records; these read only indexes.
    if ((await this.countUpTo(perHour + 1, within(HOUR_MS))) > perHour) return false;
    return (await this.countUpTo(ofAddressPerDay + 1, { email, ...within(DAY_MS) })) <= ofAddressPerDay;
  }

  private async countUpTo(limit: number, filter: QueryFilter<SentRow>): Promise<number> {
    const counts = await Promise.all(this.counted.map((model) => model.countDocuments(filter, { limit })));
    return counts.reduce((sum, count) => sum + count, 0);
  }
}
