import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { databaseAway } from '../errors/product-error';
import { readSharedSecret } from './shared-secret';

/**
 * Key that signs sessions and links: `JWT_SECRET`, else the secret beside the embedded database or in MongoDB.
 * The stored secret lets all processes accept each other's sessions. docs/decisions/005-several-processes.md
 */
@Injectable()
export class SigningKey {
  private known: Promise<string> | undefined;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  /** Errors: 503 if the database is away and the key was not read before. */
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
