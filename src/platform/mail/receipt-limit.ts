import { Injectable } from '@nestjs/common';
import { type Model, type QueryFilter, type Types, trusted } from 'mongoose';
import { DAY_MS, HOUR_MS } from '../clock/durations';
import { PROTECTION } from '../limits/protection';

const { ofAddressPerDay, perHour } = PROTECTION.receipts;

/** What visitors send, under an address that anybody may type. */
interface SentRow {
  _id: Types.ObjectId;
  email: string;
  createdAt: Date;
}

/**
 * Whether what a visitor sent is confirmed by mail. All that is confirmed counts together, in what is stored: neither a restart nor a second
 * process forgets.
 */
@Injectable()
export class ReceiptLimit {
  private readonly counted: Model<SentRow>[] = [];

  /** The documents of this collection count from now on. Call it in a constructor. */
  count<Row extends SentRow>(model: Model<Row>): void {
    this.counted.push(model as unknown as Model<SentRow>);
  }

  async allows({ _id, email, createdAt }: SentRow): Promise<boolean> {
    const within = (spanMs: number) => ({
      createdAt: trusted({ $gt: new Date(+createdAt - spanMs), $lte: createdAt }),
    });
    // Itself included: so the index alone tells, and no record is read. It comes first, for in a flood all else is looked for among many.
    if ((await this.countUpTo(perHour + 1, within(HOUR_MS))) > perHour) return false;
    const ofDay = { email, ...within(DAY_MS), _id: trusted({ $ne: _id }) };
    return (await this.countUpTo(ofAddressPerDay, ofDay)) < ofAddressPerDay;
  }

  private async countUpTo(limit: number, filter: QueryFilter<SentRow>): Promise<number> {
    const counts = await Promise.all(this.counted.map((model) => model.countDocuments(filter, { limit })));
    return counts.reduce((sum, count) => sum + count, 0);
  }
}
