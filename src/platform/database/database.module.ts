import { setTimeout as wait } from 'node:timers/promises';
import { type DynamicModule, Global, Logger, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import mongoose, { type Connection, type ConnectOptions } from 'mongoose';
import { DATABASE_INTEGRITY, DATABASE_KIND, DatabaseReadiness } from './database-readiness';
import { repairLostWrites } from './lost-writes';
import { MigrationRunner } from './migration-runner';
import type { OpenDatabase } from './open-database';
import { RestoredPlaceService } from './restored-place.service';

/** A call must learn within 2 s that the database is away. */
const SELECTION_TIMEOUT_MS = 1_500;
const RETRY_MS = 1_000;
/** These values detect a vanished server half a minute earlier than the driver's defaults. */
const WATCH: ConnectOptions = {
  serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
  heartbeatFrequencyMS: 5_000,
  connectTimeoutMS: 10_000,
};

// Query values never act as operators, and unknown paths never match everything. The DTOs check the same first.
mongoose.set('sanitizeFilter', true);
mongoose.set('strictQuery', true);

repairLostWrites();

/** Retries until the connection works or is closed. `createConnection` has already begun the first attempt. */
async function keepConnecting(connection: Connection, uri: string, options: ConnectOptions): Promise<void> {
  const logger = new Logger('Database');
  let isClosed = false;
  let isAwayLogged = false;
  connection.on('close', () => {
    isClosed = true;
  });
  let attempt: Promise<unknown> = connection.asPromise();
  while (!isClosed) {
    try {
      await attempt;
      if (isAwayLogged) logger.log('The database answers.');
      return;
    } catch (error) {
      // Logs the failure once, because a long outage must not fill the disk.
      if (!isAwayLogged)
        logger.warn(`The database does not answer: ${(error as Error).name}. Trying again until it does.`);
      isAwayLogged = true;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      attempt = connection.openUri(uri, options);
    }
  }
}

@Global()
@Module({})
export class DatabaseModule {
  /** `dbName` is only for tests, which share one server. Otherwise the URL names the database. */
  static forRoot(database: OpenDatabase, dbName?: string): DynamicModule {
    const isElsewhere = database.kind === 'mongodb';
    const options: ConnectOptions = {
      dbName: dbName ?? (isElsewhere ? undefined : 'mosi'),
      bufferCommands: false,
      // The embedded database is in this process. If it is slow, the machine is busy.
      ...(isElsewhere && WATCH),
      writeConcern: { w: 'majority', j: true },
      // Overrides the URL, because a secondary may lack acknowledged writes.
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
              // The timer is not `unref`: before the server listens, nothing else keeps the process alive.
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
