import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { NextFunction, Request, Response } from 'express';
import { type Connection, ConnectionStates } from 'mongoose';
import { databaseAway } from '../errors/product-error';
import { DatabaseReadiness } from './database-readiness';
import { LEASE_BEAT_MS, LeaseRow } from './lease-row';

/**
 * Migrates something that older versions, and their archives, stored. A second time it finds nothing left.
 * Resolves to what was migrated, in words such as "3 quotes"; to nothing where nothing was.
 */
export type Migration = () => Promise<string | null | undefined>;

/** A start waits so long for the migrations; then the server listens, and what it is asked waits. */
const START_MS = 2_000;
/** How often a process looks whether another one has done them. */
const CHECK_EVERY_MS = 500;

/**
 * Migrates what older versions stored at the start, so that nothing else in the product knows of them. Until that is done calls and pages
 * wait, the jobs of one process rest, and with them the mails: also where the database is away at the start, or a migration fails.
 * Of several processes one does it at a time. docs/decisions/010-migrations-and-backups.md
 */
@Injectable()
export class MigrationRunner implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('Migrations');
  private readonly lease: LeaseRow;
  private migrations: readonly Migration[] = [];
  private readonly last: Migration[] = [];
  private running: Promise<void> | undefined;
  /** The start goes on, done or not. */
  private isStarted = false;
  /** Names of the steps that found something to migrate at this start. */
  readonly migrated: string[] = [];
  /** Nothing of older versions is left. */
  isDone = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly readiness: DatabaseReadiness,
  ) {
    this.lease = new LeaseRow(connection, 'migrations');
  }

  /** They run one after the other. */
  use(migrations: readonly Migration[]): void {
    this.migrations = migrations;
  }

  /** Call it in a constructor. Runs after all migrations, on what they left. */
  addLast(step: Migration): void {
    this.last.push(step);
  }

  /** Before any `onApplicationBootstrap`, where jobs and mails begin. */
  async onModuleInit(): Promise<void> {
    const done = this.whenDone().catch((error: Error) => {
      if (this.isConnected) this.logger.error(`A migration failed and is tried again: ${error.name}.`);
    });
    await Promise.race([done, wait(START_MS, undefined, { ref: false })]);
  }

  /** Indexes are built on migrated rows. */
  async onApplicationBootstrap(): Promise<void> {
    this.isStarted = true;
    if (this.isDone) await this.readiness.buildIndexes();
  }

  /**
   * Waits for all of them; after an error the next caller tries again.
   * Errors: 503 the database is away or silent; those of the migrations.
   */
  async whenDone(): Promise<void> {
    if (this.isDone) return;
    if (!this.isConnected) throw databaseAway();
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
    await this.readiness.whileAnswers(this.running);
  }

  /**
   * Express middleware of `/api`. While the database is away calls go on, and learn it in their own way.
   * The health calls always go on.
   */
  readonly handle = ({ path }: Request, _response: Response, next: NextFunction): void =>
    this.pass(path.startsWith('/health'), next, next);

  /** Before pages and what is posted to them. A page says itself what it cannot read. */
  readonly handlePage = ({ url }: IncomingMessage, _response: ServerResponse, next: () => void): void =>
    this.pass(url?.startsWith('/api/') === true, next, next);

  private pass(isFree: boolean, next: NextFunction, fail: (error: unknown) => void): void {
    if (isFree || this.isDone || !this.isConnected) next();
    else this.whenDone().then(() => next(), fail);
  }

  private get isConnected(): boolean {
    return this.connection.readyState === ConnectionStates.connected;
  }

  private async run(): Promise<void> {
    if (this.readiness.kind === 'embedded') return this.runAll();
    while (!(await this.lease.take())) await wait(CHECK_EVERY_MS);
    const renewing = setInterval(() => void this.lease.take().catch(() => false), LEASE_BEAT_MS);
    try {
      await this.runAll();
    } finally {
      clearInterval(renewing);
      await this.lease.giveUp();
    }
  }

  private async runAll(): Promise<void> {
    for (const migrate of [...this.migrations, ...this.last]) {
      const words = await migrate();
      if (!words) continue;
      this.migrated.push(words);
      this.logger.log(`Migrated: ${words}.`);
    }
    if (this.isStarted) {
      await this.readiness.buildIndexes();
      this.logger.log('All migrations are done.');
    }
    this.isDone = true;
  }
}
