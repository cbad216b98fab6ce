import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type Connection, ConnectionStates } from 'mongoose';
import request from 'supertest';
import { AppModule } from '../../src/app.module';
import { createHttpAdapter, setUpApp } from '../../src/app.setup';
import { type Environment, readEnvironment } from '../../src/platform/config/environment';
import { MigrationRunner } from '../../src/platform/database/migration-runner';
import { openDatabase } from '../../src/platform/database/open-database';
import { SigningKey } from '../../src/platform/signing/signing-key';
import { lendDatabase } from './lent-database';

/** Login of the first administrator. */
export const ADMIN = { email: 'admin@example.com', password: 'correct horse battery' };

export interface TestApp {
  app: NestExpressApplication;
  /** Contains the secret for sessions, wherever it is stored. */
  environment: Environment & { jwtSecret: string };
  connection: Connection;
  /** Supertest client of the running application. */
  http: ReturnType<typeof request>;
  close(): Promise<void>;
}

/**
 * Starts the real application on a temporary data folder and database: embedded, or on the server of
 * `TEST_MONGODB_URI`. `variables` are added to the environment.
 */
export async function startTestApp(variables: Record<string, string> = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mosi-test-'));
  const environment = readEnvironment({
    PORT: '0',
    DATA_DIR: dataDir,
    MONGODB_URI: process.env.TEST_MONGODB_URI,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SAMPLE_CONTENT: 'false',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    // Tests use X-Forwarded-For to act as different visitors, so that they share no rate limits.
    TRUST_PROXY: 'true',
    // Automatic backups are off. Only tests of backups turn them on.
    BACKUP_HOUR: 'off',
    ...variables,
  });
  const database = await openDatabase(environment);
  // Test applications share the database server, so each borrows a database of its own. A test that sets `MONGODB_URI`
  // already names one.
  const lent = database.kind === 'mongodb' && !variables.MONGODB_URI ? await lendDatabase(database.uri) : undefined;
  // Uses `NestFactory` like `main.ts`. A testing module has no HTTP adapter yet when modules ask for its type.
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot(environment, database, lent?.name),
    createHttpAdapter(),
    {
      bodyParser: false,
      logger: false,
      abortOnError: false,
    },
  );
  setUpApp(app);
  await app.listen(0, '127.0.0.1');
  const connection = app.get<Connection>(getConnectionToken());
  // On a busy machine, the application may start before it is connected to the database.
  if (connection.readyState !== ConnectionStates.connected) await once(connection, 'connected');
  await app
    .get(MigrationRunner)
    .whenDone()
    .catch(() => undefined);
  return {
    app,
    environment: { ...environment, jwtSecret: await app.get(SigningKey).read() },
    connection,
    http: request(app.getHttpServer()),
    close: async () => {
      // Drops the database that a test has named in `MONGODB_URI`. A borrowed one stays: the next borrower empties it.
      if (connection.readyState === 1 && database.kind === 'mongodb' && !lent) await connection.dropDatabase();
      await app.close();
      await database.close();
      lent?.giveBack();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** An application for all tests of the enclosing `describe`, started before and closed after them. */
export function useTestApp(variables?: Record<string, string>): TestApp {
  const test = {} as TestApp;
  beforeAll(async () => {
    Object.assign(test, await startTestApp(variables));
  });
  afterAll(() => test.close());
  return test;
}
