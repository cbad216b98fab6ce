import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HttpStatus, Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { BackupState } from '../contract/backup';
import { daysAfter, lusakaDay, startOf } from '../contract/lusaka-day';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock/durations';
import { TrustedClock } from '../platform/clock/trusted-clock';
import { ENVIRONMENT } from '../platform/config/config.module';
import { makeFolder, tryFolder } from '../platform/config/data-folder';
import type { Environment } from '../platform/config/environment';
import { DatabaseReadiness } from '../platform/database/database-readiness';
import { isDiskFull } from '../platform/errors/database-error';
import { databaseDown, ProductError } from '../platform/errors/product-error';
import { RefusedWritesService } from '../platform/errors/refused-writes.service';
import { Every } from '../platform/jobs/every.decorator';
import { ErasuresService } from '../platform/personal-data/erasures.service';
import { BackupError } from './archive-format';
import { archivesToDelete, nightlyName } from './archives-to-keep';
import { BackupService } from './backup.service';
import { canReadOneMoment } from './database-dump';
import { type GoodBackup, type NightlyBackups, noteNightly, readNightly } from './last-backup';
import { PART } from './write-archive';

const CHECK_EVERY_MS = 5 * MINUTE_MS;

const SEPARATE_FOLDERS_WARNING =
  'backups are stored in DATA_DIR. If several processes use this database, set BACKUP_DIR to one folder that all of them share.';
const NO_MOMENT =
  'this MongoDB server is not a replica set, so a backup may be incomplete. Make it a replica set with one member.';

/** Makes a backup each day at the hour in BACKUP_HOUR, deletes old ones and reports results. See docs/decisions/010. */
@Injectable()
export class NightlyBackupService {
  private readonly logger = new Logger('Backup');
  /** Result of the last attempt of this process. The database may lack it, because a full disk prevents writes. */
  private attemptHere: NightlyBackups | null = null;

  constructor(
    private readonly backups: BackupService,
    private readonly erasures: ErasuresService,
    private readonly time: TrustedClock,
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly readiness: DatabaseReadiness,
    private readonly refused: RefusedWritesService,
  ) {}

  async obstacles(): Promise<string[]> {
    const { backupHour, backupDir, dataDir } = this.environment;
    if (backupHour === null) return [];
    const found: string[] = [];
    try {
      tryFolder(backupDir);
    } catch (error) {
      found.push(
        `${backupDir} cannot be used (${(error as NodeJS.ErrnoException).code}), so no backup will be made: see BACKUP_DIR.`,
      );
    }
    if (this.readiness.kind === 'mongodb' && dirname(backupDir) === dataDir) found.push(SEPARATE_FOLDERS_WARNING);
    // If the database does not answer, this check is left out. The dashboard repeats it later.
    const isConsistent = await this.readiness.whileAnswers(this.isConsistent()).catch(() => true);
    return isConsistent ? found : [...found, NO_MOMENT];
  }

  async state(): Promise<BackupState> {
    const { backupHour, backupDir, dataDir } = this.environment;
    const { triedAt, failure = null, good = null } = (await this.last()) ?? {};
    const refused = this.refused.state;
    return {
      hour: backupHour,
      folder: backupDir,
      sharesDisk: this.readiness.kind === 'embedded' && (await diskOf(backupDir)) === (await diskOf(dataDir)),
      isConsistent: await this.isConsistent(),
      lastGood: good && {
        at: good.createdAt.toISOString(),
        file: good.file,
        bytes: good.bytes,
        records: good.records,
        isInFolder: existsSync(join(backupDir, good.file)),
      },
      refusedWrites: refused && { since: refused.since.toISOString(), cause: refused.cause },
      lastTried: triedAt ? { at: triedAt.toISOString(), failure } : null,
    };
  }

  private async last(): Promise<NightlyBackups | null> {
    const stored = await readNightly(this.database);
    return this.attemptHere && (!stored || stored.triedAt < this.attemptHere.triedAt) ? this.attemptHere : stored;
  }

