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
 * Migrates data of older versions and restored archives. A second run finds nothing.
 * Resolves to a description such as "3 quotes", or to nothing if there was no such data.
 */
export type Migration = () => Promise<string | null | undefined>;

/** A start waits this long for the migrations. Then the server listens, and requests wait. */
const START_MS = 2_000;
/** Interval at which a process checks whether another process has finished them. */
const CHECK_EVERY_MS = 500;

/**
 * Migrates data of older versions at the start, so that other code needs only the current form.
 * Until then calls and pages wait, and jobs and emails do not run, even if the database is away or a migration fails.
 * Among several processes one migrates at a time. docs/decisions/010-migrations-and-backups.md
 */
@Injectable()
export class MigrationRunner implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('Migrations');
  private readonly lease: LeaseRow;
  private migrations: readonly Migration[] = [];
  private readonly last: Migration[] = [];
  private running: Promise<void> | undefined;
  /** True once the start has continued, with or without finished migrations. */
  private isStarted = false;
  /** Descriptions of the data that this start migrated. */
  readonly migrated: string[] = [];
  /** True when no older data is left. */
  isDone = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly readiness: DatabaseReadiness,
  ) {
    this.lease = new LeaseRow(connection, 'migrations');
  }

  /** Sets the migrations, which run in this order. */
  use(migrations: readonly Migration[]): void {
    this.migrations = migrations;
  }

  /** Adds a step after all migrations. Call it in a constructor. */
  addLast(step: Migration): void {
    this.last.push(step);
  }

  /** Runs before any `onApplicationBootstrap`, in which jobs and emails begin. */
  async onModuleInit(): Promise<void> {
    const done = this.whenDone().catch((error: Error) => {
      if (this.isConnected) this.logger.error(`A migration failed and is tried again: ${error.name}.`);
    });
    await Promise.race([done, wait(START_MS, undefined, { ref: false })]);
  }

  /** Indexes need migrated rows. */
  async onApplicationBootstrap(): Promise<void> {
    this.isStarted = true;
    if (this.isDone) await this.readiness.buildIndexes();
  }

  /**
   * Waits for all migrations. After an error the next caller retries them.
   * Errors: 503 if the database is away or silent; those of the migrations.
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
   * Express middleware of `/api`. While the database is away calls continue and fail on their own.
   * Health calls never wait.
   */
  readonly handle = ({ path }: Request, _response: Response, next: NextFunction): void =>
    this.pass(path.startsWith('/health'), next, next);

  /** Delays pages and their forms. Pages handle an absent database themselves. */
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
