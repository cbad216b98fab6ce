import type { IncomingMessage } from 'node:http';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import { OTHER_HOSTS, THIS_SITE } from '../../contract/blog-statistics';
import { lusakaDay } from '../../contract/lusaka-day';
import { StaffBrowsersService } from '../../platform/access/staff-browsers.service';
import { TrustedClock } from '../../platform/clock/trusted-clock';
import { ENVIRONMENT } from '../../platform/config/config.module';
import type { Environment } from '../../platform/config/environment';
import { DayStatistics, HOSTS_KEPT, rowId, toKey } from './day-statistics.schema';
import { isFromOffice, isMachine, referringHost } from './visit';

const BATCH = 500;

/** Number of views by referring host. Keys have `:` for each dot of the host, and are empty without a referrer. */
type Sums = Map<string, number>;

/** Counts views by day, post and referring host. The day is that on which they are stored, seconds later. */
@Injectable()
export class CountedViewsService {
  private readonly logger = new Logger(CountedViewsService.name);
  private pending = new Map<string, Sums>();
  private flushing: Promise<void> = Promise.resolve();
  private readonly siteHost: string;

  constructor(
    @InjectModel(DayStatistics.name) private readonly model: Model<DayStatistics>,
    private readonly staff: StaffBrowsersService,
    private readonly time: TrustedClock,
    @Inject(ENVIRONMENT) { publicUrl }: Environment,
  ) {
    this.siteHost = new URL(publicUrl).host;
  }

  /**
   * Counts a view, unless a bot or staff sent the request.
   * @param id id of an existing post.
   */
  count(id: string, request: IncomingMessage): void {
    if (isMachine(request) || isFromOffice(request, this.siteHost) || this.staff.has(request)) return;
    this.add(id, toKey(referringHost(request, this.siteHost) ?? ''), 1);
  }

  /** Stores the counted views. Failed writes are logged and retried. */
  flush(): Promise<void> {
    this.flushing = this.flushing.then(() => this.store());
    return this.flushing;
  }

  private add(id: string, host: string, views: number): void {
    const sums = this.pending.get(id) ?? new Map<string, number>();
    this.pending.set(id, sums);
    // Limits the number of hosts, because anyone can send requests with any number of invented hosts.
    const key = sums.has(host) || sums.size < HOSTS_KEPT.ofAll || isOwnKey(host) ? host : OTHER_HOSTS;
    sums.set(key, (sums.get(key) ?? 0) + views);
  }

  private async store(): Promise<void> {
    const counted = [...this.pending];
    this.pending = new Map();
    for (let start = 0; start < counted.length; start += BATCH) {
      const batch = counted.slice(start, start + BATCH);
      try {
        await this.storeBatch(lusakaDay(await this.time.read()), batch);
      } catch (error) {
        this.logger.warn(`Views by day could not be stored and will be tried again: ${(error as Error).name}`);
        for (const [id, sums] of batch) for (const [host, views] of sums) this.add(id, host, views);
      }
    }
  }

  private async storeBatch(day: string, batch: [string, Sums][]): Promise<void> {
    const all: Sums = new Map();
    for (const [, sums] of batch) for (const [host, views] of sums) all.set(host, (all.get(host) ?? 0) + views);
    const rows = [
      { _id: rowId(day), post: null, sums: all, most: HOSTS_KEPT.ofAll },
      ...batch.map(([id, sums]) => ({
        _id: rowId(day, id),
        post: new Types.ObjectId(id),
        sums,
        most: HOSTS_KEPT.ofPost,
      })),
    ];
    const stored = await this.model
      .find({ _id: trusted({ $in: rows.map(({ _id }) => _id) }) })
      .select('hosts')
      .lean<Pick<DayStatistics, '_id' | 'hosts'>[]>();
    const storedKeys = new Map(stored.map(({ _id, hosts }) => [_id, Object.keys(hosts ?? {})]));
    await this.model.bulkWrite(
      rows.map(({ _id, post, sums, most }) => ({
        updateOne: {
          filter: { _id },
          update: { $inc: toIncrements(sums, storedKeys.get(_id) ?? [], most), $setOnInsert: { day, post } },
          upsert: true,
        },
      })),
      { ordered: false },
    );
  }
}

const isOwnKey = (key: string): boolean => key === '' || key === THIS_SITE || key === OTHER_HOSTS;

/** Builds MongoDB's increments for a row. If it already has `most` hosts, views from further hosts count as `other`. */
export function toIncrements(sums: Sums, known: readonly string[], most: number): Record<string, number> {
  const kept = new Set(known.filter((key) => !isOwnKey(key)));
  const added: Record<string, number> & { views: number } = { views: 0 };
  for (const [host, views] of sums) {
    added.views += views;
    if (host === '') continue;
    if (!isOwnKey(host) && kept.size < most) kept.add(host);
    const key = `hosts.${isOwnKey(host) || kept.has(host) ? host : OTHER_HOSTS}`;
    added[key] = (added[key] ?? 0) + views;
  }
  return added;
}
