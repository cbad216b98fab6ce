import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { HOUR_MS } from '../platform/clock/durations';
import { TrustedClock } from '../platform/clock/trusted-clock';
import { Every } from '../platform/jobs/every.decorator';
import { canBeFound, findNamed } from './named-files';
import { UploadStorage } from './storage/upload-storage';
import { familyOf } from './upload-names';

/** Minimum age of an unused upload. A form may stay open for hours between upload and save. */
const GRACE_MS = 24 * HOUR_MS;

/** Removes uploads that were never used: older than a day, without a library entry and not named by any record. */
@Injectable()
export class OrphanSweepService {
  private readonly logger = new Logger(OrphanSweepService.name);

  constructor(
    private readonly storage: UploadStorage,
    @InjectConnection() private readonly connection: Connection,
    private readonly time: TrustedClock,
  ) {}

  /** Removes incomplete uploads. It runs in each process, because each process has its own folder for them. */
  @Every(HOUR_MS, HOUR_MS, 'each process')
  async clearIncoming(): Promise<void> {
    if (await this.time.isTrusted()) await this.storage.clearIncoming(Date.now() - GRACE_MS);
  }

  @Every(HOUR_MS, HOUR_MS)
  async sweep(): Promise<number> {
    if (!(await this.time.isTrusted())) return 0;
    const before = Date.now() - GRACE_MS;
    const old = (await this.storage.listOlder(before)).filter((name) => canBeFound(familyOf(name)));
    const families = new Set(old.map(familyOf));
    const named = await findNamed(this.connection, families);
    // If the database names none of these files, it may be the wrong database. Nothing is then removed.
    if (named.size === 0) return 0;
    // The first search may miss a record that was moved to or from the trash meanwhile. The second search finds it.
    const left = new Set([...families].filter((family) => !named.has(family)));
    for (const family of await findNamed(this.connection, left)) left.delete(family);
    let removed = 0;
    for (const name of old) {
      if (left.has(familyOf(name)) && (await this.storage.remove(name))) removed += 1;
    }
    if (removed > 0) this.logger.log(`Removed ${removed} unused uploads`);
    return removed;
  }
}
