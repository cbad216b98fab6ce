import { basename } from 'node:path';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { type Focus, NO_FOCUS } from '../contract/media';
import { ContentVersions } from '../platform/cache/content-versions';
import { MINUTE_MS } from '../platform/clock/durations';
import { Every } from '../platform/jobs/every.decorator';
import { News } from '../platform/processes/news';
import { MediaFile, type MediaRow } from './schemas/media-file.schema';

/** Rules stand in every page: of more pictures the ones that were changed last count. */
const MOST = 500;

/** Where cuts of pictures look, as a style for the site's pages: it holds wherever and by whomever a picture is drawn. */
@Injectable()
export class FocalPoints implements OnApplicationBootstrap {
  private known = '';
  private points = new Map<string, Focus>();

  constructor(
    @InjectModel(MediaFile.name) private readonly model: Model<MediaRow>,
    private readonly versions: ContentVersions,
    news: News,
  ) {
    news.watch('media', () => this.refresh());
  }

  /** From memory; empty as long as all pictures look at their middle. */
  get style(): string {
    return this.known;
  }

  /** Of an upload, from memory. @param path `/uploads/…` */
  focusOf(path: string): Focus {
    return this.points.get(basename(path)) ?? NO_FOCUS;
  }

  async onApplicationBootstrap(): Promise<void> {
    // A database that is away now is asked again.
    await this.refresh().catch(() => undefined);
  }

  /** What is changed past the product shows too. */
  @Every(MINUTE_MS, MINUTE_MS, 'each process')
  async refresh(): Promise<void> {
    const { focusX, focusY } = NO_FOCUS;
    const rows = await this.model
      .find({ $or: [{ focusX: trusted({ $ne: focusX }) }, { focusY: trusted({ $ne: focusY }) }] })
      .sort({ updatedAt: -1, _id: -1 })
      .limit(MOST)
      .select('file focusX focusY')
      .lean<Pick<MediaRow, 'file' | 'focusX' | 'focusY'>[]>();
    const style = rows.map(toRule).join('');
    if (style === this.known) return;
    this.known = style;
    this.points = new Map(rows.map((row) => [row.file, row]));
    this.versions.bumpHere('website');
  }
}

const toRule = ({ file, focusX, focusY }: Pick<MediaRow, 'file' | 'focusX' | 'focusY'>): string =>
  `img[src$="/uploads/${file}"]{object-position:${Math.round(focusX * 100)}% ${Math.round(focusY * 100)}%}`;
