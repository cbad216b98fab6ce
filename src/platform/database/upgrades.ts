import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { NextFunction, Request, Response } from 'express';
import { type Connection, ConnectionStates } from 'mongoose';
import { databaseAway } from '../errors/product-error';

/** Brings something of older versions, and of their archives, over to this one. A second time it finds nothing left. */
type Upgrade = () => Promise<unknown>;

/**
 * Brings what older versions stored over before the server listens, so that nothing else in the product knows of them. Where the database is
 * away at the start, each call waits for it; so do the jobs of one process, and with them the mails. docs/decisions/050-upgrades-at-the-start.md
 */
@Injectable()
export class Upgrades implements OnModuleInit {
  private readonly upgrades: Upgrade[] = [];
  private running: Promise<void> | undefined;
  private isDone = false;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Call it in a constructor. They run one after the other. */
  add(upgrade: Upgrade): void {
    this.upgrades.push(upgrade);
  }

  /** Before any `onApplicationBootstrap`, where jobs and mails begin. */
  async onModuleInit(): Promise<void> {
    await this.whenDone().catch(() => undefined);
  }

  /** Resolves when nothing of older versions is left. Errors: 503 the database is away; those of the upgrades. The next caller tries again. */
  async whenDone(): Promise<void> {
    if (this.isDone) return;
    if (!this.isConnected) throw databaseAway();
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
    await this.running;
  }

  /** Express middleware, before everything that reads the database. While that is away calls go on: each learns it in its own way. */
  readonly handle = (_request: Request, _response: Response, next: NextFunction): void => {
    if (this.isDone || !this.isConnected) next();
    else this.whenDone().then(() => next(), next);
  };

  private get isConnected(): boolean {
    return this.connection.readyState === ConnectionStates.connected;
  }

  private async run(): Promise<void> {
    for (const upgrade of this.upgrades) await upgrade();
    this.isDone = true;
  }
}
