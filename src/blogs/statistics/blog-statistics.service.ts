import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type Types, trusted } from 'mongoose';
import {
  type BlogStatistics,
  type HostViews,
  OTHER_HOSTS,
  type PostViews,
  STATISTICS_DAYS,
  STATISTICS_ENTRIES,
  STATISTICS_RANGES,
} from '../../contract/blog-statistics';
import type { StatisticsQuery } from '../../contract/calls/blogs.calls';
import { daysAfter, lusakaDay } from '../../contract/lusaka-day';
import { HOUR_MS, MINUTE_MS } from '../../platform/clock/durations';
import { TrustedClock } from '../../platform/clock/trusted-clock';
import { Every } from '../../platform/jobs/every.decorator';
import { Blog, type BlogRow } from '../schemas/blog.schema';
import { CountedViewsService } from './counted-views.service';
import { DayStatistics, rowId, toHost } from './day-statistics.schema';

@Injectable()
export class BlogStatisticsService {
  constructor(
    @InjectModel(DayStatistics.name) private readonly model: Model<DayStatistics>,
    @InjectModel(Blog.name) private readonly posts: Model<BlogRow>,
    private readonly counted: CountedViewsService,
    private readonly time: TrustedClock,
  ) {}

  /** Returns the views on each of the last `days` days. For an unknown post, all are 0. */
  async read({ days: range = STATISTICS_RANGES[0], post }: StatisticsQuery): Promise<BlogStatistics> {
    await this.counted.flush();
    const today = lusakaDay(await this.time.read());
    const days = Array.from({ length: range }, (_, place) => daysAfter(today, place + 1 - range));
    const rows = await this.model
      .find({ _id: trusted({ $in: days.map((day) => rowId(day, post?.toLowerCase())) }) })
      .lean<DayStatistics[]>();
    const byDay = new Map(rows.map(({ day, views }) => [day, views]));
    return {
      days: days.map((day) => ({ day, views: byDay.get(day) ?? 0 })),
      posts: post ? [] : await this.mostViewed(daysAfter(today, 1 - range), today),
      hosts: toHosts(rows),
    };
  }

  @Every(HOUR_MS, MINUTE_MS)
  async sweep(now = new Date()): Promise<number> {
    if (!(await this.time.isTrusted(now))) return 0;
    const first = daysAfter(lusakaDay(now), 1 - STATISTICS_DAYS);
    return (await this.model.deleteMany({ day: trusted({ $lt: first }) })).deletedCount;
  }

  private async mostViewed(first: string, last: string): Promise<PostViews[]> {
    const sums = await this.model.aggregate<{ _id: Types.ObjectId; views: number }>([
      { $match: { day: { $gte: first, $lte: last }, post: { $ne: null } } },
      { $group: { _id: '$post', views: { $sum: '$views' } } },
    ]);
    sums.sort((left, right) => right.views - left.views);
    const named: PostViews[] = [];
    for (let start = 0; start < sums.length && named.length < STATISTICS_ENTRIES; start += 100) {
      const batch = sums.slice(start, start + 100);
      const rows = await this.posts
        .find({ _id: trusted({ $in: batch.map(({ _id }) => _id) }) })
        .select('title')
        .lean<Pick<BlogRow, '_id' | 'title'>[]>();
      const titles = new Map(rows.map(({ _id, title }) => [_id.toHexString(), title]));
      for (const { _id, views } of batch) {
        const title = titles.get(_id.toHexString());
        if (title !== undefined) named.push({ _id: _id.toHexString(), title, views });
      }
    }
    return named.slice(0, STATISTICS_ENTRIES);
  }
}

/** Lists the hosts with the most views. All other hosts share one sum. */
function toHosts(rows: readonly DayStatistics[]): HostViews[] {
  const sums = new Map<string, number>();
  for (const { hosts = {} } of rows)
    for (const [key, views] of Object.entries(hosts)) sums.set(toHost(key), (sums.get(toHost(key)) ?? 0) + views);
  let other = sums.get(OTHER_HOSTS) ?? 0;
  sums.delete(OTHER_HOSTS);
  const all = [...sums].map(([host, views]) => ({ host, views })).sort((left, right) => right.views - left.views);
  for (const { views } of all.slice(STATISTICS_ENTRIES)) other += views;
  return [...all.slice(0, STATISTICS_ENTRIES), ...(other > 0 ? [{ host: OTHER_HOSTS, views: other }] : [])];
}
