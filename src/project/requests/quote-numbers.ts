import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { lusakaDay } from '../../contract/lusaka-day';
import { ConfirmedTime } from '../../platform/clock/confirmed-time';
import { QuoteCounter } from '../schemas/quote-counter.schema';

/** Asked for a number before there is one; see `QuoteNumbers.give`. */
const NONE_YET = new Error('No number is given yet.');

/**
 * Numbers of quotations: `Q-2026-0042`, counted up through the year. None is given twice; one that was taken and then not used is left out: the
 * process died before the quote was written, or a colleague was faster.
 */
@Injectable()
export class QuoteNumbers {
  constructor(
    @InjectModel(QuoteCounter.name) private readonly counters: Model<QuoteCounter>,
    private readonly time: ConfirmedTime,
  ) {}

  /** Does `work`, which may ask for a number; it is begun anew when it does so first, so that none is taken that nobody asks for. */
  async give<Result>(work: (number: () => string) => Promise<Result>): Promise<Result> {
    let number: string | undefined;
    for (;;) {
      try {
        return await work(() => {
          if (number === undefined) throw NONE_YET;
          return number;
        });
      } catch (error) {
        if (error !== NONE_YET) throw error;
        number = await this.next();
      }
    }
  }

  /** One write of the store, so two who ask at once get two. */
  private async next(): Promise<string> {
    const year = lusakaDay(await this.time.read()).slice(0, 4);
    const counter = await this.counters
      .findOneAndUpdate({ _id: year }, { $inc: { last: 1 } }, { upsert: true, returnDocument: 'after' })
      .lean<QuoteCounter>();
    return `Q-${year}-${String(counter?.last).padStart(4, '0')}`;
  }
}
