import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { DatabaseReadiness } from '../database/database-readiness';
import { LEASE_BEAT_MS, LeaseRow } from '../database/lease-row';
import { MigrationRunner } from '../database/migration-runner';
import { Lease } from '../jobs/lease';

/** Time for jobs after each renewal. Other processes may take the lease only later, so that jobs never run twice. */
const SURE_MS = 7_000;

@Injectable()
export class SharedLease extends Lease implements OnApplicationShutdown {
  readonly beatMs = LEASE_BEAT_MS;
  private readonly logger = new Logger('Jobs');
  private readonly row: LeaseRow;
  private readonly listeners: (() => unknown)[] = [];
  private renewing: Promise<void> | undefined;
  private sureUntil = Number.NEGATIVE_INFINITY;
  /** True if migrations were not finished at the last check. */
  private isLate = false;

  constructor(
    @InjectConnection() connection: Connection,
    private readonly readiness: DatabaseReadiness,
    private readonly migrations: MigrationRunner,
  ) {
    super();
    this.row = new LeaseRow(connection, 'jobs');
  }

  /** True if this process has the lease. It is false until all migrations are done, and while the database is away. */
  get isMine(): boolean {
    const { kind, isDown } = this.readiness;
    return this.migrations.isDone && (kind === 'embedded' || (!isDown && performance.now() < this.sureUntil));
  }

  onMine(begin: () => unknown): void {
    this.listeners.push(begin);
  }

  renew(): Promise<void> {
    this.renewing ??= this.readNow().finally(() => {
      this.renewing = undefined;
    });
    return this.renewing;
  }

  private async readNow(): Promise<void> {
    if (!this.migrations.isDone) {
      this.isLate = true;
      // Does not wait for the migrations, so that the server can already listen.
      this.migrations.whenDone().then(
        () => this.renew(),
        () => undefined,
      );
      return;
    }
    if (this.readiness.kind === 'embedded') {
      if (this.isLate) await this.beginAll();
      this.isLate = false;
      return;
    }
    const [wasMine, askedAt] = [this.isMine, performance.now()];
    if (!(await this.readiness.whileAnswers(this.take()).catch(() => false))) return;
    this.sureUntil = askedAt + SURE_MS;
    if (wasMine) return;
    this.logger.log(
      'This process now does the work that only one process may do: emails, reminders, schedules, the nightly backup.',
    );
    await this.beginAll();
  }

  private async beginAll(): Promise<void> {
    for (const begin of this.listeners) await begin();
  }

  async onApplicationShutdown(): Promise<void> {
    this.sureUntil = Number.NEGATIVE_INFINITY;
    if (this.readiness.kind === 'embedded') return;
    await this.readiness.whileAnswers(this.row.giveUp()).catch(() => undefined);
  }

  async take(): Promise<boolean> {
    return this.readiness.kind === 'embedded' || this.row.take();
  }
}
