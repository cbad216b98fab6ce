import { setTimeout as wait } from 'node:timers/promises';
import { type DynamicModule, Global, Logger, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import mongoose, { type Connection, type ConnectOptions } from 'mongoose';
import { DATABASE_INTEGRITY, DATABASE_KIND, DatabaseReadiness } from './database-readiness';
import { repairLostWrites } from './lost-writes';
import { MigrationRunner } from './migration-runner';
import type { OpenDatabase } from './open-database';
import { RestoredPlaceService } from './restored-place.service';

/** Within the 2 s in which a call must learn that the database is away. */
const SELECTION_TIMEOUT_MS = 1_500;
const RETRY_MS = 1_000;
/**
 * A server that vanished without closing its connections is noticed after both of these, half a minute sooner than by the
 * driver's own times; until then each call learns it from `DatabaseReadiness`.
 */
const WATCH: ConnectOptions = {
  serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
  heartbeatFrequencyMS: 5_000,
  connectTimeoutMS: 10_000,
};

// Second line behind the DTOs: query values never act as operators, unknown paths never match everything.
mongoose.set('sanitizeFilter', true);
mongoose.set('strictQuery', true);

repairLostWrites();

/**
 * Goes on trying until the connection works or is closed: a database that is away at start heals by itself. The first try
 * is already under way, begun by `createConnection`; a second one beside it would be ignored by mongoose, with its options.
 */
async function keepConnecting(connection: Connection, uri: string, options: ConnectOptions): Promise<void> {
  const logger = new Logger('Database');
  let isClosed = false;
  let isAwayTold = false;
  connection.on('close', () => {
    isClosed = true;
  });
  let attempt: Promise<unknown> = connection.asPromise();
  while (!isClosed) {
    try {
      await attempt;
      if (isAwayTold) logger.log('The database answers.');
      return;
    } catch (error) {
      // Once: a server that is away for a night must not fill the disk with its name.
      if (!isAwayTold)
        logger.warn(`The database does not answer: ${(error as Error).name}. Trying again until it does.`);
      isAwayTold = true;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      attempt = connection.openUri(uri, options);
    }
  }
}

@Global()
@Module({})
export class DatabaseModule {
  /** @param dbName only where several share one server, as tests do; otherwise the address names it. */
  static forRoot(database: OpenDatabase, dbName?: string): DynamicModule {
    const isElsewhere = database.kind === 'mongodb';
    const options: ConnectOptions = {
      dbName: dbName ?? (isElsewhere ? undefined : 'mosi'),
      bufferCommands: false,
      // The embedded one is in this process: it cannot be away, and where it takes long the machine is busy.
      ...(isElsewhere && WATCH),
      writeConcern: { w: 'majority', j: true },
      // The primary, whatever the address says: a second member may be behind what was just acknowledged.
      readPreference: 'primary',
    };
    return {
      module: DatabaseModule,
      imports: [
        MongooseModule.forRootAsync({
          useFactory: () => ({
            ...options,
            uri: database.uri,
            lazyConnection: true,
            connectionFactory: async (connection: Connection) => {
              const connecting = keepConnecting(connection, database.uri, options);
              if (!isElsewhere) {
                await connecting;
                return connection;
              }
              // Not `unref`: until the server listens, nothing else keeps the process alive without a database.
              const patience = new AbortController();
              const isLong = wait(SELECTION_TIMEOUT_MS + RETRY_MS, undefined, { signal: patience.signal });
              await Promise.race([connecting, isLong]);
              isLong.catch(() => undefined);
              patience.abort();
              return connection;
            },
          }),
        }),
      ],
      providers: [
        { provide: DATABASE_KIND, useValue: database.kind },
        { provide: DATABASE_INTEGRITY, useValue: database.integrity },
        DatabaseReadiness,
        RestoredPlaceService,
        MigrationRunner,
      ],
      exports: [DATABASE_KIND, DATABASE_INTEGRITY, DatabaseReadiness, RestoredPlaceService, MigrationRunner],
    };
  }
}
