import { link, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { HOUR_MS } from '../../platform/clock/durations';
import { KeyedMutex } from '../../platform/concurrency/keyed-mutex';
import { Semaphore } from '../../platform/concurrency/semaphore';
import type { Environment } from '../../platform/config/environment';
import type { DatabaseReadiness } from '../../platform/database/database-readiness';
import { isDatabaseDown } from '../../platform/errors/database-error';
import { databaseDown } from '../../platform/errors/product-error';
import { Every } from '../../platform/jobs/every.decorator';
import { PROTECTION } from '../../platform/limits/protection';
import { type GridFile, GridFiles } from './grid-files';
import { UploadCache } from './upload-cache';
import { UploadFolder } from './upload-folder';
import { isUploadName, randomName, type StoredUpload, UploadStorage } from './upload-storage';

/** Delay after the start, because the start must not wait until earlier files are copied to the database. */
const FIRST_CHECK_MS = 1_000;

/** Stores uploads in MongoDB, with cached copies on this disk. See docs/decisions/005. */
export class SharedUploads extends UploadStorage {
  readonly incomingPath: string;
  readonly servedPath: string;
  private readonly logger = new Logger('Uploads');
  private readonly folder: UploadFolder;
  private readonly cache: UploadCache;
  private readonly fetching = new Semaphore(PROTECTION.uploadFetches);
  private readonly coming = new Map<string, Promise<string | null>>();
  private readonly mutex = new KeyedMutex();
  private grid: GridFiles | undefined;

  constructor(
    { dataDir, uploadCacheBytes }: Environment,
    private readonly readiness: DatabaseReadiness,
    private readonly connection: Connection,
  ) {
    super();
    this.folder = new UploadFolder(dataDir);
    this.incomingPath = this.folder.incomingPath;
    // The cache is inside the folder, so that both are on one disk. Files can then be moved by renaming.
    this.cache = new UploadCache(join(this.folder.servedPath, '.cache'), uploadCacheBytes);
    this.servedPath = this.cache.path;
  }

  async bring(name: string): Promise<string | null> {
    if (!isUploadName(name)) return null;
    const cached = await this.cache.use(name);
    if (cached && this.readiness.isDown) return cached;
    let file: GridFile | null;
    try {
      file = await this.readiness.whileAnswers(this.files.find(name));
    } catch (error) {
      if (cached) return cached;
      throw error;
    }
    if (!file) return this.bringFromFolder(name);
    return cached ?? this.fetchOnce(file);
  }

  async adopt(incoming: string, name: string): Promise<void> {
    const writtenAt = new Date();
    await this.files.add(incoming, name, writtenAt);
    // Ignores an error, because the file is stored in the database. This process then downloads it when it is needed.
    await this.keep(incoming, name, writtenAt).catch(() => undefined);
  }

  async remove(name: string): Promise<boolean> {
    if (!isUploadName(name)) return false;
    return this.mutex.run(name, async () => {
      const file = await this.files.find(name);
      const isLegacy = !file && (await this.folder.stat(name)) !== null && !(await this.files.wasRemoved(name));
      if (!file && !isLegacy) return false;
      await this.files.noteRemoved(name);
      const wasThere = file ? await this.files.remove(file) : isLegacy;
      await this.drop(name);
      return wasThere;
    });
  }

  async list(): Promise<string[]> {
    return [...(await this.files.list()), ...(await this.listLegacy())];
  }

  async listOlder(before: number): Promise<string[]> {
    const legacy = await this.listLegacy();
    const old = new Set(await this.folder.listOlder(before));
    return [...(await this.files.list(new Date(before))), ...legacy.filter((name) => old.has(name))];
  }

  async stat(name: string): Promise<StoredUpload | null> {
    const file = await this.files.find(name);
    return file ? { bytes: file.length, writtenAt: file.metadata.writtenAt } : this.folder.stat(name);
  }

  async clearIncoming(before: number): Promise<void> {
    await this.folder.clearIncoming(before);
    await this.files.removeLeft(new Date(before));
  }

  /** Copies files from the folder to the database. Removes files from the folder that were deleted in the database. */
  @Every(HOUR_MS, FIRST_CHECK_MS, 'each process')
  async takeOverAll(): Promise<void> {
    const legacy = await this.listLegacy();
    for (const name of legacy) await this.takeOver(name);
    if (legacy.length > 0) this.logger.log(`${legacy.length} uploads of DATA_DIR were taken over into the database`);
    const present = new Set(await this.files.list());
    for (const name of await this.folder.list()) {
      if (!present.has(name) && (await this.files.wasRemoved(name))) await this.drop(name);
    }
  }

  private get files(): GridFiles {
    const { db } = this.connection;
    if (!db) throw databaseDown();
    this.grid ??= new GridFiles(db);
    return this.grid;
  }

  /** Returns names of files that are in the folder but were never in the database. */
  private async listLegacy(): Promise<string[]> {
    return this.files.missing(await this.folder.list());
  }

  private async takeOver(name: string): Promise<void> {
    await this.mutex.run(name, async () => {
      const stats = await this.folder.stat(name);
      if (!stats || (await this.files.missing([name])).length === 0) return;
      await this.files.add(join(this.folder.servedPath, name), name, stats.writtenAt);
    });
  }

  private async bringFromFolder(name: string): Promise<string | null> {
    if ((await this.folder.stat(name)) === null || (await this.files.wasRemoved(name))) {
      await this.drop(name);
      return null;
    }
    await this.takeOver(name);
    const file = await this.files.find(name);
    return file && this.fetchOnce(file);
  }

  private fetchOnce(file: GridFile): Promise<string | null> {
    const { filename } = file;
    const coming = this.coming.get(filename) ?? this.fetching.run(() => this.fetch(file));
    this.coming.set(filename, coming);
    const done = () => this.coming.delete(filename);
    coming.then(done, done);
    return this.readiness.whileAnswers(coming);
  }

  private async fetch(file: GridFile): Promise<string | null> {
    const { filename, metadata } = file;
    // Another request may have cached the file during the query.
    const cached = await this.cache.use(filename);
    if (cached) return cached;
    const incoming = join(this.incomingPath, randomName());
    try {
      // If the folder has the file and the disk supports hard links, a link saves the download.
      const isHere = await link(join(this.folder.servedPath, filename), incoming).then(
        () => true,
        () => false,
      );
      if (!isHere) await this.files.save(file, incoming);
      return await this.keep(incoming, filename, metadata.writtenAt);
    } catch (error) {
      // The download also fails if the file was deleted meanwhile. The file then counts as missing.
      if (!isDatabaseDown(error) && (await this.files.find(filename)) === null) return null;
      throw error;
    } finally {
      await rm(incoming, { force: true });
    }
  }

  private async keep(incoming: string, name: string, writtenAt: Date): Promise<string> {
    await utimes(incoming, new Date(), writtenAt);
    return this.cache.adopt(incoming, name);
  }

  private async drop(name: string): Promise<void> {
    await this.folder.remove(name);
    await this.cache.remove(name);
  }
}
