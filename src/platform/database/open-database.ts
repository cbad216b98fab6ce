import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { Integrity } from '../../embedded-mongodb/embedded-database';
import type { Environment } from '../config/environment';
import { EnvironmentError } from '../config/environment-error';

/** A database that is ready to be connected to. */
export interface OpenDatabase {
  kind: 'embedded' | 'mongodb';
  uri: string;
  /** What the embedded database knows of the soundness of what is stored; `null` of a server of its own. */
  integrity(): Integrity | null;
  /** Ends the embedded database; nothing to do for a server of its own. Call it after the application is closed. */
  close(): Promise<void>;
}

/** Not `import()`: it wants the compiled file's name, which Jest does not find. */
function loadEmbedded(): typeof import('../../embedded-mongodb/embedded-database') {
  return require('../../embedded-mongodb/embedded-database') as typeof import('../../embedded-mongodb/embedded-database');
}

/** Only the driver knows the whole grammar of its addresses. Without this check a wrong one would be tried for ever. */
function checkAddress(uri: string): void {
  const { mongo } = require('mongoose') as typeof import('mongoose');
  try {
    new mongo.MongoClient(uri);
  } catch {
    throw new EnvironmentError('MONGODB_URI must be an address that the MongoDB driver understands.');
  }
}

/**
 * The server that `MONGODB_URI` names, or the embedded database in `DATA_DIR`.
 * The embedded engine is loaded only when it is used.
 * Errors: `EnvironmentError` for an address that can never work; those of the embedded database.
 */
export async function openDatabase(environment: Environment): Promise<OpenDatabase> {
  if (environment.mongodbUri !== undefined) {
    checkAddress(environment.mongodbUri);
    return { kind: 'mongodb', uri: environment.mongodbUri, integrity: () => null, close: async () => {} };
  }
  return openDatabaseIn(environment.dataDir);
}

/** The embedded database of a folder, made if there is none. */
export async function openDatabaseIn(dataDir: string): Promise<OpenDatabase> {
  const report = ({ finding }: Integrity): void => {
    new Logger('Database').error(
      `The database is damaged (${finding}). What is damaged is answered with 503. Stop mosi, move ${dataDir} away, and restore the last good backup to a new one.`,
    );
  };
  const warn = (words: string): void => new Logger('Database').warn(words);
  const { uri, integrity, stop } = await loadEmbedded().startEmbeddedDatabase({ dataDir, report, warn });
  return { kind: 'embedded', uri, integrity, close: stop };
}

/** The address of the embedded database that another process serves from this folder, `null` when none does. */
export function findRunning(dataDir: string): Promise<string | null> {
  return loadEmbedded().findRunningDatabase(dataDir);
}

/**
 * The same for a tool: while the application runs, the tool works on its database, and `close` leaves that alone.
 * Errors: `EnvironmentError` where no application has ever run, or what is stored is known to be damaged: reading all of it could end the process.
 */
export async function joinDatabase(environment: Environment): Promise<OpenDatabase> {
  const { mongodbUri, dataDir } = environment;
  if (mongodbUri === undefined) {
    if (!existsSync(join(dataDir, 'database'))) {
      throw new EnvironmentError(
        `There is no database in ${dataDir}. Start mosi once, or set DATA_DIR or MONGODB_URI as it has them.`,
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
    `The database in ${dataDir} is damaged (${finding}): move the folder away, and restore the last good backup to a new one.`,
  );
}
