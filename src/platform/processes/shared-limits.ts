import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { HOUR_MS } from '../clock/durations';
import { DatabaseReadiness } from '../database/database-readiness';
import { toProductError } from '../errors/error.filter';
import { databaseDown } from '../errors/product-error';
import { Every } from '../jobs/every.decorator';
import { type Bound, LimitStore } from '../limits/limit-store';
import { LocalSlidingWindow, type SlidingWindow } from '../limits/sliding-window';
import { SigningKey } from '../signing/signing-key';
import { ChangeBus } from './change-bus';
import { SHARED_COLLECTIONS } from './shared-collections';

/** Counted events of one key. All times are from the clock of the database server. */
interface StoredTimes {
  /** Name of the limit, a space and the hash of the key. The key may be an email or IP address and is not stored. */
  _id: string;
  /** Hash of the key's last word: see `SlidingWindow.forgetEnding`. */
  end: string;
  times: Date[];
  /** Time at which the database has read or changed the row. */
  at: Date;
  until: Date;
  isFull?: boolean;
}

/** Counts events for all processes on one MongoDB together. With the embedded database, it counts in memory. */
@Injectable()
export class SharedLimitStore extends LimitStore {
  private readonly locals: LocalSlidingWindow[] = [];

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly signingKey: SigningKey,
    private readonly changes: ChangeBus,
    private readonly readiness: DatabaseReadiness,
  ) {
    super();
    changes.subscribe('limits', () => {
      for (const local of this.locals) local.clear();
    });
  }

  open(name: string, windowMs: number, most: number, bounds: readonly Bound[] = []): SlidingWindow {
    if (!this.changes.isShared) return new LocalSlidingWindow(windowMs, most);
    const times = new SharedTimes(this, name, windowMs, most, bounds);
    this.locals.push(times);
    return times;
  }

  @Every(HOUR_MS)
  async sweep(): Promise<void> {
    if (this.changes.isShared) await this.stored.deleteMany({ $expr: { $lt: ['$until', '$$NOW'] } });
  }

  get stored() {
    return this.connection.collection<StoredTimes>(SHARED_COLLECTIONS.limits);
  }

  async hash(text: string): Promise<string> {
    const key = await this.signingKey.read();
    return createHmac('sha256', key).update(`limit\n${text}`).digest('base64url').slice(0, 22);
  }

  /** Runs a query. Throws 503 if the database is away, because the call could not store anything either. */
  async ask<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      if (this.changes.isCutOff && !(await this.readiness.answers())) throw databaseDown();
      return await this.readiness.whileAnswers(work());
    } catch (error) {
      // After errors other than 503, this process uses its own counts, so that these errors block no visitor.
      if (toProductError(error).getStatus() !== 503) return otherwise;
      this.changes.noteSilence();
      throw databaseDown();
    }
  }

  tell(): Promise<void> {
    return this.changes.publish('limits');
  }
}

/**
 * Maximum time in ms by which a stored time may be later than `$$NOW`. `$$NOW` is the time at which the database
 * received a write. Before it runs a delayed write, it may run later writes, which store later times.
 */
const OVERTAKEN_MS = 10_000;
const NEVER = { times: [], at: new Date(0) };

/**
 * Counts events in the database and copies the counts into memory. One conditional write counts an event and tells
 * whether it exceeds a limit.
 */
class SharedTimes extends LocalSlidingWindow {
  constructor(
    private readonly store: SharedLimitStore,
    private readonly name: string,
    windowMs: number,
    private readonly atMost: number,
    private readonly bounds: readonly Bound[],
  ) {
    super(windowMs, atMost);
  }

  override async load(...keys: string[]): Promise<void> {
    const byId = new Map<string, string>();
    const rows = await this.store.ask<StoredTimes[] | null>(async () => {
      for (const key of keys) byId.set(await this.idOf(key), key);
      const find = [{ $match: { _id: { $in: [...byId.keys()] } } }, { $set: { at: '$$NOW' } }];
      return this.store.stored.aggregate<StoredTimes>(find).toArray();
    }, null);
    if (!rows) return;
    const found = new Map(rows.map((row) => [row._id, row]));
    for (const [id, key] of byId) this.learn(key, found.get(id) ?? NEVER);
  }

  override async add(key: string, now: number): Promise<boolean> {
    void super.add(key, now);
    return this.store.ask(async () => {
      const end = await this.store.hash(key.slice(key.lastIndexOf(' ') + 1));
      const options = { upsert: true, returnDocument: 'after', writeConcern: { w: 1 } } as const;
      const row = await this.store.stored.findOneAndUpdate({ _id: await this.idOf(key) }, this.counting(end), options);
      if (row) this.learn(key, row);
      return row?.isFull !== true;
    }, true);
  }

  override async reset(key: string): Promise<void> {
    await super.reset(key);
    await this.store.stored.deleteOne({ _id: await this.idOf(key) });
    await this.store.tell();
  }

  override async forgetEnding(word: string): Promise<void> {
    await super.forgetEnding(word);
    const end = await this.store.hash(word);
    await this.store.stored.deleteMany({ end, _id: { $gte: this.name, $lt: `${this.name}!` } });
    await this.store.tell();
  }

  private async idOf(key: string): Promise<string> {
    return `${this.name} ${await this.store.hash(key)}`;
  }

  /** Copies the counted times into memory, converted to the clock of this process. */
  private learn(key: string, { times, at }: Pick<StoredTimes, 'times' | 'at'>): void {
    const now = performance.now();
    const ages = times.map((time) => at.getTime() - time.getTime()).filter((age) => age >= -OVERTAKEN_MS);
    this.replace(
      key,
      ages.map((age) => now - Math.max(0, age)),
    );
  }

  /**
   * Builds the update that counts an event, unless a bound is reached. Ignores times far in the future: they are from
   * before the clock was set back.
   */
  private counting(end: string) {
    const latest = { $add: ['$$NOW', OVERTAKEN_MS] };
    const since = (windowMs: number) => ({
      $filter: {
        input: { $ifNull: ['$times', []] },
        cond: { $and: [{ $gt: ['$$this', { $subtract: ['$$NOW', windowMs] }] }, { $lte: ['$$this', latest] }] },
      },
    });
    const isReached = this.bounds.map(({ windowMs, most }) => ({ $gte: [{ $size: since(windowMs) }, most] }));
    const counted = { $slice: [{ $concatArrays: ['$times', ['$$NOW']] }, -this.atMost] };
    return [
      { $set: { times: since(this.windowMs), isFull: { $or: isReached } } },
      { $set: { times: { $cond: ['$isFull', '$times', counted] } } },
      { $set: { end, at: '$$NOW', until: { $add: ['$$NOW', this.windowMs] } } },
    ];
  }
}
