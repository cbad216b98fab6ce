import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { databaseDown } from '../errors/product-error';
import { readSharedSecret } from './shared-secret';

/** Reads the key that signs sessions and links. All processes on one database share it. See docs/decisions/005. */
@Injectable()
export class SigningKey {
  private known: Promise<string> | undefined;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  /** Returns the key. Throws 503 if the database does not answer and the key was not read before. */
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
    if (!db) throw databaseDown();
    return readSharedSecret(db, ownSecret);
  }
}
