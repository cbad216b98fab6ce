import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { NextFunction, Request, Response } from 'express';
import { type Connection, ConnectionStates } from 'mongoose';
import { databaseDown } from '../errors/product-error';
import { DatabaseReadiness } from './database-readiness';
import { LEASE_BEAT_MS, LeaseRow } from './lease-row';

/** Migrates older data, if any is left. Resolves to a description such as "3 quotes", or to nothing. */
export type Migration = () => Promise<string | null | undefined>;

/** The start waits this long for the migrations. Afterwards the server listens and requests wait. */
const START_MS = 2_000;
const CHECK_EVERY_MS = 500;

/** Migrates older data in one process, while requests and jobs wait. See docs/decisions/010. */
@Injectable()
export class MigrationRunner implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('Migrations');
  private readonly lease: LeaseRow;
  private migrations: readonly Migration[] = [];
  private readonly last: Migration[] = [];
  private running: Promise<void> | undefined;
  private isStarted = false;
  readonly migrated: string[] = [];
  isDone = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly readiness: DatabaseReadiness,
  ) {
    this.lease = new LeaseRow(connection, 'migrations');
  }

  use(migrations: readonly Migration[]): void {
    this.migrations = migrations;
  }

  /** Adds a step after all migrations. Call it in a constructor, because the migrations begin in `onModuleInit`. */
  addLast(step: Migration): void {
    this.last.push(step);
  }

  /** Nest calls this before any `onApplicationBootstrap`, in which the jobs and the sending of emails begin. */
  async onModuleInit(): Promise<void> {
    const done = this.whenDone().catch((error: Error) => {
      if (this.isConnected) this.logger.error(`A migration failed and is tried again: ${error.name}.`);
    });
    await Promise.race([done, wait(START_MS, undefined, { ref: false })]);
  }

  /** Builds indexes after the migrations, because older rows may violate unique indexes. */
  async onApplicationBootstrap(): Promise<void> {
    this.isStarted = true;
    if (this.isDone) await this.readiness.buildIndexes();
  }

  /** Waits for all migrations; a call after a failed one retries. Throws 503 if the database is away. */
  async whenDone(): Promise<void> {
    if (this.isDone) return;
    if (!this.isConnected) throw databaseDown();
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
    await this.readiness.whileAnswers(this.running);
  }

  /** Lets API calls except health checks wait. If the database is away, they proceed and fail by themselves. */
  readonly handle = ({ path }: Request, _response: Response, next: NextFunction): void =>
    this.pass(path.startsWith('/health'), next, next);

  /** Lets pages and their forms wait. If the database is away, they proceed, because pages handle that. */
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
      const text = await migrate();
      if (!text) continue;
      this.migrated.push(text);
      this.logger.log(`Migrated: ${text}.`);
    }
    if (this.isStarted) {
      await this.readiness.buildIndexes();
      this.logger.log('All migrations are done.');
    }
    this.isDone = true;
  }
}
