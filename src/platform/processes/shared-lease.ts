import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { DatabaseReadiness } from '../database/database-readiness';
import { MigrationRunner } from '../database/migration-runner';
import { isDuplicateKey } from '../errors/database-error';
import { Lease } from '../jobs/lease';
import { SHARED_COLLECTIONS } from './shared-collections';

/** How often whoever holds it says so, and the others look. */
const BEAT_MS = 2_000;
/** A holder that has said nothing for so long is dead to the others. */
const DEAD_MS = 10_000;
/** After so long without having said so a holder stops by itself, well before anybody else begins. */
const SURE_MS = 7_000;

interface StoredLease {
  _id: string;
  /** `null` when whoever held it has left in order. */
  holder: string | null;
  /** Moves with each word of the holder. */
  beat: number;
}

/**
 * Which of the processes on one MongoDB does what must be done once. Each measures by its own monotonic clock how long the count has stood
 * still, so no clock that is set, neither a machine's nor the server's, takes it away or gives it twice. docs/decisions/048-several-processes.md
 */
@Injectable()
export class SharedLease extends Lease implements OnApplicationShutdown {
  readonly beatMs = BEAT_MS;
  private readonly logger = new Logger('Jobs');
  private readonly me = randomUUID();
  private readonly listeners: (() => unknown)[] = [];
  private looking: Promise<void> | undefined;
  private sureUntil = Number.NEGATIVE_INFINITY;
  private heard = { beat: Number.NaN, at: 0 };

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly readiness: DatabaseReadiness,
    private readonly migrations: MigrationRunner,
  ) {
    super();
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
    this.looking ??= this.lookNow().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async lookNow(): Promise<void> {
    const wasMigrated = this.migrations.isDone;
    await this.migrations.whenDone().catch(() => undefined);
    if (!this.migrations.isDone) return;
    if (this.readiness.kind === 'embedded') {
      // A migration had failed at the start.
      if (!wasMigrated) await this.beginAll();
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

  /** The next one need not wait until this one is dead. */
  async onApplicationShutdown(): Promise<void> {
    this.sureUntil = Number.NEGATIVE_INFINITY;
    if (this.readiness.kind === 'embedded') return;
    await this.readiness.whileAnswers(this.giveUp()).catch(() => undefined);
  }

  private async giveUp(): Promise<void> {
    await this.leases.updateOne({ _id: 'jobs', holder: this.me }, { $set: { holder: null } });
  }

  async take(): Promise<boolean> {
    if (this.readiness.kind === 'embedded') return true;
    const kept = await this.move({ holder: this.me });
    if (kept) return true;
    const stored = await this.leases.findOne({ _id: 'jobs' });
    if (!stored) return this.begin();
    if (stored.beat !== this.heard.beat) this.heard = { beat: stored.beat, at: performance.now() };
    const isDead = performance.now() - this.heard.at > DEAD_MS;
    return isDead || stored.holder === null ? this.move({ holder: stored.holder, beat: stored.beat }) : false;
  }

  private async move(from: Partial<StoredLease>): Promise<boolean> {
    const moved = { $set: { holder: this.me }, $inc: { beat: 1 } };
    return (await this.leases.updateOne({ _id: 'jobs', ...from }, moved)).matchedCount > 0;
  }

  private async begin(): Promise<boolean> {
    try {
      await this.leases.insertOne({ _id: 'jobs', holder: this.me, beat: 0 });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private get leases() {
    return this.connection.collection<StoredLease>(SHARED_COLLECTIONS.leases);
  }
}
