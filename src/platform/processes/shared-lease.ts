import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { DatabaseReadiness } from '../database/database-readiness';
import { LEASE_BEAT_MS, LeaseRow } from '../database/lease-row';
import { MigrationRunner } from '../database/migration-runner';
import { Lease } from '../jobs/lease';

/** After so long without having said so a holder stops by itself, well before anybody else begins. */
const SURE_MS = 7_000;

/** Which of the processes on one MongoDB does the jobs that must be done once. */
@Injectable()
export class SharedLease extends Lease implements OnApplicationShutdown {
  readonly beatMs = LEASE_BEAT_MS;
  private readonly logger = new Logger('Jobs');
  private readonly row: LeaseRow;
  private readonly listeners: (() => unknown)[] = [];
  private looking: Promise<void> | undefined;
  private sureUntil = Number.NEGATIVE_INFINITY;
  /** The migrations were not done when somebody looked. */
  private isLate = false;

  constructor(
    @InjectConnection() connection: Connection,
    private readonly readiness: DatabaseReadiness,
    private readonly migrations: MigrationRunner,
  ) {
    super();
    this.row = new LeaseRow(connection, 'jobs');
  }

  /**
   * Whether this process does it. The embedded database has one.
   * Nobody does until all migrations are done.
   */
  get isMine(): boolean {
    return this.migrations.isDone && (this.readiness.kind === 'embedded' || performance.now() < this.sureUntil);
  }

  onMine(begin: () => unknown): void {
    this.listeners.push(begin);
  }

  /** One look at a time. */
  look(): Promise<void> {
    this.looking ??= this.readNow().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async readNow(): Promise<void> {
    if (!this.migrations.isDone) {
      this.isLate = true;
      // Not awaited: the server listens meanwhile.
      this.migrations.whenDone().then(
        () => this.look(),
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
      'This process now runs what one of the processes has to: mails, reminders, schedules, the nightly backup.',
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
