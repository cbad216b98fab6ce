import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { Integrity } from '../../embedded-mongodb/embedded-database';
import type { Environment } from '../config/environment';
import { EnvironmentError } from '../config/environment-error';

export interface OpenDatabase {
  kind: 'embedded' | 'mongodb';
  uri: string;
  /** Returns known damage of the embedded database, or `null` for a MongoDB server. */
  integrity(): Integrity | null;
  /** Stops the embedded database. Call it after the application is closed. */
  close(): Promise<void>;
}

/** Uses `require`, because `import()` would need the name of the compiled file and fails in Jest. */
function loadEmbedded(): typeof import('../../embedded-mongodb/embedded-database') {
  return require('../../embedded-mongodb/embedded-database') as typeof import('../../embedded-mongodb/embedded-database');
}

/** Lets the driver validate the URL now. Connecting to an invalid URL would be retried forever. */
function checkAddress(uri: string): void {
  const { mongo } = require('mongoose') as typeof import('mongoose');
  try {
    new mongo.MongoClient(uri);
  } catch {
    throw new EnvironmentError('MONGODB_URI must be an address that the MongoDB driver understands.');
  }
}

/** Opens the server in `MONGODB_URI`, or the embedded database. Throws `EnvironmentError` for an invalid URL. */
export async function openDatabase(environment: Environment): Promise<OpenDatabase> {
  if (environment.mongodbUri !== undefined) {
    checkAddress(environment.mongodbUri);
    return { kind: 'mongodb', uri: environment.mongodbUri, integrity: () => null, close: async () => {} };
  }
  return openDatabaseIn(environment.dataDir);
}

export async function openDatabaseIn(dataDir: string): Promise<OpenDatabase> {
  const report = ({ finding }: Integrity): void => {
    new Logger('Database').error(
      `The database is damaged (${finding}). Requests for damaged data get a 503. Stop mosi, move ${dataDir} away, and restore the last good backup to a new folder.`,
    );
  };
  const warn = (text: string): void => new Logger('Database').warn(text);
  const { uri, integrity, stop } = await loadEmbedded().startEmbeddedDatabase({ dataDir, report, warn });
  return { kind: 'embedded', uri, integrity, close: stop };
}

export function findRunning(dataDir: string): Promise<string | null> {
  return loadEmbedded().findRunningDatabase(dataDir);
}

/**
 * Opens the database for a tool. If a running site has the embedded database open, the tool connects to it. Throws
 * `EnvironmentError` if the embedded database does not exist or is damaged.
 */
export async function joinDatabase(environment: Environment): Promise<OpenDatabase> {
  const { mongodbUri, dataDir } = environment;
  if (mongodbUri === undefined) {
    if (!existsSync(join(dataDir, 'database'))) {
      throw new EnvironmentError(
        `There is no database in ${dataDir}. Start mosi once, or use the same DATA_DIR or MONGODB_URI as the site.`,
      );
    }
    const uri = await findRunning(dataDir);
    if (uri !== null) return { kind: 'embedded', uri, integrity: () => null, close: async () => {} };
  }
  const database = await openDatabase(environment);
  const finding = database.integrity()?.finding;
  if (!finding) return database;
  await database.close();
  throw new EnvironmentError(
    `The database in ${dataDir} is damaged (${finding}): move the folder away, and restore the last good backup to a new folder.`,
  );
}
