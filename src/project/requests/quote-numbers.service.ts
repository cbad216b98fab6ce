import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { LAST_NUMBER_JUMP, LAST_NUMBER_TEXTS } from '../../contract/last-number';
import { lusakaDay } from '../../contract/lusaka-day';
import { TrustedClock } from '../../platform/clock/trusted-clock';
import { RestoredPlaceService } from '../../platform/database/restored-place.service';
import { conflict, invalid } from '../../platform/errors/product-error';
import { QuoteCounter } from '../schemas/quote-counter.schema';

/** Thrown inside `give` when `work` asks for a number before one was taken. */
const NONE_YET = new Error('No number has been used yet.');

/**
 * Gives quotes numbers per year, such as `Q-2026-0042`. Numbers may have gaps. After a restore, staff must first enter
 * the last used number.
 */
@Injectable()
export class QuoteNumbersService {
  constructor(
    @InjectModel(QuoteCounter.name) private readonly counters: Model<QuoteCounter>,
    private readonly time: TrustedClock,
    private readonly place: RestoredPlaceService,
  ) {}

  /**
   * Runs `work`. If `work` asks for a number, one is taken and `work` runs again. Thus no number is taken without need.
   */
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

  async last(): Promise<string> {
    const counter = await this.newest();
    return counter ? toNumber(counter._id, counter.last) : '';
  }

  /** Continues after the given number, which is empty if none was used. Throws 400 for an implausible number. */
  async goOnFrom(number: string): Promise<void> {
    if (!(await this.asksLast())) throw conflict(LAST_NUMBER_TEXTS.notAsked);
    if (number !== '') {
      const [, year = '', typed] = number.split('-');
      const count = Number(typed);
      if (year > (await this.year())) throw invalid('number', LAST_NUMBER_TEXTS.toCome);
      const newest = await this.newest();
      const newestCount = newest?._id === year ? newest.last : 0;
      const most = newestCount + LAST_NUMBER_JUMP;
      if (newest && (year < newest._id || count < newestCount)) {
        throw invalid('number', LAST_NUMBER_TEXTS.tooLow(toNumber(newest._id, newest.last)));
      }
      if (count > most) throw invalid('number', LAST_NUMBER_TEXTS.tooHigh(toNumber(year, most)));
      await this.counters.updateOne({ _id: year }, { $setOnInsert: { last: 0 } }, { upsert: true });
      const earlier = { _id: year, last: trusted({ $lt: count }) };
      await this.counters.updateOne(earlier, { $set: { last: count } });
    }
    await this.place.noteNumber();
  }

  private async asksLast(): Promise<boolean> {
    return (await this.place.read())?.asksNumber === true;
  }

  private newest(): Promise<QuoteCounter | null> {
    return this.counters.findOne().sort({ _id: -1 }).lean<QuoteCounter>();
  }

  private async year(): Promise<string> {
    return lusakaDay(await this.time.read()).slice(0, 4);
  }

  /** Takes a number in one atomic write, so that concurrent calls get different numbers. */
  private async next(): Promise<string> {
    if (await this.asksLast()) throw conflict(LAST_NUMBER_TEXTS.asked);
    const year = await this.year();
    const counter = await this.counters
      .findOneAndUpdate({ _id: year }, { $inc: { last: 1 } }, { upsert: true, returnDocument: 'after' })
      .lean<QuoteCounter>();
    return toNumber(year, counter?.last ?? 1);
  }
}

const toNumber = (year: string, last: number): string => `Q-${year}-${String(last).padStart(4, '0')}`;
