import type { IncomingMessage } from 'node:http';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { AnswerCache } from '../platform/cache/answer-cache';
import { type ContentMark, ContentVersionsService } from '../platform/cache/content-versions.service';
import { Every } from '../platform/jobs/every.decorator';
import { ChangeBus } from '../platform/processes/change-bus';
import { Blog, type BlogRow } from './schemas/blog.schema';
import { CountedViewsService } from './statistics/counted-views.service';

const CHECK_EVERY_MS = 1_000;
/** With the embedded database, no other process reads the views, so they are stored only at every fifth check. */
const CHECKS_PER_WRITE = 5;
const BATCH = 500;

/** Counts views in memory and stores them every few seconds, which keeps reads fast. Failed writes are retried. */
@Injectable()
export class BlogViewsService implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger(BlogViewsService.name);
  private readonly pending = new Map<string, number>();
  private flushing: Promise<void> | undefined;
  private flushes = 0;
  private checks = 0;
  /**
   * `total` is the sum of all views when `mark` was taken. Each view adds 1 to the counter `drift` of `blogs`, so the
   * current `drift` minus `mark.drift` is the number of views since then.
   */
  private cachedTotal: { total: number; mark: ContentMark } | undefined;

  constructor(
    @InjectModel(Blog.name) private readonly model: Model<BlogRow>,
    private readonly versions: ContentVersionsService,
    private readonly countedViews: CountedViewsService,
    private readonly changes: ChangeBus,
    cache: AnswerCache,
  ) {
    changes.subscribe('views', () => this.dropCachedTotal());
    cache.countServed('blog', (id, request) => this.count(id, request));
  }

  /** Stores most views while the stopping server still answers, so that `onApplicationShutdown` has little to store. */
  beforeApplicationShutdown(): Promise<void> {
    return this.flushAll();
  }

  /** Runs after the last answer and before the database connection is closed, so that no view is lost. */
  onApplicationShutdown(): Promise<void> {
    return this.flushAll();
  }

  count(id: string, request: IncomingMessage): void {
    this.countedViews.count(id, request);
    this.pending.set(id, (this.pending.get(id) ?? 0) + 1);
    this.versions.drift('blogs');
  }

  pendingOf(id: string): number {
    return this.pending.get(id) ?? 0;
  }

  /** Returns the views of all posts, also unstored ones. Queries the database only after a post was edited. */
  async total(): Promise<number> {
    const mark = this.versions.mark('blogs');
    if (this.cachedTotal?.mark.version === mark.version)
      return this.cachedTotal.total + mark.drift - this.cachedTotal.mark.drift;
    while (this.flushing !== undefined) await this.flushing;
    const { flushes } = this;
    const [sum] = await this.model.aggregate<{ views: number }>([{ $group: { _id: null, views: { $sum: '$views' } } }]);
    let total = sum?.views ?? 0;
    for (const views of this.pending.values()) total += views;
    // If views were stored during the query, the sum may lack them, so it is not cached.
    if (flushes === this.flushes)
      this.cachedTotal = { total, mark: { ...mark, drift: this.versions.mark('blogs').drift } };
    return total;
  }

  @Every(CHECK_EVERY_MS, CHECK_EVERY_MS, 'each process')
  async storeViews(): Promise<void> {
    this.checks += 1;
    if (!this.changes.isShared && this.checks % CHECKS_PER_WRITE > 0) return;
    await this.flushAll();
  }

  private async flushAll(): Promise<void> {
    await this.countedViews.flush();
    await this.flush();
  }

  /** Stores the counted views. Failed writes are logged and retried. */
  async flush(): Promise<void> {
    // Waits for a running flush, because two at once would store the same views twice.
    while (this.flushing !== undefined) await this.flushing;
    if (this.pending.size === 0) return;
    this.flushes += 1;
    this.flushing = this.store().finally(() => {
      this.flushing = undefined;
    });
    await this.flushing;
  }

  private async store(): Promise<void> {
    const counted = [...this.pending];
    for (let start = 0; start < counted.length; start += BATCH) {
      const batch = counted.slice(start, start + BATCH);
      try {
        await this.model.bulkWrite(batch.map(toIncrement), { ordered: false, timestamps: false });
      } catch (error) {
        this.logger.warn(`Views could not be stored and will be tried again: ${(error as Error).name}`);
        return;
      }
      for (const [id, views] of batch) this.settle(id, views);
    }
    await this.changes.publish('views');
  }

  /** Drops the cached total, because another process has stored views. */
  private dropCachedTotal(): void {
    this.cachedTotal = undefined;
    this.flushes += 1;
    this.versions.drift('blogs');
  }

  private settle(id: string, stored: number): void {
    const rest = this.pendingOf(id) - stored;
    if (rest > 0) this.pending.set(id, rest);
    else this.pending.delete(id);
  }
}

function toIncrement([id, views]: [string, number]) {
  // `timestamps: false` keeps `updatedAt`, so that views cause no edit conflict.
  return { updateOne: { filter: { _id: new Types.ObjectId(id) }, update: { $inc: { views } }, timestamps: false } };
}
