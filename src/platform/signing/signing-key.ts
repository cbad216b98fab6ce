import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { databaseAway } from '../errors/product-error';
import { readSharedSecret } from './shared-secret';

/**
 * What sessions, links and notes are signed with: `JWT_SECRET`, else the secret beside the embedded database or that of the MongoDB, by
 * which a session of one process is good in all. docs/decisions/005-several-processes.md
 */
@Injectable()
export class SigningKey {
  private known: Promise<string> | undefined;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  /** Errors: 503 the database that keeps it is away, and has not been asked before. */
  read(): Promise<string> {
    this.known ??= this.find().catch((error: unknown) => {
      this.known = undefined;
      throw error;
    });
    return this.known;
  }

  private async find(): Promise<string> {
    const { jwtSecret, ownSecret } = this.environment;
    if (jwtSecret !== undefined) return jwtSecret;
    const { db } = this.connection;
    if (!db) throw databaseAway();
    return readSharedSecret(db, ownSecret);
  }
}