  /** Makes a backup if none was made since the hour `backupHour` last came. Retries a failed backup after an hour. */
  @Every(CHECK_EVERY_MS, MINUTE_MS)
  async backUpIfDue(now = new Date()): Promise<void> {
    const { backupHour, backupDir } = this.environment;
    if (backupHour === null || this.backups.isRunning) return;
    const last = await this.last();
    // Retries a failed backup after a restart, because the restart may have removed the cause.
    const isUntried = last?.failure != null && this.attemptHere === null;
    if (last && !isUntried && !isDue(last, now, backupHour, backupDir)) return;
    const good = last?.good ?? null;
    try {
      this.attemptHere = { triedAt: now, failure: null, good: await this.make() };
    } catch (error) {
      // Another backup, such as a download, is being made. The next check retries.
      if (error instanceof ProductError && error.getStatus() === HttpStatus.CONFLICT) return;
      this.attemptHere = { triedAt: now, failure: sentenceOf(error, this.environment), good };
      this.logger.warn(`The backup of ${now.toISOString()} failed: ${this.attemptHere.failure}`);
    }
    await noteNightly(this.database, this.attemptHere);
    const { good: made, failure } = this.attemptHere;
    if (!made || failure !== null) return;
    this.logger.log(
      `Backup made and verified: ${made.file}, ${made.records} records, ${Math.ceil(made.bytes / 1_000)} kB.`,
    );
    await this.deleteOld(made.createdAt > now ? made.createdAt : now);
  }

  private async make(): Promise<GoodBackup> {
    const { backupDir } = this.environment;
    makeFolder(backupDir);
    // A restore needs the list of erased people beside the backup, and a new folder has none yet.
    await this.erasures.writeList();
    await sweepParts(backupDir);
    const { createdAt, name, bytes, manifest } = await this.backups.save(backupDir, nightlyName);
    const records = Object.values(manifest.documents).reduce((sum, count) => sum + count, 0);
    return { createdAt, file: name, bytes, records };
  }

  private async deleteOld(now: Date): Promise<void> {
    if (!(await this.time.isTrusted(now))) return;
    const { backupDir } = this.environment;
    for (const name of archivesToDelete(await readdir(backupDir), now))
      await rm(join(backupDir, name), { force: true });
  }

  private async isConsistent(): Promise<boolean> {
    return canReadOneMoment(this.database, this.readiness.kind);
  }

  private get database() {
    const { db } = this.connection;
    if (!db) throw databaseDown();
    return db;
  }
}

function isDue({ triedAt, failure, good }: NightlyBackups, now: Date, hour: number, folder: string): boolean {
  // Uses the absolute value, so that a clock that was set back does not delay the retry.
  if (failure !== null) return Math.abs(now.getTime() - triedAt.getTime()) >= HOUR_MS;
  if (!good || !existsSync(join(folder, good.file))) return true;
  return good.createdAt < lastHour(now, hour) || good.createdAt.getTime() > now.getTime() + DAY_MS;
}

function lastHour(now: Date, hour: number): Date {
  const today = lusakaDay(now);
  const at = (day: string): Date => new Date(startOf(day).getTime() + hour * HOUR_MS);
  return at(today) <= now ? at(today) : at(daysAfter(today, -1));
}

/** Returns a sentence for the dashboard with folder names and system codes, never with stored data. */
function sentenceOf(error: unknown, { dataDir }: Environment): string {
  if (error instanceof BackupError) return error.message;
  const { code, name, path } = error as NodeJS.ErrnoException;
  if (isDiskFull(error)) return `The disk of ${path ?? dataDir} is full: nothing was written.`;
  if (code && path) return `${path} cannot be used (${code}).`;
  return `The backup stopped unexpectedly (${name}).`;
}

/** Returns the device number of the disk with this folder, or with its parent if the folder does not exist yet. */
async function diskOf(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => null);
  return found ? found.dev : diskOf(dirname(folder));
}

/** Removes archives that killed processes left. Another process may be writing those of the last hour. */
async function sweepParts(folder: string): Promise<void> {
  const parts = (await readdir(folder)).filter((name) => name.startsWith('mosi-nightly-') && name.endsWith(PART));
  for (const path of parts.map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < Date.now() - HOUR_MS) await rm(path, { force: true });
  }
}
