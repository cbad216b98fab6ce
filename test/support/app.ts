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

/** Sign-in of the administrator that a test application starts with. */
export const ADMIN = { email: 'admin@example.com', password: 'correct horse battery' };

export interface TestApp {
  app: NestExpressApplication;
  /** With the secret that it signs with, wherever that lies. */
  environment: Environment & { jwtSecret: string };
  connection: Connection;
  /** Supertest against the running application. */
  http: ReturnType<typeof request>;
  close(): Promise<void>;
}

/**
 * The real application on a throwaway data folder and database: the embedded one, or its own database on the server
 * that `TEST_MONGODB_URI` names. `variables` are added to the environment.
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
    // Each test can speak as another visitor through X-Forwarded-For, so that the rate limits do not couple tests.
    TRUST_PROXY: 'true',
    // Tests that are about them switch them on.
    BACKUP_HOUR: 'off',
    ...variables,
  });
  const database = await openDatabase(environment);
  // Test applications share a database server, never an embedded database; one that is given an address has its database there.
  const lent = database.kind === 'mongodb' && !variables.MONGODB_URI ? await lendDatabase(database.uri) : undefined;
  // As `main.ts` makes it: a testing module has no HTTP adapter yet when modules choose theirs.
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
  // A server may take long on a busy machine; the application starts without it then.
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
      // One that was given an address may stand beside others on their server: it leaves nothing there.
      if (connection.readyState === 1 && database.kind === 'mongodb' && !lent) await connection.dropDatabase();
      await app.close();
      await database.close();
      lent?.giveBack();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The application of the tests that stand beside this call: started before them, closed after them. */
export function useTestApp(variables?: Record<string, string>): TestApp {
  const test = {} as TestApp;
  beforeAll(async () => {
    Object.assign(test, await startTestApp(variables));
  });
  afterAll(() => test.close());
  return test;
}
