import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Every } from '../jobs/every.decorator';
import { type ClockMark, isBelieved, moveMark } from './clock-mark';
import { StoredClock } from './stored-clock.schema';

const CHECK_EVERY_MS = 10 * 60_000;
const MARK = 'mark';

/** Tells whether the system clock can be trusted when data is deleted by age. See docs/decisions/024. */
@Injectable()
export class TrustedClock {
  private mark: ClockMark | undefined;
  private checkedAt = performance.now();

  constructor(@InjectModel(StoredClock.name) private readonly marks: Model<StoredClock>) {}

  async isTrusted(now = new Date()): Promise<boolean> {
    return isBelieved(this.mark ?? (await this.check()), now);
  }

  /** Returns the current time, or the last confirmed time while the clock is not trusted. */
  async read(now = new Date()): Promise<Date> {
    const mark = this.mark ?? (await this.check());
    return isBelieved(mark, now) ? now : mark.confirmed;
  }

  @Every(CHECK_EVERY_MS, 0, 'each process')
  async check(): Promise<ClockMark> {
    const stored = await this.marks.findById(MARK).lean<StoredClock>();
    const [now, time] = [new Date(), performance.now()];
    const mark = moveMark(stored ?? { confirmed: (await this.findNewest()) ?? now }, now, time - this.checkedAt);
    const doubt = mark.doubt ? { $set: mark } : { $set: mark, $unset: { doubt: 1 } };
    await this.marks.updateOne({ _id: MARK }, doubt, { upsert: true });
    this.checkedAt = time;
    this.mark = mark;
    return mark;
  }

  /** Returns the newest `updatedAt` of data deleted by age. It is the first confirmed time if none is stored yet. */
  private async findNewest(): Promise<Date | undefined> {
    const isAged = (model: Model<unknown>) => 'isAged' in model.schema.options;
    const aged = Object.values(this.marks.db.models).filter(isAged);
    const newest = aged.map((model) => model.findOne().sort({ updatedAt: -1 }).lean<{ updatedAt: Date }>());
    const times = (await Promise.all(newest)).flatMap((row) => (row ? [row.updatedAt.getTime()] : []));
    return times.length > 0 ? new Date(Math.max(...times)) : undefined;
  }
}
