import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, ConnectionStates, type mongo } from 'mongoose';
import { databaseDown } from '../errors/product-error';

export const DATABASE_KIND = Symbol('DATABASE_KIND');

/** Injection token for the function `OpenDatabase.integrity`, which returns known damage of the embedded database. */
export const DATABASE_INTEGRITY = Symbol('DATABASE_INTEGRITY');

/** After this time, work counts as slow and a ping follows. The ping gets the same time, so a call fails within 2 s. */
const ANSWER_TIMEOUT_MS = 850;

/** After this time a ping is given up, so that it does not block the next one. */
const LOST_MS = 3_000;
const DOWN = 'The database does not answer. Cached answers are still served; all other requests get a 503.';

/** Resolves to `early` if the promise is not settled in time. */
async function inTime<T>(promise: Promise<T>, early: T, milliseconds = ANSWER_TIMEOUT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const isLate = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(early), milliseconds);
  });
  return Promise.race([promise, isLate]).finally(() => clearTimeout(timer));
}

@Injectable()
export class DatabaseReadiness implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Database');
  /** Time since which the database does not answer. `null` while it answers, `undefined` before the first answer. */
  private downSince: number | null | undefined;
  private isLeaving = false;
  /** The running ping. All callers share it, so that a silent database does not use up the connections. */
  private ping: Promise<boolean> | undefined;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(DATABASE_KIND) readonly kind: 'embedded' | 'mongodb',
  ) {}

  /** From now on, a lost connection is not logged as an outage, because the stopping process closes it. */
  beforeApplicationShutdown(): void {
    this.isLeaving = true;
  }

  /** True while it is known that the database does not answer. */
  get isDown(): boolean {
    return typeof this.downSince === 'number';
  }

  async answers(): Promise<boolean> {
    const isThere = await this.isPinged();
    this.note(isThere);
    return isThere;
  }

  /** Logs once that the database is away, and once that it is back. */
  note(isThere: boolean): void {
    if (this.isLeaving) return;
    if (isThere) {
      if (typeof this.downSince === 'number') {
        const seconds = ((performance.now() - this.downSince) / 1_000).toFixed(1);
        this.logger.log(`The database answers again, after ${seconds} s.`);
      }
      this.downSince = null;
    } else if (this.downSince === null) {
      this.logger.warn(DOWN);
      this.downSince = performance.now();
    }
  }

  private async isPinged(): Promise<boolean> {
    if (this.connection.readyState !== ConnectionStates.connected || !this.connection.db) return false;
    this.ping ??= this.sendPing(this.connection.db);
    return inTime(this.ping, false);
  }

  /** Waits for `work`. Throws 503 if the database stops answering; whether `work` succeeded is then unknown. */
  async whileAnswers<T>(work: Promise<T>): Promise<T> {
    // The embedded database runs in this process, so it always answers.
    if (this.kind === 'embedded') return work;
    const isDone = work.then(
      () => true,
      () => true,
    );
    while (!(await inTime(isDone, false))) {
      if (!(await Promise.race([isDone, this.answers()]))) throw databaseDown();
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

  /** Builds all indexes, one collection at a time, because parallel calls would each open a connection. */
  async buildIndexes(): Promise<void> {
    for (const { schema, collection } of Object.values(this.connection.models)) {
      const indexes = schema.indexes().map(([key, options]) => ({ ...options, key }) as mongo.IndexDescription);
      if (indexes.length > 0) await collection.createIndexes(indexes);
    }
  }
}
