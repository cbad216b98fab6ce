import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { CACHED_RESOURCES } from '../contract/calls/resource-calls';
import { ContentVersions } from '../platform/cache/content-versions';
import { MINUTE_MS } from '../platform/clock/durations';
import { Every } from '../platform/jobs/every.decorator';
import { News } from '../platform/processes/news';
import { MediaFile, type MediaRow, stemsOf } from './schemas/media-file.schema';
import { familyOf } from './upload-names';

const ADDRESS = /\/uploads\/([^/?#]+\.[a-z]+)/;

/** What pictures show, in the words of the library, for each place that says nothing itself. From memory. */
@Injectable()
export class FileAlts implements OnApplicationBootstrap {
  /** By stem, former files too. */
  private known = new Map<string, string>();

  constructor(
    @InjectModel(MediaFile.name) private readonly model: Model<MediaRow>,
    private readonly versions: ContentVersions,
    news: News,
  ) {
    news.watch('media', () => this.refresh());
  }

  async onApplicationBootstrap(): Promise<void> {
    // A database that is away now is asked again.
    await this.refresh().catch(() => undefined);
  }

  /** What is changed past the product shows too. */
  @Every(MINUTE_MS, MINUTE_MS, 'each process')
  async refresh(): Promise<void> {
    const rows = await this.model
      .find({ alt: trusted({ $gt: '' }) })
      .select('stem former alt')
      .lean<Pick<MediaRow, 'stem' | 'former' | 'alt'>[]>();
    const known = new Map(rows.flatMap((row) => [...stemsOf([row]).keys()].map((stem) => [stem, row.alt] as const)));
    if (isDeepStrictEqual(known, this.known)) return;
    this.known = known;
    this.versions.bumpHere(...CACHED_RESOURCES);
  }

  /** Of the file at an address; empty where nobody has said anything. */
  altOf(address: string): string {
    const name = this.known.size > 0 && ADDRESS.exec(address)?.[1];
    return (name && this.known.get(familyOf(name))) || '';
  }

  /** The same value, in which each picture without words of its own has those of its file. Plain data only. */
  described<T>(value: T): T {
    return this.known.size > 0 ? (this.describe(value) as T) : value;
  }

  private describe(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.describe(each));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, inside]) => [name, this.describe(inside)]);
    const described = Object.fromEntries(entries) as Record<string, unknown>;
    for (const [address, alt] of NAMES) {
      if (typeof described[address] === 'string' && described[alt] === '')
        described[alt] = this.altOf(described[address]);
    }
    return described;
  }
}

/** Of a picture in a text, and of one of a section. */
const NAMES = [
  ['src', 'alt'],
  ['image', 'imageAlt'],
] as const;
