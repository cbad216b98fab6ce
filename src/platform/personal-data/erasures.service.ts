import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { DAY_MS, HOUR_MS } from '../clock/durations';
import { TrustedClock } from '../clock/trusted-clock';
import { KeyedMutex } from '../concurrency/keyed-mutex';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { Every } from '../jobs/every.decorator';
import { StoredErasure } from './erasure.schema';
import {
  ERASURE_FILE,
  type Erasure,
  ErasureListError,
  mergeErasures,
  readErasures,
  toErasure,
  writeErasures,
} from './erasure-list';

/** Days for which erasures are remembered, so that they can be repeated after the restore of an older archive. */
const RETENTION_DAYS = 730;

/** Records who was erased, in the database and in a file beside the archives. See docs/decisions/010. */
@Injectable()
export class ErasuresService {
  private readonly logger = new Logger('Erasures');
  private readonly files = new KeyedMutex();

  constructor(
    @InjectModel(StoredErasure.name) private readonly erasures: Model<StoredErasure>,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly time: TrustedClock,
  ) {}

  /**
   * Records the erasure before and after it runs, because an archive made meanwhile contains a part of the data.
   * @param keepsQuotes true if the person closed an account, so that accepted quotes stay
   */
  async around<T>(email: string, erase: () => Promise<T>, keepsQuotes?: boolean): Promise<T> {
    const { hash, salt, at } = toErasure(email, new Date());
    await this.erasures.create({ _id: hash, salt, at, keepsQuotes });
    await this.writeList();
    const erased = await erase();
    await this.erasures.updateOne({ _id: hash }, { $set: { at: new Date() } });
    await this.writeList();
    return erased;
  }

  /** Email addresses of erased people who are back after a restore; true if their accepted quotes stay. */
  async restored(): Promise<Map<string, boolean>> {
    const rows = await this.erasures.find({ address: trusted({ $exists: true }) }).lean<StoredErasure[]>();
    const found = new Map<string, boolean>();
    // A person may have closed an account and later asked for erasure. Then the accepted quotes are erased too.
    for (const { address = '', keepsQuotes = false } of rows) {
      found.set(address, keepsQuotes && (found.get(address) ?? true));
    }
    return found;
  }

  async remove(address: string): Promise<void> {
    await this.erasures.updateMany({ address }, { $unset: { address: 1 } });
  }

  /** Merges the list beside the archives with the database, and leaves out what is before `since`. Never throws. */
  async writeList(since = new Date(0)): Promise<void> {
    const { backupDir } = this.environment;
    await this.files.run(backupDir, async () => {
      try {
        const stored = await this.erasures.find().lean<StoredErasure[]>();
        const known = await storedErasures(backupDir);
        const merged = mergeErasures(
          known,
          stored.map(({ _id, salt, at, keepsQuotes }) => ({ hash: _id, salt, at, keepsQuotes })),
        );
        if (merged.length === 0) return;
        await mkdir(backupDir, { recursive: true, mode: 0o700 });
        await writeErasures(
          backupDir,
          merged.filter(({ at }) => at >= since),
        );
      } catch (error) {
        this.logger.warn(`The list of erasures was not written to ${backupDir}: ${(error as Error).name}.`);
      }
    });
  }

  @Every(DAY_MS, HOUR_MS)
  async sweep(now = new Date()): Promise<void> {
    if (!(await this.time.isTrusted(now))) return;
    const since = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
    await this.erasures.deleteMany({ at: trusted({ $lt: since }) });
    await this.writeList(since);
  }
}

async function storedErasures(folder: string): Promise<Erasure[]> {
  try {
    return await readErasures(folder);
  } catch (error) {
    if (!(error instanceof ErasureListError)) throw error;
    const file = join(folder, ERASURE_FILE);
    await rename(file, `${file}.${Date.now()}.unreadable`);
    return [];
  }
}
