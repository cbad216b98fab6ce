import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { type PageView, PREVIEW_FOLDER, PREVIEW_MINUTES } from '../contract/website/preview';
import type { ShownSections } from '../contract/website/sections';
import { MINUTE_MS } from '../platform/clock/durations';
import { steadyTime } from '../platform/clock/steady-time';
import { Every } from '../platform/jobs/every.decorator';
import { PROTECTION } from '../platform/limits/protection';
import { ChangeBus } from '../platform/processes/change-bus';
import { SHARED_COLLECTIONS } from '../platform/processes/shared-collections';
import type { UnsavedPageDto } from './website.dto';
import { WebsiteService } from './website.service';

const TOKEN_BYTES = 32;
const SWEEP_MS = MINUTE_MS;
const { most, mostBytes } = PROTECTION.previews;

interface Kept {
  unsaved: UnsavedPageDto;
  until: Date;
  bytes: number;
}

/** A preview as stored in MongoDB, if there are several processes. Its id is the hash of its token. */
type Shared = Omit<Kept, 'unsaved'> & { _id: string; unsaved: string };

export interface PreviewedPage extends PageView {
  words: ShownSections;
}

/**
 * Stores unsaved changes for previews. The preview is in a frame, and frames do not send the session token, so the URL
 * of the preview contains a token. See docs/decisions/019-website-sections-and-samples.md.
 */
@Injectable()
export class WebsitePreviewsService {
  /** Previews by the hash of their token, oldest first. */
  private readonly previews = new Map<string, Kept>();

  constructor(
    private readonly website: WebsiteService,
    @InjectConnection() private readonly connection: Connection,
    private readonly changes: ChangeBus,
  ) {}

  /** Stores unsaved changes and returns the path of their preview. Drops the oldest previews if there are too many. */
  async add(unsaved: UnsavedPageDto): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const id = hash(token);
    const bytes = Buffer.byteLength(JSON.stringify(unsaved.sections));
    const until = new Date(steadyTime().getTime() + PREVIEW_MINUTES * MINUTE_MS);
    if (this.changes.isShared) {
      await this.shared.insertOne({ _id: id, unsaved: JSON.stringify(unsaved), bytes, until });
      const newestFirst = await this.shared
        .find({}, { projection: { unsaved: 0 } })
        .sort({ until: -1 })
        .toArray();
      await this.shared.deleteMany({ _id: { $in: tooMany(newestFirst).map(({ _id }) => _id) } });
    } else {
      this.previews.set(id, { unsaved, bytes, until });
      const newestFirst = [...this.previews].reverse().map(([key, { bytes }]) => ({ key, bytes }));
      for (const { key } of tooMany(newestFirst)) this.previews.delete(key);
    }
    return PREVIEW_FOLDER + token;
  }

  /** Returns a preview, `null` if it has expired. Throws 503 if the sections could never be read. */
  async read(token: string): Promise<PreviewedPage | null> {
    const found = await this.find(token);
    return found && { ...found, words: await this.website.readPublished(found.sections) };
  }

  @Every(SWEEP_MS, SWEEP_MS)
  async dropOld(): Promise<void> {
    for (const [id, { until }] of this.previews) if (until <= steadyTime()) this.previews.delete(id);
    if (this.changes.isShared) await this.shared.deleteMany({ until: { $lte: steadyTime() } });
  }

  private async find(token: string): Promise<UnsavedPageDto | null> {
    const found = this.changes.isShared
      ? await this.shared.findOne({ _id: hash(token) })
      : this.previews.get(hash(token));
    if (!found || found.until <= steadyTime()) return null;
    return typeof found.unsaved === 'string' ? JSON.parse(found.unsaved) : found.unsaved;
  }

  private get shared() {
    return this.connection.collection<Shared>(SHARED_COLLECTIONS.previews);
  }
}

/** Returns the previews to drop: the oldest ones, if there are too many or they have too many bytes in total. */
function tooMany<T extends { bytes: number }>(newestFirst: T[]): T[] {
  let sum = 0;
  return newestFirst.filter(({ bytes }, place) => {
    sum += bytes;
    return place >= most || sum > mostBytes;
  });
}

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');
