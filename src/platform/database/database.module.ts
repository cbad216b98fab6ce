import { setTimeout as wait } from 'node:timers/promises';
import { type DynamicModule, Global, Logger, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import mongoose, { type Connection, type ConnectOptions } from 'mongoose';
import { DATABASE_INTEGRITY, DATABASE_KIND, DatabaseReadiness } from './database-readiness';
import { repairLostWrites } from './lost-writes';
import { MigrationRunner } from './migration-runner';
import type { OpenDatabase } from './open-database';
import { RestoredPlaceService } from './restored-place.service';

/** Maximum time to find a server, so that a call can fail within 2 s if the database does not answer. */
const SELECTION_TIMEOUT_MS = 1_500;
const RETRY_MS = 1_000;
/** With these values, a vanished server is detected half a minute earlier than with the driver's defaults. */
const WATCH: ConnectOptions = {
  serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
  heartbeatFrequencyMS: 5_000,
  connectTimeoutMS: 10_000,
};

// `sanitizeFilter` keeps query values from acting as operators. `strictQuery` removes unknown fields from filters. DTOs
// already check both.
mongoose.set('sanitizeFilter', true);
mongoose.set('strictQuery', true);

repairLostWrites();

/** Retries until the connection works or is closed. `createConnection` has already begun the first attempt. */
async function keepConnecting(connection: Connection, uri: string, options: ConnectOptions): Promise<void> {
  const logger = new Logger('Database');
  let isClosed = false;
  let isDownLogged = false;
  connection.on('close', () => {
    isClosed = true;
  });
  let attempt: Promise<unknown> = connection.asPromise();
  while (!isClosed) {
    try {
      await attempt;
      if (isDownLogged) logger.log('The database answers.');
      return;
    } catch (error) {
      // Logs the failure once, because a long outage must not fill the disk.
      if (!isDownLogged)
        logger.warn(`The database does not answer: ${(error as Error).name}. Trying again until it does.`);
      isDownLogged = true;
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
      // Only a MongoDB server needs these timeouts. If the embedded database is slow, this process is busy.
      ...(isElsewhere && WATCH),
      writeConcern: { w: 'majority', j: true },
      // Overrides the URL's setting, because a secondary server may lack writes that were already answered.
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
              // The timer must not be `unref`: until the server listens, nothing else keeps the process running.
              const timeout = new AbortController();
              const isLong = wait(SELECTION_TIMEOUT_MS + RETRY_MS, undefined, { signal: timeout.signal });
              await Promise.race([connecting, isLong]);
              isLong.catch(() => undefined);
              timeout.abort();
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
