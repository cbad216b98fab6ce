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
import { ADMIN } from './site';

export interface TestApp {
  app: NestExpressApplication;
  /** The settings, and the secret that signs sessions. */
  environment: Environment & { jwtSecret: string };
  connection: Connection;
  /** Supertest client of the running application. */
  http: ReturnType<typeof request>;
  close(): Promise<void>;
}

/**
 * Starts the real application with a temporary data folder and database. The database is embedded, or on the server of
 * `TEST_MONGODB_URI`.
 * @param variables environment variables that override those of the tests
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
  // On a shared MongoDB server, each test application borrows a database. A test that sets `MONGODB_URI` names its own.
  const lent = database.kind === 'mongodb' && !variables.MONGODB_URI ? await lendDatabase(database.uri) : undefined;
  // Uses `NestFactory` as main.ts does. Nest's testing module would create the HTTP adapter too late for some modules.
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
      // Drops the database only if the test has named it in `MONGODB_URI`. A lent database stays, and `lendDatabase`
      // empties it before the next test application uses it.
      if (connection.readyState === 1 && database.kind === 'mongodb' && !lent) await connection.dropDatabase();
      await app.close();
      await database.close();
      lent?.giveBack();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts an application before the tests of the enclosing `describe` and closes it after them. */
export function useTestApp(variables?: Record<string, string>): TestApp {
  const test = {} as TestApp;
  beforeAll(async () => {
    Object.assign(test, await startTestApp(variables));
  });
  afterAll(() => test.close());
  return test;
}
