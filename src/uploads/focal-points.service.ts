import { basename } from 'node:path';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { type Focus, focusRule, NO_FOCUS } from '../contract/media';
import { ContentVersionsService } from '../platform/cache/content-versions.service';
import { MINUTE_MS } from '../platform/clock/durations';
import { Every } from '../platform/jobs/every.decorator';
import { ChangeBus } from '../platform/processes/change-bus';
import { MediaFile, type MediaRow } from './schemas/media-file.schema';

/**
 * Maximum number of CSS rules for images that a document need not contain, latest first. The client opens further pages
 * without a new document, and these pages may show such images. The rules need about 5 kB compressed.
 */
const MOST_OTHERS = 200;
/** Maximum number of CSS rules in the back office, about 12 kB compressed. Further images show their centre. */
const MOST_IN_OFFICE = 500;

const NAMED = /\/uploads\/([\w.-]+)/g;

@Injectable()
export class FocalPointsService implements OnApplicationBootstrap {
  /** Focal points by file name. The image with the latest change comes first. */
  private points = new Map<string, Focus>();

  constructor(
    @InjectModel(MediaFile.name) private readonly model: Model<MediaRow>,
    private readonly versions: ContentVersionsService,
    changes: ChangeBus,
  ) {
    changes.subscribe('media', () => this.refresh());
  }

  /** Returns CSS rules for the images in `document`, and for the `MOST_OTHERS` images that staff changed last. */
  styleFor(document: string): string {
    const others = [...this.points.keys()].slice(0, MOST_OTHERS);
    const documentFiles =
      this.points.size > MOST_OTHERS ? [...document.matchAll(NAMED)].map(([, file = '']) => file) : [];
    return this.toStyle([...new Set([...others, ...documentFiles])]);
  }

  get officeStyle(): string {
    return this.toStyle([...this.points.keys()].slice(0, MOST_IN_OFFICE));
  }

  /** Returns the focal point of an upload. `path` begins with `/uploads/`. */
  focusOf(path: string): Focus {
    return this.points.get(basename(path)) ?? NO_FOCUS;
  }

  async onApplicationBootstrap(): Promise<void> {
    // Ignores an error, because `refresh` runs again within a minute.
    await this.refresh().catch(() => undefined);
  }

  /** Reloads all focal points regularly, to pick up changes made directly in the database. */
  @Every(MINUTE_MS, MINUTE_MS, 'each process')
  async refresh(): Promise<void> {
    const { focusX, focusY } = NO_FOCUS;
    const rows = await this.model
      .find({ $or: [{ focusX: trusted({ $ne: focusX }) }, { focusY: trusted({ $ne: focusY }) }] })
      .sort({ updatedAt: -1, _id: -1 })
      .select('file focusX focusY')
      .lean<Pick<MediaRow, 'file' | 'focusX' | 'focusY'>[]>();
    const before = JSON.stringify([...this.points]);
    this.points = new Map(rows.map(({ file, focusX, focusY }) => [file, { focusX, focusY }]));
    if (JSON.stringify([...this.points]) !== before) this.versions.bumpHere('website');
  }

  private toStyle(files: readonly string[]): string {
    return files
      .flatMap((file) => {
        const focus = this.points.get(file);
        return focus ? [focusRule(`/uploads/${file}`, focus)] : [];
      })
      .join('');
  }
}
