import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, ConnectionStates } from 'mongoose';

/** Injection token: `embedded` or `mongodb`. */
export const DATABASE_KIND = Symbol('DATABASE_KIND');

/** Knows whether the database answers, and builds the indexes before the first call is served. */
@Injectable()
export class DatabaseReadiness implements OnApplicationBootstrap {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(DATABASE_KIND) readonly kind: 'embedded' | 'mongodb',
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.connection.readyState === ConnectionStates.connected) await this.buildIndexes();
    else this.connection.once('connected', () => void this.buildIndexes().catch(() => undefined));
  }

  /** Whether a ping is answered in time. */
  async answers(): Promise<boolean> {
    if (this.connection.readyState !== ConnectionStates.connected || !this.connection.db) return false;
    return this.connection.db
      .command({ ping: 1 })
      .then(() => true)
      .catch(() => false);
  }

  private async buildIndexes(): Promise<void> {
    await Promise.all(Object.values(this.connection.models).map((model) => model.createIndexes()));
  }
}
