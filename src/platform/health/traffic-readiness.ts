import { Injectable } from '@nestjs/common';
import { MESSAGES } from '../../contract/errors';
import { DatabaseReadiness } from '../database/database-readiness';
import { MigrationRunner } from '../database/migration-runner';

/** Tells proxies whether to send visitors to this process. Requests that arrive nevertheless are still served. */
@Injectable()
export class TrafficReadiness {
  private isLeaving = false;

  constructor(
    private readonly database: DatabaseReadiness,
    private readonly migrations: MigrationRunner,
  ) {}

  leave(): void {
    this.isLeaving = true;
  }

  async obstacle(): Promise<string | null> {
    if (this.isLeaving) return MESSAGES.leaving;
    if (!(await this.database.answers())) return MESSAGES.databaseDown;
    return this.migrations.whenDone().then(
      () => null,
      () => MESSAGES.notMigrated,
    );
  }
}
