import { PassThrough, type Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { PinoLogger } from 'nestjs-pino';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { DATABASE_KIND } from '../platform/database/database-readiness';
import { conflict, databaseAway } from '../platform/errors/product-error';
import { noteBackup } from './last-backup';
import { archiveName, packBackup } from './pack-backup';
import { type StagedBackup, stageBackup } from './stage-backup';

/** Archives of the running site. The same as `npm run backup` writes. */
@Injectable()
export class BackupService {
  private isRunning = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(DATABASE_KIND) private readonly kind: 'embedded' | 'mongodb',
    private readonly logger: PinoLogger,
  ) {}

  /**
   * Fixes the moment and begins to write. A stream that fails on the way is destroyed, so that nobody takes a part for the
   * whole.
   * Errors: 409 while another one is made; 503 database away.
   */
  async open(): Promise<{ name: string; archive: Readable }> {
    if (this.isRunning) throw conflict('A backup is being made already. Please wait until it is done.');
    const { db } = this.connection;
    if (!db) throw databaseAway();
    this.isRunning = true;
    try {
      const client = this.connection.getClient();
      const staged = await stageBackup({ dataDir: this.environment.dataDir, kind: this.kind, client, db });
      const archive = new PassThrough();
      void this.write(staged, archive);
      return { name: archiveName(staged.createdAt), archive };
    } catch (error) {
      this.isRunning = false;
      throw error;
    }
  }

  private async write(staged: StagedBackup, archive: PassThrough): Promise<void> {
    const failure = await packBackup(staged, archive).then(
      () => undefined,
      (error: Error) => error,
    );
    await staged.remove().catch(() => undefined);
    this.isRunning = false;
    if (failure) this.logger.warn({ err: failure }, 'a backup was not taken to its end');
    if (failure) archive.destroy(failure);
    else archive.end();
    if (!failure && this.connection.db) await noteBackup(this.connection.db, staged.createdAt);
  }
}
