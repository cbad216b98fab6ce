import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { NextFunction, Request, Response } from 'express';
import { type Connection, ConnectionStates } from 'mongoose';
import { databaseAway } from '../errors/product-error';
import { DatabaseReadiness } from './database-readiness';

/**
 * Brings something of older versions, and of their archives, over to this one. A second time it finds nothing left.
 * Resolves to what was brought over, in words such as "3 quotes"; to nothing where nothing was.
 */
type Upgrade = () => Promise<string | null | undefined>;

/**
 * Brings what older versions stored over before the server listens, so that nothing else in the product knows of them.
 * Where the database is away at the start, or an upgrade fails, calls of `/api` wait for it; so do the jobs of one process,
 * and with them the mails. docs/decisions/050-upgrades-at-the-start.md
 */
@Injectable()
export class Upgrades implements OnModuleInit {
  private readonly upgrades: Upgrade[] = [];
  private readonly last: Upgrade[] = [];
  private readonly logger = new Logger('Upgrades');
  private running: Promise<void> | undefined;
  /** Upgrades that this start has made, in words. */
  readonly broughtOver: string[] = [];
  /** Nothing of older versions is left. */
  isDone = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly readiness: DatabaseReadiness,
  ) {}

  /** Call it in a constructor. They run one after the other. */
  add(upgrade: Upgrade): void {
    this.upgrades.push(upgrade);
  }

  /** Runs after all the others, on what they brought over. */
  addLast(upgrade: Upgrade): void {
    this.last.push(upgrade);
  }

  /** Before any `onApplicationBootstrap`, where jobs and mails begin. */
  async onModuleInit(): Promise<void> {
    await this.whenDone().catch((error: Error) => {
      if (this.isConnected) this.logger.error(`An upgrade failed and is tried again: ${error.name}.`);
    });
  }

  /**
   * Waits for all of them; after an error the next caller tries again.
   * Errors: 503 the database is away or silent; those of the upgrades.
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
    for (const upgrade of [...this.upgrades, ...this.last]) {
      const words = await upgrade();
      if (!words) continue;
      this.broughtOver.push(words);
      this.logger.log(`Brought over: ${words}.`);
    }
    this.isDone = true;
  }
}
