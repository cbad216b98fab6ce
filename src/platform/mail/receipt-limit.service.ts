import { Injectable } from '@nestjs/common';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import { DAY_MS, HOUR_MS } from '../clock/durations';
import { PROTECTION } from '../limits/protection';

const { ofAddressPerDay, perHour } = PROTECTION.receipts;

/** What visitors send, under an address that anybody may type. */
interface SentRow {
  email: string;
  createdAt: Date;
}

/**
 * Whether what a visitor sent is confirmed by mail. All that is confirmed counts together, in what is stored: neither a restart nor a second
 * process forgets.
 */
@Injectable()
export class ReceiptLimitService {
  private readonly counted: Model<SentRow>[] = [];

  /** The documents of this collection count from now on. Call it in a constructor. */
  count<Row extends SentRow>(model: Model<Row>): void {
    this.counted.push(model as unknown as Model<SentRow>);
  }

  async allows({ email, createdAt }: SentRow): Promise<boolean> {
    const within = (spanMs: number) => ({
      createdAt: trusted({ $gt: new Date(+createdAt - spanMs), $lte: createdAt }),
    });
    // Itself included: so the indexes alone tell, and no record is read.
    if ((await this.countUpTo(perHour + 1, within(HOUR_MS))) > perHour) return false;
    return (await this.countUpTo(ofAddressPerDay + 1, { email, ...within(DAY_MS) })) <= ofAddressPerDay;
  }

  private async countUpTo(limit: number, filter: QueryFilter<SentRow>): Promise<number> {
    const counts = await Promise.all(this.counted.map((model) => model.countDocuments(filter, { limit })));
    return counts.reduce((sum, count) => sum + count, 0);
  }
}
