import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { PinoLogger } from 'nestjs-pino';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { DATABASE_KIND } from '../platform/database/database-readiness';
import { conflict, databaseDown } from '../platform/errors/product-error';
import type { Manifest } from './archive-format';
import { noteBackup } from './last-backup';
import { archiveName, packBackup } from './pack-backup';
import { type StagedBackup, stageBackup } from './stage-backup';
import { writeArchive } from './write-archive';

interface SavedBackup {
  name: string;
  createdAt: Date;
  bytes: number;
  manifest: Manifest;
}

/** Makes backups of the running site, in the format of `npm run backup`. */
@Injectable()
export class BackupService {
  isRunning = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(DATABASE_KIND) private readonly kind: 'embedded' | 'mongodb',
    private readonly logger: PinoLogger,
  ) {}

  /** Returns a stream of an archive. Destroys it if reading fails. Throws 409 while another backup is made. */
  async open(): Promise<{ name: string; archive: Readable }> {
    const staged = await this.stage();
    const archive = new PassThrough();
    void this.send(staged, archive);
    return { name: archiveName(staged.createdAt), archive };
  }

  /** Writes an archive and verifies it. Throws 409 while another backup is made, and the errors of `writeArchive`. */
  async save(folder: string, nameOf: (createdAt: Date) => string): Promise<SavedBackup> {
    const staged = await this.stage();
    try {
      const { createdAt } = staged;
      const name = nameOf(createdAt);
      const written = await writeArchive(staged, join(folder, name));
      await this.note(staged);
      return { name, createdAt, ...written };
    } finally {
      await this.end(staged);
    }
  }

  private async stage(): Promise<StagedBackup> {
    if (this.isRunning) throw conflict('A backup is already being made. Please wait until it is finished.');
    const { db } = this.connection;
    if (!db) throw databaseDown();
    this.isRunning = true;
    try {
      return await stageBackup({ dataDir: this.environment.dataDir, kind: this.kind, db });
    } catch (error) {
      this.isRunning = false;
      throw error;
    }
  }

  private async send(staged: StagedBackup, archive: PassThrough): Promise<void> {
    const failure = await packBackup(staged, archive).then(
      () => undefined,
      (error: Error) => error,
    );
    await this.end(staged);
    if (failure) this.logger.warn({ err: failure }, 'a backup download was not finished');
    if (failure) archive.destroy(failure);
    else archive.end();
    if (!failure) await this.note(staged);
  }

  private async end(staged: StagedBackup): Promise<void> {
    await staged.remove().catch(() => undefined);
    this.isRunning = false;
  }

  private async note({ createdAt }: StagedBackup): Promise<void> {
    if (this.connection.db) await noteBackup(this.connection.db, createdAt);
  }
}
