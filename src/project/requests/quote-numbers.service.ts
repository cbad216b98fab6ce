import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { LAST_NUMBER_JUMP, LAST_NUMBER_TEXTS } from '../../contract/last-number';
import { lusakaDay } from '../../contract/lusaka-day';
import { TrustedClock } from '../../platform/clock/trusted-clock';
import { RestoredPlaceService } from '../../platform/database/restored-place.service';
import { conflict, invalid } from '../../platform/errors/product-error';
import { QuoteCounter } from '../schemas/quote-counter.schema';

/** Asked for a number before there is one; see `QuoteNumbersService.give`. */
const NONE_YET = new Error('No number is given yet.');

/**
 * Numbers of quotations: `Q-2026-0042`, counted up through the year. None is given twice; one that was taken and then not used is left out: the
 * process died before the quote was written, a colleague was faster, or a backup was restored. After a restore none is given until staff have said which was
 * given out last.
 */
@Injectable()
export class QuoteNumbersService {
  constructor(
    @InjectModel(QuoteCounter.name) private readonly counters: Model<QuoteCounter>,
    private readonly time: TrustedClock,
    private readonly place: RestoredPlaceService,
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

  /** The newest that this database knows; empty where there is none. */
  async last(): Promise<string> {
    const counter = await this.newest();
    return counter ? toNumber(counter._id, counter.last) : '';
  }

  /**
   * After a restore: the numbers go on behind this one, which may have been given out after the backup.
   * @param number empty where none was.
   * Errors: 409 when it is not asked for; 400 a number of a year that is still to come, one below the newest that is known, or too far above it.
   */
  async goOnFrom(number: string): Promise<void> {
    if (!(await this.asksLast())) throw conflict(LAST_NUMBER_TEXTS.notAsked);
    if (number !== '') {
      const [, year = '', typed] = number.split('-');
      const count = Number(typed);
      if (year > (await this.year())) throw invalid('number', LAST_NUMBER_TEXTS.toCome);
      const newest = await this.newest();
      const known = newest?._id === year ? newest.last : 0;
      const most = known + LAST_NUMBER_JUMP;
      if (newest && (year < newest._id || count < known)) {
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

  /** One write of the store, so two who ask at once get two. */
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
