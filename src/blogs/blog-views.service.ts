import type { IncomingMessage } from 'node:http';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { AnswerCache } from '../platform/cache/answer-cache';
import { type ContentMark, ContentVersionsService } from '../platform/cache/content-versions.service';
import { Every } from '../platform/jobs/every.decorator';
import { ChangeBus } from '../platform/processes/change-bus';
import { CountedViewsService } from './figures/counted-views.service';
import { Blog, type BlogRow } from './schemas/blog.schema';

const CHECK_EVERY_MS = 1_000;
/** Of one process: nobody else wants to know them sooner. */
const CHECKS_PER_WRITE = 5;
/** Posts of one write command. */
const BATCH = 500;

/**
 * Counts views in memory and adds them to the stored numbers every few seconds, so that counting costs a read nothing.
 * What could not be stored is kept for the next time; a clean stop stores the rest.
 */
@Injectable()
export class BlogViewsService implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger(BlogViewsService.name);
  private readonly pending = new Map<string, number>();
  private flushing: Promise<void> | undefined;
  private flushes = 0;
  private looks = 0;
  /** All views at one moment: `drift` has counted each one since. */
  private known: { total: number; mark: ContentMark } | undefined;

  constructor(
    @InjectModel(Blog.name) private readonly model: Model<BlogRow>,
    private readonly versions: ContentVersionsService,
    private readonly figures: CountedViewsService,
    private readonly changes: ChangeBus,
    cache: AnswerCache,
  ) {
    changes.subscribe('views', () => this.learn());
    cache.countServed('blog', (id, request) => this.count(id, request));
  }

  /** Most of them while requests still run, so that little is left to do at the end. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  /** After the last request was answered and before the connection, which this module depends on, is closed. */
  async onApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  /** @param id of a post that exists. */
  count(id: string, request: IncomingMessage): void {
    this.figures.count(id, request);
    this.pending.set(id, (this.pending.get(id) ?? 0) + 1);
    this.versions.drift('blogs');
  }

  /** Views of one post that are not stored yet. */
  pendingOf(id: string): number {
    return this.pending.get(id) ?? 0;
  }

  /** Views of all posts, those of the last seconds included. Every post is read for it, but only once after each edit. */
  async total(): Promise<number> {
    const mark = this.versions.mark('blogs');
    if (this.known?.mark.version === mark.version) return this.known.total + mark.drift - this.known.mark.drift;
    while (this.flushing !== undefined) await this.flushing;
    const { flushes } = this;
    const [sum] = await this.model.aggregate<{ views: number }>([{ $group: { _id: null, views: { $sum: '$views' } } }]);
    let total = sum?.views ?? 0;
    for (const views of this.pending.values()) total += views;
    // Views that were stored during the sum may be missing in it: good enough to show, not to go on from.
    if (flushes === this.flushes) this.known = { total, mark: { ...mark, drift: this.versions.mark('blogs').drift } };
    return total;
  }

  @Every(CHECK_EVERY_MS, CHECK_EVERY_MS, 'each process')
  async look(): Promise<void> {
    this.looks += 1;
    if (!this.changes.isShared && this.looks % CHECKS_PER_WRITE > 0) return;
    await this.figures.flush();
    await this.flush();
  }

  /** Stores what was counted so far. Never throws: what is not stored stays counted. */
  async flush(): Promise<void> {
    // One at a time, or two would store the same views.
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
        this.logger.warn(`Views are kept for the next time: ${(error as Error).name}`);
        return;
      }
      for (const [id, views] of batch) this.settle(id, views);
    }
    await this.changes.publish('views');
  }

  /** Another process has stored some: sums of before, and one that is being made, know nothing of them. */
  private learn(): void {
    this.known = undefined;
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
  // Without times: a reader must not make an editor's save a conflict.
  return { updateOne: { filter: { _id: new Types.ObjectId(id) }, update: { $inc: { views } }, timestamps: false } };
}
