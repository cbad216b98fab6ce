import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, ConnectionStates, type mongo } from 'mongoose';
import { databaseAway } from '../errors/product-error';

/** Injection token: `embedded` or `mongodb`. */
export const DATABASE_KIND = Symbol('DATABASE_KIND');

/** Injection token: `OpenDatabase.integrity`. */
export const DATABASE_INTEGRITY = Symbol('DATABASE_INTEGRITY');

/** For work before it is suspected to wait in vain, and again for the ping that tells: in all within the contract's 2 s. */
const PATIENCE_MS = 850;

/** After which a ping that was never settled is given up, so that it does not stand in the way of the next for ever. */
const LOST_MS = 3_000;

/** Line of the log. */
const AWAY = 'The database does not answer: what is in memory is still served, all else is refused with 503.';

/** `early` when the promise is not settled in time. */
async function inTime<T>(promise: Promise<T>, early: T, milliseconds = PATIENCE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const isLate = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(early), milliseconds);
  });
  return Promise.race([promise, isLate]).finally(() => clearTimeout(timer));
}

/** Knows whether the database answers. */
@Injectable()
export class DatabaseReadiness implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Database');
  /** When it went; `null` while it answers, `undefined` until it first has: who opens the connection tells of that. */
  private awaySince: number | null | undefined;
  private isLeaving = false;
  /** One for all who ask: a database that says nothing must not use up the connections. */
  private ping: Promise<boolean> | undefined;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(DATABASE_KIND) readonly kind: 'embedded' | 'mongodb',
  ) {}

  /** Notes that from here on it is this process that goes. */
  beforeApplicationShutdown(): void {
    this.isLeaving = true;
  }

  /** Whether a ping is answered in time. */
  async answers(): Promise<boolean> {
    const isThere = await this.isPinged();
    this.note(isThere);
    return isThere;
  }

  /** Tells the log when the database goes and when it comes back, once each. */
  note(isThere: boolean): void {
    if (this.isLeaving) return;
    if (isThere) {
      if (typeof this.awaySince === 'number') {
        const seconds = ((performance.now() - this.awaySince) / 1_000).toFixed(1);
        this.logger.log(`The database answers again, after ${seconds} s.`);
      }
      this.awaySince = null;
    } else if (this.awaySince === null) {
      this.logger.warn(AWAY);
      this.awaySince = performance.now();
    }
  }

  private async isPinged(): Promise<boolean> {
    if (this.connection.readyState !== ConnectionStates.connected || !this.connection.db) return false;
    this.ping ??= this.sendPing(this.connection.db);
    return inTime(this.ping, false);
  }

  /**
   * Waits for `work` as long as the database answers. The driver itself would notice much later that a server says nothing
   * any more, and a time limit on its operations would end those that are only slow.
   * Errors: those of `work`; 503 the database says nothing, and nobody knows what becomes of `work`.
   */
  async whileAnswers<T>(work: Promise<T>): Promise<T> {
    // The embedded database is in this process: it cannot be away without us.
    if (this.kind === 'embedded') return work;
    const isDone = work.then(
      () => true,
      () => true,
    );
    while (!(await inTime(isDone, false))) {
      if (!(await Promise.race([isDone, this.answers()]))) throw databaseAway();
    }
    return work;
  }

  private sendPing(db: NonNullable<Connection['db']>): Promise<boolean> {
    const answered = db.command({ ping: 1 }).then(
      () => true,
      () => false,
    );
    return inTime(answered, false, LOST_MS).finally(() => {
      this.ping = undefined;
    });
  }

  /** Before the first call is served. In one call for each collection, one after the other: at once, each would open a connection of its own while a start waits. */
  async buildIndexes(): Promise<void> {
    for (const { schema, collection } of Object.values(this.connection.models)) {
      const indexes = schema.indexes().map(([key, options]) => ({ ...options, key }) as mongo.IndexDescription);
      if (indexes.length > 0) await collection.createIndexes(indexes);
    }
  }
}
