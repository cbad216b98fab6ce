import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { NextFunction, Request, Response } from 'express';
import { type Connection, ConnectionStates } from 'mongoose';
import { databaseAway } from '../errors/product-error';
import { DatabaseReadiness } from './database-readiness';

/**
 * Migrates something that older versions, and their archives, stored. A second time it finds nothing left.
 * Resolves to what was migrated, in words such as "3 quotes"; to nothing where nothing was.
 */
export type Migration = () => Promise<string | null | undefined>;

/**
 * Migrates what older versions stored before the server listens, so that nothing else in the product knows of them.
 * Where the database is away at the start, or a migration fails, calls of `/api` wait for it; so do the jobs of one process,
 * and with them the mails. docs/decisions/050-migrations.md
 */
@Injectable()
export class MigrationRunner implements OnModuleInit {
  private migrations: readonly Migration[] = [];
  private readonly last: Migration[] = [];
  private readonly logger = new Logger('Migrations');
  private running: Promise<void> | undefined;
  /** What this start has migrated, in words. */
  readonly migrated: string[] = [];
  /** Nothing of older versions is left. */
  isDone = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly readiness: DatabaseReadiness,
  ) {}

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
    await this.whenDone().catch((error: Error) => {
      if (this.isConnected) this.logger.error(`A migration failed and is tried again: ${error.name}.`);
    });
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
  readonly handle = (request: Request, _response: Response, next: NextFunction): void => {
    if (this.isDone || !this.isConnected || request.path.startsWith('/health')) next();
    else this.whenDone().then(() => next(), next);
  };

  private get isConnected(): boolean {
    return this.connection.readyState === ConnectionStates.connected;
  }

  private async run(): Promise<void> {
    for (const migrate of [...this.migrations, ...this.last]) {
      const words = await migrate();
      if (!words) continue;
      this.migrated.push(words);
      this.logger.log(`Migrated: ${words}.`);
    }
    this.isDone = true;
  }
}
