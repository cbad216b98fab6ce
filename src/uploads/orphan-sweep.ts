import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { BlogsService } from '../blogs/blogs.service';
import { TeamService } from '../team/team.service';
import { UploadFolder } from './upload-folder';
import { familyOf } from './upload-names';

const HOUR_MS = 3_600_000;
/** A form may stay open for long between the upload and the save. */
const GRACE_MS = 24 * HOUR_MS;
/** Also finds pictures of ours that were given with the site's address. */
const UPLOAD_PATH = /\/uploads\/([A-Za-z0-9][A-Za-z0-9._-]*)$/;

/** Removes uploads that nothing shows and that are older than a day. */
@Injectable()
export class OrphanSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(OrphanSweep.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly folder: UploadFolder,
    private readonly blogs: BlogsService,
    private readonly team: TeamService,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweepQuietly(), HOUR_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Answers how many files were removed. */
  async sweep(): Promise<number> {
    const before = Date.now() - GRACE_MS;
    await this.folder.clearIncoming(before);
    const used = await this.listUsedFamilies();
    // A database without a single picture may be the wrong one: its files are not ours to remove.
    if (used.size === 0) return 0;
    let removed = 0;
    for (const name of await this.folder.list()) {
      if (used.has(familyOf(name))) continue;
      const writtenAt = await this.folder.writtenAt(name);
      if (writtenAt !== null && writtenAt < before && (await this.folder.remove(name))) removed += 1;
    }
    return removed;
  }

  private async listUsedFamilies(): Promise<Set<string>> {
    const images = [...(await this.blogs.listImages()), ...(await this.team.listImages())];
    const names = images.map((image) => UPLOAD_PATH.exec(image ?? '')?.[1]);
    return new Set(names.filter((name) => name !== undefined).map(familyOf));
  }

  private async sweepQuietly(): Promise<void> {
    try {
      const removed = await this.sweep();
      if (removed > 0) this.logger.log(`Removed ${removed} uploads that nothing shows`);
    } catch (error) {
      this.logger.warn(`Sweeping uploads failed: ${(error as Error).name}`);
    }
  }
}
