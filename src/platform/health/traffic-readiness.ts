import { Injectable } from '@nestjs/common';
import { MESSAGES } from '../../contract/errors';
import { DatabaseReadiness } from '../database/database-readiness';
import { MigrationRunner } from '../database/migration-runner';

/** Whether proxies should send visitors to this process. It serves whatever comes nevertheless. */
@Injectable()
export class TrafficReadiness {
  private isLeaving = false;

  constructor(
    private readonly database: DatabaseReadiness,
    private readonly migrations: MigrationRunner,
  ) {}

  /** The process was told to stop. */
  leave(): void {
    this.isLeaving = true;
  }

  /** What speaks against it, in fixed words; `null` when nothing does. */
  async obstacle(): Promise<string | null> {
    if (this.isLeaving) return MESSAGES.leaving;
    if (!(await this.database.answers())) return MESSAGES.databaseAway;
    return this.migrations.whenDone().then(
      () => null,
      () => MESSAGES.notMigrated,
    );
  }
}
